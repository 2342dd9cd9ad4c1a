const key = 'parley.assistant.read-aloud'

export const canReadAloud = (): boolean => 'speechSynthesis' in globalThis

/** Whether this browser was asked to read answers aloud; off until then. */
export function isReadingAloud(): boolean {
  try {
    return canReadAloud() && globalThis.localStorage.getItem(key) === 'true'
  } catch {
    return false
  }
}

export function keepReadingAloud(isOn: boolean): void {
  try {
    globalThis.localStorage.setItem(key, String(isOn))
  } catch {
    // Storage is blocked: the choice holds for this page.
  }
  if (!isOn) stopReading()
}

export const stopReading = (): void => globalThis.speechSynthesis?.cancel()

/** The words of an answer as they are spoken: without marks of Markdown. */
export const toSpoken = (markdown: string): string =>
  markdown
    .replace(/```[\s\S]*?(?:```|$)/g, ' ')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*(?:[-*+]|\d+\.|#{1,6}|>)\s+/gm, '')
    .replace(/[*_`~|]/g, '')
    .replace(/\s*\n+\s*/g, '. ')
    .replace(/([.:!?,])\.(?=\s|$)/g, '$1')
    .trim()

export function readAloud(markdown: string): void {
  if (!canReadAloud()) return
  const words = toSpoken(markdown)
  stopReading()
  if (words !== '') globalThis.speechSynthesis.speak(new SpeechSynthesisUtterance(words))
}
