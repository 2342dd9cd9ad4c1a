/** A browser by the little that a smoke journey needs; WebDriver's two protocols are behind it. */
export interface OtherBrowser {
  open(url: string): Promise<void>
  /** What a JavaScript expression is worth in the page; its value travels as JSON. */
  evaluate(expression: string): Promise<unknown>
  /** What the hands of a person do: WebDriver's actions, the same in both protocols. */
  act(actions: readonly unknown[]): Promise<void>
  close(): Promise<void>
}

/** Presses the left button at a place of the window. */
export const pressAt = (x: number, y: number): unknown => ({
  type: 'pointer',
  id: 'mouse',
  parameters: { pointerType: 'mouse' },
  actions: [
    { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0, origin: 'viewport' },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
})

/** Types on the keyboard, into what has the focus. */
export const typeText = (text: string): unknown => ({
  type: 'key',
  id: 'keys',
  actions: [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]),
})
