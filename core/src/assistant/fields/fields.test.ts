import { expect, it } from 'vitest'
import { defaultStages } from '../../leads/stages.ts'
import { isEditable, keyOf } from '../../records/field.ts'
import { leadFields } from '../../records/lead.ts'
import type { CommandContext } from '../entities.ts'
import { interpret } from '../interpret.ts'

const context: CommandContext = {
  now: '2026-11-21T10:00:00Z',
  timeZone: 'UTC',
  vertical: 'other',
  stages: defaultStages,
  known: {
    leads: [
      { id: 'ana', name: 'Ana Silva', company: 'Acme Inc' },
      { id: 'bo', name: 'Bo Berg', company: 'Globex' },
      { id: 'old', name: 'Mia Lund', company: 'Fjord', deal_name: 'First order' },
      { id: 'new', name: 'Mia Lund', company: 'Fjord', deal_name: 'Renewal 2027' },
    ],
    tasks: [{ id: 'deck', title: 'Prepare the deck' }],
    colleagues: [{ id: 'ben', name: 'Ben Carter' }],
    customers: {
      accounts: [{ id: 'a-hooli', name: 'Hooli' }],
      contacts: [{ id: 'c-anna', name: 'Anna Schmidt', account: 'Hooli' }],
      fields: [{ record: 'leads', label: 'Plan' }],
    },
  },
}
const say = (...said: string[]) =>
  interpret(
    said.map((content, order) => ({ role: order % 2 === 0 ? 'user' : 'assistant', content })),
    context,
  )

it.each<[string, object]>([
  ["set Ana Silva's website to acme.com", { website: 'acme.com' }],
  ['change the deal name of Ana Silva to Renewal 2027', { deal_name: 'Renewal 2027' }],
  ['set the source of Ana Silva to Referral', { source: 'Referral' }],
  ['please set the lead source of Ana to Trade fair, thanks', { source: 'Trade fair' }],
  ['set the role of Ana to Head of IT', { title: 'Head of IT' }],
  ['Ana’s role is Head of IT', { title: 'Head of IT' }],
  ['the source of Ana is Referral', { source: 'Referral' }],
  ['expected close of Ana is December 12', { expected_close_on: '2026-12-12' }],
  ["set Ana's expected close to 2027-01-31", { expected_close_on: '2027-01-31' }],
  ["change Ana's close date to next Friday", { expected_close_on: '2026-11-27' }],
  ['add the tag hot to Ana Silva', { add_tags: ['hot'] }],
  ['tag Ana as hot and vip', { add_tags: ['hot', 'vip'] }],
  ['remove the tag hot from Ana', { remove_tags: ['hot'] }],
  ["set Ana's tags to hot, renewal", { tags: ['hot', 'renewal'] }],
  ["set Ana's currency to euros", { currency: 'EUR' }],
  ["change Ana's value to 12,500", { value: 12_500 }],
  ["set Ana's owner to Ben", { owner: 'ben' }],
  ['clear the source of Ana', { source: '' }],
  [
    'set the lost reason of Ana to Too expensive for all of them',
    { lost_reason: 'Too expensive for all of them' },
  ],
  ['set the source of Ana to Referral and the role to CFO', { source: 'Referral', title: 'CFO' }],
  ['set the next step of Ana to call Bo and send the quote', { next_step: 'call Bo and send the quote' }],
  ["set Ana's plan to Gold", { own_fields: { Plan: 'Gold' } }],
])('sets a field of a lead by what it is called: %s', (text, slots) => {
  expect(say(text).calls).toEqual([{ name: 'update_lead', parameters: { lead: 'ana', ...slots } }])
})

const samples: Record<string, string> = {
  email: 'ana@acme.example',
  phone: '+49 30 1234567',
  url: 'acme.example',
  amount: '12000',
  currency: 'EUR',
  colleague: 'Ben Carter',
  day: '2027-01-31',
  tags: 'hot',
}

it.each(
  leadFields.filter((field) => isEditable(field) && !['stage', 'custom', 'moment'].includes(field.type)),
)('knows each field of a lead by its label: $label', (field) => {
  const value = samples[field.type] ?? 'Something New'
  for (const text of [
    `set the ${field.label.toLowerCase()} of Ana Silva to ${value}`,
    `set Ana Silva’s ${field.label.toLowerCase()} to ${value}`,
  ])
    expect(say(text).calls).toMatchObject([
      { name: 'update_lead', parameters: { lead: 'ana', [keyOf(field)]: expect.anything() } },
    ])
})

it('changes each of several leads, and two in one breath', () => {
  expect(say('set Ana and Bo’s source to Referral').calls.map(({ parameters }) => parameters)).toEqual([
    { lead: 'ana', source: 'Referral' },
    { lead: 'bo', source: 'Referral' },
  ])
  expect(
    say('set the source of Ana to Referral and remind me tomorrow to call Bo').calls.map(({ name }) => name),
  ).toEqual(['update_lead', 'create_task'])
})

it('drops nothing that is said beside a stage', () => {
  expect(say('mark Ana as lost, lost reason price').calls).toEqual([
    { name: 'update_lead', parameters: { lead: 'ana', status: 'lost', lost_reason: 'price' } },
  ])
  expect(
    say('move Ana to proposal and set the source to Referral').calls.map(({ parameters }) => parameters),
  ).toEqual([
    { lead: 'ana', status: 'proposal' },
    { lead: 'ana', source: 'Referral' },
  ])
  expect(say('label Ana as lost').calls).toEqual([
    { name: 'update_lead', parameters: { lead: 'ana', status: 'lost' } },
  ])
})

