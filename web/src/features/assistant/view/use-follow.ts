import { useLayoutEffect, useRef } from 'react'

/** Pixels: nearer to its place than this, a scroll does not count as going away. */
const slack = 24
const margin = 16

/**
 * Keeps a list at its newest words while they come, but never pushes the last question out of sight: a long answer is
 * read from its beginning. Whoever scrolls up stays there until they come back, or ask again.
 * @returns what the list's element is given
 */
export function useFollow(count: number) {
  const list = useRef<HTMLDivElement>(null)
  const isFollowing = useRef(true)
  const seen = useRef(count)
  // After each change: words, cards and the state of a card all make it longer.
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    if (seen.current !== count) isFollowing.current = true
    seen.current = count
    if (isFollowing.current) element.scrollTop = Math.min(element.scrollHeight, questionTop(element))
  })
  return {
    ref: list,
    onScroll: () => {
      const element = list.current
      if (!element) return
      const end = element.scrollHeight - element.clientHeight
      isFollowing.current = element.scrollTop >= Math.min(end, questionTop(element)) - slack
    },
  }
}

/** Where the list stands with its last question at the top; endless where there is none. */
function questionTop(list: HTMLElement): number {
  const questions = list.querySelectorAll<HTMLElement>('[data-question]')
  const last = questions[questions.length - 1]
  return last ? last.offsetTop - list.offsetTop - margin : Number.MAX_SAFE_INTEGER
}
