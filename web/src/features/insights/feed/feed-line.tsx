import { Link } from '@tanstack/react-router'
import { Link2, Pin, X } from 'lucide-react'
import { Button } from '~/ui/button.tsx'
import { IconButton } from '~/ui/icon-button.tsx'
import { MomentLink } from '../moment-link.tsx'
import type { FeedItem } from './feed.ts'
import { describeKind } from './feed-labels.ts'
import type { useFeedActs } from './use-feed-acts.ts'

interface Props {
  item: FeedItem
  /** "14:05" of the day it stands under. */
  time: string
  owner: string | undefined
  acts: ReturnType<typeof useFeedActs>
}

/** One statement with what was said, by whom, and the second that proves it. */
export function FeedLine({ item, time, owner, acts: { pin, dismiss, task, copyLink } }: Props) {
  const isPinned = item.pinned_at !== null
  const title = item.title || 'Recording without a title'
  // A question or an objection is its own quote: said once is enough.
  const isQuote = item.quote.trim() !== '' && item.quote.trim() !== item.body.trim()
  return (
    <li className="grid gap-x-6 gap-y-2 border-b py-4 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className="text-xs text-faint">
          <span className="font-medium text-muted">{describeKind(item)}</span>
          {isPinned && <span className="text-accent-ink"> · Pinned</span>}
        </p>
        <p className="mt-0.5 text-body">{item.body}</p>
        {isQuote && (
          <blockquote className="mt-1 border-l-2 pl-3 text-body text-muted">“{item.quote}”</blockquote>
        )}
        <p className="mt-1.5 flex flex-wrap items-center gap-x-2 text-sm text-faint">
          <MomentLink recordingId={item.recording_id} seconds={item.start_seconds} statement={item.body} />
          {item.speaker !== null && <span className="text-muted">{item.speaker}</span>}
          <Link
            to="/voice/$recordingId"
            params={{ recordingId: item.recording_id }}
            className="inline-flex min-h-6 min-w-0 max-w-full items-center truncate hover:text-accent-ink pointer-coarse:min-h-11"
          >
            <span className="truncate">{title}</span>
          </Link>
          <span className="tabular-nums">
            {[owner, time].filter((fact) => fact !== undefined).join(' · ')}
          </span>
        </p>
      </div>
      <div className="flex items-start gap-1">
        {item.kind === 'action_item' &&
          (item.task_id === null ? (
            <Button
              size="small"
              aria-label={`Make task “${item.body}”`}
              isBusy={task.isPending && task.variables === item.id}
              onClick={() => task.mutate(item.id)}
            >
              Make task
            </Button>
          ) : (
            <Link
              to="/tasks"
              search={{ task: item.task_id }}
              className="link inline-flex min-h-8 items-center px-2 text-sm pointer-coarse:min-h-11"
            >
              Open task
            </Link>
          ))}
        <IconButton
          label={isPinned ? `Unpin “${item.body}”` : `Pin “${item.body}”`}
          icon={<Pin aria-hidden="true" className={isPinned ? 'fill-current' : ''} />}
          tone={isPinned ? 'on' : 'quiet'}
          onClick={() => pin.mutate({ id: item.id, isPinned: !isPinned })}
        />
        <IconButton
          label={`Copy a link to “${item.body}”`}
          icon={<Link2 aria-hidden="true" />}
          onClick={() => copyLink(item)}
        />
        <IconButton
          label={`Dismiss “${item.body}”`}
          icon={<X aria-hidden="true" />}
          onClick={() => dismiss.mutate({ id: item.id, isDismissed: true })}
        />
      </div>
    </li>
  )
}
