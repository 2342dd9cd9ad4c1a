import { useEffect, useEffectEvent } from 'react'

/** Cmd+S or Ctrl+S saves in place of the browser's own window. */
export function useSaveKey(onSave: () => void): void {
  const save = useEffectEvent(onSave)
  useEffect(() => {
    const end = new AbortController()
    const listen = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 's' ||
        !(event.metaKey || event.ctrlKey) ||
        event.shiftKey ||
        event.altKey
      )
        return
      event.preventDefault()
      save()
    }
    globalThis.addEventListener('keydown', listen, { signal: end.signal })
    return () => end.abort()
  }, [])
}
