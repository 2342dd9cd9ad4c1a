import { expect, it } from 'vitest'
import { strongestTones } from './strongest-tones.ts'

const points = [0.1, -0.9, 0.2, 0, 0.3].map((value, index) => ({ start: index, end: index + 1, value }))

it('keeps all that fit', () => {
  expect(strongestTones(points, 5)).toEqual(points)
  expect(strongestTones([], 5)).toEqual([])
})

it('keeps the strongest of neighbours where they do not fit, in order', () => {
  expect(strongestTones(points, 3).map(({ value }) => value)).toEqual([-0.9, 0.2, 0.3])
  expect(strongestTones(points, 0).map(({ value }) => value)).toEqual([-0.9])
})
