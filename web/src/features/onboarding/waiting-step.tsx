import { useMutation } from '@tanstack/react-query'
import { describeError } from '~/data/describe-error.ts'
import { Button } from '~/ui/button.tsx'
import { ErrorNotice } from '~/ui/error-notice.tsx'

/** The last step of somebody who came to answer an app: its request runs out, so nothing else is offered before. */
export function WaitingStep({ onFinish }: { onFinish: () => Promise<void> }) {
  const { mutate, error, isPending } = useMutation({ mutationFn: onFinish })
  return (
    <div className="space-y-4">
      {error && <ErrorNotice title="That did not work">{describeError(error)}</ErrorNotice>}
      <Button variant="primary" size="large" isBusy={isPending} onClick={() => mutate()}>
        Continue
      </Button>
    </div>
  )
}
