import { Link } from '@tanstack/react-router'
import type { RefCallback } from 'react'
import { Checkbox } from '~/ui/checkbox.tsx'
import { Skeleton } from '~/ui/skeleton.tsx'
import { Cell, HeaderCell, TableHead, TableRow } from '~/ui/table.tsx'
import {
  type ListColumn,
  type RecordWindow,
  SelectAll,
  type Selection,
  useListKeys,
} from '../records/index.ts'
import type { ViewedList } from '../views/index.ts'
import type { CustomerFilter } from './customers-filter.ts'

export interface NamedRow {
  id: string
  name: string
}

interface Props<R extends NamedRow> {
  title: string
  /** Where a row opens, below this address. */
  to: ViewedList['to']
  columns: readonly ListColumn<R>[]
  filter: CustomerFilter
  window: RecordWindow<R>
  bodyRef: RefCallback<HTMLTableSectionElement>
  selection: Selection
  onSort: (sort: string) => void
}

const head = 'sticky top-14 z-10 bg-canvas'

/** The rows on screen, between the space of the others. */
export function CustomerTable<R extends NamedRow>({
  title,
  to,
  columns,
  filter,
  window,
  bodyRef,
  selection,
  onSort,
}: Props<R>) {
  const { selected, select } = selection
  useListKeys(window, select)
  // What phones have no column for stands below the name.
  const below = columns.find(({ className }) => className.startsWith('hidden'))
  const sortProps = (sort: string) => ({
    sorted:
      filter.sort === sort ? (filter.isAscending ? ('ascending' as const) : ('descending' as const)) : null,
    onSort: () => onSort(sort),
  })
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
        {columns.map(({ name, label, sort, isNumeric, className }) => (
          <HeaderCell
            key={name}
            isNumeric={isNumeric}
            className={`${head} ${className}`}
            {...(sort ? sortProps(sort) : {})}
          >
            <span className="inline-block max-w-full truncate align-bottom">{label}</span>
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
                  <>
                    <Link
                      to={to === '/accounts' ? '/accounts/$accountId' : '/contacts/$contactId'}
                      params={{ accountId: row.id, contactId: row.id }}
                      data-row-link={index}
                      className="block truncate rounded-sm font-medium hover:underline focus-visible:-outline-offset-2"
                    >
                      {row.name}
                    </Link>
                    <span className="block truncate text-sm text-faint sm:hidden">{below?.show(row)}</span>
                  </>
                ) : (
                  <Skeleton className="h-3 w-32" />
                )}
              </Cell>
              {columns.map(({ name, isNumeric, className, textClass, show }) => (
                <Cell key={name} isNumeric={isNumeric} className={`truncate ${textClass} ${className}`}>
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
