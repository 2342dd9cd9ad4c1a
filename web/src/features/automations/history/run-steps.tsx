import { useMutation, useQuery } from '@tanstack/react-query'
import { describeError } from '~/data/describe-error.ts'
import { useRights } from '~/data/rights.ts'
import { unreadError } from '~/data/unread-error.ts'
import { Button } from '~/ui/button.tsx'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { SkeletonRows } from '~/ui/skeleton.tsx'
import { Status } from '~/ui/status.tsx'
import { toast } from '~/ui/toast.ts'
import { retryRun } from '../calls/retry-run.ts'
import { type StepRow, stepsQuery } from '../calls/steps-query.ts'
import { readDetails, runStatusWords, stepLabel } from '../run.ts'

interface Props {
  runId: string
  isFailed: boolean
}

/** The steps of a run: what each was given, what it did, what went wrong. */
export function RunSteps({ runId, isFailed }: Props) {
  const read = useQuery(stepsQuery(runId))
  const { data: steps = [], isPending, refetch } = read
  const error = unreadError(read)
  const { isManager } = useRights()
  const retry = useMutation({
    mutationFn: () => retryRun(runId),
    onError: (failure) => toast.error('Not retried', { description: describeError(failure) }),
  })
  if (error)
    return (
      <ErrorNotice title="The steps could not be loaded" onRetry={() => void refetch()}>
        {describeError(error)}
      </ErrorNotice>
    )
  if (isPending) return <SkeletonRows count={2} label="Loading the steps" />
  return (
    <ol className="pb-4 pl-8">
      {steps.map((step) => (
        <li key={step.id} className="border-t py-3">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="flex flex-wrap items-baseline gap-x-3">
              <span className="font-medium">
                {step.position + 1}. {stepLabel(step.kind)}
              </span>
              <Status kind={runStatusWords[step.status].dot}>{runStatusWords[step.status].word}</Status>
            </p>
            {isManager && isFailed && step.status === 'failed' && (
              <Button size="small" isBusy={retry.isPending} onClick={() => retry.mutate()}>
                Retry from here
              </Button>
            )}
          </div>
          {step.error !== null && (
            <p className={`mt-1 text-sm ${step.status === 'failed' ? 'text-danger' : 'text-muted'}`}>
              {step.error}
            </p>
          )}
          <StepDetails step={step} />
        </li>
      ))}
    </ol>
  )
}

function StepDetails({ step }: { step: StepRow }) {
  const lines = [...readDetails(step.input), ...readDetails(step.output)]
  if (lines.length === 0) return null
  return (
    <dl className="mt-1.5 grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[8rem_1fr]">
      {lines.map(({ name, text }, index) => (
        <div key={`${name}${index}`} className="contents">
          <dt className="text-faint">{name}</dt>
          <dd className="min-w-0 break-words whitespace-pre-wrap text-muted">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
