import { useEffect, useRef } from 'react'
import type { ContentHandle } from '../post-form.ts'

/**
 * The handle for the tabs beside Write: to reveal a place, Write is opened first, since the text is hidden until then.
 * @param openWrite opens the Write tab
 */
export function useRevealingHandle(
  content: ContentHandle | null,
  isWriting: boolean,
  openWrite: () => void,
): ContentHandle | null {
  const wanted = useRef<{ start: number; end: number } | null>(null)
  useEffect(() => {
    const place = wanted.current
    if (!isWriting || !content || !place) return
    wanted.current = null
    content.reveal(place.start, place.end)
  }, [content, isWriting])
  return (
    content && {
      ...content,
      reveal: (start, end) => {
        wanted.current = { start, end }
        openWrite()
      },
    }
  )
}
