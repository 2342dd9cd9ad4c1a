import { defaultStages, type Stage } from '@parley/core/leads/stages'
import { expect, test } from 'vitest'
import { stageSteps } from './stage-steps.ts'

const renewals = { key: 'renewals', name: 'Renewals' }
const renewal = (key: string, position: number | null): Stage => ({
  key,
  name: key,
  outcome: 'open',
  probability: 0.5,
  color: null,
  position,
  pipeline: renewals,
})
const bothEnds = defaultStages.filter(({ outcome }) => outcome !== 'open')
const stages = [
  ...defaultStages.filter(({ outcome }) => outcome === 'open'),
  renewal('due', 8),
  renewal('in_talks', 9),
  ...bothEnds,
  renewal('gone', null),
]

function told(status: string, pipeline = 'sales') {
  const { open, reached, ends } = stageSteps(stages, { status, pipeline })
  const keys = open.map(({ key }) => key)
  return { open: keys, reached: keys[reached] ?? reached, ends: ends.map(({ key }) => key) }
}

test('a sale goes through the open stages of its pipeline and ends as any does', () => {
  expect(told('qualified')).toEqual({
    open: ['new', 'contacted', 'qualified', 'proposal', 'negotiation'],
    reached: 'qualified',
    ends: ['won', 'lost'],
  })
  expect(told('in_talks', 'renewals')).toEqual({
    open: ['due', 'in_talks'],
    reached: 'in_talks',
    ends: ['won', 'lost'],
  })
})

test('a stage that was taken away is none of them', () => {
  expect(told('gone', 'renewals')).toMatchObject({ open: ['due', 'in_talks'], reached: -1 })
})

test('a stage of another pipeline leads there before the lead says so', () => {
  expect(told('due', 'sales')).toMatchObject({ open: ['due', 'in_talks'], reached: 'due' })
})

test('what is won passed all of its pipeline, what is lost none', () => {
  expect(told('won', 'renewals')).toMatchObject({ open: ['due', 'in_talks'], reached: 2 })
  expect(told('lost', 'renewals')).toMatchObject({ open: ['due', 'in_talks'], reached: -1 })
})

test('a pipeline that is no more leaves how a sale ends', () => {
  expect(told('won', 'partners')).toEqual({ open: [], reached: 0, ends: ['won', 'lost'] })
})
