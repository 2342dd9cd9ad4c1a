import { type RefObject, useLayoutEffect, useRef } from 'react'

const isLost = () => document.activeElement === document.body

/** Puts the focus into what the page is about, unless something has it: the next Tab goes on from there, not from the window's edge. */
function focusPage(): void {
  if (isLost()) document.getElementById('main')?.focus({ preventScroll: true })
}

let watch: MutationObserver | null = null

/**
 * For what has just got the focus back from a window or a menu: where it is gone, or goes with what was done there, as a deleted row
 * does, the page gets the focus.
 */
export function stayNear(opener: Element | null): void {
  watch?.disconnect()
  // A window that took another's place was opened by nothing.
  if (!opener?.isConnected || opener === document.body) return focusPage()
  const hasMovedOn = () => !isLost() && document.activeElement !== opener
  if (document.activeElement !== opener) return
  watch = new MutationObserver((_changes, observer) => {
    if (opener.isConnected && !hasMovedOn()) return
    observer.disconnect()
    focusPage()
  })
  watch.observe(document.body, { childList: true, subtree: true })
}

/** For what goes with the press of one of its own buttons, such as the bar of a selection: the page gets the focus that it had. */
export function useStayOnPage<Held extends HTMLElement>(): RefObject<Held | null> {
  const held = useRef<Held>(null)
  useLayoutEffect(
    () => () => {
      if (held.current?.contains(document.activeElement)) setTimeout(focusPage)
    },
    [],
  )
  return held
}
