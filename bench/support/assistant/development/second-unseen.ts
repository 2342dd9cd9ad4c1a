import { type ExpectedCommand, expectOne } from '../command.ts'

const nothing = (text: string): ExpectedCommand => ({ text, group: 'worded anew', commands: null })

/** Unseen once: the engine's rules were looked at beside them since. */
export const secondUnseenCommands: readonly ExpectedCommand[] = [
  expectOne('tasks', 'need a nudge on Tuesday at 9 to call Keller Logistics', 'create_task', {
    title: 'Call Keller Logistics',
    due_at: '2026-11-24T09:00:00.000Z',
    lead: 'anna',
  }),
  expectOne('leads', 'Bluebird went for it, mark them as won', 'update_lead', {
    lead: 'priya',
    status: 'won',
  }),
  expectOne('leads', 'drop the value of the DataWorks deal to 7,500', 'update_lead', {
    lead: 'mark',
    value: 7500,
  }),
  expectOne('find', 'which deals are stuck in proposal', 'search_leads', { status: 'proposal' }),
  expectOne('tasks', 'the invoice 2041 one is sent, cross it off', 'update_task', {
    task: 't-invoice',
    status: 'done',
  }),
  expectOne('writing', 'note for grace: their school year starts in august', 'add_note', {
    lead: 'grace',
    text: 'Their school year starts in august',
  }),
  expectOne('tasks', 'hand the demo for hoshi over to ben', 'update_task', {
    task: 't-demo',
    assignee: 'ben',
  }),
  expectOne('leads', 'add Mirko Stanic from Adria Boats as a lead, about 15k', 'create_lead', {
    name: 'Mirko Stanic',
    company: 'Adria Boats',
    value: 15000,
  }),
  expectOne('writing', 'help me write a mail to omar about our last call', 'draft_follow_up', {
    lead: 'omar',
  }),
  expectOne('tasks', 'what did i promise to do by wednesday', 'search_tasks', { due_on: '2026-11-25' }),
  nothing('wipe acme’s phone number'),
  nothing('remind nora or ben about the deck on friday'),
  nothing('yuki to won, no sorry, sofia'),
  nothing('bluebird should be won by now, shouldn’t it'),
  nothing('add lead Lou who may or may not still work at Fenn'),
  nothing('as long as nobody objects, delete bo'),
  nothing('move the slides to monday or tuesday'),
  nothing('give half of acme to nora'),
  nothing('take 2k off casa marino'),
  nothing('tomasz is anything but lost'),
]
