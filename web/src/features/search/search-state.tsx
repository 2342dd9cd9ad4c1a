import { describeError } from '~/data/describe-error.ts'
import { countOf } from '~/data/formats.ts'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { SkeletonRows } from '~/ui/skeleton.tsx'
import type { useSearch } from './use-search.ts'

interface Props {
  search: ReturnType<typeof useSearch>
  /** Whether pages or actions were found. */
  hasCommands: boolean
}

/** How the search stands, below its list: on its way, offline, failed, or with nothing found. */
export function SearchState({ search, hasCommands }: Props) {
  const { leads, tasks, recordings, accounts, contacts, isWaiting, isOffline, error } = search
  const count = [leads, tasks, recordings, accounts, contacts].reduce((sum, { length }) => sum + length, 0)
  if (isOffline)
    return (
      <output className="block px-4 py-3 text-sm text-muted">
        You are offline. Pages still open; records are searched once you are connected again.
      </output>
    )
  if (isWaiting && count === 0)
    return (
      <div className="px-4 py-2">
        <SkeletonRows count={3} label="Searching" />
      </div>
    )
  if (!isWaiting && error !== null)
    return (
      <div className="p-2">
        <ErrorNotice title="The search failed" onRetry={() => void search.retry()}>
          {describeError(error)}
        </ErrorNotice>
      </div>
    )
  if (isWaiting) return null
  if (count === 0 && hasCommands) return null
  if (count === 0) return <output className="block px-4 py-3 text-sm text-muted">No results found.</output>
  return <output className="sr-only">{countOf(count, 'result')}</output>
}
