import { unknownSpeaker } from '@parley/core/voice/transcript'
import type { RecordingRow } from '../calls/recording-query.ts'
import type { SegmentRow } from '../calls/segments-query.ts'
import { readMetrics, readSpeakerNames, readSpeakerSides } from '../details.ts'

export type Side = 'us' | 'them'

/** The side of each speaker by the transcript's label: as somebody said, else as the analysis found; null where nobody knows. */
export function sidesOf(
  recording: Pick<RecordingRow, 'metrics' | 'speaker_names' | 'speaker_sides'>,
  segments: readonly Pick<SegmentRow, 'speaker'>[],
): Map<string, Side | null> {
  const said = readSpeakerSides(recording.speaker_sides)
  const found = readMetrics(recording.metrics).sides ?? {}
  const names = readSpeakerNames(recording.speaker_names)
  return new Map(
    [...new Set(segments.map(({ speaker }) => speaker))].map((label) => [
      label,
      said[label] ?? found[names[label] ?? label] ?? null,
    ]),
  )
}

/** Who speaks, by the transcript's label. */
export interface Speaker {
  label: string
  name: string
  side: Side | null
  isOurs: boolean
}

/** Everybody who speaks, as they are called. */
export function speakersOf(
  names: RecordingRow['speaker_names'],
  sides: ReadonlyMap<string, Side | null>,
  ours: ReadonlySet<string>,
): Speaker[] {
  const called = readSpeakerNames(names)
  return [...sides].map(([label, side]) => ({
    label,
    name: called[label] ?? label,
    side,
    isOurs: ours.has(label),
  }))
}

/** Whether nobody knows who of several speakers is ours, so that nothing can be said of who promised what to whom. */
export const areSidesUnknown = (sides: ReadonlyMap<string, Side | null>): boolean =>
  sides.size > 1 && ![...sides.values()].includes('us')

/** Whether a name stands above a segment: the speaker changes, or may change, as nobody knows them. */
export const isTurnStart = (segments: readonly Pick<SegmentRow, 'speaker'>[], index: number): boolean =>
  segments[index]?.speaker === unknownSpeaker || segments[index - 1]?.speaker !== segments[index]?.speaker
