import { expect, it } from 'vitest'
import type { CommandContext } from './entities.ts'
import { interpret } from './interpret.ts'

const context: CommandContext = {
  now: '2026-11-21T10:00:00Z',
  timeZone: 'UTC',
  vertical: 'other',
  known: {
    leads: [
      { id: 'anna', name: 'Anna Keller', company: 'Acme' },
      { id: 'priya', name: 'Priya Patel', company: 'Globex' },
      { id: 'karin', name: 'Karin Vogel', company: 'Fjord' },
      { id: 'uwe', name: 'Uwe Brandt', company: 'Nordwind' },
    ],
    tasks: [{ id: 'proposal', title: 'Send Acme the proposal' }],
    colleagues: [],
  },
}
const reply = (content: string) => interpret([{ role: 'user', content }], context)

it.each([
  ['do not delete anna', /change nothing/],
  ["please don't move Priya to won", /change nothing/],
  ['never delete the proposal task', /change nothing/],
  ['if priya signs move her to won', /cannot wait/],
  ['move Priya to won once she signs', /cannot wait/],
  ['as soon as Anna pays mark her as won', /cannot wait/],
  ['delete the proposal task if it is old', /cannot wait/],
  ['undo that', /^Undo stands beside each change/],
  ['take that back please', /^Undo stands beside each change/],
])('changes nothing at "%s", and says why', (text, said) => {
  const { calls, text: answer } = reply(text)
  expect(calls).toEqual([])
  expect(answer).toMatch(said)
})

it.each<[string, string, object]>([
  ['stick a reminder in for tuesday to call anna', 'create_task', { title: 'Call Anna' }],
  ["don't forget to call Anna", 'create_task', { title: 'Call Anna' }],
  ['remind me to ask Priya if she signs', 'create_task', { title: 'Ask Priya if she signs' }],
  ['note on Anna: not to be called before noon, if at all', 'add_note', { lead: 'anna' }],
  ['move Priya to won if you can', 'update_lead', { lead: 'priya', status: 'won' }],
  ['move Anna Keller from Acme to proposal', 'update_lead', { lead: 'anna', status: 'proposal' }],
])('does "%s"', (text, name, parameters) => {
  expect(reply(text).calls).toMatchObject([{ name, parameters }])
})

it.each([
  ['make karin and uwe qualified', ['karin', 'uwe'], 'qualified'],
  ['move Karin Vogel, Priya and Uwe Brandt to proposal', ['karin', 'priya', 'uwe'], 'proposal'],
])('changes each of them at "%s"', (text, leads, status) => {
  expect(reply(text).calls).toEqual(
    leads.map((lead) => ({ name: 'update_lead', parameters: { lead, status } })),
  )
})

it.each<[string, string, object]>([
  ['leads over 45k', 'search_leads', { min_value: 45_000 }],
  [
    'show qualified leads worth more than $20,000',
    'search_leads',
    { status: 'qualified', min_value: 20_000 },
  ],
  ['leads between 10k and 20k', 'search_leads', { min_value: 10_000, max_value: 20_000 }],
  ['which deals are under 10k', 'search_leads', { max_value: 10_000 }],
  ['what is due tomorrow?', 'search_tasks', { due_on: '2026-11-22' }],
  ['tasks for Friday', 'search_tasks', { due_on: '2026-11-27' }],
  ['what is due today?', 'search_tasks', { due: 'today' }],
  ['what is due this week?', 'search_tasks', { due: 'upcoming' }],
])('drops no filter of "%s"', (text, name, parameters) => {
  expect(reply(text).calls).toEqual([{ name, parameters }])
})
