import { useSyncExternalStore } from 'react'

/** Pixels that a hand moves without meaning to. */
const slack = 8

let lastTop = 0
let isDown = false

function subscribe(listener: () => void) {
  const look = () => {
    const top = globalThis.scrollY
    const isAtEnd = top + globalThis.innerHeight >= document.documentElement.scrollHeight - slack
    if (Math.abs(top - lastTop) < slack && !isAtEnd) return
    isDown = top > lastTop && top > slack && !isAtEnd
    lastTop = top
    listener()
  }
  globalThis.addEventListener('scroll', look, { passive: true })
  return () => globalThis.removeEventListener('scroll', look)
}

/** Whether somebody reads on: scrolled down last, and not to the page's end. */
export const useScrollingDown = (): boolean => useSyncExternalStore(subscribe, () => isDown)
