import type { ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'

interface Props {
  title: string
  /** In the title's place where it is one of several lists: holds the heading itself. */
  heading?: ReactNode
  /** Above the title: the date, or a link back to the list. */
  eyebrow?: ReactNode
  /** Below it: one line of facts. */
  description?: ReactNode
  /** Buttons: of a list the main one last, of a record the main one first and `MoreActions` last. */
  actions?: ReactNode
}

/**
 * On phones the buttons share the first line: that of the title, on a record that of the way back (what is too wide for
 * that: styles.css).
 */
export function PageHeader({ title, heading, eyebrow, description, actions }: Props) {
  const isRecord = eyebrow !== undefined
  return (
    <header
      className={joinClasses(
        'flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5 pt-2 pb-4 sm:gap-x-8 sm:gap-y-4 sm:pt-5 sm:pb-4 md:pt-8 md:pb-6',
        heading === undefined || isRecord ? 'sm:items-end' : 'sm:items-start',
      )}
    >
      <div className="min-w-0 grow max-sm:contents">
        {isRecord && <div className="text-sm text-faint sm:mb-1">{eyebrow}</div>}
        <div className={joinClasses('min-w-0', isRecord && 'max-sm:order-2 max-sm:w-full')}>
          {heading ?? <h1 className="max-w-[32ch] text-xl font-[580] text-balance">{title}</h1>}
        </div>
        {description !== undefined && (
          <div
            data-about
            // It takes what the buttons leave, and never sends them to the next line.
            className="max-w-[90ch] text-pretty text-muted max-sm:order-2 max-sm:w-full sm:mt-1 sm:[contain:inline-size]"
          >
            {description}
          </div>
        )}
      </div>
      {actions !== undefined && (
        <div data-actions className="flex flex-wrap items-center gap-2 max-sm:order-1">
          {actions}
        </div>
      )}
    </header>
  )
}

/** The measure every page keeps: 1160 px and the gutters. */
export function PageBody({ children, isWide = false }: { children: ReactNode; isWide?: boolean }) {
  return (
    <div
      data-page={isWide ? 'wide' : ''}
      className={`mx-auto w-full px-4 pb-16 lg:px-6 ${isWide ? 'max-w-[1560px] [--page:1560px]' : 'max-w-[1208px] [--page:1208px]'}`}
    >
      {children}
    </div>
  )
}
