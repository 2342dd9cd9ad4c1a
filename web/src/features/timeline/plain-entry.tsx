import { Link } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { formatAge } from '~/data/ages.ts'
import { formatExact } from '~/data/formats.ts'
import type { TimelineEntry } from './read-entry.ts'

interface Props {
  entry: TimelineEntry
  /** Who did it, by name. */
  actor: string | undefined
  renderMerge: ((merge: string) => ReactNode) | undefined
  /** What can be done with it, at its right end. */
  menu?: ReactNode
}

/** What happened, which of a customer's sales or people it was about, who did it and when. */
export function PlainEntry({ entry, actor, renderMerge, menu }: Props) {
  return (
    <>
      <div className="flex items-baseline justify-between gap-4">
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-2">
          <p
            className={entry.kind === 'change' ? 'text-muted' : 'font-medium'}
            // A subject is spelled as the mail has it.
            data-said={entry.kind === 'email' ? '' : undefined}
          >
            <EntryTitle entry={entry} />
          </p>
          <About entry={entry} />
        </div>
        <div className="flex shrink-0 items-center gap-1">
          <p className="text-sm text-faint">
            {actor}{' '}
            <time dateTime={entry.at} title={formatExact(entry.at)}>
              {formatAge(entry.at)}
            </time>
          </p>
          {/* Taller than its line, which keeps its height. */}
          {menu && <div className="-my-2 -mr-2 pointer-coarse:-my-3">{menu}</div>}
        </div>
      </div>
      {entry.mergeId !== null && renderMerge && (
        <Suspense fallback={null}>{renderMerge(entry.mergeId)}</Suspense>
      )}
      {entry.problem !== null && <p className="mt-1 max-w-prose text-sm text-danger">{entry.problem}</p>}
      {entry.body !== null && <p className="mt-1 max-w-prose whitespace-pre-wrap">{entry.body}</p>}
    </>
  )
}

const about = 'text-faint hover:underline pointer-coarse:leading-11'

function About({ entry: { lead, contact } }: { entry: TimelineEntry }) {
  if (lead !== null)
    return (
      <Link to="/leads/$leadId" params={{ leadId: lead.id }} className={about}>
        {lead.name}
      </Link>
    )
  return (
    contact !== null && (
      <Link to="/contacts/$contactId" params={{ contactId: contact.id }} className={about}>
        {contact.name}
      </Link>
    )
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
