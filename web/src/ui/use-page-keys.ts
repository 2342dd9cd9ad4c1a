import { useEffect, useEffectEvent } from 'react'

const isTyping = (target: HTMLElement | null) =>
  target !== null && (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))

/**
 * Keys of one page, by `KeyboardEvent.key`; letters in lower case. Typing, windows, menus and presses with Control,
 * Command or Alt are left alone. A checkbox counts as no typing, so that lists stay usable from one; a radio button
 * keeps only the arrows, which move it.
 */
export function usePageKeys(keys: Readonly<Record<string, (event: KeyboardEvent) => void>>): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof HTMLElement ? event.target : null
    const kind = target instanceof HTMLInputElement ? target.type : ''
    const isButton = kind === 'checkbox' || (kind === 'radio' && /^[a-z]$/i.test(event.key))
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if ((isTyping(target) && !isButton) || target?.closest('[role=dialog],[role=alertdialog],[role=menu]'))
      return
    const run = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key]
    run?.(event)
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    // Before the frame's shortcuts, which look whether a press is taken.
    globalThis.addEventListener('keydown', listener, true)
    return () => globalThis.removeEventListener('keydown', listener, true)
  }, [])
}
