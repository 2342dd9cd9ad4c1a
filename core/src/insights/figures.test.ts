import { expect, it } from 'vitest'
import { type FigureSum, figureOf, rankKeys, toToneIntervals, totalOf } from './figures.ts'

const sum = (
  measure: string,
  key: string,
  owner: string | null,
  value: number,
  weight: number,
): FigureSum => ({
  measure,
  key,
  owner,
  value,
  weight,
  recordings: 1,
})
const sums = [
  sum('talk_ratio', '', 'ben', 30, 50),
  sum('talk_ratio', '', 'eva', 20, 150),
  sum('objection', 'price', 'ben', 1, 1),
  sum('objection', 'timing', 'ben', 3, 3),
  sum('objection', 'price', null, 2, 2),
]

it('adds up: the total is the sum of the owners', () => {
  expect(totalOf(sums, 'talk_ratio')).toEqual({ value: 50, weight: 200, recordings: 2 })
  expect(totalOf(sums, 'talk_ratio', 'ben')).toEqual({ value: 30, weight: 50, recordings: 1 })
  expect(totalOf(sums, 'objection', null).value).toBe(2)
})

it('weighs a ratio by what it is a ratio of, not by conversation', () => {
  expect(figureOf('talk_ratio', totalOf(sums, 'talk_ratio'))).toBe(0.25)
  expect(figureOf('fillers', { value: 3, weight: 150 })).toBe(2)
  expect(figureOf('patience', { value: 0, weight: 0 })).toBeNull()
})

it('ranks keys by value, then name', () => {
  expect(rankKeys(sums, 'objection').map(({ key, value }) => [key, value])).toEqual([
    ['price', 3],
    ['timing', 3],
  ])
})

it('cuts a period into stretches that cover it once', () => {
  const tones = [
    { day: '2026-11-01', value: 0.4, weight: 2 },
    { day: '2026-11-03', value: 0.5, weight: 1 },
    { day: '2026-11-30', value: -0.2, weight: 1 },
  ]
  const parts = toToneIntervals(tones, '2026-11-01', 30)
  expect(parts).toHaveLength(10)
  expect(parts[0]).toEqual({ from: '2026-11-01', to: '2026-11-03', tone: 0.9 / 3, conversations: 3 })
  expect(parts[1]?.tone).toBeNull()
  expect(parts.at(-1)).toMatchObject({ from: '2026-11-28', to: '2026-11-30', tone: -0.2 })
  expect(toToneIntervals([], '2026-11-01', 7)).toHaveLength(7)
  expect(toToneIntervals([], '2025-12-01', 365).at(-1)?.to).toBe('2026-11-30')
})
