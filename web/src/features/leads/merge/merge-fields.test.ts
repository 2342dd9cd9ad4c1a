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
const fields = differing(mergeFields({ ownerName: (id) => id, stages: defaultStages }), keep, drop)

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
