import type { ReactNode } from 'react'
import type { CellEdit } from '../table/cell-edit.ts'
import { readColumns } from './column-names.ts'

/** What a column of a list shows, and how. */
export interface ListColumn<R> {
  /** A field's key, `custom.key` of a field of the company's own, or a figure's name. */
  name: string
  label: string
  /** What the list is sorted by for it; null where it cannot be. */
  sort: string | null
  isNumeric: boolean
  /** Its width, and the widths of the page at which it stands. */
  className: string
  /** Of the cells. */
  textClass: string
  show: (row: R) => ReactNode
  /** How its cells are edited in their place; null where they are not. */
  edit: CellEdit | null
}

/** A column before its place among the others is known. */
export interface ColumnShape<R> extends Pick<ListColumn<R>, 'name' | 'label' | 'show'> {
  sort?: string
  isNumeric?: boolean
  width?: string
  /** The width of the page from which it stands among the usual columns; empty for one that phones keep whatever is chosen. */
  from?: string
  textClass?: string
  edit?: CellEdit | null
}

/** From which width of the page a chosen column stands: as many as fit beside each other, the first ones first. */
function placeAt(index: number): string {
  if (index < 4) return 'hidden md:table-cell'
  return index < 6 ? 'hidden lg:table-cell' : 'hidden xl:table-cell'
}

/** The columns of these names, in their order; a name that there is no column of is left out. */
export const columnsNamed = <C extends { name: string }>(all: readonly C[], names: readonly string[]): C[] =>
  names.flatMap((name) => all.find((column) => column.name === name) ?? [])

/**
 * The columns behind the name.
 * @param chosen as the address says it
 */
export function arrangeColumns<R>(
  all: readonly ColumnShape<R>[],
  usual: readonly string[],
  chosen: string | undefined,
): ListColumn<R>[] {
  const names = readColumns(chosen ?? '', usual)
  const isUsual = names.length === 0
  return columnsNamed(all, isUsual ? usual : names).map((shape, index) => {
    const {
      from = 'hidden md:table-cell',
      width = '',
      sort = null,
      isNumeric = false,
      textClass = '',
      edit = null,
    } = shape
    const place = isUsual || from === '' ? from : placeAt(index)
    return { ...shape, sort, isNumeric, textClass, edit, className: `${place} ${width}` }
  })
}
