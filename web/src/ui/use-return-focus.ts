import { useState } from 'react'

/** What is still there when a menu has closed: the button that opened it, for an entry of the menu. */
function lastingOf(element: Element | null): Element | null {
  const opener = element?.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  return opener ? document.getElementById(opener) : element
}

/**
 * For the content of a window: gives the focus back to what had it when the window opened, unless it has gone elsewhere
 * since. Radix would give it to a trigger alone, and our windows are opened by state.
 */
export function useReturnFocus(): (event: Event) => void {
  const [opener] = useState(() => lastingOf(document.activeElement))
  return (event) => {
    event.preventDefault()
    if (document.activeElement === document.body && opener instanceof HTMLElement)
      opener.focus({ preventScroll: true })
  }
}
