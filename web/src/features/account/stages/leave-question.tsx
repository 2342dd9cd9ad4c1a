import { useBlocker } from '@tanstack/react-router'
import { readSession } from '~/data/session.ts'
import { ConfirmDialog } from '~/ui/confirm-dialog.tsx'
import { readAccountSearch } from '../account-search.ts'

/** Asks before somebody leaves the tab with stages that are not saved; the browser asks where they leave the app. */
export function LeaveQuestion({ isDirty }: { isDirty: boolean }) {
  const isUnsaved = () => isDirty && readSession().status === 'signed-in'
  const leave = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isUnsaved() &&
      (next.pathname !== current.pathname || readAccountSearch({ ...next.search }).tab !== 'stages'),
    enableBeforeUnload: isUnsaved,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      isOpen={leave.status === 'blocked'}
      onOpenChange={(isOpen) => !isOpen && leave.reset?.()}
      title="Leave without saving?"
      description="Your changes to the stages are not saved."
      confirmLabel="Leave"
      onConfirm={() => leave.proceed?.()}
    />
  )
}
