const sentenceEnd = /[.!?…]["'”’)]?\s/g

export interface Passage {
  before: string
  /** The words as they stand in the text; empty where they do not. */
  match: string
  after: string
  /** Character index of the match in the whole text. */
  from: number
}

/** Cuts at a space where there is one, with an ellipsis on the side that was cut. */
function shorten(text: string, length: number, side: 'start' | 'end'): string {
  if (text.length <= length) return text
  if (side === 'start') return `…${text.slice(-length).replace(/^\S*\s/, '')}`
  return `${text.slice(0, length).replace(/\s\S*$/, '')}…`
}

/**
 * The sentence in which words first stand, without regard to case, parted at the words.
 * @param reach characters kept at most on each side
 */
export function sentenceAround(text: string, words: string, reach = 110): Passage {
  const lower = text.toLowerCase()
  const wanted = words.trim().toLowerCase()
  const found = wanted === '' || lower.length !== text.length ? -1 : lower.indexOf(wanted)
  if (found === -1) return { before: '', match: '', after: shorten(text, 2 * reach, 'end'), from: 0 }
  const until = found + wanted.length
  const ends = [...text.matchAll(sentenceEnd)].map((end) => end.index + end[0].length)
  const start = ends.findLast((end) => end <= found) ?? 0
  const end = ends.find((each) => each >= until) ?? text.length
  return {
    before: shorten(text.slice(start, found), reach, 'start'),
    match: text.slice(found, until),
    after: shorten(text.slice(until, end).trimEnd(), reach, 'end'),
    from: found,
  }
}
