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
import { ChangeEntry, useChangeWords } from '../history/index.ts'
import { membersQuery } from '../people/index.ts'
import type { Lead } from './lead.ts'
import { readChange } from './read-change.ts'
import { readEntry, type TimelineEntry } from './timeline.ts'
import type { TimelineRow } from './timeline-query.ts'

const UndoMerge = lazy(() => import('./merge/undo-merge.tsx'))

export type Timeline = UseInfiniteQueryResult<InfiniteData<TimelineRow[]>>

/** Recordings, emails, notes and changes of a lead by time. */
export default function LeadTimeline({ timeline, lead }: { timeline: Timeline; lead: Lead }) {
  const members = useQuery(membersQuery()).data ?? []
  const rows = (timeline.data?.pages ?? []).flat()
  const entries = rows.map((row) => ({ ...readEntry(row), change: readChange(row) }))
  const words = useChangeWords(entries.flatMap(({ change }) => (change === null ? [] : [change])))
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
        {entries.map((entry) => (
          <li key={entry.id} className="border-b py-3">
            {entry.change === null ? (
              <PlainEntry entry={entry} actor={members.find(({ id }) => id === entry.actorId)?.name} />
            ) : (
              <ChangeEntry
                change={entry.change}
                words={words}
                currency={lead.currency}
                isRestorable={entry.change.record_id === lead.id}
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
          shown={entries.length}
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
