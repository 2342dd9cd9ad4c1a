import { defaultStages } from '@parley/core/leads/stages'
import { expect, test } from 'vitest'
import { toCards as cardsOf, withoutListed } from './cards.ts'

const toCards = (data: unknown) => cardsOf(data, defaultStages)

const lead = { id: 'a b', name: 'Ana', company: 'Acme', status: 'proposal', score: 90 }

test('finds the records in what tools read, with links', () => {
  expect(
    toCards({
      total: 70,
      leads: [lead, { name: 'no id' }],
      tasks: [{ id: 't', title: 'Call', lead: 'Ana', due_at: null, status: 'done' }],
      recordings: [{ id: 'r', title: 'Demo', recorded_at: '2026-11-20T10:00:00Z' }],
    }),
  ).toEqual([
    {
      kind: 'leads',
      total: 70,
      rows: [{ path: '/leads/a%20b', title: 'Ana', detail: 'Acme\u00A0· Proposal', aside: '90' }],
    },
    {
      kind: 'tasks',
      total: 70,
      rows: [{ path: '/tasks?task=t', title: 'Call', detail: 'Ana', aside: 'Done' }],
    },
    {
      kind: 'recordings',
      total: 70,
      rows: [{ path: '/voice/r', title: 'Demo', detail: '', aside: expect.stringMatching(/Nov/) }],
    },
  ])
})

test('links what was said to its second', () => {
  const said = {
    recording_id: 'r',
    start_seconds: 83.4,
    text: 'Too dear',
    recordings: { title: 'Demo', has_sound: true },
  }
  expect(toCards({ insights: [said] })[0]?.rows).toEqual([
    {
      path: '/voice/r?t=83.4',
      title: 'Too dear',
      detail: 'Demo',
      aside: '',
      moment: { second: 83.4, hasSound: true },
    },
  ])
})

test('knows of which kind candidates are', () => {
  expect(toCards({ candidates: [lead] })[0]?.kind).toBe('leads')
  expect(toCards({ candidates: [{ id: 't', title: 'Call' }] })[0]?.kind).toBe('tasks')
})

test('lists accounts and contacts, told from leads by their address', () => {
  const account = {
    id: 'a',
    name: 'Acme',
    path: '/accounts/a',
    website: 'acme.example',
    open_sales: 2,
    open_value: { USD: 30_000 },
  }
  const contact = {
    id: 'c',
    name: 'Priya',
    path: '/contacts/c',
    title: 'CFO',
    account: 'Acme',
    phone: '+49 1',
  }
  expect(
    toCards({ total: 2, accounts: [account, { ...account, open_sales: 0, open_value: {} }] }),
  ).toMatchObject([
    {
      kind: 'accounts',
      total: 2,
      rows: [
        { path: '/accounts/a', title: 'Acme', detail: '2 open sales\u00A0· acme.example', aside: '$30,000' },
        { detail: 'No open sale\u00A0· acme.example', aside: '' },
      ],
    },
  ])
  expect(toCards({ candidates: [contact] })).toEqual([
    {
      kind: 'contacts',
      total: 1,
      rows: [{ path: '/contacts/c', title: 'Priya', detail: 'CFO\u00A0· Acme', aside: '+49 1' }],
    },
  ])
  // A whole account, with its people and sales.
  const whole = toCards({ ...account, contacts: [contact], leads: [lead] })
  expect(whole.map(({ kind }) => kind)).toEqual(['contacts', 'leads'])
})

test.each([null, undefined, 'text', [], { leads: 'none' }, { id: 'x' }])('%j gives none', (data) => {
  expect(toCards(data)).toEqual([])
})

test('words do not repeat what the cards show', () => {
  const cards = toCards({ leads: [lead] })
  expect(withoutListed('Here:\n\n- Ana · Acme · proposal\n- and 3 more\n\nNext?', cards)).toBe(
    'Here:\n\nNext?',
  )
  expect(withoutListed('- Bo · Globex', cards)).toBe('- Bo · Globex')
  expect(withoutListed('- Ana · Acme', [])).toBe('- Ana · Acme')
})
