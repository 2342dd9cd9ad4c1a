import { describeError } from '~/data/describe-error.ts'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { LoadingFigures } from '~/ui/loading-figures.tsx'

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
  return <LoadingFigures />
}
