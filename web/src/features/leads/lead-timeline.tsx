import { type InfiniteData, type UseInfiniteQueryResult, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { formatAge } from '~/data/ages.ts'
import { describeError } from '~/data/describe-error.ts'
import { fetchMore } from '~/data/fetch-more.ts'
import { formatExact } from '~/data/formats.ts'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { ShowMore } from '~/ui/show-more.tsx'
import { SkeletonRows } from '~/ui/skeleton.tsx'
import { TimelineChange } from '../history/index.ts'
import { membersQuery } from '../people/index.ts'
import type { Lead } from './lead.ts'
import { readEntry, type TimelineEntry } from './timeline.ts'
import type { TimelineRow } from './timeline-query.ts'

const UndoMerge = lazy(() => import('./merge/undo-merge.tsx'))

export type Timeline = UseInfiniteQueryResult<InfiniteData<TimelineRow[]>>

/** Recordings, emails, notes and changes of a lead by time. */
export default function LeadTimeline({ timeline, lead }: { timeline: Timeline; lead: Lead }) {
  const members = useQuery(membersQuery()).data ?? []
  const rows = (timeline.data?.pages ?? []).flat()
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
                <TimelineChange lead={lead} row={row} />
              </Suspense>
            ) : (
              <PlainEntry
                entry={readEntry(row)}
                actor={members.find(({ id }) => id === row.actor_id)?.name}
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

function PlainEntry({ entry, actor }: { entry: TimelineEntry; actor: string | undefined }) {
  return (
    <>
      <div className="flex items-baseline justify-between gap-4">
        <p className={entry.kind === 'change' ? 'text-muted' : 'font-medium'}>
          <EntryTitle entry={entry} />
        </p>
        <p className="shrink-0 text-sm text-faint tabular-nums">
          {actor}{' '}
          <time dateTime={entry.at} title={formatExact(entry.at)}>
            {formatAge(entry.at)}
          </time>
        </p>
      </div>
      {entry.mergeId !== null && (
        <Suspense fallback={null}>
          <UndoMerge merge={entry.mergeId} />
        </Suspense>
      )}
      {entry.problem !== null && <p className="mt-1 max-w-prose text-sm text-danger">{entry.problem}</p>}
      {entry.body !== null && <p className="mt-1 max-w-prose whitespace-pre-wrap">{entry.body}</p>}
    </>
  )
}

function EntryTitle({ entry }: { entry: TimelineEntry }) {
  if (entry.recordingId === null) return entry.title
  return (
    <Link
      to="/voice/$recordingId"
      params={{ recordingId: entry.recordingId }}
      className="rounded-sm hover:underline"
    >
      {entry.title}
    </Link>
  )
}
