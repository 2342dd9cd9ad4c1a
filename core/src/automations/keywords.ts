import { findPhrase, toWordSpans } from '../text/phrases.ts'
import { formatClock } from '../voice/clock.ts'
import type { Facts } from './fields.ts'

interface SpokenSegment {
  text: string
  /** Seconds from the recording's start. */
  start: number
}

export interface KeywordMatch {
  word: string
  /** The segment it stands in, whole. */
  quote: string
  /** Seconds: the evidence. */
  seconds: number
}

/** The first keyword that was said, as whole words in any case ("price" is not in "priceless"); null where none was. */
export function findKeyword(
  segments: readonly SpokenSegment[],
  keywords: readonly string[],
): KeywordMatch | null {
  for (const { text, start } of segments) {
    const words = toWordSpans(text)
    const word = keywords.find((keyword) => findPhrase(words, keyword).length > 0)
    if (word !== undefined) return { word, quote: text, seconds: start }
  }
  return null
}

/** A match as facts for conditions and texts. */
export const keywordFacts = ({ word, quote, seconds }: KeywordMatch): Facts => ({
  'keyword.word': word,
  'keyword.quote': quote,
  'keyword.time': formatClock(seconds),
  'keyword.seconds': seconds,
})
