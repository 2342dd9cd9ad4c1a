import { type ExpectedCommand, expectOne } from '../command.ts'

/** Typed in haste, or by somebody who learned English later. */
export const typedCommands: readonly ExpectedCommand[] = [
  expectOne('typed', 'pls move acme 2 negotiation', 'update_lead', { lead: 'ana', status: 'negotiation' }),
  expectOne('typed', 'hoshi -> proposal', 'update_lead', { lead: 'yuki', status: 'proposal' }),
  expectOne('typed', 'remind me fri: call sofia', 'create_task', {
    title: 'Call Sofia',
    due_at: '2026-11-27T17:00:00.000Z',
    lead: 'sofia',
  }),
  expectOne('typed', 'upate value of bluebird to 32.500', 'update_lead', { lead: 'priya', value: 32500 }),
  expectOne(
    'typed',
    'please make for me a task: send to Mr Nowak the price list until Friday',
    'create_task',
    {
      title: 'Send to Mr Nowak the price list',
      due_at: '2026-11-27T17:00:00.000Z',
      lead: 'tom',
    },
  ),
  expectOne('typed', 'I want to see all leads which are in proposal', 'search_leads', { status: 'proposal' }),
  expectOne('typed', 'which tasks I have for today?', 'search_tasks', { due: 'today' }),
  expectOne('typed', 'taks overdue', 'search_tasks', { due: 'overdue' }),
  expectOne('typed', 'lead dataworks status?', 'get_lead', { lead: 'mark' }),
  expectOne(
    'typed',
    'create new lead Marta Kowalska, company Zielone Pola, mail marta@zielonepola.pl, tel +48 600 700 800',
    'create_lead',
    {
      name: 'Marta Kowalska',
      company: 'Zielone Pola',
      email: 'marta@zielonepola.pl',
      phone: '+48600700800',
    },
  ),
  expectOne('typed', 'note: yuki wants the demo in japanese', 'add_note', {
    lead: 'yuki',
    text: 'Yuki wants the demo in japanese',
  }),
  expectOne('typed', 'delet lead bo berg globex', 'delete_lead', { lead: 'bo' }),
  expectOne('typed', 'the customer cedar analytics we have lost, please change', 'update_lead', {
    lead: 'omar',
    status: 'lost',
  }),
  expectOne('typed', 'make follow up mail for hilltop', 'draft_follow_up', { lead: 'grace' }),
  expectOne('typed', 'give me informations about jean-luc', 'get_lead', { lead: 'jean' }),
  expectOne('typed', 'whats overdue 4 me', 'search_tasks', { due: 'overdue' }),
  expectOne('typed', 'task done: send invoice 2041', 'update_task', { task: 't-invoice', status: 'done' }),
  expectOne('typed', 'the demo w/ hoshi is postponed to 2 december', 'update_task', {
    task: 't-demo',
    due_at: '2026-12-02T17:00:00.000Z',
  }),
  expectOne('typed', 'assign lead Tomasz Nowak to collegue Ben', 'update_lead', {
    lead: 'tom',
    owner: 'ben',
  }),
  expectOne('typed', 'Add the telephone +44 20 7946 0018 to Lia Lind', 'update_lead', {
    lead: 'lia',
    phone: '+442079460018',
  }),
]
