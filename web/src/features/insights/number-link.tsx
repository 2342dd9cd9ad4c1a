import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { joinClasses } from '~/ui/join-classes.ts'
import { type InsightsSearch, readInsightsSearch } from './insights-search.ts'

export type Opening = Pick<InsightsSearch, 'open' | 'key' | 'of' | 'from' | 'to'>

interface Props {
  /** Period and owner of the page. */
  search: InsightsSearch
  opening: Opening
  /** What the number counts, read out before it. */
  label: string
  className?: string
  children: ReactNode
}

/** A number that opens the recordings behind it. The address keeps it open for whoever is sent the link. */
export function NumberLink({ search: { days, owner }, opening, label, className, children }: Props) {
  return (
    <Link
      to="/insights"
      search={readInsightsSearch({ days, owner, ...opening })}
      resetScroll={false}
      className={joinClasses(
        'relative inline-flex min-h-6 min-w-6 items-center rounded-sm tabular-nums underline decoration-control decoration-1 underline-offset-4 hover:text-accent-ink hover:decoration-accent-ink pointer-coarse:min-h-11',
        className,
      )}
    >
      {/* At the left edge: beyond the right one it would make a table scroll by a pixel, and fade there. */}
      <span className="sr-only left-0">{label}: </span>
      {children}
    </Link>
  )
}
