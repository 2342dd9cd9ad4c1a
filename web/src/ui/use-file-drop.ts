import { type RefCallback, useCallback, useState } from 'react'

/**
 * Takes files that are dropped on an element. What is given is called for each drop; it must stay the same between two renders
 * or the element is listened to anew.
 * @returns a ref for the element, and whether files are held over it
 */
export function useFileDrop<Place extends HTMLElement>(
  onFiles: (files: readonly File[]) => void,
): { ref: RefCallback<Place>; isOver: boolean } {
  const [isOver, setOver] = useState(false)
  const ref = useCallback(
    (place: Place) => {
      const ended = new AbortController()
      const { signal } = ended
      place.addEventListener(
        'dragover',
        (event) => {
          if (!event.dataTransfer?.types.includes('Files')) return
          event.preventDefault()
          setOver(true)
        },
        { signal },
      )
      place.addEventListener('dragleave', () => setOver(false), { signal })
      place.addEventListener(
        'drop',
        (event) => {
          setOver(false)
          if (!event.dataTransfer || event.dataTransfer.files.length === 0) return
          event.preventDefault()
          onFiles([...event.dataTransfer.files])
        },
        { signal },
      )
      return () => ended.abort()
    },
    [onFiles],
  )
  return { ref, isOver }
}
