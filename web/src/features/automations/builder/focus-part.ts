/** Gives the focus to the first control of a part of the sentence. */
export function focusPart(part: string): void {
  const control = document.querySelector(`#part-${CSS.escape(part)} :is(select, input, textarea, button)`)
  if (control instanceof HTMLElement) control.focus()
}
