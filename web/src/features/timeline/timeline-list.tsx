import { type InfiniteData, type UseInfiniteQueryResult, useQuery } from '@tanstack/react-query'
import { type ComponentProps, type ReactNode, Suspense } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { fetchMore } from '~/data/fetch-more.ts'
import { useRights } from '~/data/rights.ts'
import { useStages } from '~/data/stages.ts'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { ShowMore } from '~/ui/show-more.tsx'
import { SkeletonRows } from '~/ui/skeleton.tsx'
import { TimelineChange } from '../history/index.ts'
import { membersQuery } from '../people/index.ts'
import { useRemovedActivities } from './change-activity.ts'
import { LoggedEntry } from './logged-entry.tsx'
import { PlainEntry } from './plain-entry.tsx'
import { findLogged, readEntry } from './read-entry.ts'
import type { TimelineRow } from './timeline-row.ts'

export type Timeline = UseInfiniteQueryResult<InfiniteData<TimelineRow[]>>

interface Props {
  timeline: Timeline
  /** Whose timeline it is; `currency` is that of its amounts, where it has one. */
  record: { table: 'leads' | 'accounts' | 'contacts'; id: string; currency?: string }
  /** What takes a merge apart again, where there are merges. */
  renderMerge?: (merge: string) => ReactNode
}

/** Conversations, emails, notes, calls, meetings and changes of a record by time. */
export default function TimelineList({ timeline, record, renderMerge }: Props) {
  const members = useQuery(membersQuery()).data ?? []
  const stages = useStages()
  const { mayDelete } = useRights()
  const removed = useRemovedActivities()
  const rows = (timeline.data?.pages ?? []).flat().filter(({ id }) => !removed.has(id))
  if (timeline.isPending) return <SkeletonRows count={3} label="Loading the timeline" />
  return (
    <>
      {timeline.error && (
        <ErrorNotice
          title="The timeline could not be loaded"
          onRetry={() => void timeline.refetch()}
          isRetrying={timeline.isFetching}
        >
          {describeError(timeline.error)}
        </ErrorNotice>
      )}
      <ol>
        {rows.map((row) => (
          <li key={row.id} className="border-b py-3">
            {row.source === 'change' ? (
              <Suspense fallback={<SkeletonRows count={1} label="Loading a change" />}>
                <TimelineChange record={record} row={row} />
              </Suspense>
            ) : (
              <Entry
                row={row}
                mayChange={mayDelete(row.actor_id)}
                entry={readEntry(row, stages, record.table)}
                actor={members.find(({ id }) => id === row.actor_id)?.name}
                renderMerge={renderMerge}
              />
            )}
          </li>
        ))}
      </ol>
      {timeline.hasNextPage && (
        <ShowMore
          label="Show earlier"
          isBusy={timeline.isFetchingNextPage}
          onMore={() => void fetchMore(timeline)}
          shown={rows.length}
          total={rows[0]?.total ?? null}
        />
      )}
    </>
  )
}

interface EntryProps extends ComponentProps<typeof PlainEntry> {
  row: TimelineRow
  mayChange: boolean
}

function Entry({ row, mayChange, ...entry }: EntryProps) {
  const kind = row.source === 'activity' ? findLogged(row.kind) : undefined
  if (kind === undefined || !mayChange) return <PlainEntry {...entry} />
  return <LoggedEntry row={row} kind={kind} {...entry} />
}
