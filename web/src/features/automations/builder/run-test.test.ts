import { defaultStages } from '@parley/core/leads/stages'
import { afterAll, expect, test, vi } from 'vitest'
import { openPage } from '~/data/testing/page.ts'

openPage()
afterAll(() => void vi.unstubAllGlobals())
const { eventsToTest, nameStages } = await import('./run-test.ts')

const moved = (to: string) => ({ event: { name: 'lead.status_changed', from: 'new', to } })
const trigger = { kind: 'status_changed', from: null, to: 'won' } as const

test('those that would start it are offered', () => {
  const past = [moved('won'), moved('lost'), { event: { name: 'lead.created' } }]
  expect(eventsToTest(past, trigger, 'a')).toEqual([moved('won')])
})

test('a change of another field would not start it', () => {
  const changed = (...fields: string[]) => ({ event: { name: 'lead.changed', lead_id: 'l', fields } })
  const waits = { kind: 'lead_changed', field: 'expected_close_on' } as const
  const past = [changed('value'), changed('value', 'expected_close_on')]
  expect(eventsToTest(past, waits, 'a')).toEqual([past[1]])
})

test.each([trigger, null])('all are, where none would or nothing is chosen yet', (chosen) => {
  const past = [moved('lost'), { event: null }, { event: ['?'] }]
  expect(eventsToTest(past, chosen, 'a')).toEqual(past)
})

test('no more than fifty', () => {
  const past = Array.from({ length: 80 }, () => moved('won'))
  expect(eventsToTest(past, trigger, 'a')).toHaveLength(50)
})

test('a stage goes by its name', () => {
  const event = { name: 'lead.status_changed', from: 'new', to: 'gone' }
  expect(nameStages('Ana Ruiz: new → gone', event, defaultStages)).toBe('Ana Ruiz: New → gone')
  expect(nameStages('Ana → Bo', { name: 'lead.created' }, defaultStages)).toBe('Ana → Bo')
})
