import type { HistoryTable } from '@parley/core/history/records'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { describeError } from '~/data/describe-error.ts'
import { fetchMore } from '~/data/fetch-more.ts'
import { useTableChanges } from '~/data/use-table-changes.ts'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { ShowMore } from '~/ui/show-more.tsx'
import { SkeletonRows } from '~/ui/skeleton.tsx'
import { ChangeEntry } from './change-entry.tsx'
import { historyKeys } from './history-keys.ts'
import { recordHistoryQuery } from './record-history-query.ts'
import { useChangeWords } from './use-change-words.ts'

/** What was changed on one record, the latest first. */
export default function RecordHistory({ record, id }: { record: HistoryTable; id: string }) {
  const queryClient = useQueryClient()
  const history = useInfiniteQuery(recordHistoryQuery(id))
  const changes = (history.data?.pages ?? []).flat()
  const words = useChangeWords(changes)
  useTableChanges([record], () => void queryClient.invalidateQueries({ queryKey: historyKeys.record(id) }), {
    filter: `id=eq.${id}`,
  })
  if (history.isPending) return <SkeletonRows count={3} label="Loading the history" />
  return (
    <>
      {history.error && (
        <ErrorNotice
          title="The history could not be loaded"
          onRetry={() => void history.refetch()}
          isRetrying={history.isFetching}
        >
          {describeError(history.error)}
        </ErrorNotice>
      )}
      {history.data && changes.length === 0 && <p className="py-3 text-muted">No changes yet.</p>}
      <ol>
        {changes.map((change) => (
          <li key={change.id} className="border-b py-2.5">
            <ChangeEntry change={change} words={words} />
          </li>
        ))}
      </ol>
      {history.hasNextPage && (
        <ShowMore
          label="Show earlier"
          isBusy={history.isFetchingNextPage}
          onMore={() => void fetchMore(history)}
          shown={changes.length}
          total={null}
        />
      )}
    </>
  )
}
