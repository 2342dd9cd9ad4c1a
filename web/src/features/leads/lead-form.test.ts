import { defaultStages } from '@parley/core/leads/stages'
import { leadFacts } from '@parley/core/records/lead'
import { expect, test } from 'vitest'
import { fieldSchema } from '../records/index.ts'
import { readDraft } from './lead-form.ts'

test('empty fields are kept as unknown', () => {
  expect(readDraft({ name: '  Ana Ruiz ', value: '900' }, defaultStages, 'UTC')).toEqual({
    lead: {
      name: 'Ana Ruiz',
      company: null,
      deal_name: null,
      email: null,
      phone: null,
      title: null,
      source: null,
      value: 900,
    },
  })
})

test('each wrong field says what is wrong', () => {
  expect(readDraft({ email: 'ana', value: 'much', phone: '1'.repeat(41) }, defaultStages, 'UTC')).toEqual({
    errors: {
      name: 'Give the lead a name',
      email: 'This is not an email address',
      value: 'Write the value in digits, such as 12500, 25k or €900',
      phone: 'Use at most 40 characters',
    },
  })
})

test('a website is one more line, with the limit of its column', () => {
  const website = leadFacts.find(({ column }) => column === 'website')
  if (!website) throw new Error('no website')
  expect(fieldSchema(website, 'lead').safeParse(` https://${'a'.repeat(200)}.example `).success).toBe(true)
  expect(fieldSchema(website, 'lead').safeParse('a'.repeat(301)).error?.issues[0]?.message).toBe(
    'Use at most 300 characters',
  )
})

test('a stage and an owner are those that were chosen', () => {
  const read = readDraft({ name: 'Ana', status: 'proposal', owner_id: 'ben' }, defaultStages, 'UTC')
  expect(read).toMatchObject({ lead: { status: 'proposal', owner_id: 'ben' } })
  const none = readDraft({ name: 'Ana', status: 'none', owner_id: '' }, defaultStages, 'UTC')
  expect(none).toMatchObject({ lead: { owner_id: null } })
  expect('lead' in none && Object.keys(none.lead)).not.toContain('status')
  expect('lead' in read && Object.keys(read.lead)).toContain('status')
  const plain = readDraft({ name: 'Ana' }, defaultStages, 'UTC')
  expect('lead' in plain && Object.keys(plain.lead)).not.toContain('owner_id')
})

test('a stage that was taken away since the draft was kept counts as unsaid', () => {
  const stages = defaultStages.map((stage) =>
    stage.key === 'proposal' ? { ...stage, position: null } : stage,
  )
  const read = readDraft({ name: 'Ana', status: 'proposal' }, stages, 'UTC')
  expect('lead' in read && Object.keys(read.lead)).not.toContain('status')
})
