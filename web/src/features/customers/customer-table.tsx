import { Link } from '@tanstack/react-router'
import type { ReactNode, RefCallback } from 'react'
import { Checkbox } from '~/ui/checkbox.tsx'
import { Skeleton } from '~/ui/skeleton.tsx'
import { Cell, HeaderCell, TableHead, TableRow } from '~/ui/table.tsx'
import { type RecordWindow, SelectAll, type Selection, useListKeys } from '../records/index.ts'
import type { CustomerSort } from './customers-search.ts'

export interface NamedRow {
  id: string
  name: string
}

export interface CustomerColumn<R> {
  label: string
  sort?: CustomerSort
  isNumeric?: boolean
  /** Its width, and the widths of the page at which it stands. */
  className: string
  /** Of the cells. */
  textClass?: string
  show: (row: R) => ReactNode
}

interface Props<R extends NamedRow> {
  title: string
  /** Where a row opens, below this address. */
  to: '/accounts' | '/contacts'
  columns: readonly CustomerColumn<R>[]
  window: RecordWindow<R>
  bodyRef: RefCallback<HTMLTableSectionElement>
  selection: Selection
  sortProps: (sort: CustomerSort | undefined) => object
}

const head = 'sticky top-14 z-10 bg-canvas'
const usualText = 'text-muted'

/** The rows on screen, between the space of the others. */
export function CustomerTable<R extends NamedRow>({
  title,
  to,
  columns,
  window,
  bodyRef,
  selection,
  sortProps,
}: Props<R>) {
  const { selected, select } = selection
  useListKeys(window, select)
  return (
    <table
      aria-rowcount={window.total + 1}
      className="w-full table-fixed border-separate border-spacing-0 text-left tabular-nums"
    >
      <caption className="sr-only">{title}</caption>
      <TableHead>
        <HeaderCell className={`${head} w-8`}>
          <SelectAll {...selection} />
        </HeaderCell>
        <HeaderCell className={head} {...sortProps('name')}>
          Name
        </HeaderCell>
        {columns.map(({ label, sort, isNumeric = false, className }) => (
          <HeaderCell
            key={label}
            isNumeric={isNumeric}
            className={`${head} ${className}`}
            {...sortProps(sort)}
          >
            {label}
          </HeaderCell>
        ))}
      </TableHead>
      <tbody ref={bodyRef}>
        <Space height={window.spaceBefore} />
        {window.indexes.map((index) => {
          const row = window.rowAt(index)
          return (
            <TableRow
              key={index}
              data-row={index}
              aria-rowindex={index + 2}
              aria-busy={row === undefined || undefined}
              aria-selected={row !== undefined && selected.has(row.id)}
              style={{ height: window.rowHeight }}
            >
              <Cell>
                {row && (
                  <Checkbox
                    aria-label={`Select ${row.name}`}
                    checked={selected.has(row.id)}
                    onChange={() => select(row.id)}
                  />
                )}
              </Cell>
              <Cell className="truncate">
                {row ? (
                  <Link
                    to={to === '/accounts' ? '/accounts/$accountId' : '/contacts/$contactId'}
                    params={{ accountId: row.id, contactId: row.id }}
                    data-row-link={index}
                    className="block truncate rounded-sm font-medium hover:underline focus-visible:-outline-offset-2"
                  >
                    {row.name}
                  </Link>
                ) : (
                  <Skeleton className="h-3 w-32" />
                )}
              </Cell>
              {columns.map(({ label, isNumeric = false, className, textClass = usualText, show }) => (
                <Cell key={label} isNumeric={isNumeric} className={`truncate ${textClass} ${className}`}>
                  {row ? show(row) : <Skeleton className="h-3 w-16" />}
                </Cell>
              ))}
            </TableRow>
          )
        })}
        <Space height={window.spaceAfter} />
      </tbody>
    </table>
  )
}

function Space({ height }: { height: number }) {
  return height > 0 && <tr aria-hidden="true" style={{ height }} />
}
