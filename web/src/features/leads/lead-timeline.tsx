import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { formatAge } from './format.ts'
import { type LeadPageData, membersQuery } from './queries.ts'
import { mergeTimeline, type TimelineEntry } from './timeline.ts'

const UndoMerge = lazy(() => import('./merge/undo-merge.tsx'))

/** Recordings, emails, notes and changes of a lead by time. */
export default function LeadTimeline({ data }: { data: LeadPageData }) {
  const members = useQuery(membersQuery()).data ?? []
  return (
    <ol>
      {mergeTimeline(data).map((entry) => (
        <li key={entry.id} className="border-b py-3">
          <div className="flex items-baseline justify-between gap-4">
            <p className={entry.kind === 'change' ? 'text-muted' : 'font-medium'}>
              <EntryTitle entry={entry} />
            </p>
            <p className="shrink-0 text-sm text-faint tabular-nums">
              {members.find(({ id }) => id === entry.actorId)?.name}{' '}
              <time dateTime={entry.at} title={new Date(entry.at).toLocaleString('en-US')}>
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
        </li>
      ))}
    </ol>
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
