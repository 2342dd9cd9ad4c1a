import { expect, it } from 'vitest'
import { defaultStages } from '../leads/stages.ts'
import type { CommandContext } from './entities.ts'
import { isSure, understand } from './understand.ts'

const context: CommandContext = {
  now: '2026-11-21T10:00:00Z',
  timeZone: 'Europe/Berlin',
  vertical: 'other',
  stages: defaultStages,
  known: {
    leads: [
      { id: 'ana', name: 'Ana Silva', company: 'Acme Inc' },
      { id: 'mark', name: 'Mark Twain', company: 'DataWorks GmbH' },
      { id: 'bo', name: 'Bo Berg', company: 'Globex' },
      { id: 'lia', name: 'Lia Lind', company: 'Globex' },
    ],
    tasks: [
      { id: 'proposal', title: 'Send Acme the proposal' },
      { id: 'invoice-1', title: 'Send invoice 2041' },
      { id: 'invoice-2', title: 'Send invoice 2042' },
    ],
    colleagues: [{ id: 'ben', name: 'Ben Carter' }],
  },
}

const read = (text: string) => understand(text, context).map(({ intent, slots }) => [intent, slots])

it.each<[string, string, object]>([
  // Times are those of the wall in Berlin, in winter an hour ahead.
  [
    'remind me tomorrow at 3 to call Ana',
    'create_task',
    { title: 'Call Ana', due_at: '2026-11-22T14:00:00.000Z', lead: 'ana' },
  ],
  ['todo buy milk', 'create_task', { title: 'Buy milk' }],
  [
    'ask Ben to check the offer by Friday',
    'create_task',
    { title: 'Check the offer', due_at: '2026-11-27T16:00:00.000Z', assignee: 'ben' },
  ],
  ['mark the proposal task as done', 'update_task', { task: 'proposal', status: 'done' }],
  ['mark data works as won', 'update_lead', { lead: 'mark', status: 'won' }],
  ['we closed acme', 'update_lead', { lead: 'ana', status: 'won' }],
  ["set Acme's value to 1.2 million", 'update_lead', { lead: 'ana', value: 1_200_000 }],
  ["Ana's email is now ana@acme.io", 'update_lead', { lead: 'ana', email: 'ana@acme.io' }],
  [
    'new lead Zoë Quist at Fjord, +47 22 33 44 55',
    'create_lead',
    { name: 'Zoë Quist', company: 'Fjord', phone: '+4722334455' },
  ],
  ['note on Acme: move to Oslo in May', 'add_note', { lead: 'ana', text: 'Move to Oslo in May' }],
  ['draft a follow-up to Mark Twain', 'draft_follow_up', { lead: 'mark' }],
  ['which leads are qualified?', 'search_leads', { status: 'qualified' }],
  ['what did Bo say about the price', 'search_recordings', { query: 'price', lead: 'bo' }],
  ['anything overdue?', 'search_tasks', { due: 'overdue' }],
  ['win rate last month', 'analytics_figures', { period: 'last_month' }],
  ['abandoned carts', 'abandoned_carts', {}],
])('understands "%s"', (text, intent, slots) => {
  expect(read(text)).toEqual([[intent, slots]])
})

it('takes two commands apart, and the second is about the lead of the first', () => {
  expect(read('move Acme to negotiation and remind me Thursday to call them')).toEqual([
    ['update_lead', { lead: 'ana', status: 'negotiation' }],
    ['create_task', { title: 'Call Ana Silva', due_at: '2026-11-26T16:00:00.000Z', lead: 'ana' }],
  ])
})

it.each([
  'remind me to call Ana and send her the contract',
  'note that Acme will move offices and change the plan',
  'task: review slides, numbers and pricing',
])('leaves one command whole: "%s"', (text) => {
  expect(understand(text, context)).toHaveLength(1)
})

it.each<[string, object]>([
  [
    'move Globex to won',
    { kind: 'ambiguous', slot: 'lead', choices: ['Bo Berg (Globex)', 'Lia Lind (Globex)'] },
  ],
  ['delete the invoice task', { kind: 'ambiguous', slot: 'task' }],
  ['update Acme', { kind: 'missing', slot: 'change' }],
  ['add a note to Ana', { kind: 'missing', slot: 'text' }],
  ['create a lead', { kind: 'missing', slot: 'name' }],
  ['draft a follow-up', { kind: 'missing', slot: 'lead' }],
])('says what is unclear in "%s"', (text, problem) => {
  expect(understand(text, context)[0]?.problem).toMatchObject(problem)
})

it('means by "Ana from Acme" the one, and by "Bo" the one at Globex', () => {
  expect(read('mark Bo from Globex as lost')).toEqual([['update_lead', { lead: 'bo', status: 'lost' }]])
})

it('distinguishes the word "mark" from the name', () => {
  expect(read('call mark tomorrow')[0]?.[1]).toMatchObject({ lead: 'mark', title: 'Call Mark' })
  expect(read('mark acme as lost')[0]?.[1]).toEqual({ lead: 'ana', status: 'lost' })
})

it.each(['tell me a joke', 'delete everything', 'the weather is nice', 'xqzt brrp'])(
  'takes "%s" for no write',
  (text) => {
    const writes = understand(text, context).filter(
      (command) => isSure(command) && /^(?:create|update|delete|add)_/.test(command.intent),
    )
    expect(writes).toEqual([])
  },
)

it('gives chances and alternatives, the same each time', () => {
  const [first] = understand('show hot leads', context)
  expect(first?.confidence).toBeGreaterThan(0.9)
  expect(first?.alternatives).toHaveLength(3)
  expect(understand('show hot leads', context)).toEqual(understand('show hot leads', context))
})

it.each<[string, string, object, string | undefined]>([
  ['open tasks for acme due before friday', 'search_tasks', { lead: 'ana' }, 'days before or after another'],
  ['open tasks for acme', 'search_tasks', { lead: 'ana' }, undefined],
  ['tasks due after friday', 'search_tasks', {}, 'days before or after another'],
  ['tasks without a due date', 'search_tasks', {}, 'what a task lacks'],
  ['leads over 45k except acme', 'search_leads', { min_value: 45_000 }, 'whom to leave out'],
  ['leads neither won nor lost', 'search_leads', { status: 'open' }, undefined],
  ['leads in proposal or negotiation', 'search_leads', {}, 'several stages at once'],
  ['leads nobody called this month', 'search_leads', {}, 'what nobody did'],
])('says what it does not filter by: %s', (text, intent, slots, notRead) => {
  const [command] = understand(text, context)
  expect([command?.intent, command?.slots, command?.notRead]).toEqual([
    intent,
    expect.objectContaining(slots),
    notRead,
  ])
  for (const slot of ['query', 'due_on', 'title']) expect(command?.slots).not.toHaveProperty(slot)
})
