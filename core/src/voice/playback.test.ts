import { expect, test } from 'vitest'
import { findSilentSpans, lastStartedIndex, placeWords } from './playback.ts'

test('finds what is being said', () => {
  const items = [0, 2, 2, 5].map((start) => ({ start }))
  expect([-1, 0, 1.9, 2, 4.9, 5, 99].map((second) => lastStartedIndex(items, second))).toEqual([
    -1, 0, 0, 2, 2, 3, 3,
  ])
  expect(lastStartedIndex([], 3)).toBe(-1)
})

test('silence is skipped only where it is long, and words keep their breath', () => {
  const peaks = [0.5, 0, 0.5, 0, 0, 0, 0, 0.4, 0, 0]
  const spans = findSilentSpans(peaks, 10)
  expect(spans).toHaveLength(2)
  expect(spans[0]).toEqual({ start: 3.3, end: 6.7 })
  expect(spans[1]).toEqual({ start: 8.3, end: 9.7 })
  expect(findSilentSpans([], 10)).toEqual([])
})

test('places words in order, over marks, capitals and edits', () => {
  const words = ['so', 'the', 'price', 'the', 'end'].map((text, index) => ({
    text,
    start: index,
    end: index + 1,
  }))
  const places = placeWords('So — the price, the very end.', words)
  expect(places.map(({ word, from, to }) => [word.start, from, to])).toEqual([
    [0, 0, 2],
    [1, 5, 8],
    [2, 9, 14],
    [3, 16, 19],
    [4, 25, 28],
  ])
  expect(placeWords('So the end', words).map(({ word }) => word.text)).toEqual(['so', 'the', 'end'])
})
