import { defaultStages, firstPipeline, type Stage } from '@parley/core/leads/stages'
import { expect, test } from 'vitest'
import { filledBars } from './filled-bars.ts'

const withOpen = (count: number): Stage[] => [
  ...Array.from({ length: count }, (_, index): Stage => {
    const place = index + 1
    return {
      key: `s${place}`,
      name: '',
      outcome: 'open',
      probability: 0.5,
      color: null,
      position: place,
      pipeline: firstPipeline,
    }
  }),
  ...defaultStages
    .filter(({ outcome }) => outcome !== 'open')
    .map((stage, index) => ({ ...stage, position: count + 1 + index })),
  {
    key: 'gone',
    name: 'Gone',
    outcome: 'open',
    probability: 0.5,
    color: null,
    position: null,
    pipeline: firstPipeline,
  },
]
const barsOf = (stages: readonly Stage[]) => stages.map(({ key }) => filledBars(stages, key))

test('the stages that a company begins with fill a bar more each', () => {
  expect(barsOf(defaultStages)).toEqual([1, 2, 3, 4, 5, 6, 0])
})

test.each([
  [1, [3]],
  [2, [2, 4]],
  [7, [1, 2, 2, 3, 4, 5, 5]],
  [20, [1, 1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 5, 5, 5, 5, 5]],
])('of %d open stages none fills nothing or all', (count, open) => {
  expect(barsOf(withOpen(count))).toEqual([...open, 6, 0, 0])
})

test('a key of no stage fills nothing', () => {
  expect(filledBars(defaultStages, 'unheard_of')).toBe(0)
})
