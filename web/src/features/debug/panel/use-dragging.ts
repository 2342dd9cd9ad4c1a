import { type KeyboardEvent, type PointerEvent, type RefObject, useState } from 'react'
import { insideWindow, keepPlace, type PanelPlace, readPlace } from './panel-place.ts'

const stride = 24
const steps: Record<string, readonly [right: number, bottom: number]> = {
  ArrowLeft: [stride, 0],
  ArrowRight: [-stride, 0],
  ArrowUp: [0, stride],
  ArrowDown: [0, -stride],
}

/** Where the panel stands: dragged with a pointer or the arrow keys, kept for the next visit, never out of sight. */
export function useDragging(panel: RefObject<HTMLElement | null>) {
  const [place, setPlace] = useState(readPlace)
  const change = (next: Partial<PanelPlace>) => {
    const box = panel.current?.getBoundingClientRect() ?? { width: 0, height: 0 }
    const window = { width: document.documentElement.clientWidth, height: globalThis.innerHeight }
    const placed = insideWindow({ ...place, ...next }, box, window)
    setPlace(placed)
    keepPlace(placed)
  }
  const handle = {
    onPointerDown: ({ currentTarget, pointerId }: PointerEvent) => currentTarget.setPointerCapture(pointerId),
    onPointerMove: ({ currentTarget, pointerId, movementX, movementY }: PointerEvent) => {
      if (!currentTarget.hasPointerCapture(pointerId)) return
      change({ right: place.right - movementX, bottom: place.bottom - movementY })
    },
    onKeyDown: (event: KeyboardEvent) => {
      const step = steps[event.key]
      if (!step) return
      event.preventDefault()
      change({ right: place.right + step[0], bottom: place.bottom + step[1] })
    },
  }
  return { place, change, handle }
}
