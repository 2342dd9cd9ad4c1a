import { usePageKeys } from '../leads/index.ts'

const links = () => [...document.querySelectorAll<HTMLElement>('[data-row] [data-row-link]')]

/** J and K or the arrows move the focus from task to task, X ticks off; Enter opens, as on any link. */
export function useTaskKeys(): void {
  const currentRow = () => document.activeElement?.closest('[data-row]')
  const move = (step: 1 | -1) => (event: KeyboardEvent) => {
    const all = links()
    const place = all.findIndex((link) => link.closest('[data-row]') === currentRow())
    const next = all[place === -1 && step === -1 ? 0 : place + step]
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  usePageKeys({
    j: move(1),
    ArrowDown: move(1),
    k: move(-1),
    ArrowUp: move(-1),
    x: (event) => {
      const box = currentRow()?.querySelector<HTMLInputElement>('input[type=checkbox]')
      if (!box) return
      event.preventDefault()
      box.click()
    },
  })
}
