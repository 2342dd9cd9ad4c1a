import { useEffect, useRef } from 'react'
import type { ContentHand } from '../post-form.ts'

/**
 * The hand for the tabs beside Write: to reveal a place, Write is opened first, since the text is hidden until then.
 * @param openWrite opens the Write tab
 */
export function useShowingHand(
  content: ContentHand | null,
  isWriting: boolean,
  openWrite: () => void,
): ContentHand | null {
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
