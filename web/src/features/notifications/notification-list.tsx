import { useRouter } from '@tanstack/react-router'
import type { KeyboardEvent, MouseEvent } from 'react'
import { formatAge } from '~/data/ages.ts'
import { formatExact } from '~/data/formats.ts'
import { joinClasses } from '~/ui/join-classes.ts'
import { VisuallyHidden } from '~/ui/visually-hidden.tsx'
import { read } from './change-inbox.ts'
import type { Notification } from './inbox.ts'

interface Props {
  userId: string
  items: readonly Notification[]
  /** Somebody went where a notification leads. */
  onFollow: () => void
}

/** The arrows walk through the list; Home and End go to its ends. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const list = event.currentTarget.closest('ul')
  const all = [...(list?.querySelectorAll<HTMLElement>('a, button') ?? [])]
  const place = all.findIndex((each) => each === document.activeElement)
  const next = { ArrowDown: place + 1, ArrowUp: place - 1, Home: 0, End: all.length - 1 }[event.key]
  if (next === undefined) return
  event.preventDefault()
  all[next]?.focus()
}

export function NotificationList({ userId, items, onFollow }: Props) {
  if (items.length === 0)
    return (
      <div className="py-8 text-center">
        <p className="font-medium">You are all caught up</p>
        <p className="mx-auto mt-1 max-w-64 text-sm text-muted">
          Mentions, tasks assigned to you, due tasks and finished recordings will appear here.
        </p>
      </div>
    )
  return (
    <ul>
      {items.map((item) => (
        <li key={item.id} className="border-t">
          <Entry notification={item} onRead={() => read(userId, item.id)} onFollow={onFollow} />
        </li>
      ))}
    </ul>
  )
}

const entryClasses =
  '-mx-2 flex w-[calc(100%+1rem)] gap-2.5 rounded-md px-2 py-2.5 text-left transition-colors hover:bg-sunken'

function Entry({
  notification,
  onRead,
  onFollow,
}: {
  notification: Notification
  onRead: () => void
  onFollow: () => void
}) {
  const router = useRouter()
  const { link } = notification
  if (link === null)
    return (
      <button type="button" onClick={onRead} onKeyDown={walk} className={entryClasses}>
        <Words notification={notification} />
      </button>
    )
  const follow = (event: MouseEvent) => {
    onRead()
    // Another tab or window is the browser's business.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onFollow()
    void router.navigate({ href: link })
  }
  return (
    <a href={link} onClick={follow} onKeyDown={walk} className={entryClasses}>
      <Words notification={notification} />
    </a>
  )
}

function Words({
  notification: { title, message, read: isRead, created_at: at },
}: {
  notification: Notification
}) {
  return (
    <>
      <span
        aria-hidden="true"
        className={joinClasses('mt-1.5 size-2 shrink-0 rounded-full', !isRead && 'bg-accent-ink')}
      />
      <span className="min-w-0 flex-1">
        <span className={joinClasses('block text-sm break-words', isRead ? 'text-muted' : 'font-medium')}>
          {!isRead && <VisuallyHidden>Unread: </VisuallyHidden>}
          {title}
        </span>
        {message !== null && (
          <span className="mt-0.5 line-clamp-2 text-sm break-words text-muted">{message}</span>
        )}
      </span>
      <time dateTime={at} title={formatExact(at)} className="shrink-0 text-xs leading-5 text-faint">
        {formatAge(at)}
      </time>
    </>
  )
}
