import { expect, it } from 'vitest'
import { defaultStages } from '../../leads/stages.ts'
import type { CommandContext } from '../entities.ts'
import { isAskedFor } from './is-asked-for.ts'

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
        { id: 'acme', name: 'Acme Inc' },
        { id: 'hooli', name: 'Hooli' },
        { id: 'labs', name: 'Hooli Labs' },
      ],
      contacts: [
        { id: 'c-ana', name: 'Ana Silva', account: 'Acme Inc' },
        { id: 'c-anna', name: 'Anna Schmidt', account: 'Hooli' },
        { id: 'c-tom', name: 'Tom Becker', account: 'Hooli' },
        { id: 'c-tom2', name: 'Tom Ode', account: null },
      ],
      fields: [{ record: 'accounts', label: 'Industry' }],
    },
  },
}
const call = (name: string, parameters: Record<string, unknown>) => ({ name, parameters })
const website = (account: string, to = 'acme.example') => call('update_account', { account, website: to })
const title = (contact: string) => call('update_contact', { contact, title: 'CFO' })

it.each<[ReturnType<typeof call>, string]>([
  [website('acme'), "change Acme's website to acme.example"],
  [website('Acme Inc'), 'please set the website of Acme to acme.example'],
  [
    call('update_account', { account: 'acme', own_fields: { Industry: 'Food' } }),
    "set Acme's industry to Food",
  ],
  [
    call('update_account', { account: 'acme', owner: 'Ben Carter' }),
    'make Ben Carter the owner of the account Acme',
  ],
  [call('update_account', { account: 'labs', tags: ['key'] }), 'add the tag key to the account Hooli Labs'],
  [title('c-anna'), "set Anna Schmidt's title to CFO"],
  [title('c-anna'), 'Anna Schmidt is now CFO. Set Anna Schmidt to CFO'],
  [call('create_account', { name: 'Umbra Foods' }), 'create an account called Umbra Foods'],
  [
    call('create_contact', { name: 'Priya Nair', account: 'acme', email: 'priya@acme.example' }),
    'add Priya Nair at Acme as a contact, priya@acme.example',
  ],
  [
    call('add_contact_to_lead', { lead: 'ana', contact: 'c-anna', role: 'decision_maker' }),
    'add Anna Schmidt to the deal of Ana Silva as decision maker',
  ],
])('is asked for: %j by “%s”', (asked, said) => {
  expect(isAskedFor(asked, [said], context)).toBe(true)
})

it.each<[string, ReturnType<typeof call>, string]>([
  ['another account', website('hooli'), "change Acme's website to acme.example"],
  ['another website', website('acme', 'evil.example'), "change Acme's website to acme.example"],
  ['one of two of that name', title('c-tom'), "set Tom's title to CFO"],
  ['part of a longer name', website('hooli', 'labs.example'), "change Hooli Labs' website to labs.example"],
  ['a question', website('acme'), "is Acme's website acme.example?"],
  ['a condition', title('c-anna'), "if she agrees, set Anna Schmidt's title to CFO"],
  ['somebody else’s words', title('c-anna'), "Ben told me to set Anna Schmidt's title to CFO"],
  ['one that nobody knows', website('Umbra'), "change Umbra's website to acme.example"],
  [
    'an own field that was not named',
    call('update_account', { account: 'acme', own_fields: { Industry: 'Food' } }),
    "change Acme's website to Food",
  ],
  [
    'an address of its own',
    call('create_contact', { name: 'Priya Nair', account: 'acme', email: 'x@evil.example' }),
    'add Priya Nair at Acme as a contact',
  ],
  [
    'an account of its own',
    call('create_contact', { name: 'Priya Nair', account: 'hooli' }),
    'add Priya Nair at Acme as a contact',
  ],
  [
    'a role of its own',
    call('add_contact_to_lead', { lead: 'ana', contact: 'c-anna', role: 'blocker' }),
    'add Anna Schmidt to the deal of Ana Silva',
  ],
  [
    'an owner of its own',
    call('create_account', { name: 'Umbra Foods', owner: 'Ben Carter' }),
    'create an account called Umbra Foods',
  ],
  ['nothing to change', call('update_account', { account: 'acme' }), 'update Acme'],
])('is not asked for: %s', (_name, asked, said) => {
  expect(isAskedFor(asked, [said], context)).toBe(false)
})
