import type { TextSpan } from '../text/sentences.ts'
import { toSentences } from '../text/sentences.ts'
import { countWords, normalise, toWords } from '../text/words.ts'
import type { Segment } from '../voice/transcript.ts'
import { splitDraft } from './split-draft.ts'
import type { Evidence } from './types.ts'

/** One sentence, or in a text without punctuation one phrase, with its place in the recording. */
export interface Utterance {
  text: string
  speaker: string
  evidence: Evidence
  isTidy: boolean
}

interface Piece {
  segmentIndex: number
  offset: number
}
interface Run {
  text: string
  pieces: Piece[]
  speaker: string
}

const longestBridge = 2.5

/** No spoken sentence is longer; the limit bounds the cost of the patterns on a hostile text. */
const longestSentence = 600

function cutLong(span: TextSpan): TextSpan[] {
  const pieces: TextSpan[] = []
  let from = 0
  while (span.text.length - from > longestSentence) {
    const space = span.text.lastIndexOf(' ', from + longestSentence)
    const until = space > from ? space : from + longestSentence
    pieces.push({ text: span.text.slice(from, until), index: span.index + from })
    from = until
  }
  return [...pieces, { text: span.text.slice(from), index: span.index + from }]
}

/** Whether the transcript is punctuated: at least a quarter of its longer segments are. */
export function isPunctuated(segments: Segment[]): boolean {
  const longer = segments.filter((segment) => countWords(segment.text) > 4)
  const marked = longer.filter((segment) => /[.!?](?:\s|["'”’)]|$)/.test(segment.text))
  return longer.length === 0
    ? segments.some((segment) => /[.!?]/.test(segment.text))
    : marked.length * 4 >= longer.length
}

/** Segments of one speaker that follow closely are read together, as captions cut through sentences. */
function toRuns(segments: Segment[], isTidy: boolean): Run[] {
  const runs: Run[] = []
  for (const [segmentIndex, segment] of segments.entries()) {
    const last = runs.at(-1)
    const previous = segments[segmentIndex - 1]
    const isNear = previous !== undefined && segment.start - previous.end <= longestBridge
    const isOpen = !isTidy || (last !== undefined && !/[.!?…]["'”’)]*\s*$/.test(last.text))
    if (last && last.speaker === segment.speaker && isNear && isOpen) {
      last.pieces.push({ segmentIndex, offset: last.text.length + 1 })
      last.text = `${last.text} ${segment.text}`
    } else runs.push({ text: segment.text, pieces: [{ segmentIndex, offset: 0 }], speaker: segment.speaker })
  }
  return runs
}

function startsOf(text: string): number[] {
  let from = 0
  return toWords(text).map((word) => {
    const index = text.indexOf(word, from)
    from = index + word.length
    return index
  })
}

/** How many of these, in their order, are smaller than a position. */
function countBefore(starts: readonly number[], position: number): number {
  let low = 0
  let high = starts.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((starts[middle] ?? position) < position) low = middle + 1
    else high = middle
  }
  return low
}

const known = new WeakMap<Segment, readonly number[]>()
/** Where each word of a segment begins, read once: a long segment holds many sentences. */
function wordStarts(segment: Segment): readonly number[] {
  const starts = known.get(segment) ?? startsOf(segment.text)
  known.set(segment, starts)
  return starts
}

function timeAt(segment: Segment, position: number): number {
  const { words } = segment
  if (words) {
    const starts = wordStarts(segment)
    if (words.length === starts.length) return words[countBefore(starts, position)]?.start ?? segment.end
  }
  return segment.start + ((segment.end - segment.start) * position) / Math.max(1, segment.text.length)
}

interface Overlap {
  segment: Segment
  segmentIndex: number
  from: number
  until: number
}

/** The quote is taken from the segment that holds most of the phrase; the times span all of it. */
function toEvidence(run: Run, segments: Segment[], index: number, length: number): Evidence | null {
  const overlaps = run.pieces.flatMap(({ segmentIndex, offset }): Overlap[] => {
    const segment = segments[segmentIndex]
    if (!segment) return []
    const from = Math.max(0, index - offset)
    const until = Math.min(segment.text.length, index + length - offset)
    return until > from ? [{ segment, segmentIndex, from, until }] : []
  })
  const first = overlaps[0]
  const last = overlaps.at(-1)
  const most = overlaps.toSorted((one, other) => other.until - other.from - (one.until - one.from))[0]
  if (!first || !last || !most) return null
  const quote = most.segment.text.slice(most.from, most.until).trim()
  if (quote === '') return null
  const start = timeAt(first.segment, first.from)
  return {
    segmentIndex: most.segmentIndex,
    start,
    end: Math.max(start, timeAt(last.segment, last.until)),
    quote,
  }
}

/** The transcript in order, split into sentences or phrases, each with its segment, times and exact words. */
export function toUtterances(segments: Segment[]): Utterance[] {
  const isTidy = isPunctuated(segments)
  return toRuns(segments, isTidy).flatMap((run) => {
    const joins = run.pieces.slice(1).map((piece) => piece.offset)
    const spans = isTidy ? toSentences(run.text) : splitDraft(run.text, joins)
    return spans.flatMap(cutLong).flatMap((span) => {
      const evidence = toEvidence(run, segments, span.index, span.text.length)
      const text = span.text.replace(/[’‘]/g, "'")
      return evidence && normalise(text).trim() !== ''
        ? [{ text, speaker: run.speaker, evidence, isTidy }]
        : []
    })
  })
}
