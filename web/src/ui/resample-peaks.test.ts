import { expect, test } from 'vitest'
import { resamplePeaks } from './resample-peaks.ts'

test('keeps the loudest peak of each bar', () => {
  expect(resamplePeaks([0, 0.9, 0.1, 0.2, 0, 0.4], 3)).toEqual([0.9, 0.2, 0.4])
})

test('a single loud sample survives any reduction', () => {
  const peaks = Array.from({ length: 9999 }, (_, index) => (index === 7001 ? 1 : 0))
  expect(Math.max(...resamplePeaks(peaks, 37))).toBe(1)
})

test('repeats peaks when there is more room than sound', () => {
  expect(resamplePeaks([0.2, 0.8], 4)).toEqual([0.2, 0.2, 0.8, 0.8])
})

test('nothing heard or no room gives no bars', () => {
  expect(resamplePeaks([], 10)).toEqual([])
  expect(resamplePeaks([0.5], 0)).toEqual([])
})
