import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { Button } from '~/ui/button.tsx'
import { MomentLink } from '~/ui/moment-link.tsx'
import type { FeedItem } from './feed.ts'
import { describeKind } from './feed-labels.ts'
import { FeedMenuButton } from './feed-menu-button.tsx'
import { repeatsQuote } from './repeats-quote.ts'
import type { useFeedActs } from './use-feed-acts.ts'

const FeedMenu = lazy(() => import('./feed-menu.tsx'))

interface Props {
  item: FeedItem
  acts: ReturnType<typeof useFeedActs>
}

/** One statement: its kind, what was said and by whom, the second that proves it; on phones that second stands beside the kind. */
export function FeedLine({ item, acts }: Props) {
  const quote = item.quote.trim()
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 rounded-md py-1.5 sm:grid-cols-[9rem_minmax(0,1fr)_3.5rem_6.5rem_auto] sm:items-start">
      <p className="text-sm leading-6 text-faint max-sm:col-start-1 max-sm:row-start-1">
        {describeKind(item)}
        {item.pinned_at !== null && <span className="text-accent-ink">&nbsp;· Pinned</span>}
      </p>
      <div className="min-w-0 text-body max-sm:col-span-3 max-sm:row-start-2">
        {(quote === '' || !repeatsQuote(item.body, quote)) && <p>{item.body}</p>}
        <p className="text-muted">
          {quote !== '' && <q className="text-ink quotes-[“_”]">{quote}</q>}{' '}
          {item.speaker !== null && <span className="text-sm">{item.speaker}</span>}
        </p>
      </div>
      <p className="max-sm:col-start-2 max-sm:row-start-1 sm:text-right">
        <MomentLink
          recordingId={item.recording_id}
          seconds={item.start_seconds}
          hasSound={item.has_sound}
          statement={item.body}
        />
      </p>
      {item.kind === 'action_item' && <TaskOfLine item={item} task={acts.task} />}
      <div className="max-sm:col-start-3 max-sm:row-start-1 sm:col-start-5 sm:-my-1">
        <Suspense fallback={<FeedMenuButton body={item.body} disabled />}>
          <FeedMenu item={item} acts={acts} />
        </Suspense>
      </div>
    </li>
  )
}

/** The promise as a task: made, or to be made. */
function TaskOfLine({ item, task }: { item: FeedItem; task: Props['acts']['task'] }) {
  return (
    <div className="max-sm:col-span-3 max-sm:row-start-3 max-sm:pt-1 sm:-my-0.5 sm:justify-self-end">
      {item.task_id === null ? (
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
          className="link inline-flex min-h-7 items-center text-sm sm:px-2 pointer-coarse:min-h-11"
        >
          Open task
        </Link>
      )}
    </div>
  )
}
