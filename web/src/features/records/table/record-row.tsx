import { lazy, memo, type ReactNode, Suspense } from 'react'
import { Checkbox } from '~/ui/checkbox.tsx'
import { Skeleton } from '~/ui/skeleton.tsx'
import { Cell, TableRow } from '~/ui/table.tsx'
import type { ListColumn } from '../columns/list-columns.ts'
import type { CellEditorProps } from './cell-editor.tsx'
import type { EditedRow } from './read-cell.ts'
import type { EditedCell } from './use-cell-editing.ts'

const CellEditor = lazy(() => import('./cell-editor.tsx'))

/** The row's cell that is edited, and what becomes of it. */
interface Editing extends Pick<CellEditorProps, 'noun' | 'onSave' | 'onLeave'> {
  cell: EditedCell
}

interface Props<R extends EditedRow> {
  /** From 0, in the whole list. */
  index: number
  /** Pixels. */
  height: number
  /** Missing while its page is on the way. */
  row: R | undefined
  columns: readonly ListColumn<R>[]
  isSelected: boolean
  /** Null for all rows but one: they are not drawn anew then. */
  editing: Editing | null
  /** The name as a link, and what stands below it on phones. */
  showName: (row: R, index: number) => ReactNode
  onSelect: (id: string) => void
}

/** A record of a list, or its place while its page is on the way. */
function RecordRowOf<R extends EditedRow>({
  index,
  height,
  row,
  columns,
  isSelected,
  editing,
  showName,
  onSelect,
}: Props<R>) {
  return (
    <TableRow
      data-row={index}
      aria-rowindex={index + 2}
      aria-busy={row === undefined || undefined}
      aria-selected={row && isSelected}
      style={{ height }}
    >
      <Cell>
        {row && (
          <Checkbox
            aria-label={`Select ${row.name}`}
            checked={isSelected}
            onChange={() => onSelect(row.id)}
          />
        )}
      </Cell>
      <Cell className="truncate">{row ? showName(row, index) : <Skeleton className="h-3 w-32" />}</Cell>
      {columns.map(({ name, isNumeric, className, textClass, show, edit }) => {
        if (row && edit && editing?.cell.column === name) {
          const { cell, ...on } = editing
          return (
            <td key={name} data-edit={name} className={`relative h-px border-b p-0 ${className}`}>
              <Suspense fallback={<span className="px-3">{show(row)}</span>}>
                <CellEditor {...on} row={row} edit={edit} typed={cell.typed} isNumeric={isNumeric} />
              </Suspense>
            </td>
          )
        }
        return (
          <Cell
            key={name}
            isNumeric={isNumeric}
            data-edit={edit ? name : undefined}
            className={`${textClass} ${className} ${edit ? editable : ''}`}
          >
            {row ? show(row) : <Skeleton className="h-3 w-16" />}
          </Cell>
        )
      })}
    </TableRow>
  )
}

const editable = 'pointer-fine:cursor-text pointer-fine:hover:shadow-[inset_0_0_0_1px_var(--color-control)]'

/** `memo` of a component whose type has a parameter, which its own type loses. */
const keepingType: <P extends object>(component: (props: P) => ReactNode) => (props: P) => ReactNode = memo

export const RecordRow = keepingType(RecordRowOf)
