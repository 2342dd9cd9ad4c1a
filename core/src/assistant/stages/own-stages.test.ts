import { describe, expect, it } from 'vitest'
import { defaultStages, firstPipeline, type Stage } from '../../leads/stages.ts'
import { isAskedFor } from '../asked/is-asked-for.ts'
import { findUnborne } from '../borne-out/find-unborne.ts'
import type { CommandContext } from '../entities.ts'
import { isWrite } from '../intents.ts'
import { interpret } from '../interpret.ts'
import { isSure } from '../understand.ts'

const own = (key: string, name: string, position: number | null): Stage => ({
  key,
  name,
  outcome: 'open',
  probability: 0.4,
  color: null,
  position,
  pipeline: firstPipeline,
})

/** Renamed, added and taken away; two are called like common words. */
const stages: readonly Stage[] = [
  ...defaultStages.slice(0, 1),
  own('demo_booked', 'Demo booked', 2),
  own('qualified', 'Discovery', 3),
  own('offer_sent', 'Offer sent', 4),
  own('open', 'Open', 5),
  own('call', 'Call', 6),
  own('waiting', 'Waiting', 7),
  own('negotiation', 'Negotiation', 8),
  ...defaultStages
    .filter(({ outcome }) => outcome !== 'open')
    .map((stage, order) => ({ ...stage, position: 9 + order })),
  own('contacted', 'Contacted', null),
  own('proposal', 'Proposal', null),
]

const context: CommandContext = {
  now: '2026-11-21T10:00:00Z',
  timeZone: 'UTC',
  vertical: 'other',
  stages,
  known: {
    leads: [
      { id: 'anna', name: 'Anna Keller', company: 'Keller Logistics' },
      { id: 'bo', name: 'Bo Berg', company: 'Globex' },
      { id: 'demo', name: 'Demo Stores', company: null },
    ],
    tasks: [
      { id: 'slides', title: 'Prepare the workshop slides' },
      { id: 'call', title: 'Call Anna about the renewal' },
    ],
    colleagues: [{ id: 'ben', name: 'Ben Carter' }],
  },
}

function read(...said: string[]) {
  const messages: Parameters<typeof interpret>[0][number][] = []
  for (const content of said.slice(0, -1)) {
    messages.push({ role: 'user', content })
    messages.push({ role: 'assistant', content: interpret(messages, context).text })
  }
  return interpret([...messages, { role: 'user', content: said.at(-1) ?? '' }], context)
}

const calls = (...said: string[]) => read(...said).calls.map(({ name, parameters }) => [name, parameters])

it.each<[string, object]>([
  ['move anna to demo booked', { lead: 'anna', status: 'demo_booked' }],
  ['Please move Anna Keller to “Demo Booked”.', { lead: 'anna', status: 'demo_booked' }],
  ['anna is now in offer sent', { lead: 'anna', status: 'offer_sent' }],
  ['set bo to discovery', { lead: 'bo', status: 'qualified' }],
  ['mark globex as waiting', { lead: 'bo', status: 'waiting' }],
  ['move bo to open', { lead: 'bo', status: 'open' }],
  ['move bo to the call stage', { lead: 'bo', status: 'call' }],
  ['change the status of anna to call', { lead: 'anna', status: 'call' }],
  ['move anna from negotiation to demo booked', { lead: 'anna', status: 'demo_booked' }],
  ['move anna from demo booked to negotiation', { lead: 'anna', status: 'negotiation' }],
  ['skip demo booked and move anna to offer sent', { lead: 'anna', status: 'offer_sent' }],
  ['move demo stores to demo booked', { lead: 'demo', status: 'demo_booked' }],
  ['bo signed', { lead: 'bo', status: 'won' }],
  ['anna -> discovery', { lead: 'anna', status: 'qualified' }],
  ['mark anna as lost', { lead: 'anna', status: 'lost' }],
])('changes by the company’s own names: %s', (text, parameters) => {
  expect(calls(text)).toEqual([['update_lead', parameters]])
})

it.each<[string, object]>([
  ['which deals are in offer sent', { status: 'offer_sent' }],
  ['show me demo booked leads', { status: 'demo_booked' }],
  ['how many leads are in discovery?', { status: 'qualified' }],
  ['who is in waiting', { status: 'waiting' }],
  ['leads in demo booked over 10k', { status: 'demo_booked', min_value: 10_000 }],
  ['show deals in open', { status: 'open' }],
  ['show open deals', { status: 'all_open' }],
  ['show leads in negotiation', { status: 'negotiation' }],
])('finds by them: %s', (text, parameters) => {
  expect(calls(text)).toEqual([['search_leads', parameters]])
})

