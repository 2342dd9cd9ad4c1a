import { expect, it } from 'vitest'
import { defaultStages } from '../leads/stages.ts'
import type { CommandContext } from './entities.ts'
import { interpret } from './interpret.ts'

const context: CommandContext = {
  now: '2026-11-21T10:00:00Z',
  timeZone: 'UTC',
  vertical: 'other',
  stages: defaultStages,
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
  ['do not delete anna', /won’t change anything/],
  ["please don't move Priya to won", /won’t change anything/],
  ['never delete the proposal task', /won’t change anything/],
  ['if priya signs move her to won', /cannot wait/],
  ['move Priya to won once she signs', /cannot wait/],
  ['as soon as Anna pays mark her as won', /cannot wait/],
  ['delete the proposal task if it is old', /cannot wait/],
  ['I don’t want you to delete the proposal task', /won’t change anything/],
  ['move Priya to won, no wait, don’t', /won’t change anything/],
  ['leave Priya in proposal, do not move her', /won’t change anything/],
  ['move Priya to won when she signs', /cannot wait/],
  ['if Priya signs, mark the proposal task as done and move Anna to won', /cannot wait/],
  ['is the proposal task done?', /sounds like a question/],
  ['Priya has not signed yet', /not sure anything should change/],
  ['we nearly lost Priya', /not sure anything should change/],
  ['I wonder whether Anna is qualified', /not sure anything should change/],
  ['maybe move Anna to won', /not sure anything should change/],
  ['email Anna the proposal', /not sure anything should change/],
  ['make sure nobody deletes Anna', /won’t change anything/],
  ['delete all tasks of Acme', /only change records that you name/],
  ['move Anna or Priya to won', /Which lead/],
  ['change it back', /^Undo stands beside each change/],
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
  ['did we move Anna to won?', 'get_lead', { lead: 'anna' }],
  ['Priya is not interested anymore', 'update_lead', { lead: 'priya', status: 'lost' }],
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

it('gives each of several its own change', () => {
  expect(reply('move Karin to negotiation and Uwe Brandt to won').calls).toEqual([
    { name: 'update_lead', parameters: { lead: 'karin', status: 'negotiation' } },
    { name: 'update_lead', parameters: { lead: 'uwe', status: 'won' } },
  ])
})

it.each<[string, string, string, object | null]>([
  ['move Anna to won', 'no, I meant Priya', 'update_lead', { lead: 'priya', status: 'won' }],
  ['move Anna to won', 'sorry, to lost', 'update_lead', { lead: 'anna', status: 'lost' }],
  ['what is due today?', 'no, tomorrow', 'search_tasks', { due_on: '2026-11-22' }],
  ['leads over 45k', 'no, over 54k', 'search_leads', { min_value: 54_000 }],
  ['move Anna to won', 'no', '', null],
  ['delete Anna', 'no, cancel that', '', null],
])('takes after "%s" the words "%s" for its correction', (before, text, name, parameters) => {
  const { calls } = interpret(
    [
      { role: 'user', content: before },
      { role: 'assistant', content: reply(before).text },
      { role: 'user', content: text },
    ],
    context,
  )
  expect(calls).toEqual(parameters === null ? [] : [{ name, parameters }])
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
  ['which deals are not won', 'search_leads', { status: 'open' }],
  ['leads worth exactly 20k', 'search_leads', { min_value: 20_000, max_value: 20_000 }],
  ['which tasks are not done', 'search_tasks', {}],
  ['tomorrow', 'search_tasks', { due_on: '2026-11-22' }],
  ['show urgent tasks', 'search_tasks', { priority: 'urgent' }],
  ['how much is in negotiation', 'search_leads', { status: 'negotiation' }],
  ['who has not been contacted for two weeks', 'search_leads', { silent_for_days: 14 }],
])('drops no filter of "%s"', (text, name, parameters) => {
  expect(reply(text).calls).toEqual([{ name, parameters }])
})

it.each<[string, RegExp, string]>([
  ['leads without an email', /cannot filter by what a lead lacks/, 'search_leads'],
  ['show leads lost last month', /cannot filter by when a deal was won or lost/, 'search_leads'],
  ['show me what I finished yesterday', /cannot filter by when a task was finished/, 'search_tasks'],
  ['calls from last week', /cannot filter by the day of a recording/, 'search_recordings'],
  ['tasks due next month', /cannot filter by a month or a longer time/, 'search_tasks'],
])('says of "%s" what it cannot filter by', (text, said, name) => {
  const { calls, text: answer } = reply(text)
  expect(calls.map((call) => call.name)).toEqual([name])
  expect(answer).toMatch(said)
})
