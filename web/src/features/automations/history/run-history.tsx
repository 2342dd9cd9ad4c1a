import { useQuery } from '@tanstack/react-query'
import { describeError } from '~/data/describe-error.ts'
import { unreadError } from '~/data/unread-error.ts'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { NewestOnly } from '~/ui/newest-only.tsx'
import { SkeletonRows } from '~/ui/skeleton.tsx'
import { mostRuns, runsQuery } from '../calls/runs-query.ts'
import { RunLine } from './run-line.tsx'

/** What the automation has done, each run with its steps. */
export default function RunHistory({ automationId }: { automationId: string }) {
  const read = useQuery(runsQuery(automationId))
  const { data: runs = [], isPending, refetch } = read
  const error = unreadError(read)
  if (error)
    return (
      <ErrorNotice title="The history could not be loaded" onRetry={() => void refetch()}>
        {describeError(error)}
      </ErrorNotice>
    )
  if (isPending) return <SkeletonRows count={6} label="Loading the history" />
  if (runs.length === 0)
    return (
      <p className="max-w-prose py-4 text-muted">
        It hasn’t run yet. Each run will appear here with every step’s input, result and errors.
      </p>
    )
  return (
    <>
      <ul aria-label="Runs">
        {runs.map((run) => (
          <RunLine key={run.id} run={run} />
        ))}
      </ul>
      <NewestOnly shown={runs.length} most={mostRuns} what="runs" />
    </>
  )
}
