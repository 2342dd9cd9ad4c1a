import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { BulkBar } from '../bulk/index.ts'
import { membersQuery } from '../people/index.ts'
import { type CustomerTable, refreshCustomers } from './change-customer.ts'
import { changeCustomers } from './change-customers.ts'
import { removals } from './remove-customers.ts'

const MergeDialog = lazy(() => import('./merge/merge-dialog.tsx'))

interface Props {
  table: CustomerTable
  selected: ReadonlySet<string>
  onClear: () => void
}

/** What can be done with the selected accounts or contacts. */
export default function CustomersBulkBar({ table, selected, onClear }: Props) {
  const members = useQuery(membersQuery()).data ?? []
  const ids = [...selected]
  return (
    <BulkBar
      record={table}
      ids={ids}
      members={members}
      onClear={onClear}
      change={(patch, said) => changeCustomers(table, ids, patch, said)}
      refresh={refreshCustomers}
      remove={removals[table].remove}
      renderMerge={([id, other], close) => (
        <MergeDialog table={table} id={id} other={other} onClose={close} onMerged={onClear} />
      )}
    />
  )
}
