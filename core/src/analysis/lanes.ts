import { fullLevel, laneSteps, writeLanes } from '../voice/lanes.ts'
import { oursOf } from '../voice/our-speakers.ts'
import type { Segment } from '../voice/transcript.ts'
import { isOursKnown } from './sides.ts'
import type { Side } from './types.ts'

type Spoken = Pick<Segment, 'start' | 'end' | 'speaker' | 'channel'>

/** Stretches without their overlaps, in order: two who speak at once speak as long as one of them. */
function merge(segments: readonly Spoken[]): { start: number; end: number }[] {
  const merged: { start: number; end: number }[] = []
  for (const { start, end } of segments.toSorted((one, other) => one.start - other.start)) {
    const last = merged.at(-1)
    if (last && start <= last.end) last.end = Math.max(last.end, end)
    else merged.push({ start, end })
  }
  return merged
}

/** How much of each step was spoken in; who spoke at all is never left out of a step. */
function levelsOf(segments: readonly Spoken[], duration: number): number[] {
  const length = duration / laneSteps
  const spoken = Array.from({ length: laneSteps }, () => 0)
  for (const { start, end } of merge(segments))
    for (let step = Math.floor(start / length); step < laneSteps && step * length < end; step += 1)
      spoken[step] = (spoken[step] ?? 0) + Math.min(end, (step + 1) * length) - Math.max(start, step * length)
  return spoken.map((seconds) => (seconds > 0 ? Math.max(1, Math.round((seconds / length) * fullLevel)) : 0))
}

/** Who spoke when, as it is kept for the list of conversations; null where nobody spoke. `sides` by the segments' speakers. */
export function toLanes(
  segments: readonly Spoken[],
  sides: Readonly<Record<string, Side | null>>,
): string | null {
  const duration = segments.reduce((latest, { end }) => Math.max(latest, end), 0)
  if (duration <= 0) return null
  const speakers = [...new Set(segments.map(({ speaker }) => speaker))]
  const sideOf = new Map(speakers.map((speaker) => [speaker, sides[speaker] ?? null]))
  const ours = oursOf(sideOf, segments)
  const of = (isOurs: boolean) =>
    levelsOf(
      segments.filter(({ speaker }) => ours.has(speaker) === isOurs),
      duration,
    )
  return writeLanes({ isKnown: isOursKnown([...sideOf.values()]), ours: of(true), theirs: of(false) })
}
