import { targetBands } from '@parley/core/insights/coaching'
import { expect, it } from 'vitest'
import { describeBand, describeTrend } from './coaching-labels.ts'

it('says a band in the unit of its figure', () => {
  expect(describeBand('talk_ratio', targetBands.talk_ratio)).toBe('33% to 53%')
  expect(describeBand('questions', targetBands.questions)).toBe('11 to 14')
  expect(describeBand('monologue', targetBands.monologue)).toBe('at most 2:30')
  expect(describeBand('next_step', targetBands.next_step)).toBe('at least 80%')
})

it('says what changed', () => {
  const line = { measure: 'talk_ratio', value: 0.6, verdict: 'high', parts: 6, weight: 10 } as const
  expect(describeTrend({ ...line, before: 0.7, trend: 'better' })).toBe('better, was 70%')
  expect(describeTrend({ ...line, before: 0.5, trend: 'same' })).toBe('was 50%')
  expect(describeTrend({ ...line, before: null, trend: null })).toBe('new')
})
