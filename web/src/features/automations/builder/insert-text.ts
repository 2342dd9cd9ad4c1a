type TextControl = HTMLInputElement | HTMLTextAreaElement

/** Puts words where the cursor is and leaves the cursor behind them. React hears of it as of typing. */
export function insertText(control: TextControl | null, words: string): void {
  if (!control) return
  control.focus()
  control.setRangeText(words, control.selectionStart ?? 0, control.selectionEnd ?? 0, 'end')
  control.dispatchEvent(new Event('input', { bubbles: true }))
}
