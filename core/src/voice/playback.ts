import type { TranscriptWord } from './transcript.ts'

export interface Span {
  start: number
  end: number
}

/** Index of the last item that has started at a second, by binary search; -1 before the first. Items by start. */
export function lastStartedIndex(items: readonly { start: number }[], seconds: number): number {
  let low = 0
  let high = items.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((items[middle]?.start ?? Number.POSITIVE_INFINITY) <= seconds) low = middle + 1
    else high = middle
  }
  return low - 1
}

const quiet = 0.03
const keepSeconds = 0.3

/**
 * Stretches without sound long enough to skip, in seconds; 0.3 s at each edge stays, so that no word is clipped.
 * @param peaks one peak (0 to 1) for each equal slice of the audio
 * @param shortest seconds of silence worth skipping
 */
export function findSilentSpans(peaks: readonly number[], durationSeconds: number, shortest = 1.2): Span[] {
  const slice = durationSeconds / Math.max(1, peaks.length)
  const spans: Span[] = []
  let first: number | null = null
  for (let index = 0; index <= peaks.length; index++) {
    const isQuiet = (peaks[index] ?? 1) < quiet && index < peaks.length
    if (isQuiet) first ??= index
    else if (first !== null) {
      const [start, end] = [first * slice + keepSeconds, index * slice - keepSeconds]
      if ((index - first) * slice >= shortest) spans.push({ start, end })
      first = null
    }
  }
  return spans
}

export interface WordPlace {
  word: TranscriptWord
  from: number
  to: number
}

/** Where each word stands in its segment's text (character indexes). A word that an edit took away has no place. */
export function placeWords(segmentText: string, words: readonly TranscriptWord[]): WordPlace[] {
  const lower = segmentText.toLowerCase()
  let cursor = 0
  const places: WordPlace[] = []
  for (const word of words) {
    const wanted = word.text.toLowerCase()
    const from = lower.indexOf(wanted, cursor)
    if (wanted === '' || from === -1 || from - cursor > 60) continue
    cursor = from + wanted.length
    places.push({ word, from, to: cursor })
  }
  return places
}
