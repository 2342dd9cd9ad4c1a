import { dayOf } from '@parley/core/blog/calendar'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { fetchMore } from '~/data/fetch-more.ts'
import { formatDayAndTime, formatTime, formatWeekday } from '~/data/formats.ts'
import { useClock } from '~/data/use-clock.ts'
import { useTableChanges } from '~/data/use-table-changes.ts'
import { Button } from '~/ui/button.tsx'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { PageBody, PageHeader } from '~/ui/page-header.tsx'
import { Panel } from '~/ui/panel.tsx'
import { SkeletonRows } from '~/ui/skeleton.tsx'
import { membersQuery } from '../../people/index.ts'
import { InsightPlaces } from '../../places/index.ts'
import { feedQuery, refreshFeed } from './feed.ts'
import { FeedConversation } from './feed-conversation.tsx'
import { FeedFilters } from './feed-filters.tsx'
import { type FeedSearch, readFeedSearch } from './feed-search.ts'
import { NoStatements } from './no-statements.tsx'
import { useFeedActs } from './use-feed-acts.ts'

/** When a conversation was, whose statements were found on `day`: mostly the same one. */
const momentOf = (at: string, day: string, timeZone: string): string =>
  dayOf(at, timeZone) === day ? formatTime(at) : formatDayAndTime(at)

export default function FeedPage() {
  const raw = useSearch({ strict: false })
  const navigate = useNavigate()
  const search = useMemo(() => readFeedSearch({ ...raw }), [raw])
  const { now, timeZone } = useClock()
  const members = useQuery(membersQuery()).data ?? []
  const feed = useInfiniteQuery(feedQuery(search))
  const acts = useFeedActs()
  useTableChanges(['recording_insights'], () => void refreshFeed())
  const go = (next: Partial<Record<keyof FeedSearch, unknown>>) =>
    void navigate({
      to: '/insight-feed',
      search: (latest) => readFeedSearch({ ...latest, ...next }),
      replace: true,
    })
  const showAll = () => go({ kind: undefined, owner: undefined, pinned: undefined })
  const items = feed.data?.pages.flat() ?? []
  const days = Map.groupBy(items, ({ created_at: at }) => dayOf(at, timeZone))
  const today = dayOf(now, timeZone)
  const isFiltered = Object.keys(search).length > 0
  return (
    <PageBody>
      <PageHeader
        title="Insight feed"
        heading={<InsightPlaces current="Feed" />}
        description="Each line leads to the second that proves it."
      />
      <FeedFilters search={search} members={members} go={go} onReset={showAll} />
      {feed.error && (
        <ErrorNotice title="The feed could not be loaded" onRetry={() => void feed.refetch()}>
          {describeError(feed.error)}
        </ErrorNotice>
      )}
      {feed.isPending && !feed.error && <SkeletonRows count={10} label="Loading the feed" />}
      {feed.data && items.length === 0 && <NoStatements isFiltered={isFiltered} onClear={showAll} />}
      <div className="space-y-8">
        {[...days].map(([day, lines]) => (
          <Panel key={day} title={day === today ? 'Today' : formatWeekday(day)}>
            {[...Map.groupBy(lines, ({ recording_id: id }) => id)].map(([id, said]) => (
              <FeedConversation
                key={id}
                items={said}
                time={momentOf(said[0]?.recorded_at ?? day, day, timeZone)}
                owner={members.find((member) => member.id === said[0]?.owner_id)?.name}
                acts={acts}
              />
            ))}
          </Panel>
        ))}
      </div>
      {feed.hasNextPage && (
        <div className="pt-6">
          <Button isBusy={feed.isFetchingNextPage} onClick={() => void fetchMore(feed)}>
            Show earlier
          </Button>
        </div>
      )}
    </PageBody>
  )
}
