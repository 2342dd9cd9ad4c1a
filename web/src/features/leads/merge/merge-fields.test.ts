import { defaultStages } from '@parley/core/leads/stages'
import { expect, test } from 'vitest'
import { readLead } from '../lead.ts'
import { leadRow } from '../testing/lead-row.ts'
import { chosenValues, differing, mergeFields } from './merge-fields.ts'

const row = leadRow({
  id: 'one',
  name: 'Anna Schmidt',
  company: 'Acme',
  email: 'anna@acme.example',
  status: 'new',
  value: 100,
  currency: 'USD',
  score: 1,
  last_activity_at: '2026-01-01T00:00:00Z',
  created_at: '2026-01-01T00:00:00Z',
})
const keep = readLead(row)
const drop = readLead({
  ...row,
  id: 'two',
  name: 'Ana Schmidt',
  phone: '123',
  value: 90,
  currency: 'EUR',
  owner_id: 'ben',
})
const known = { ownerName: (id: string) => id, stages: defaultStages, own: [] }
const fields = differing(mergeFields(known), keep, drop)

test('offers the fields that differ', () => {
  expect(fields.map(({ key }) => key)).toEqual(['name', 'phone', 'value', 'owner_id'])
})

test('takes of itself only what the kept lead does not know', () => {
  expect(chosenValues(fields, keep, drop, new Map())).toEqual({ phone: '123', owner_id: 'ben' })
})

test('follows the choices; an amount brings its currency', () => {
  const choices = new Map([
    ['value', 'two'],
    ['phone', 'one'],
  ])
  expect(chosenValues(fields, keep, drop, choices)).toEqual({ value: 90, currency: 'EUR', owner_id: 'ben' })
})

test('chooses among the company’s own fields that differ, one by one', () => {
  const ofKind = (key: string, type: 'number' | 'text') => ({ key, label: key, type, options: [] })
  const own = [
    ofKind('seats', 'number'),
    ofKind('plan', 'text'),
    ofKind('region', 'text'),
    ofKind('same', 'text'),
  ]
  const one = { ...keep, custom: { seats: 3, plan: 'Gold', same: 'x', gone: 'stays' } }
  const two = { ...keep, id: 'two', custom: { seats: 1200, region: 'North', same: 'x', left: 'comes' } }
  const differ = differing(mergeFields({ ...known, own }), one, two)
  expect(differ.map(({ label, show }) => [label, show(one), show(two)])).toEqual([
    ['seats', '3', '1200'],
    ['plan', 'Gold', ''],
    ['region', '', 'North'],
  ])
  const kept = { same: 'x', gone: 'stays', left: 'comes' }
  expect(chosenValues(differ, one, two, new Map())).toEqual({
    custom: { ...kept, seats: 3, plan: 'Gold', region: 'North' },
  })
  const other = new Map([
    ['custom.seats', 'two'],
    ['custom.plan', 'two'],
    ['custom.region', 'one'],
  ])
  expect(chosenValues(differ, one, two, other)).toEqual({ custom: { ...kept, seats: 1200 } })
})

test('leaves own fields as they are where nothing of them changes', () => {
  const one = { ...keep, custom: { plan: 'Gold' } }
  expect(chosenValues([], one, { ...one, id: 'two' }, new Map())).toEqual({})
})
