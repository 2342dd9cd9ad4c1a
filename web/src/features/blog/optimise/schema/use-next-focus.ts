import { useLayoutEffect, useRef } from 'react'

/** For buttons that go or move when they are pressed: the focus goes on to the first of the named that can take it. */
export function useNextFocus() {
  const frame = useRef<HTMLDivElement>(null)
  const wanted = useRef<readonly string[]>([])
  useLayoutEffect(() => {
    const selectors = wanted.current
    wanted.current = []
    for (const selector of selectors) {
      const button = frame.current?.querySelector<HTMLButtonElement>(`${selector}:not(:disabled)`)
      if (button) return button.focus()
    }
  })
  return {
    frame,
    /** @param selectors of buttons in the frame, the best first; looked for once the change is drawn */
    focusNext(...selectors: readonly string[]): void {
      wanted.current = selectors
    },
  }
}
