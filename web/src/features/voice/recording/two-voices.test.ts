import { oursOf } from '@parley/core/voice/our-speakers'
import { expect, test } from 'vitest'
import type { SegmentRow } from '../calls/segments-query.ts'
import { splitVoices, toHeights } from './two-voices.ts'

const segment = (start: number, speaker: string, channel: number | null = null): SegmentRow => ({
  id: `${start}`,
  position: start,
  start_seconds: start,
  end_seconds: start + 1,
  speaker,
  channel,
  text: '',
  words: null,
  edited_at: null,
})
const peaks = [0.1, 0.2, 0.3, 0.4]
const split = (segments: SegmentRow[]) => splitVoices(peaks, segments, 4, oursOf(new Map(), segments))

test('each peak belongs to who was speaking', () => {
  const { above, below } = split([segment(0, 'A'), segment(2, 'B')])
  expect(above).toEqual([0.1, 0.2, 0, 0])
  expect(below).toEqual([0, 0, 0.3, 0.4])
})

test('the first channel is ours, even where the other side speaks first', () => {
  const { above } = split([segment(0, 'B', 1), segment(2, 'A', 0)])
  expect(above).toEqual([0, 0, 0.3, 0.4])
})

test('several can be ours, whoever speaks first', () => {
  const segments = [segment(0, 'B'), segment(1, 'A'), segment(2, 'C')]
  const sides = new Map([
    ['A', 'us' as const],
    ['C', 'us' as const],
  ])
  const { above } = splitVoices(peaks, segments, 4, oursOf(sides, segments))
  expect(above).toEqual([0, 0.2, 0.3, 0.4])
})

test('one voice is not split', () => {
  expect(split([segment(0, 'A')])).toEqual({ above: peaks, below: undefined })
  expect(split([]).below).toBeUndefined()
})

test('a quiet recording draws as tall as a loud one, and silence stays silence', () => {
  expect(toHeights([0, 0.05, 0.1])).toEqual([0, 0.5, 1])
  expect(toHeights([0, 0.001])).toEqual([0, 0.05])
})
