import type { ReactNode } from 'react'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { SkeletonRows } from '~/ui/skeleton.tsx'
import { describeRefusal } from './describe-refusal.ts'

interface Props<Data> {
  query: { data: Data | undefined; error: unknown; isFetching: boolean; refetch: () => unknown }
  /** What is loaded, in the middle of a sentence: "the queue". */
  what: string
  rows?: number
  children: (data: Data) => ReactNode
}

/** What an answer of the host looks like while it comes, when it fails, and once it is there. */
export function QueryState<Data>({ query, what, rows = 4, children }: Props<Data>) {
  const { data, error } = query
  return (
    <>
      {error !== null && (
        <div className="pt-4">
          <ErrorNotice
            title={`${what.charAt(0).toUpperCase()}${what.slice(1)} could not be loaded`}
            onRetry={() => void query.refetch()}
            isRetrying={query.isFetching}
          >
            {describeRefusal(error)}
          </ErrorNotice>
        </div>
      )}
      {data === undefined && error === null && <SkeletonRows count={rows} label={`Loading ${what}`} />}
      {data !== undefined && children(data)}
    </>
  )
}

/** A sentence where a list holds nothing. */
export function Nothing({ children }: { children: ReactNode }) {
  return <p className="py-4 text-sm text-muted">{children}</p>
}
