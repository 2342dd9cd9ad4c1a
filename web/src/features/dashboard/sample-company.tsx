import { useState } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { useRights } from '~/data/rights.ts'
import { Button } from '~/ui/button.tsx'
import { ConfirmDialog } from '~/ui/confirm-dialog.tsx'
import { toast } from '~/ui/toast.ts'
import { changeSampleCompany } from './queries.ts'

/** Runs one of the two changes, with its button busy meanwhile. */
function useSampleCompany() {
  const [isBusy, setIsBusy] = useState(false)
  const change = (action: 'load' | 'remove') => {
    setIsBusy(true)
    changeSampleCompany(action)
      .then(
        () =>
          toast.success(
            action === 'load' ? 'The sample company is loaded' : 'The sample company was removed',
          ),
        (error: unknown) =>
          toast.error(
            action === 'load' ? 'The sample company was not loaded' : 'The sample company was not removed',
            {
              description: describeError(error),
            },
          ),
      )
      .finally(() => setIsBusy(false))
  }
  return { isBusy, change }
}

export function LoadSampleButton() {
  const { isBusy, change } = useSampleCompany()
  if (!useRights().isManager) return null
  return (
    <Button size="large" isBusy={isBusy} onClick={() => change('load')}>
      Load the sample company
    </Button>
  )
}

export function RemoveSample() {
  const { isBusy, change } = useSampleCompany()
  const [isAsking, setIsAsking] = useState(false)
  const { isManager } = useRights()
  return (
    <p className="mt-10 flex flex-wrap items-center gap-3 border-t pt-4 text-sm text-muted">
      You are looking at sample data.
      {isManager && (
        <Button size="small" isBusy={isBusy} onClick={() => setIsAsking(true)}>
          Remove sample data
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title="Remove the sample company?"
        description="Its leads, tasks, recordings and posts are deleted. What you made yourself stays."
        confirmLabel="Remove sample data"
        onConfirm={() => change('remove')}
      />
    </p>
  )
}
