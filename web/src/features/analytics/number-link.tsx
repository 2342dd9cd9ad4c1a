import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { joinClasses } from '~/ui/join-classes.ts'
import { type AnalyticsSearch, readAnalyticsSearch, withoutOpened } from './analytics-search.ts'

export type Opening = Pick<AnalyticsSearch, 'open' | 'of' | 'source' | 'currency' | 'status'>

interface Props {
  /** Period and owner of the page. */
  search: AnalyticsSearch
  opening: Opening
  /** What the number counts, read out before it. */
  label: string
  className?: string
  children: ReactNode
}

/** A number that opens the leads or recordings behind it. The address keeps it open for whoever is sent the link. */
export function NumberLink({ search, opening, label, className, children }: Props) {
  return (
    <Link
      to="/analytics"
      search={readAnalyticsSearch({ ...withoutOpened(search), ...opening })}
      resetScroll={false}
      className={joinClasses(
        'relative inline-flex min-h-6 min-w-6 items-center rounded-sm tabular-nums underline decoration-control decoration-1 underline-offset-4 hover:text-accent-ink hover:decoration-accent-ink pointer-coarse:min-h-11',
        className,
      )}
    >
      <span className="sr-only left-0">{label}: </span>
      {children}
    </Link>
  )
}
