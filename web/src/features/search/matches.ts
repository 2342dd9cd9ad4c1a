export interface Part {
  text: string
  isMatch: boolean
}

/** Where the words stand in a text, whatever their case; -1 where they do not. */
function placeOf(text: string, words: string, from = 0): number {
  const lower = text.toLowerCase()
  // A few letters change their length with their case; then only the exact words are found.
  return lower.length === text.length ? lower.indexOf(words.toLowerCase(), from) : text.indexOf(words, from)
}

export const holds = (text: string | null, words: string): boolean =>
  text !== null && placeOf(text, words) !== -1

/** Cuts a text where the words begin and end, whatever their case, for marking them. */
export function splitMatches(text: string, words: string): Part[] {
  if (words === '') return [{ text, isMatch: false }]
  const parts: Part[] = []
  let start = 0
  for (let at = placeOf(text, words); at !== -1; at = placeOf(text, words, start)) {
    if (at > start) parts.push({ text: text.slice(start, at), isMatch: false })
    start = at + words.length
    parts.push({ text: text.slice(at, start), isMatch: true })
  }
  if (start < text.length) parts.push({ text: text.slice(start), isMatch: false })
  return parts
}

/** Characters before the words, and the length of the whole. */
const before = 40
const length = 160

/** The words with what stands around them, cut between words; the beginning where they are not in the text. */
export function excerptAround(text: string, words: string): string {
  const flat = text.replaceAll(/\s+/g, ' ').trim()
  const at = Math.max(0, placeOf(flat, words))
  const nextWord = flat.indexOf(' ', at - before) + 1
  const first = at <= before ? 0 : nextWord <= at ? nextWord : at - before
  const end = first + Math.max(length, at - first + words.length)
  const last = end >= flat.length ? flat.length : Math.max(flat.lastIndexOf(' ', end), at + words.length)
  return `${first > 0 ? '… ' : ''}${flat.slice(first, last)}${last < flat.length ? ' …' : ''}`
}
