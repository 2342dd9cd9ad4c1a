import { useEffect, useEffectEvent, useState } from 'react'
import { usePageKeys } from '~/ui/use-page-keys.ts'
import type { ListColumn } from '../columns/list-columns.ts'
import type { Row } from '../rows-page.ts'
import { rowLink } from '../use-list-keys.ts'
import type { RecordWindow } from '../use-record-window.ts'

/** The cell that is edited now. */
export interface EditedCell {
  id: string
  column: string
  /** What was typed before, where saving it failed. */
  typed?: string
}

/** Where an edit goes on: the cell before, the one behind, or nowhere. */
export type Step = -1 | 0 | 1

const focusedRow = () =>
  Number(document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset['row'] ?? -1)

/** Whether a column is on screen: narrow windows hide some. */
const isShown = (column: string) =>
  (document.querySelector<HTMLElement>(`td[data-edit="${CSS.escape(column)}"]`)?.offsetWidth ?? 0) > 0

/**
 * Which cell of a list is edited: a click on a cell or E on a row begins, Tab goes on along the row.
 * @param body where the rows begin
 */
export function useCellEditing<R extends Row>(
  list: RecordWindow<R>,
  columns: readonly ListColumn<R>[],
  body: HTMLElement | null,
) {
  const [edited, setEdited] = useState<EditedCell | null>(null)
  const names = () => columns.filter(({ edit, name }) => edit && isShown(name)).map(({ name }) => name)
  const begin = (index: number, column: string | undefined) => {
    const row = list.rowAt(index)
    if (row && column !== undefined) setEdited({ id: row.id, column })
    return row !== undefined && column !== undefined
  }
  const onClick = useEffectEvent((event: MouseEvent) => {
    if (!(event.target instanceof Element) || !getSelection()?.isCollapsed) return
    // A tap on a phone is meant for the row; the page edits there.
    if (event instanceof PointerEvent && event.pointerType === 'touch') return
    if (event.target.closest('a, button, input, select, label')) return
    const cell = event.target.closest<HTMLElement>('td[data-edit]')
    const row = cell?.closest<HTMLElement>('[data-row]')
    if (cell && row) begin(Number(row.dataset['row']), cell.dataset['edit'])
  })
  useEffect(() => {
    const listener = (event: MouseEvent) => onClick(event)
    body?.addEventListener('click', listener)
    return () => body?.removeEventListener('click', listener)
  }, [body])
  usePageKeys({
    e: (event) => {
      if (begin(focusedRow(), names()[0])) event.preventDefault()
    },
  })
  const leave = (step: Step, isAway: boolean) => {
    if (!edited) return
    const next = step === 0 ? undefined : names()[names().indexOf(edited.column) + step]
    // A press on another cell may have begun the next edit by now.
    setEdited((now) => (now !== edited ? now : next === undefined ? null : { id: edited.id, column: next }))
    if (isAway || next !== undefined) return
    const index = list.indexes.find((each) => list.rowAt(each)?.id === edited.id)
    if (index !== undefined) rowLink(index)?.focus({ preventScroll: true })
  }
  return { edited, leave, reopen: setEdited }
}
