const ends = ['pointerup', 'pointercancel'] as const
let isDown = false
if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', () => (isDown = true), true)
  for (const end of ends) document.addEventListener(end, () => (isDown = false), true)
}

/**
 * Acts once what is being pressed was pressed, at once where nothing is. A field that closes as soon as the focus leaves it
 * moves what stands below from under the pointer, and the press that took the focus is lost.
 */
export function afterPress(act: () => void): void {
  if (!isDown) return act()
  // The click comes right after the pointer goes up, before anything that was put off.
  const isOver = new AbortController()
  const later = () => {
    isOver.abort()
    setTimeout(act)
  }
  for (const end of ends) document.addEventListener(end, later, { capture: true, signal: isOver.signal })
}
