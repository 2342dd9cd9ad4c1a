import { useLayoutEffect, useRef } from 'react'

/** Pixels: nearer to its place than this, a scroll does not count as going away. */
const slack = 24
const margin = 16

/**
 * Keeps a list at its newest words while they come, but never pushes the last question out of sight: a long answer is
 * read from its beginning. What was said earlier comes in above without moving it. Whoever scrolls up stays there until they come back, or ask again.
 * @returns what the list's element is given
 */
export function useFollow(messages: readonly { id: string }[]) {
  const newest = messages.at(-1)?.id
  const oldest = messages[0]?.id
  const list = useRef<HTMLDivElement>(null)
  const isFollowing = useRef(true)
  const seen = useRef({ newest, oldest, height: 0 })
  // After each change: words, cards and the state of a card all make it longer.
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    const before = seen.current
    const isLonger = before.newest !== newest
    if (isLonger) isFollowing.current = true
    // What was said earlier came in above: what is being read stays where it is.
    else if (before.oldest !== oldest) element.scrollTop += element.scrollHeight - before.height
    seen.current = { newest, oldest, height: element.scrollHeight }
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
