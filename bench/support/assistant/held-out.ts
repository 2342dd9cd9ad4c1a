import { type ExpectedCommand, expectOne } from './command.ts'

const nothing = (text: string): ExpectedCommand => ({ text, group: 'worded anew', commands: null })

/**
 * Written after the engine was finished, and never tuned to: once the engine is changed for one of these, all of them
 * belong to those used in development, and others take their place.
 */
export const heldOutCommands: readonly ExpectedCommand[] = [
  expectOne('tasks', 'remind me next friday at 3pm to email Lia Lind', 'create_task', {
    title: 'Email Lia Lind',
    due_at: '2026-11-27T15:00:00.000Z',
    lead: 'lia',
  }),
  expectOne('leads', 'casa marino is a win, mark it', 'update_lead', { lead: 'sofia', status: 'won' }),
  expectOne('leads', 'set the deal value of nowak & sons at 9k', 'update_lead', { lead: 'tom', value: 9000 }),
  expectOne('find', 'list everyone in negotiation', 'search_leads', { status: 'negotiation' }),
  expectOne('tasks', 'i finished the acme proposal', 'update_task', { task: 't-proposal', status: 'done' }),
  expectOne('writing', 'log for priya that legal needs two weeks', 'add_note', {
    lead: 'priya',
    text: 'Legal needs two weeks',
  }),
  expectOne('tasks', 'reassign the bluebird contract to ben', 'update_task', {
    task: 't-contract',
    assignee: 'ben',
  }),
  expectOne('leads', 'new prospect: Emre Aksoy, Aksoy Foods', 'create_lead', {
    name: 'Emre Aksoy',
    company: 'Aksoy Foods',
  }),
  expectOne('find', 'which tasks are overdue', 'search_tasks', { due: 'overdue' }),
  expectOne('writing', 'draft a follow-up for Mark Twain', 'draft_follow_up', { lead: 'mark' }),
  nothing('remove the deadline from the slides'),
  nothing('send priya or sofia the deck on monday'),
  nothing('I would never delete anna'),
  nothing('move tomasz to won if he signs by friday'),
  nothing('grace used to be in proposal'),
  nothing('change the stage of everyone to contacted'),
  nothing('add somebody from the fair as a lead'),
  nothing('is omar lost already'),
  nothing('nearly closed hoshi today'),
  nothing('delete bo, actually no, keep him'),
]
