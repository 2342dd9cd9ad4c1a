import { expect, it } from 'vitest'
import { createTurns, laneStarts, laneWidth } from './turns.ts'

const { bulk, person } = laneStarts

it('lets companies take turns, each in its own order', () => {
  const turns = createTurns([])
  expect(['a', 'a', 'a', 'b', 'b', 'a'].map((company) => turns.next(company, 'bulk') - bulk)).toEqual([
    0, 1, 2, 0, 1, 3,
  ])
})

it('gives a company without jobs the priority of the next job, not one before all waiting ones', () => {
  const turns = createTurns([
    { company: 'a', lane: 'bulk', first: bulk + 40, last: bulk + 90 },
    { company: 'b', lane: 'bulk', first: bulk + 44, last: bulk + 44 },
  ])
  expect(turns.next('c', 'bulk')).toBe(bulk + 40)
  expect(turns.next('a', 'bulk')).toBe(bulk + 91)
  expect(turns.next('b', 'bulk')).toBe(bulk + 45)
})

it('keeps lanes apart, however much waits in one', () => {
  const turns = createTurns([{ company: 'a', lane: 'person', first: person, last: person + laneWidth - 2 }])
  expect([turns.next('a', 'person'), turns.next('a', 'person')]).toEqual([bulk - 1, bulk - 1])
  expect(turns.next('a', 'bulk')).toBe(bulk)
})
