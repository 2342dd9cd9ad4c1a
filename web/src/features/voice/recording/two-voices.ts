import { lastStartedIndex } from '@parley/core/voice/playback'
import type { SegmentRow } from '../calls/segments-query.ts'

/** Peaks as parts of the loudest, so that a quiet microphone draws as tall as a loud one. */
export function toHeights(peaks: readonly number[]): number[] {
  const loudest = peaks.reduce((most, peak) => Math.max(most, peak), 0.02)
  return peaks.map((peak) => peak / loudest)
}

/** The recording's one list of peaks as two, by who was speaking: ours above the line, everybody else's below. */
export function splitVoices(
  peaks: readonly number[],
  segments: readonly SegmentRow[],
  durationSeconds: number,
  ours: ReadonlySet<string>,
): { above: readonly number[]; below: readonly number[] | undefined } {
  if (durationSeconds <= 0 || segments.every(({ speaker }) => ours.has(speaker)))
    return { above: peaks, below: undefined }
  const starts = segments.map((segment) => ({ start: segment.start_seconds }))
  const isOurs = peaks.map((_, index) => {
    const segment = segments[lastStartedIndex(starts, ((index + 0.5) / peaks.length) * durationSeconds)]
    return segment === undefined || ours.has(segment.speaker)
  })
  return {
    above: peaks.map((peak, index) => (isOurs[index] ? peak : 0)),
    below: peaks.map((peak, index) => (isOurs[index] ? 0 : peak)),
  }
}
