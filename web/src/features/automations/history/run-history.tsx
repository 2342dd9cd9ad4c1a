import { useQuery } from '@tanstack/react-query'
import { describeError } from '~/data/describe-error.ts'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { NewestOnly } from '~/ui/newest-only.tsx'
import { SkeletonRows } from '~/ui/skeleton.tsx'
import { mostRuns, runsQuery } from '../calls/runs-query.ts'
import { RunLine } from './run-line.tsx'

/** What the automation has done, each run with its steps. */
export default function RunHistory({ automationId }: { automationId: string }) {
  const { data: runs = [], error, isPending, refetch } = useQuery(runsQuery(automationId))
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
        It has not run yet. Each run will stand here with what every step was given, what it did, and what
        went wrong.
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
