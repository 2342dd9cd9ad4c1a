import { expect, it } from 'vitest'
import { defaultStages } from '../../leads/stages.ts'
import { type AnswerGrounds, findUnborne } from './find-unborne.ts'

const contact = (name: string, account: string, more: object) => ({
  id: name,
  name,
  account,
  title: null,
  email: null,
  phone: null,
  own_fields: {},
  path: `/contacts/${name}`,
  ...more,
})
const results = [
  {
    status: 'done',
    message: '2 accounts found: Acme (1 open sale worth $30,000) and Globex (no open sale).',
    data: {
      total: 2,
      accounts: [
        {
          id: 'a',
          name: 'Acme',
          website: 'acme.example',
          domain: 'acme.example',
          path: '/accounts/a',
          contacts: 2,
          open_sales: 1,
          open_value: { USD: 30_000 },
          won_value: {},
        },
        {
          id: 'g',
          name: 'Globex',
          website: 'https://globex.example',
          path: '/accounts/g',
          contacts: 3,
          open_sales: 0,
          open_value: {},
          won_value: { USD: 9000 },
        },
      ],
    },
  },
  {
    status: 'done',
    message: 'Acme has 2 contacts and 1 open sale worth $30,000.',
    data: {
      id: 'a',
      name: 'Acme',
      path: '/accounts/a',
      website: 'acme.example',
      contacts: [
        contact('Priya Nair', 'Acme', { title: 'CFO', email: 'priya@acme.example', phone: '+49 30 1234567' }),
        contact('Tom Becker', 'Acme', { title: 'Buyer', email: 'tom@acme.example', phone: '+49 30 7654321' }),
      ],
      contacts_in_all: 2,
      open_sales: 1,
      leads: [
        {
          id: '1',
          name: 'Anna Schmidt',
          company: 'Acme',
          status: 'proposal',
          value: 30_000,
          currency: 'USD',
        },
      ],
      open_tasks: [],
      recordings: [],
      notes: [],
    },
  },
  {
    status: 'done',
    message: '1 contact found.',
    data: {
      total: 1,
      contacts: [contact('Lena Vogt', 'Globex', { title: 'CTO', email: 'lena@globex.example' })],
    },
  },
]
const grounds: AnswerGrounds = {
  said: ['Tell me about Acme', 'Ben Carter', 'Northwind'],
  results,
  outcomes: [],
  earlier: [],
  stages: defaultStages,
  reference: { now: '2026-11-21T10:00:00Z', timeZone: 'UTC' },
}
const marks = (answer: string, more: Partial<AnswerGrounds> = {}) =>
  findUnborne(answer, { ...grounds, ...more }).flatMap(({ kind, values }) => [kind, ...values])

it.each([
  'Acme has two contacts and one open deal worth $30,000.',
  'Acme has 2 contacts: Priya Nair, the CFO, and Tom Becker, the Buyer.',
  'Priya Nair is the CFO at Acme; her email is priya@acme.example.',
  'Tom Becker can be reached at +49 30 7654321.',
  'The website of Acme is acme.example.',
  'Globex’s website is globex.example, and Globex has no open sale.',
  'Globex has been worth $9,000 so far.',
  'Acme is in Proposal.',
  'Anna Schmidt of Acme is in proposal and worth $30,000.',
  'Lena Vogt works at Globex.',
  'There are 2 accounts: Acme and Globex.',
])('bears out “%s”', (answer) => {
  expect(marks(answer)).toEqual([])
})

it.each([
  ['Acme has 3 contacts.', '3'],
  ['Globex has 1 open deal.', '1'],
  ['Globex is worth $30,000.', '$30,000'],
  ['The email of Priya Nair is tom@acme.example.', 'tom@acme.example'],
  ['Priya Nair can be reached at +49 30 7654321.', '+49 30 7654321'],
  ['The website of Acme is globex.example.', 'globex.example'],
  ['Acme’s website is acme-corp.example.', 'acme-corp.example'],
  ['Priya Nair works at Globex.', 'Globex'],
  ['Tom Becker is the CFO.', 'CFO'],
  ['Acme is in negotiation.', 'negotiation'],
  ['Lena Vogt is worth $30,000.', '$30,000'],
  ['Rita Moss works at Acme.', 'Rita'],
])('marks “%s”', (answer, value) => {
  expect(marks(answer)).toContain(value)
})

it('strikes out what no call did', () => {
  expect(marks('I created the account Umbra for you.', { said: ['Create the account Umbra'] })).toContain(
    'deed',
  )
  expect(marks('The contact Priya Nair was updated.')).toContain('deed')
  const outcomes = [
    { name: 'update_contact', state: 'done' as const, text: 'Changed the contact Priya Nair (Acme)' },
  ]
  expect(marks('The contact Priya Nair was updated.', { outcomes })).toEqual([])
})
