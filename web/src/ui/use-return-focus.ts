import { useLayoutEffect, useState } from 'react'
import { stayNear } from './stay-on-page.ts'

/** What opened the window that goes at this moment: another that takes its place is closed to the same. */
let handedOn: Element | null = null

/** What has the focus; for an entry of a menu the button that opened it, which is still there afterwards. */
function findOpener(): Element | null {
  const focused = document.activeElement
  if (focused === document.body && handedOn) return handedOn
  const menu = focused?.closest('[role=menu]')
  return document.getElementById(menu?.getAttribute('aria-labelledby') ?? '') ?? focused
}

/**
 * For the content of a window: gives the focus back to what had it when the window opened, unless it has gone elsewhere
 * since. Radix would give it to a trigger alone, and our windows are opened by state.
 */
export function useReturnFocus(): (event: Event) => void {
  const [opener] = useState(findOpener)
  useLayoutEffect(
    () => () => {
      handedOn = opener
    },
    [opener],
  )
  return (event) => {
    handedOn = null
    event.preventDefault()
    if (document.activeElement !== document.body) return
    if (opener instanceof HTMLElement) opener.focus()
    stayNear(opener)
  }
}