it.each([
  'move anna to proposal',
  'put anna into contacted',
  'move anna to verbal offer',
  'move anna to verbal offer sent',
  'move anna to discovery call',
  'move anna to demo',
  'move anna to onboarding',
  'move anna to demo booked or offer sent',
])('asks which stage, and moves to none: %s', (text) => {
  const reply = read(text)
  expect(reply.calls).toEqual([])
  expect(reply.text).toMatch(/^Which (?:stage|one)|change/)
})

it('lists the stages when it asks, and takes the answer', () => {
  expect(read('move anna to proposal').text).toBe(
    'Which stage do you mean?\n\n- New\n- Demo booked\n- Discovery\n- Offer sent\n- Open\n- Call\n- Waiting\n- Negotiation\n- Won\n- Lost',
  )
  expect(calls('move anna to proposal', 'offer sent')).toEqual([
    ['update_lead', { lead: 'anna', status: 'offer_sent' }],
  ])
  expect(calls('move anna to proposal', 'Call')).toEqual([['update_lead', { lead: 'anna', status: 'call' }]])
  expect(calls('move anna to demo booked', 'no, offer sent')).toEqual([
    ['update_lead', { lead: 'anna', status: 'offer_sent' }],
  ])
  expect(calls('which deals are in proposal?')).toEqual([])
})

it('says what it cannot look by', () => {
  const reply = read('leads in demo booked or later')
  expect(reply.text).toContain('the order of stages')
  expect(read('leads not in demo booked').text).toContain('stages to leave out')
})

it.each([
  'don’t move anna to demo booked',
  'should I move anna to offer sent?',
  'skip discovery for anna',
  'move anna to offer sent if she calls',
  'call anna',
  'open anna',
  'I have to call anna tomorrow',
  'show open tasks',
  'mark the slides task as open',
  'anna is waiting for our offer',
  'what did anna say on the call?',
  'who are we waiting for?',
  'note on anna: demo booked for May',
  'remind me to call anna about the discovery',
  'email anna that the offer was sent',
])('makes no stage of other commands: %s', (text) => {
  const moved = read(text).commands.filter(
    (command) => isSure(command) && command.problem === null && 'status' in command.slots,
  )
  expect(moved.filter(({ intent }) => intent.endsWith('_lead') && isWrite(intent))).toEqual([])
  expect(moved.filter(({ intent }) => intent === 'search_leads')).toEqual([])
})

it('creates a lead in a stage', () => {
  expect(calls('new lead Zoe Quist at Fjord in demo booked')).toEqual([
    ['create_lead', { name: 'Zoe Quist', company: 'Fjord', status: 'demo_booked' }],
  ])
})

it('moves each lead to its own', () => {
  expect(calls('move anna to offer sent and bo to discovery')).toEqual([
    ['update_lead', { lead: 'anna', status: 'offer_sent' }],
    ['update_lead', { lead: 'bo', status: 'qualified' }],
  ])
})

it('keeps what was written where a stage is part of a title or a note', () => {
  expect(calls('note on anna: Demo Booked for May')).toEqual([
    ['add_note', { lead: 'anna', text: 'Demo Booked for May' }],
  ])
  expect(calls('remind me tomorrow at 3 to prepare the discovery')).toEqual([
    ['create_task', { title: 'Prepare the discovery', due_at: '2026-11-22T15:00:00.000Z' }],
  ])
})

describe('a model’s call', () => {
  const asks = (text: string, status: string) =>
    isAskedFor({ name: 'update_lead', parameters: { lead: 'Anna Keller', status } }, [text], context)

  it.each([
    ['move anna to demo booked', 'demo_booked', true],
    ['move anna to demo booked', 'Demo booked', true],
    ['move anna to demo booked', 'offer_sent', false],
    ['move anna to open', 'open', true],
    ['open anna', 'open', false],
    ['don’t move anna to demo booked', 'demo_booked', false],
    ['move anna to proposal', 'proposal', false],
  ])('%s, %s: %s', (text, status, expected) => {
    expect(asks(text, status)).toBe(expected)
  })
})

describe('a model’s answer', () => {
  const grounds = {
    said: ['where is Anna?'],
    results: [{ leads: [{ name: 'Anna Keller', status: 'demo_booked', stage: 'Demo booked', value: 100 }] }],
    outcomes: [],
    earlier: [],
    reference: { now: context.now, timeZone: 'UTC' },
    stages,
  }

  it('is measured by the company’s names', () => {
    expect(findUnborne('Anna Keller is in Demo booked.', grounds)).toEqual([])
    expect(findUnborne('Anna Keller is in Offer sent.', grounds)).toMatchObject([{ values: ['Offer sent'] }])
    expect(findUnborne('Anna Keller is in Discovery.', grounds)).toMatchObject([{ values: ['Discovery'] }])
  })
})
