import { type RefObject, useLayoutEffect, useState } from 'react'

/** Width of an element in whole pixels, kept up to date. `initial` stands in before the first measurement. */
export function useElementWidth(element: RefObject<HTMLElement | null>, initial: number): number {
  const [width, setWidth] = useState(initial)
  useLayoutEffect(() => {
    const target = element.current
    if (!target) return undefined
    const measure = () => setWidth(Math.floor(target.clientWidth) || initial)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(target)
    return () => observer.disconnect()
  }, [element, initial])
  return width
}
