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

/** The fields that the company gives its leads: added, renamed, put in order, removed. */
export default function FieldsDialog({ onClose }: { onClose: () => void }) {
  const { data: fields = [], isPending, error } = useQuery(fieldsQuery())
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
      title="Fields of a lead"
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
                field={field}
                run={run}
                onUp={index === 0 ? null : () => move(index, -1)}
                onDown={index === fields.length - 1 ? null : () => move(index, 1)}
              />
            ))}
          </ul>
        )}
        <AddField fields={fields} run={run} />
      </div>
    </Dialog>
  )
}
