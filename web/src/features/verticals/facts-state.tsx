import { describeError } from '~/data/describe-error.ts'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { Skeleton } from '~/ui/skeleton.tsx'

interface Props {
  query: { error: Error | null; refetch: () => unknown }
}

/** What stands there until the facts do. */
export function FactsState({ query }: Props) {
  if (query.error)
    return (
      <ErrorNotice title="The figures could not be loaded" onRetry={() => void query.refetch()}>
        {describeError(query.error)}
      </ErrorNotice>
    )
  return <FactsWaiting />
}

/** Keeps the place of figures. */
export function FactsWaiting() {
  return (
    <output aria-busy="true" className="block">
      <span className="sr-only">Loading figures</span>
      <Skeleton className="h-96" />
    </output>
  )
}
