import { useState } from 'react'
import { stayNear } from './stay-on-page.ts'

/** What has the focus; for an entry of a menu the button that opened it, which is still there afterwards. */
function findOpener(): Element | null {
  const focused = document.activeElement
  const menu = focused?.closest('[role=menu]')
  return document.getElementById(menu?.getAttribute('aria-labelledby') ?? '') ?? focused
}

/** What opened the windows that are closed. */
const openers = new WeakMap<EventTarget, Element | null>()

/** What opened a window; where that stood in another one, whose place it took, what opened the other. */
function stillThere(opener: Element | null): Element | null {
  if (!opener || opener.isConnected) return opener
  return stillThere(openers.get(opener.closest('[role=dialog], [role=alertdialog]') ?? opener) ?? null)
}

/**
 * For the content of a window: gives the focus back to what had it when the window opened, unless it has gone elsewhere
 * since. Radix would give it to a trigger alone, and our windows are opened by state.
 */
export function useReturnFocus(): (event: Event) => void {
  const [opener] = useState(findOpener)
  return (event) => {
    event.preventDefault()
    if (event.target) openers.set(event.target, opener)
    if (document.activeElement !== document.body) return
    const back = stillThere(opener)
    if (back instanceof HTMLElement) back.focus()
    stayNear(back)
  }
}
