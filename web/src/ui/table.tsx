import type { ComponentProps, ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'

interface TableProps extends ComponentProps<'table'> {
  /** Read out before the table; not shown. */
  caption: string
  /** For a table that holds nothing to press: its frame takes the focus, so that the keyboard can scroll it. */
  isFocusable?: boolean
}

/** Rows of 34 px between hairlines. The frame scrolls sideways, never the page. */
export function Table({ caption, isFocusable = false, className, children, ...props }: TableProps) {
  return (
    <section
      aria-label={caption}
      className="scroll-edge overflow-x-auto"
      {...(isFocusable ? { tabIndex: 0 } : {})}
    >
      <table
        {...props}
        className={joinClasses('w-full border-separate border-spacing-0 text-left', className)}
      >
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </section>
  )
}

export function TableHead({ children }: { children: ReactNode }) {
  return (
    <thead className="text-xs *:*:border-b text-faint">
      <tr>{children}</tr>
    </thead>
  )
}

interface HeaderCellProps extends Omit<ComponentProps<'th'>, 'aria-sort'> {
  /** Makes the heading a sort button. */
  onSort?: () => void
  sorted?: 'ascending' | 'descending' | null
  isNumeric?: boolean
}

const arrows = { ascending: ' ↑', descending: ' ↓' }

export function HeaderCell({
  onSort,
  sorted = null,
  isNumeric = false,
  className,
  children,
  ...props
}: HeaderCellProps) {
  return (
    <th
      scope="col"
      {...props}
      aria-sort={onSort ? (sorted ?? 'none') : undefined}
      className={joinClasses(
        'h-8 px-3 pointer-coarse:h-11 font-medium whitespace-nowrap first:pl-0 last:pr-0',
        isNumeric && 'text-right',
        className,
      )}
    >
      {onSort ? (
        <button type="button" onClick={onSort} className="touch-target hover:text-ink">
          {children}
          <span aria-hidden="true">{sorted ? arrows[sorted] : ''}</span>
        </button>
      ) : (
        children
      )}
    </th>
  )
}

export function TableRow({ className, ...props }: ComponentProps<'tr'>) {
  return (
    <tr
      {...props}
      className={joinClasses(
        'h-8.5 *:border-b hover:bg-sunken aria-selected:bg-accent-soft pointer-coarse:h-11',
        className,
      )}
    />
  )
}

export function Cell({
  isNumeric = false,
  className,
  ...props
}: ComponentProps<'td'> & { isNumeric?: boolean }) {
  return (
    <td
      {...props}
      className={joinClasses(
        'px-3 py-1 first:pl-0 last:pr-0',
        isNumeric && 'text-right tabular-nums',
        className,
      )}
    />
  )
}
