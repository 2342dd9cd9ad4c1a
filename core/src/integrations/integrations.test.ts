import { expect, it } from 'vitest'
import { defaultStages } from '../leads/stages.ts'
import { eventText } from './event-text.ts'
import { retryDelay, retryDelays, webhookEventNames } from './webhook-events.ts'

const app = 'https://crm.example'
const lead = { id: 'l1', name: 'Ana <Ruiz>', company: 'A & B' }

it.each([
  ['lead.created', { lead }, 'New lead: <https://crm.example/leads/l1|Ana &lt;Ruiz&gt; (A &amp; B)>'],
  [
    'lead.status_changed',
    { lead: { ...lead, company: null }, from: 'new', to: 'won' },
    '<https://crm.example/leads/l1|Ana &lt;Ruiz&gt;>: New → Won',
  ],
  [
    'account.created',
    { account: { id: 'a1', name: 'Acme' } },
    'New account: <https://crm.example/accounts/a1|Acme>',
  ],
  [
    'contact.changed',
    { contact: { id: 'c1', name: 'Nora & Vik' }, fields: ['title', 'custom.shoe_size'] },
    'Contact <https://crm.example/contacts/c1|Nora &amp; Vik> changed: role, shoe size',
  ],
  [
    'task.completed',
    { task: { id: 't1', title: 'Call | write' } },
    'Done: <https://crm.example/tasks?task=t1|Call / write>',
  ],
  [
    'recording.ready',
    { recording: { id: 'r1', title: '', summary: 'Two\nlines', failure_reason: null } },
    '<https://crm.example/voice/r1|A recording> is ready: Two lines',
  ],
  ['form.received', { message: `${'x'.repeat(299)}yy` }, `Someone wrote: ${'x'.repeat(299)}…`],
  ['test', { message: 'A test from Acme' }, 'A test from Acme'],
])('%s in one line', (event, words, line) => {
  expect(eventText(event, words, defaultStages, app)).toBe(line)
})

it('has words for every event', () => {
  for (const name of webhookEventNames) expect(eventText(name, {}, defaultStages, app)).not.toBe(name)
})

it('waits longer each time, then gives up', () => {
  expect(retryDelay(1)).toBe(5)
  expect(retryDelay(retryDelays.length)).toBe(28_800)
  expect(retryDelay(retryDelays.length + 1)).toBeNull()
  expect([...retryDelays].sort((a, b) => a - b)).toEqual(retryDelays)
})
