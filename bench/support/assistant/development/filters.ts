import { type ExpectedCommand, expectOne } from '../command.ts'

/** Amounts, days and stages by which is filtered or summed up. */
export const filterCommands: readonly ExpectedCommand[] = [
  expectOne('filters', 'leads over 45k', 'search_leads', { min_value: 45000 }),
  expectOne('filters', 'show me deals worth more than $20,000', 'search_leads', { min_value: 20000 }),
  expectOne('filters', 'which qualified leads are above 10k', 'search_leads', {
    status: 'qualified',
    min_value: 10000,
  }),
  expectOne('filters', 'deals under five thousand', 'search_leads', { max_value: 5000 }),
  expectOne('filters', 'open deals of at least 30k', 'search_leads', { status: 'open', min_value: 30000 }),
  expectOne('filters', 'leads between 10k and 25k', 'search_leads', { min_value: 10000, max_value: 25000 }),
  expectOne('filters', 'anything bigger than 100k?', 'search_leads', { min_value: 100000 }),
  expectOne('filters', 'who has not been contacted for two weeks', 'search_leads', { silent_for_days: 14 }),
  expectOne('filters', 'leads that have been silent for 30 days', 'search_leads', { silent_for_days: 30 }),
  expectOne('filters', 'what is due tomorrow', 'search_tasks', { due_on: '2026-11-22' }),
  expectOne('filters', 'tasks for monday', 'search_tasks', { due_on: '2026-11-23' }),
  expectOne('filters', "what's on my list for tomorrow", 'search_tasks', { due_on: '2026-11-22' }),
  expectOne('filters', 'tomorrow', 'search_tasks', { due_on: '2026-11-22' }),
  expectOne('filters', 'anything due on december 3', 'search_tasks', { due_on: '2026-12-03' }),
  expectOne('filters', 'what do i have to do on friday', 'search_tasks', { due_on: '2026-11-27' }),
  expectOne('filters', 'show urgent tasks', 'search_tasks', { priority: 'urgent' }),
  expectOne('filters', 'how much is in negotiation', 'search_leads', { status: 'negotiation' }),
  expectOne('filters', 'how much money is in proposal', 'search_leads', { status: 'proposal' }),
  expectOne('filters', "what's the total value of qualified leads", 'search_leads', { status: 'qualified' }),
  expectOne('filters', 'sum of the deals we won', 'search_leads', { status: 'won' }),
  expectOne('filters', 'how many leads are in negotiation?', 'search_leads', { status: 'negotiation' }),
  expectOne('filters', 'how many deals do we have in proposal and what are they worth', 'search_leads', {
    status: 'proposal',
  }),
  expectOne('filters', 'how much is my pipeline worth', 'analytics_figures', {}),
  expectOne('filters', 'qualified leads in logistics', 'search_leads', {
    status: 'qualified',
    query: 'logistics',
  }),
  expectOne('filters', 'open deals from hamburg over 10k', 'search_leads', {
    status: 'open',
    query: 'hamburg',
    min_value: 10000,
  }),
  expectOne('filters', 'qualified leads that have been silent for 30 days', 'search_leads', {
    status: 'qualified',
    silent_for_days: 30,
  }),
  expectOne('filters', "ben's leads", 'search_leads', { owner: 'ben' }),
  expectOne('filters', 'leads owned by nora in proposal', 'search_leads', {
    owner: 'nora',
    status: 'proposal',
  }),
  expectOne('filters', 'leads created this week', 'search_leads', { created: 'this_week' }),
  expectOne('filters', 'which leads came in last month', 'search_leads', { created: 'last_month' }),
  expectOne('filters', 'biggest deals in negotiation', 'search_leads', {
    status: 'negotiation',
    sort: 'value',
  }),
  expectOne('filters', 'leads with a score above 70', 'search_leads', { min_score: 70 }),
  expectOne('filters', 'what is ben working on', 'search_tasks', { assignee: 'ben', status: 'in_progress' }),
  expectOne('filters', 'overdue tasks of nora', 'search_tasks', { assignee: 'nora', due: 'overdue' }),
]
