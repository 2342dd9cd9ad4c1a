import type { Segment } from '../voice/transcript.ts'
import type { Evidence } from './types.ts'

const wordPattern = /[\p{L}\p{N}]+/gu

interface Word {
  text: string
  from: number
  until: number
}

const toWordSpans = (text: string): Word[] =>
  [...text.matchAll(wordPattern)].map((match) => ({
    text: match[0].toLowerCase(),
    from: match.index,
    until: match.index + match[0].length,
  }))

function findIn(segment: Segment, wanted: string[]): { from: number; until: number } | null {
  const words = toWordSpans(segment.text)
  for (let at = 0; at + wanted.length <= words.length; at++) {
    if (!wanted.every((word, offset) => words[at + offset]?.text === word)) continue
    const first = words[at]
    const last = words[at + wanted.length - 1]
    if (first && last) return { from: first.from, until: last.until }
  }
  return null
}

/**
 * Where a quotation was said: same words in the same order within one segment, whatever the case and punctuation;
 * `hint` is the segment to look at first. Null where no segment holds it, or where the quotation is one word of a
 * longer segment.
 */
export function locateQuote(segments: Segment[], quote: string, hint: number | null = null): Evidence | null {
  const wanted = toWordSpans(quote).map((word) => word.text)
  if (wanted.length === 0) return null
  const order = [...segments.keys()].toSorted(
    (one, other) => Number(other === hint) - Number(one === hint) || one - other,
  )
  for (const segmentIndex of order) {
    const segment = segments[segmentIndex]
    if (!segment) continue
    const place = findIn(segment, wanted)
    if (!place || (wanted.length === 1 && toWordSpans(segment.text).length > 1)) continue
    const perCharacter = (segment.end - segment.start) / Math.max(1, segment.text.length)
    return {
      segmentIndex,
      start: segment.start + place.from * perCharacter,
      end: segment.start + place.until * perCharacter,
      quote: segment.text.slice(place.from, place.until),
    }
  }
  return null
}
