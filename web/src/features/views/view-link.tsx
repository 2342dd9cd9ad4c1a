import { Link } from '@tanstack/react-router'
import { Users } from 'lucide-react'
import { joinClasses } from '~/ui/join-classes.ts'
import type { ViewedList } from './view-state.ts'

interface Props {
  to: ViewedList['to']
  name: string
  search: object
  isCurrent: boolean
  isChanged?: boolean
  isShared?: boolean
}

/** Keeps a view in sight while its row has less room. Moves the row alone: `scrollIntoView` would take the page with it. */
function keepInRow(link: HTMLElement | null) {
  const row = link?.closest('nav')
  if (!link || !row) return
  const observer = new ResizeObserver(() => {
    const edges = row.getBoundingClientRect()
    const { left, right } = link.getBoundingClientRect()
    if (left < edges.left || right - left > edges.width) row.scrollLeft += left - edges.left
    else if (right > edges.right) row.scrollLeft += right - edges.right
  })
  observer.observe(row)
  observer.observe(link)
  return () => observer.disconnect()
}

/** A view in the row of views: leads to what it shows, also where the filters have moved on since. */
export function ViewLink({ to, name, search, isCurrent, isChanged = false, isShared = false }: Props) {
  return (
    <li>
      <Link
        to={to}
        search={() => search}
        activeOptions={{ exact: true }}
        aria-current={isCurrent ? 'page' : undefined}
        ref={isCurrent ? keepInRow : undefined}
        className={joinClasses(
          'flex h-10 items-center gap-1.5 border-b-2 text-sm whitespace-nowrap transition-colors pointer-coarse:h-11',
          'focus-visible:-outline-offset-2',
          isCurrent ? 'border-ink font-medium text-ink' : 'border-transparent text-muted hover:text-ink',
        )}
      >
        <span className="max-w-56 truncate">{name}</span>
        {isShared && (
          <>
            <Users aria-hidden="true" className="size-3.5 text-faint" />
            <span className="sr-only">, shared</span>
          </>
        )}
        {isChanged && <span className="font-normal text-faint">edited</span>}
      </Link>
    </li>
  )
}
