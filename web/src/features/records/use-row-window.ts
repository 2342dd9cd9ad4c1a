import { useDeferredValue, useMemo, useSyncExternalStore } from 'react'

const widest = 10
/** Pixels over the rows before their place is known: header, title and filters. */
const usualTop = 220

/** How many rows are drawn anew at once, so that scrolling draws only now and then. */
const rowsPerStep = 2

/**
 * Where the window stands over the rows, in steps, and how high it is. Read when somebody scrolls or resizes and never
 * while rows are drawn: what drawing moves would be drawn again, without end.
 */
function createPlace(body: HTMLElement | null, rowHeight: number) {
  const read = () => ({
    step: Math.floor(-(body?.getBoundingClientRect().top ?? usualTop) / rowHeight / rowsPerStep),
    height: globalThis.innerHeight,
  })
  let place = read()
  return {
    now: () => place,
    subscribe: (listener: () => void) => {
      const move = () => {
        const next = read()
        if (next.step === place.step && next.height === place.height) return
        place = next
        listener()
      }
      move()
      globalThis.addEventListener('scroll', move, { passive: true })
      globalThis.addEventListener('resize', move)
      return () => {
        globalThis.removeEventListener('scroll', move)
        globalThis.removeEventListener('resize', move)
      }
    },
  }
}

interface Layout {
  count: number
  /** Pixels; all rows are equally high, which makes every place a multiplication away. */
  rowHeight: number
  /** Where the rows begin; null before it stands. */
  body: HTMLElement | null
}

/**
 * The rows that the window shows now, with ten more on either side: from `first` up to, not including, `end`. Those on
 * screen are drawn at once, their neighbours right after, between presses: a step then finds its rows drawn already.
 */
export function useRowWindow({ count, rowHeight, body }: Layout): { first: number; end: number } {
  const place = useMemo(() => createPlace(body, rowHeight), [body, rowHeight])
  const { step, height } = useSyncExternalStore(place.subscribe, place.now)
  const overscan = useDeferredValue(widest, 0)
  const around = useDeferredValue(step)
  const rows = (at: number, beyond: number) => {
    const first = Math.min(at * rowsPerStep, count - 1)
    return {
      first: Math.max(0, first - beyond),
      end: Math.max(0, Math.min(count, first + rowsPerStep + Math.ceil(height / rowHeight) + beyond)),
    }
  }
  const shown = rows(step, 0)
  const drawn = rows(around, overscan)
  const isApart = shown.end < drawn.first || drawn.end < shown.first
  if (isApart) return shown
  return { first: Math.min(shown.first, drawn.first), end: Math.max(shown.end, drawn.end) }
}
