import { Link } from '@tanstack/react-router'
import { Link2, Pin, X } from 'lucide-react'
import { Button } from '~/ui/button.tsx'
import { IconButton } from '~/ui/icon-button.tsx'
import { MomentLink } from '../moment-link.tsx'
import type { FeedItem } from './feed.ts'
import { describeKind } from './feed-labels.ts'
import { repeatsQuote } from './repeats-quote.ts'
import type { useFeedActs } from './use-feed-acts.ts'

interface Props {
  item: FeedItem
  acts: ReturnType<typeof useFeedActs>
}

/** One statement: its kind, what was said and by whom, and the second that proves it. */
export function FeedLine({ item, acts: { pin, dismiss, task, copyLink } }: Props) {
  const isPinned = item.pinned_at !== null
  const quote = item.quote.trim()
  return (
    <li className="group grid items-start gap-x-4 gap-y-1 rounded-md py-1.5 sm:grid-cols-[9rem_minmax(0,1fr)_auto]">
      <p className="text-sm leading-6 text-faint">
        {describeKind(item)}
        {isPinned && <span className="text-accent-ink"> · Pinned</span>}
      </p>
      <div className="min-w-0 text-body">
        {(quote === '' || !repeatsQuote(item.body, quote)) && <p>{item.body}</p>}
        <p className="text-muted">
          {quote !== '' && <q className="text-ink quotes-[“_”]">{quote}</q>}{' '}
          {item.speaker !== null && <span className="text-sm">{item.speaker}</span>}
        </p>
      </div>
      {/* Times stand below one another, whether there is a task to be made or not. */}
      <div className="-my-0.5 flex items-center gap-1 max-sm:-ml-1 sm:grid sm:grid-cols-[4.5rem_6.5rem_repeat(3,auto)] sm:justify-items-end">
        <MomentLink recordingId={item.recording_id} seconds={item.start_seconds} statement={item.body} />
        {item.kind !== 'action_item' && <span className="max-sm:hidden" />}
        {item.kind === 'action_item' &&
          (item.task_id === null ? (
            <Button
              size="small"
              aria-label={`Create task “${item.body}”`}
              isBusy={task.isPending && task.variables === item.id}
              onClick={() => task.mutate(item.id)}
            >
              Create task
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
