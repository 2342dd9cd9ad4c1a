import { expect, it } from 'vitest'
import { leadScoreBand } from './score-band.ts'

it.each([
  [0, 'Cold'],
  [39, 'Cold'],
  [40, 'Warm'],
  [69, 'Warm'],
  [70, 'Hot'],
  [100, 'Hot'],
])('a score of %d is %s', (score, word) => {
  expect(leadScoreBand(score).word).toBe(word)
})
