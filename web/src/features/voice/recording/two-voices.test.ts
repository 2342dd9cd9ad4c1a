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

test('each peak belongs to who was speaking', () => {
  const { above, below } = splitVoices(peaks, [segment(0, 'A'), segment(2, 'B')], 4)
  expect(above).toEqual([0.1, 0.2, 0, 0])
  expect(below).toEqual([0, 0, 0.3, 0.4])
})

test('the first channel is ours, even where the other side speaks first', () => {
  const { above } = splitVoices(peaks, [segment(0, 'B', 1), segment(2, 'A', 0)], 4)
  expect(above).toEqual([0, 0, 0.3, 0.4])
})

test('one voice is not split', () => {
  expect(splitVoices(peaks, [segment(0, 'A')], 4)).toEqual({ above: peaks, below: undefined })
  expect(splitVoices(peaks, [], 4).below).toBeUndefined()
})

test('a quiet recording draws as tall as a loud one, and silence stays silence', () => {
  expect(toHeights([0, 0.05, 0.1])).toEqual([0, 0.5, 1])
  expect(toHeights([0, 0.001])).toEqual([0, 0.05])
})
