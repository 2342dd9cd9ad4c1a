import { ConfirmDialog } from '~/ui/confirm-dialog.tsx'
import type { useLeaveQuestion } from './use-leave-question.ts'

/** Asks before somebody leaves what is not saved. */
export function LeaveQuestion({
  leave,
  isNew,
}: {
  leave: ReturnType<typeof useLeaveQuestion>
  isNew: boolean
}) {
  return (
    <ConfirmDialog
      isOpen={leave.status === 'blocked'}
      onOpenChange={(isOpen) => !isOpen && leave.reset?.()}
      title="Leave without saving?"
      description={`Your changes are kept in this browser and offered the next time you ${isNew ? 'write a new post' : 'open this post'}.`}
      confirmLabel="Leave"
      isDanger={false}
      onConfirm={() => leave.proceed?.()}
    />
  )
}
