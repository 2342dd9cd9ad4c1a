import { type FocusEvent, useLayoutEffect, useRef } from 'react'

/**
 * A button that was pressed may be gone after it did its work: the focus then stays in the list instead of falling to
 * the page. Not on the next button, where a second press would do what was not read yet.
 * @returns the handlers of the list
 */
export function useKeptFocus() {
  const list = useRef<HTMLElement | null>(null)
  useLayoutEffect(() => {
    if (document.activeElement === document.body) list.current?.focus()
  })
  return {
    onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) => {
      list.current = currentTarget
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      const isLeaving = relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)
      if (isLeaving) list.current = null
    },
  }
}
