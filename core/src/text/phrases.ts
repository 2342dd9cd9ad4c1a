import { normalise } from './words.ts'

export interface WordSpan {
  word: string
  start: number
  end: number
}

const pattern = /[\p{L}\p{N}]+(?:'[\p{L}]+)*/gu

/** Words in lower case with straight apostrophes and their offsets in the text, which must keep its length in lower case. */
export function toWordSpans(text: string): WordSpan[] {
  const lower = normalise(text)
  // A few letters grow in lower case ("İ"); offsets would shift, so such a text is read as it stands.
  const source = lower.length === text.length ? lower : text
  return [...source.matchAll(pattern)].map((match) => ({
    word: match[0].toLowerCase(),
    start: match.index,
    end: match.index + match[0].length,
  }))
}

/** Where a phrase stands in the words, whole words only, one after the other; offsets of the text. */
export function findPhrase(words: WordSpan[], phrase: string): { start: number; end: number }[] {
  const wanted = toWordSpans(phrase).map((span) => span.word)
  const [first] = wanted
  if (first === undefined) return []
  const found: { start: number; end: number }[] = []
  for (let at = 0; at + wanted.length <= words.length; at += 1) {
    if (words[at]?.word !== first || !wanted.every((word, step) => words[at + step]?.word === word)) continue
    const last = words[at + wanted.length - 1]
    found.push({ start: words[at]?.start ?? 0, end: last?.end ?? 0 })
    at += wanted.length - 1
  }
  return found
}

/** The first of several phrases in the words; null where none stands there. */
export const findFirstPhrase = (
  words: WordSpan[],
  phrases: readonly string[],
): { start: number; end: number } | null =>
  phrases
    .flatMap((phrase) => findPhrase(words, phrase).slice(0, 1))
    .toSorted((one, other) => one.start - other.start)[0] ?? null
