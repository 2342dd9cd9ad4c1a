import { expect, test } from 'vitest'
import { daysAway } from '~/data/measures.ts'

test('days from now in words', () => {
  expect([0, 1, -1, 12].map(daysAway)).toEqual(['today', 'in 1 day', '1 day ago', 'in 12 days'])
})
