import type { ChangedField } from '@parley/core/history/changed-fields'
import { changedFields } from '@parley/core/history/changed-fields'
import { useMutation } from '@tanstack/react-query'
import { describeError } from '~/data/describe-error.ts'
import { ConfirmDialog } from '~/ui/confirm-dialog.tsx'
import { toast } from '~/ui/toast.ts'
import type { Change } from './change.ts'
import { describeReturned } from './describe-returned.ts'
import { ChangedSince, restoreChange } from './restore-change.ts'
import { type ValueContext, valueWords } from './value-words.ts'

interface Props {
  change: Change
  fields: readonly ChangedField[]
  context: ValueContext
}

/** Gives the fields of a change the values they had; asks first where they were changed since. */
export function RestoreButton({ change, fields, context }: Props) {
  const restore = useMutation({
    mutationFn: (expected: ChangedSince['held'] | null) => restoreChange(change, expected),
    onSuccess: (returned) => toast.success('Restored', { description: describeReturned(returned) }),
    onError: (error) => {
      if (!(error instanceof ChangedSince))
        toast.error('Nothing was restored', { description: describeError(error) })
    },
  })
  const since = restore.error instanceof ChangedSince ? restore.error.held : null
  const labels = fields.map(({ field }) => field.label).join(', ')
  return (
    <>
      <button
        type="button"
        aria-label={labels === '' ? 'Restore' : `Restore ${labels}`}
        disabled={restore.isPending}
        onClick={() => restore.mutate(null)}
        className="link text-sm opacity-0 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:min-h-11 pointer-coarse:opacity-100"
      >
        Restore
      </button>
      <ConfirmDialog
        isOpen={since !== null}
        onOpenChange={(isOpen) => !isOpen && restore.reset()}
        title="Changed since"
        description={since === null ? '' : describeConflict(change, since, context)}
        confirmLabel="Restore anyway"
        isDanger={false}
        onConfirm={() => since && restore.mutate(since)}
      />
    </>
  )
}

/** "Value is $35,000 now. Restoring sets it to $10,000." */
function describeConflict(change: Change, held: ChangedSince['held'], context: ValueContext): string {
  const after = change.after ?? {}
  const differing = changedFields(change.record, change.before ?? {}, held).filter(
    ({ field, after: now }) =>
      JSON.stringify(now) !==
      JSON.stringify(
        changedFields(change.record, {}, after).find((each) => each.field.column === field.column)?.after ??
          null,
      ),
  )
  const now = differing.map(
    ({ field, after: value }) => `${field.label} is ${valueWords(field, value, context)} now.`,
  )
  const then = differing.map(
    ({ field, before }) => `${field.label} becomes ${valueWords(field, before, context)} again.`,
  )
  return [...now, ...then].join(' ')
}
