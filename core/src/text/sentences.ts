export interface TextSpan {
  text: string
  index: number
}

const abbreviation =
  /(?:^|[\s(])(?:mr|mrs|ms|dr|prof|st|vs|etc|approx|no|inc|ltd|corp|co|dept|e\.g|i\.e|a\.m|p\.m|[a-z])\.$/i
/** No abbreviation is longer, with what stands before it: looking further back costs time and finds nothing. */
const longestAbbreviation = 12
const sentenceEnd = /[.!?…]+["'”’)\]]*(?=\s|$)|\n+/g

/** Whether the dot ends an abbreviation ("Dr.", "e.g.") and the sentence continues. "a.m." before a capital ends it. */
function isAbbreviation(before: string, after: string): boolean {
  if (!abbreviation.test(before)) return false
  return !(/[ap]\.m\.$/i.test(before) && /^\s+\p{Lu}/u.test(after))
}

/** Sentences with their offset in the text; a text without punctuation is one sentence. */
export function toSentences(text: string): TextSpan[] {
  const spans: TextSpan[] = []
  let from = 0
  const take = (until: number): void => {
    const raw = text.slice(from, until)
    const trimmed = raw.trim()
    if (trimmed) spans.push({ text: trimmed, index: from + raw.indexOf(trimmed) })
    from = until
  }
  for (const match of text.matchAll(sentenceEnd)) {
    const until = match.index + match[0].length
    if (
      match[0] === '.' &&
      isAbbreviation(text.slice(Math.max(from, until - longestAbbreviation), until), text.slice(until))
    )
      continue
    take(until)
  }
  take(text.length)
  return spans
}
