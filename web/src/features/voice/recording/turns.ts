import { isTurnStart } from './speaker-sides.ts'

interface Spoken {
  id: string
  speaker: string
  text: string
}

/** The segment with this id and those behind it until another turn starts. */
export function restOfTurn(segments: readonly Spoken[], id: string): Spoken[] {
  const from = segments.findIndex((segment) => segment.id === id)
  if (from < 0) return []
  const behind = segments.slice(from)
  const end = behind.findIndex((_, index) => index > 0 && isTurnStart(behind, index))
  return end < 0 ? behind : behind.slice(0, end)
}

/** Who spoke before the turn of this segment; null for the first turn. */
export function speakerBefore(segments: readonly Spoken[], id: string): string | null {
  const at = segments.findIndex((segment) => segment.id === id)
  const own = segments[at]?.speaker
  return segments.slice(0, Math.max(at, 0)).findLast(({ speaker }) => speaker !== own)?.speaker ?? null
}

/** Whose a second voice in a turn most likely is: who spoke before it, else who speaks next, else a new speaker's. */
export function otherSpeaker(segments: readonly Spoken[], id: string): string {
  const at = segments.findIndex((segment) => segment.id === id)
  const own = segments[at]?.speaker
  const next = segments.slice(at + 1).find(({ speaker }) => speaker !== own)?.speaker
  return speakerBefore(segments, id) ?? next ?? (own === 'Speaker 1' ? 'Speaker 2' : 'Speaker 1')
}

/** The beginning of a word that is nearest to a place in the text, in characters; null where there is but one word. */
export function nearestWord(text: string, place: number): number | null {
  const starts = [...text.matchAll(/(?<=\s)\S/gu)].map(({ index }) => index)
  return starts.reduce<number | null>(
    (best, start) => (best === null || Math.abs(start - place) < Math.abs(best - place) ? start : best),
    null,
  )
}
