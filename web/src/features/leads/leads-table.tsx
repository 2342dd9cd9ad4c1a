import { leadFields } from '@parley/core/records/lead'
import type { RefCallback } from 'react'
import { HeaderCell, TableHead } from '~/ui/table.tsx'
import {
  type ListColumn,
  type RecordWindow,
  SelectAll,
  type Selection,
  startsAscending,
  useListKeys,
} from '../records/index.ts'
import type { Lead } from './lead.ts'
import { LeadLine } from './lead-line.tsx'
import type { LeadFilter } from './leads-filter.ts'

interface Props {
  filter: LeadFilter
  columns: readonly ListColumn<Lead>[]
  /** The leads on screen and how to reach the others. */
  window: RecordWindow<Lead>
  bodyRef: RefCallback<HTMLTableSectionElement>
  selection: Selection
  onSort: (sort: string, isAscending: boolean) => void
}

const head = 'sticky top-14 z-10 bg-canvas'

export function LeadsTable({ filter, columns, window, bodyRef, selection, onSort }: Props) {
  const { selected, select } = selection
  useListKeys(window, select)
  const sortProps = (sort: string) => ({
    sorted:
      filter.sort === sort ? (filter.isAscending ? ('ascending' as const) : ('descending' as const)) : null,
    onSort: () =>
      onSort(sort, filter.sort === sort ? !filter.isAscending : startsAscending(leadFields, sort)),
  })
  return (
    <table
      aria-rowcount={window.total + 1}
      className="w-full table-fixed border-separate border-spacing-0 text-left tabular-nums"
    >
      <caption className="sr-only">Leads</caption>
      <TableHead>
        <HeaderCell className={`${head} w-8`}>
          <SelectAll {...selection} />
        </HeaderCell>
        <HeaderCell className={head} {...sortProps('name')}>
          Name
        </HeaderCell>
        {columns.map(({ name, label, sort, className, isNumeric }) => (
          <HeaderCell
            key={name}
            className={`${head} ${className}`}
            isNumeric={isNumeric}
            {...(sort ? sortProps(sort) : {})}
          >
            <span className="inline-block max-w-full truncate align-bottom">{label}</span>
          </HeaderCell>
        ))}
      </TableHead>
      <tbody ref={bodyRef}>
        <Space height={window.spaceBefore} />
        {window.indexes.map((index) => {
          const lead = window.rowAt(index)
          if (lead && window.hidden.has(lead.id)) return null
          return (
            <LeadLine
              key={index}
              index={index}
              height={window.rowHeight}
              lead={lead}
              columns={columns}
              isSelected={lead !== undefined && selected.has(lead.id)}
              onSelect={select}
            />
          )
        })}
        <Space height={window.spaceAfter} />
      </tbody>
    </table>
  )
}

function Space({ height }: { height: number }) {
  if (height <= 0) return null
  return <tr aria-hidden="true" style={{ height }} />
}
