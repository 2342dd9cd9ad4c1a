import { useRef } from 'react'
import { usePageKeys } from '~/ui/use-page-keys.ts'
import type { Row } from './rows-page.ts'
import type { RecordWindow } from './use-record-window.ts'

/** The link of a row on screen. */
export const rowLink = (index: number) => document.querySelector<HTMLElement>(`[data-row-link="${index}"]`)

/** A row beyond the rendered ones stands a few frames later; whoever moved on by then is left where they are. */
function focusRow(index: number, place: { readonly current: number }, frames = 30): void {
  const link = rowLink(index)
  if (link) link.focus({ preventScroll: true })
  else if (frames > 0 && place.current === index)
    requestAnimationFrame(() => focusRow(index, place, frames - 1))
}

/** J and K or the arrows move the focus from row to row, X selects; Enter opens, as on any link. */
export function useListKeys(list: RecordWindow<Row>, onSelect?: (id: string) => void): void {
  const place = useRef(-1)
  const isDeleted = (index: number) => list.hidden.has(list.rowAt(index)?.id ?? '')
  const current = () => {
    const row = document.activeElement?.closest<HTMLElement>('[data-row]')
    return row ? Number(row.dataset['row']) : place.current
  }
  const move = (step: 1 | -1) => (event: KeyboardEvent) => {
    let next = current() + step
    while (next >= 0 && next < list.total && isDeleted(next)) next += step
    if (next < 0 || next >= list.total) return
    event.preventDefault()
    place.current = next
    list.scrollTo(next)
    focusRow(next, place)
  }
  usePageKeys({
    j: move(1),
    ArrowDown: move(1),
    k: move(-1),
    ArrowUp: move(-1),
    x: (event) => {
      const row = list.rowAt(current())
      if (!row || !onSelect) return
      event.preventDefault()
      onSelect(row.id)
    },
  })
}
