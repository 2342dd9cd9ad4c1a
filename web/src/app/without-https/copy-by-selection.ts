/**
 * Copies as a person would who selects a text and presses the keys. The focus stays where it is, which dialogs insist on.
 * Only within a click; rejects where the browser refuses.
 */
export function copyBySelection(text: string): Promise<void> {
  const selection = globalThis.getSelection()
  const previous = selection?.rangeCount ? selection.getRangeAt(0) : null
  const place = document.createElement('span')
  place.textContent = text
  place.style.cssText =
    'position:fixed;inset:0 auto auto 0;clip-path:inset(50%);white-space:pre;user-select:text'
  document.body.append(place)
  selection?.removeAllRanges()
  selection?.selectAllChildren(place)
  // Without the look of the page, which would be copied with it.
  const put = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text)
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  globalThis.addEventListener('copy', put, { capture: true, once: true })
  const isCopied = document.execCommand('copy')
  globalThis.removeEventListener('copy', put, { capture: true })
  place.remove()
  selection?.removeAllRanges()
  if (previous) selection?.addRange(previous)
  return isCopied ? Promise.resolve() : Promise.reject(new DOMException('not copied', 'NotAllowedError'))
}
