import { describe, expect, it, test } from 'vitest'
import { laneRuns, readLanes, writeLanes } from './lanes.ts'

describe('lanes', () => {
  it.each([true, false])('are read as they were written (sides known: %s)', (isKnown) => {
    const lanes = { isKnown, ours: [3, 0, 1, 2], theirs: [0, 3, 2, 3] }
    expect(readLanes(writeLanes(lanes))).toEqual(lanes)
  })

  it('are a digit a step', () => {
    expect(writeLanes({ isKnown: true, ours: [3, 0, 3, 0], theirs: [0, 3, 3, 0] })).toBe('c3f0')
    expect(writeLanes({ isKnown: false, ours: [1], theirs: [2] })).toBe('?6')
  })

  it.each([null, undefined, '', '?', 'xyz', 12, {}])('are none in %j', (kept) => {
    expect(readLanes(kept)).toBeNull()
  })
})

test('steps of one level are drawn as one, silence not at all', () => {
  expect(laneRuns([0, 3, 3, 1, 0, 0, 2])).toEqual([
    { start: 1, steps: 2, level: 3 },
    { start: 3, steps: 1, level: 1 },
    { start: 6, steps: 1, level: 2 },
  ])
  expect(laneRuns([0, 0])).toEqual([])
})
