import { oneOf, type SalesRecord } from '@parley/core/records/sales-records'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { queryClient } from '~/data/query-client.ts'
import { useTableChanges } from '~/data/use-table-changes.ts'
import { Dialog } from '~/ui/dialog.tsx'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { SkeletonRows } from '~/ui/skeleton.tsx'
import { AddField } from './add-field.tsx'
import { FieldLine } from './field-line.tsx'
import { fieldsKey, fieldsQuery, orderFields } from './queries.ts'

interface Props {
  record: SalesRecord
  onClose: () => void
}

/** The fields that the company gives a record: added, renamed, put in order, removed. */
export default function FieldsDialog({ record, onClose }: Props) {
  const { data: fields = [], isPending, error } = useQuery(fieldsQuery(record))
  const [failure, setFailure] = useState<string | null>(null)
  const refresh = () => queryClient.invalidateQueries({ queryKey: fieldsKey })
  useTableChanges(['lead_fields'], () => void refresh())
  const run = async (work: () => Promise<void>): Promise<boolean> => {
    setFailure(null)
    try {
      await work()
      return true
    } catch (problem) {
      setFailure(describeError(problem))
      return false
    } finally {
      await refresh()
    }
  }
  const move = (index: number, step: number) => {
    const ids = fields.map(({ id }) => id)
    const [moved] = ids.splice(index, 1)
    if (moved !== undefined) ids.splice(index + step, 0, moved)
    void run(() => orderFields(ids))
  }
  return (
    <Dialog
      isOpen
      width="wide"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Fields of ${oneOf[record]}`}
      description="What your company tracks beside the built-in fields. Everyone in the company sees them."
    >
      <div className="space-y-5">
        {failure !== null && <ErrorNotice title="That was not saved">{failure}</ErrorNotice>}
        {error && <ErrorNotice title="The fields could not be loaded">{describeError(error)}</ErrorNotice>}
        {isPending && <SkeletonRows count={3} label="Loading the fields" />}
        {fields.length > 0 && (
          <ul aria-label="Fields" className="border-t">
            {fields.map((field, index) => (
              <FieldLine
                key={field.id}
                record={record}
                field={field}
                run={run}
                onUp={index === 0 ? null : () => move(index, -1)}
                onDown={index === fields.length - 1 ? null : () => move(index, 1)}
              />
            ))}
          </ul>
        )}
        <AddField record={record} fields={fields} run={run} />
      </div>
    </Dialog>
  )
}
