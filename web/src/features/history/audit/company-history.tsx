import { historyRecord } from '@parley/core/history/records'
import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { describeError } from '~/data/describe-error.ts'
import { fetchMore } from '~/data/fetch-more.ts'
import { countOf } from '~/data/formats.ts'
import { Button } from '~/ui/button.tsx'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { ShowMore } from '~/ui/show-more.tsx'
import { SkeletonRows } from '~/ui/skeleton.tsx'
import { toast } from '~/ui/toast.ts'
import { ChangeEntry } from '../change-entry.tsx'
import { useChangeWords } from '../use-change-words.ts'
import { companyHistoryQuery, type HistoryFilter, readHistoryFilter } from './company-history-query.ts'
import { HistoryFilters } from './history-filters.tsx'
import { KeepHistory } from './keep-history.tsx'
import { RecordLink } from './record-link.tsx'
import { saveHistory } from './save-history.ts'

interface Props {
  companyId: string
  /** The filter in the address. */
  given: unknown
  onFilter: (filter: HistoryFilter) => void
}

/** Everything that was changed in the company, for its owners, with export. */
export default function CompanyHistory({ companyId, given, onFilter }: Props) {
  const filter = readHistoryFilter(given)
  const history = useInfiniteQuery(companyHistoryQuery(filter))
  const changes = (history.data?.pages ?? []).flat()
  const words = useChangeWords(changes)
  const save = useMutation({
    mutationFn: () => saveHistory(filter),
    onSuccess: (count) => toast.success(`${countOf(count, 'change')} exported`),
    onError: (error) => toast.error('Nothing was exported', { description: describeError(error) }),
  })
  return (
    <div className="max-w-4xl">
      <HistoryFilters
        filter={filter}
        onChange={onFilter}
        aside={
          <Button className="h-11 sm:h-8.5" isBusy={save.isPending} onClick={() => save.mutate()}>
            Export CSV
          </Button>
        }
      />
      {history.error && (
        <ErrorNotice
          title="The history could not be loaded"
          onRetry={() => void history.refetch()}
          isRetrying={history.isFetching}
        >
          {describeError(history.error)}
        </ErrorNotice>
      )}
      {history.isPending && <SkeletonRows count={10} label="Loading the history" />}
      {history.data && changes.length === 0 && <p className="py-4 text-muted">No changes.</p>}
      <ol aria-label="History">
        {changes.map((change) => (
          <li key={change.id} className="grid gap-x-6 border-b py-2.5 sm:grid-cols-[12rem_minmax(0,1fr)]">
            <p className="min-w-0 truncate">
              <RecordLink change={change} />
              {change.label !== null && (
                <span className="block text-xs text-faint first-letter:uppercase">
                  {historyRecord(change.record).noun}
                </span>
              )}
            </p>
            <ChangeEntry change={change} words={words} currency={change.currency} />
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
      <div className="pt-6">
        <KeepHistory companyId={companyId} />
      </div>
    </div>
  )
}
