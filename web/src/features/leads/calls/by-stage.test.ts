import { expect, it } from 'vitest'
import { rowsByStage } from './by-stage.ts'

const counts = [
  { status: 'new', leads: 3 },
  { status: 'call', leads: 0 },
  { status: 'offer', leads: 150 },
  { status: 'won', leads: 2 },
]

it('finds the rows of a page in one stage after the other', () => {
  expect(rowsByStage(counts, 0, 99)).toEqual([
    { status: 'new', from: 0, to: 2 },
    { status: 'offer', from: 0, to: 96 },
  ])
  expect(rowsByStage(counts, 100, 199)).toEqual([
    { status: 'offer', from: 97, to: 149 },
    { status: 'won', from: 0, to: 1 },
  ])
})

it('is empty behind the last row and without any', () => {
  expect(rowsByStage(counts, 200, 299)).toEqual([])
  expect(rowsByStage([], 0, 99)).toEqual([])
})
