import { defaultStages, type Stage } from '@parley/core/leads/stages'
import { expect, test } from 'vitest'
import { readEntry } from './read-entry.ts'

const row = {
  id: 'a1',
  at: '2026-01-02T00:00:00.123456+00:00',
  title: null,
  body: null,
  data: {},
  actor_id: null,
  recording_id: null,
}

test.each([
  [{ ...row, source: 'activity' as const, kind: 'created' }, 'Lead added', 'change', null],
  [
    { ...row, source: 'activity' as const, kind: 'status_changed', data: { from: 'new', to: 'proposal' } },
    'New → Proposal',
    'change',
    null,
  ],
  [
    { ...row, source: 'activity' as const, kind: 'call', data: { outcome: 'left_message', minutes: 2 } },
    'Call · Left a message · 2 min',
    'note',
    null,
  ],
  [
    { ...row, source: 'activity' as const, kind: 'meeting', data: { outcome: 'held' } },
    'Meeting · Took place',
    'note',
    null,
  ],
  [
    { ...row, source: 'activity' as const, kind: 'recording', data: { recording_id: 'r9' } },
    'Recording',
    'recording',
    'r9',
  ],
  [
    { ...row, source: 'recording' as const, kind: 'recording', title: 'Call', recording_id: 'a1' },
    'Call',
    'recording',
    'a1',
  ],
  [
    { ...row, source: 'recording' as const, kind: 'recording', title: '', recording_id: 'a1' },
    'Recording',
    'recording',
    'a1',
  ],
  [
    { ...row, source: 'email' as const, kind: 'sent', title: 'Thanks', recording_id: 'r1' },
    'Email sent: Thanks',
    'email',
    'r1',
  ],
  [
    { ...row, source: 'email' as const, kind: 'draft', title: 'Thanks', recording_id: 'r1' },
    'Email drafted: Thanks',
    'email',
    'r1',
  ],
])('says what an entry is', (given, title, kind, recordingId) => {
  expect(readEntry(given, defaultStages, 'leads')).toMatchObject({
    title,
    kind,
    recordingId,
    at: row.at,
    problem: null,
  })
})

test('says of an email that was not delivered why', () => {
  const data = { email_id: 'm1', subject: 'Our offer', returned: '550 User unknown' }
  const returned = readEntry(
    { ...row, source: 'activity', kind: 'email', body: 'As promised.', data },
    defaultStages,
    'leads',
  )
  expect([returned.title, returned.problem]).toEqual(['Email not delivered', '550 User unknown'])
  const failed = readEntry(
    { ...row, source: 'email', kind: 'failed', title: 'Our offer' },
    defaultStages,
    'leads',
  )
  expect([failed.title, failed.problem]).toEqual(['Email not delivered: Our offer', null])
})

test('a stage is called as the company calls it, also one that it took away; what it never had is named by its key', () => {
  const stages = defaultStages.map((stage): Stage => {
    if (stage.key === 'negotiation') return { ...stage, name: 'Legal', position: null }
    return stage.key === 'proposal' ? { ...stage, name: 'Offer sent' } : stage
  })
  const moved = (data: Record<string, string>) =>
    readEntry({ ...row, source: 'activity', kind: 'status_changed', data }, stages, 'leads').title
  expect(moved({ from: 'proposal', to: 'negotiation' })).toBe('Offer sent → Legal')
  expect(moved({ from: 'pilot', to: 'won' })).toBe('pilot → Won')
})

test.each([
  ['leads', {}, 'Fjord merged into this lead'],
  ['accounts', {}, 'Fjord merged into this account'],
  ['contacts', {}, 'Fjord merged into this contact'],
  ['accounts', { lead_id: 'l1', lead_name: 'Ana' }, 'Fjord merged into this lead'],
  ['accounts', { contact_id: 'c1', contact_name: 'Ana' }, 'Fjord merged into this contact'],
] as const)('in a timeline of %s a merge of %j says what it was of', (timelineOf, about, title) => {
  const merged = { ...row, ...about, source: 'activity' as const, kind: 'changed', data: { merged: 'Fjord' } }
  expect(readEntry(merged, defaultStages, timelineOf).title).toBe(title)
})