it('means by “her” the lead of the conversation', () => {
  const { calls } = say('tell me about Ana Silva', 'Here she is.', 'set her website to acme.com')
  expect(calls).toEqual([{ name: 'update_lead', parameters: { lead: 'ana', website: 'acme.com' } }])
})

it('asks which of two sales to one customer is meant, by their deal names', () => {
  const asked = say('set the source of Mia Lund to Referral')
  expect(asked.calls).toEqual([])
  expect(asked.text).toMatch(/Mia Lund \(Fjord\)\s· First order[^]*Mia Lund \(Fjord\)\s· Renewal 2027/)
  expect(say('set the source of Mia Lund to Referral', asked.text, 'Renewal 2027').calls).toEqual([
    { name: 'update_lead', parameters: { lead: 'new', source: 'Referral' } },
  ])
})

it.each<[string, RegExp]>([
  ["set Ana's website to soon", /can’t read the website in “soon”.*acme\.com/],
  ["change Ana's email to the usual one", /can’t read the email/],
  ["set Ana's value to a lot", /can’t read the value/],
  ["set Ana's expected close to whenever", /can’t read the expected close/],
  [`set the source of Ana to ${'x'.repeat(81)}`, /source has at most 80 characters/],
  ["clear Ana's name", /name can’t be emptied/],
  ["don't set Ana's website to acme.com", /won’t change anything/],
  ["set Ana's website to acme.com, no wait, don't", /won’t change anything/],
  ["if Bo signs, set Ana's website to acme.com", /cannot wait/],
  ["set Ana's website to acme.com if she agrees", /cannot wait/],
])('changes nothing at “%s”, and says why', (text, said) => {
  const { calls, text: answer } = say(text)
  expect(calls).toEqual([])
  expect(answer).toMatch(said)
})

it.each([
  "Ana's website is down",
  "Ana's email is bouncing",
  "what is Ana's website?",
  'what is the source of Ana Silva',
  "should I set Ana's website to acme.com?",
  "maybe set Ana's source to Referral",
  'Ben told me to set the source of Ana to Referral',
  'Ben, set the source of Ana to Referral',
  'the source of the problem is Ana',
  'the role of Ana in the project is unclear',
  'set the role of Ana to CFO and of Bo to CEO',
  'change the title of the deck task to Slides',
])('changes no lead at “%s”', (text) => {
  expect(say(text).calls.filter(({ name }) => /^(?:update|delete|create)_lead/.test(name))).toEqual([])
})

it.each([
  ['remind me to set the source of Ana to Referral', 'create_task'],
  ['note on Ana: her role is Head of IT', 'add_note'],
  ['note that Ana’s role is Head of IT', 'add_note'],
  ['move Ana to proposal', 'update_lead'],
])('leaves “%s” what it is', (text, name) => {
  expect(say(text).calls.map((call) => call.name)).toEqual([name])
})

it.each<[string, string, object]>([
  ['add the tag key to the account Hooli', 'update_account', { account: 'a-hooli', add_tags: ['key'] }],
  ["set Hooli's owner to Ben", 'update_account', { account: 'a-hooli', owner: 'ben' }],
  ["Hooli's website is hooli.example", 'update_account', { account: 'a-hooli', website: 'hooli.example' }],
  ['tag Anna Schmidt as vip', 'update_contact', { contact: 'c-anna', add_tags: ['vip'] }],
])('sets a field of a customer: %s', (text, name, parameters) => {
  expect(say(text).calls).toEqual([{ name, parameters }])
})

it.each<[said: string, company: string, slots: object]>([
  ["set Ana's value to €9,000", 'USD', { value: 9000, currency: 'EUR' }],
  ["change Ana's value to 9,000 euros", 'EUR', { value: 9000, currency: 'EUR' }],
  ["set Ana's value to $9,000", 'AUD', { value: 9000, currency: 'AUD' }],
  ["set Ana's value to 9,000 USD", 'AUD', { value: 9000, currency: 'USD' }],
  ["set Ana's value to 9,000", 'EUR', { value: 9000 }],
  ['Ana is worth £20k now', 'EUR', { value: 20_000, currency: 'GBP' }],
])('keeps the currency of a sum: “%s” in a company of %s', (said, currency, slots) => {
  const { calls } = interpret([{ role: 'user', content: said }], { ...context, currency })
  expect(calls).toEqual([{ name: 'update_lead', parameters: { lead: 'ana', ...slots } }])
})

it('makes a lead in the currency that its sum names, where that is not the company’s', () => {
  const make = (content: string) =>
    interpret([{ role: 'user', content }], { ...context, currency: 'EUR' }).calls[0]?.parameters
  expect(make('Add a lead: Dora Weiss from Initech, worth $40k')).toMatchObject({
    value: 40_000,
    currency: 'USD',
  })
  expect(make('Add a lead: Dora Weiss from Initech, worth A$40k')).toMatchObject({ currency: 'AUD' })
  expect(make('Add a lead: Dora Weiss from Initech, worth S$40k')).not.toHaveProperty('currency')
  expect(make('Add a lead: Dora Weiss from Initech, worth €40k')).not.toHaveProperty('currency')
})
