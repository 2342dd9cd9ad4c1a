import { type ReactNode, type RefCallback, useCallback, useState } from 'react'
import { HeaderCell, TableHead } from '~/ui/table.tsx'
import type { ListColumn } from '../columns/list-columns.ts'
import type { ListSort } from '../list-sort.ts'
import { SelectAll } from '../select-all.tsx'
import { useListKeys } from '../use-list-keys.ts'
import type { RecordWindow } from '../use-record-window.ts'
import type { Selection } from '../use-selection.ts'
import type { EditedRow } from './read-cell.ts'
import { RecordRow } from './record-row.tsx'
import { useCellEditing } from './use-cell-editing.ts'

interface Props<R extends EditedRow> {
  caption: string
  /** One of them: "lead". */
  noun: string
  sorted: ListSort
  columns: readonly ListColumn<R>[]
  /** The rows on screen and how to reach the others. */
  window: RecordWindow<R>
  bodyRef: RefCallback<HTMLElement>
  selection: Selection
  /** The name as a link, and what stands below it on phones; the same function for each drawing. */
  showName: (row: R, index: number) => ReactNode
  onSort: (sort: string) => void
  /** Saves a cell that was edited. @param values by column @returns whether it was saved */
  onChange: (row: R, values: Readonly<Record<string, unknown>>, label: string) => Promise<boolean>
}

const head = 'sticky top-14 z-10 bg-canvas'

/** Any number of records as a table: those on screen between the space of the others, edited in their cells. */
export function RecordTable<R extends EditedRow>({
  caption,
  noun,
  sorted,
  columns,
  window,
  bodyRef,
  selection,
  showName,
  onSort,
  onChange,
}: Props<R>) {
  const { selected, select } = selection
  const [body, setBody] = useState<HTMLElement | null>(null)
  const cells = useCellEditing(window, columns, body)
  useListKeys(window, select)
  const keepBody = useCallback(
    (element: HTMLElement | null) => {
      setBody(element)
      bodyRef(element)
    },
    [bodyRef],
  )
  const sortProps = (sort: string) => ({
    sorted:
      sorted.sort === sort ? (sorted.isAscending ? ('ascending' as const) : ('descending' as const)) : null,
    onSort: () => onSort(sort),
  })
  const editingOf = (row: R | undefined) => {
    const cell = cells.edited
    if (!row || cell?.id !== row.id) return null
    const label = columns.find(({ name }) => name === cell.column)?.label ?? ''
    const onSave = async (values: Readonly<Record<string, unknown>>, typed: string) => {
      if (!(await onChange(row, values, label))) cells.reopen({ ...cell, typed })
    }
    return {
      cell,
      noun,
      onLeave: cells.leave,
      onSave: (...saved: Parameters<typeof onSave>) => void onSave(...saved),
    }
  }
  return (
    <table
      aria-rowcount={window.total + 1}
      className="w-full table-fixed border-separate border-spacing-0 text-left"
    >
      <caption className="sr-only">{caption}</caption>
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
      <tbody ref={keepBody}>
        <Space height={window.spaceBefore} />
        {window.indexes.map((index) => {
          const row = window.rowAt(index)
          if (row && window.hidden.has(row.id)) return null
          return (
            <RecordRow
              key={index}
              index={index}
              height={window.rowHeight}
              row={row}
              columns={columns}
              isSelected={row !== undefined && selected.has(row.id)}
              editing={editingOf(row)}
              showName={showName}
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
  return height > 0 && <tr aria-hidden="true" style={{ height }} />
}
