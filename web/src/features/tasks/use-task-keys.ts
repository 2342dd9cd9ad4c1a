import { usePageKeys } from '~/ui/use-page-keys.ts'

type Keys = Parameters<typeof usePageKeys>[0]

const linksOf = (part: ParentNode | undefined) => [
  ...(part?.querySelectorAll<HTMLElement>('[data-row] [data-row-link]') ?? []),
]
const currentRow = () => document.activeElement?.closest('[data-row]')

const move = (step: 1 | -1) => (event: KeyboardEvent) => {
  const all = linksOf(document)
  const place = all.findIndex((link) => link.closest('[data-row]') === currentRow())
  const next = all[place === -1 && step === -1 ? 0 : place + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}
const rowKeys: Keys = { j: move(1), ArrowDown: move(1), k: move(-1), ArrowUp: move(-1) }

/** J and K or the arrows move the focus from task to task, X selects; Enter opens, as on any link. */
export function useTaskKeys(onSelect: (id: string) => void): void {
  usePageKeys({
    ...rowKeys,
    x: (event) => {
      const id = currentRow()?.getAttribute('data-row')
      if (!id) return
      event.preventDefault()
      onSelect(id)
    },
  })
}

const moveAcross = (step: 1 | -1) => (event: KeyboardEvent) => {
  const row = currentRow()
  const columns = [...document.querySelectorAll('[data-column]')]
  const here = columns.findIndex((column) => column.contains(row ?? null))
  if (here === -1 || !row) return
  const place = linksOf(columns[here]).findIndex((link) => row.contains(link))
  const beside = step === 1 ? columns.slice(here + 1) : columns.slice(0, here).toReversed()
  const next = linksOf(beside.find((column) => linksOf(column).length > 0))
  const link = next[Math.min(place, next.length - 1)]
  if (!link) return
  event.preventDefault()
  link.focus()
}
const boardKeys: Keys = { ...rowKeys, ArrowLeft: moveAcross(-1), ArrowRight: moveAcross(1) }

/**
 * The same on the board, where the left and right arrows go to the column beside.
 * @param isOn not while a task is carried: the arrows then carry it
 */
export function useBoardKeys(isOn: boolean): void {
  usePageKeys(isOn ? boardKeys : {})
}
