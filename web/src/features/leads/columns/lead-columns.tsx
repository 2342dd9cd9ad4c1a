import { useQuery } from '@tanstack/react-query'
import { useStages } from '~/data/stages.ts'
import { fieldsQuery } from '../../fields/index.ts'
import { ColumnsDialog } from '../../records/index.ts'
import { columnChoices } from './table-columns.tsx'
import { usualColumns } from './usual-columns.ts'

interface Props {
  /** As the address says it. */
  chosen: string | undefined
  onChange: (columns: string | undefined) => void
  onClose: () => void
}

/** Which columns the table of leads has. */
export default function LeadColumns(props: Props) {
  const fields = useQuery(fieldsQuery('leads')).data ?? []
  return <ColumnsDialog all={columnChoices(fields, useStages())} usual={usualColumns} {...props} />
}
