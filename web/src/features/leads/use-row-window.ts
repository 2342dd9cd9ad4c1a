import { useDeferredValue, useSyncExternalStore } from 'react'

const widest = 10
/** Pixels over the rows before their place is known: header, title and filters. */
const usualTop = 220

function onMove(listener: () => void): () => void {
  globalThis.addEventListener('scroll', listener, { passive: true })
  globalThis.addEventListener('resize', listener)
  return () => {
    globalThis.removeEventListener('scroll', listener)
    globalThis.removeEventListener('resize', listener)
  }
}

interface Layout {
  count: number
  /** Pixels; all rows are equally high, which makes every place a multiplication away. */
  rowHeight: number
  /** Where the rows begin; null before it stands. */
  body: HTMLElement | null
}

/** The rows that the window shows now, with ten more on either side: from `first` up to, not including, `end`. */
export function useRowWindow({ count, rowHeight, body }: Layout): { first: number; end: number } {
  // In steps of five rows, so that scrolling draws anew only now and then.
  const step = useSyncExternalStore(onMove, () =>
    Math.floor(-(body?.getBoundingClientRect().top ?? usualTop) / rowHeight / 5),
  )
  // What is on screen first, its neighbours right after.
  const overscan = useDeferredValue(widest, 0)
  const height = useSyncExternalStore(onMove, () => globalThis.innerHeight)
  const at = Math.min(step * 5, count - 1)
  return {
    first: Math.max(0, at - overscan),
    end: Math.max(0, Math.min(count, at + 5 + Math.ceil(height / rowHeight) + overscan)),
  }
}
