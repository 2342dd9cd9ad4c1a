import { type ExpectedCommand, expectOne } from '../command.ts'

/** Asked for politely, or by saying what is wanted. */
export const indirectCommands: readonly ExpectedCommand[] = [
  expectOne(
    'indirect',
    'we could do with a reminder to chase omar about the signature on tuesday',
    'create_task',
    { title: 'Chase Omar about the signature', due_at: '2026-11-24T17:00:00.000Z', lead: 'omar' },
  ),
  expectOne('indirect', "I'd like to know who's gone quiet for more than a month", 'search_leads', {
    silent_for_days: 30,
  }),
  expectOne('indirect', 'it would be great if you could move Bluebird to proposal', 'update_lead', {
    lead: 'priya',
    status: 'proposal',
  }),
  expectOne('indirect', 'Would you mind marking the slides task as done?', 'update_task', {
    task: 't-slides',
    status: 'done',
  }),
  expectOne('indirect', 'any chance you can pull up Casa Marino', 'get_lead', { lead: 'sofia' }),
  expectOne('indirect', "I could use a list of everything that's due on Friday", 'search_tasks', {
    due_on: '2026-11-27',
  }),
  expectOne('indirect', 'need Ben to ring Grace on Monday at 4pm', 'create_task', {
    title: 'Ring Grace',
    due_at: '2026-11-23T16:00:00.000Z',
    assignee: 'ben',
    lead: 'grace',
  }),
  expectOne('indirect', 'mind adding a quick note to Bo Berg: budget approved', 'add_note', {
    lead: 'bo',
    text: 'Budget approved',
  }),
  expectOne('indirect', "I'm wondering which deals are worth more than 60k", 'search_leads', {
    min_value: 60000,
  }),
  expectOne('indirect', 'let me see what was said about data residency', 'search_recordings', {
    query: 'data residency',
  }),
  expectOne('indirect', 'hoshi needs to go to negotiation', 'update_lead', {
    lead: 'yuki',
    status: 'negotiation',
  }),
  expectOne('indirect', 'can I get the numbers for this quarter', 'analytics_figures', {
    period: 'this_quarter',
  }),
  expectOne('indirect', 'time to move Omar on to proposal', 'update_lead', {
    lead: 'omar',
    status: 'proposal',
  }),
  expectOne('indirect', 'hand Jean-Luc over to Nora', 'update_lead', { lead: 'jean', owner: 'nora' }),
  expectOne(
    'indirect',
    "I'd be grateful for an email to Sofia that thanks her for the visit",
    'draft_follow_up',
    {
      lead: 'sofia',
    },
  ),
  expectOne('indirect', 'if you have a minute, please set Grace to contacted', 'update_lead', {
    lead: 'grace',
    status: 'contacted',
  }),
  expectOne('indirect', 'could we have hilltop schools as qualified', 'update_lead', {
    lead: 'grace',
    status: 'qualified',
  }),
  expectOne('indirect', 'I should probably call Tomasz on Tuesday, put that on my list', 'create_task', {
    title: 'Call Tomasz',
    due_at: '2026-11-24T17:00:00.000Z',
    lead: 'tom',
  }),
]
