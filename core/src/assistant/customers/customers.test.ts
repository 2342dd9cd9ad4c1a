import { expect, it } from 'vitest'
import { defaultStages } from '../../leads/stages.ts'
import type { CommandContext } from '../entities.ts'
import { interpret } from '../interpret.ts'

const context: CommandContext = {
  now: '2026-11-21T10:00:00Z',
  timeZone: 'UTC',
  vertical: 'other',
  stages: defaultStages,
  known: {
    leads: [{ id: 'ana', name: 'Ana Silva', company: 'Acme Inc' }],
    tasks: [],
    colleagues: [{ id: 'ben', name: 'Ben Carter' }],
    customers: {
      accounts: [
        { id: 'a-acme', name: 'Acme Inc' },
        { id: 'a-hooli', name: 'Hooli' },
      ],
      contacts: [
        { id: 'c-ana', name: 'Ana Silva', account: 'Acme Inc' },
        { id: 'c-anna', name: 'Anna Schmidt', account: 'Hooli' },
      ],
      fields: [{ record: 'accounts', label: 'Industry' }],
    },
  },
}
const understood = (content: string) => interpret([{ role: 'user', content }], context)

it.each([
  ['who works at Acme', 'search_contacts', { account: 'a-acme' }],
  ['contacts at Hooli', 'search_contacts', { account: 'a-hooli' }],
  ['show accounts', 'search_accounts', {}],
  ['which accounts have no open deal', 'search_accounts', { sales: 'no_open' }],
  ["what's Anna Schmidt's phone number", 'get_contact', { contact: 'c-anna' }],
  ['open the account Acme', 'get_account', { account: 'a-acme' }],
  [
    'add Priya Nair at Acme as a contact, priya@acme.example',
    'create_contact',
    { name: 'Priya Nair', account: 'a-acme', email: 'priya@acme.example' },
  ],
  ["change Acme's website to acme.example", 'update_account', { account: 'a-acme', website: 'acme.example' }],
  ["set Anna's title to CFO", 'update_contact', { contact: 'c-anna', title: 'CFO' }],
  ['Anna Schmidt works at Acme now', 'update_contact', { contact: 'c-anna', account: 'a-acme' }],
  [
    "set Hooli's industry to Software",
    'update_account',
    { account: 'a-hooli', own_fields: { Industry: 'Software' } },
  ],
  [
    'add a note to Hooli: they renew in March',
    'add_note',
    { account: 'a-hooli', text: 'They renew in March' },
  ],
  [
    'please note on Anna Schmidt that she prefers calls',
    'add_note',
    { contact: 'c-anna', text: 'She prefers calls' },
  ],
  [
    'leave a note on the account Acme: asked for an SLA',
    'add_note',
    { account: 'a-acme', text: 'Asked for an SLA' },
  ],
  ['add a note to Acme: asked for an SLA', 'add_note', { lead: 'ana', text: 'Asked for an SLA' }],
  // Who is a lead stays one, and so does a person of a company that nobody knows.
  ["what's Ana's phone number", 'get_lead', { lead: 'ana' }],
  ["set Ana's title to CFO", 'update_lead', { lead: 'ana', title: 'CFO' }],
  ['add Priya Nair from Umbra as a contact', 'create_lead', { name: 'Priya Nair', company: 'Umbra' }],
])('understands “%s”', (text, name, parameters) => {
  expect(understood(text)).toMatchObject({ calls: [{ name, parameters }], isConfident: true })
})

it.each([
  "don't change Acme's website to acme.example",
  "should I set Anna's title to CFO?",
  "if Ana signs, change Acme's website to acme.example",
  "Ben told me to change Acme's website to acme.example",
  "Ben, set Anna's title to CFO",
  "change Acme's website to acme.example, no wait, don't",
])('changes nothing at “%s”', (text) => {
  expect(understood(text).calls.filter(({ name }) => !/^(?:get|search)_/.test(name))).toEqual([])
})
