import { type ExpectedCommand, expectOne } from '../command.ts'

/** Unseen once: the engine's rules were looked at beside them since. */
export const firstUnseenCommands: readonly ExpectedCommand[] = [
  expectOne('find', 'lemme see the negotiation ones', 'search_leads', { status: 'negotiation' }),
  expectOne('find', 'Is there someone from Globex in our CRM?', 'search_leads', { query: 'Globex' }),
  expectOne('find', 'search for weber', 'search_leads', { query: 'weber' }),
  expectOne('find', 'how are things with casa marino', 'get_lead', { lead: 'sofia' }),
  expectOne('find', 'pull the record for Priya Nair please', 'get_lead', { lead: 'priya' }),
  expectOne('find', 'what have i missed deadline-wise', 'search_tasks', { due: 'overdue' }),
  expectOne('find', 'list the tasks that are done already', 'search_tasks', { status: 'done' }),
  expectOne('find', 'did hoshi say anything about delivery times', 'search_recordings', {
    query: 'delivery times',
    lead: 'yuki',
  }),
  expectOne('find', 'Find me the recording about the data migration', 'search_recordings', {
    query: 'data migration',
  }),
  expectOne('find', 'why are people hesitating to buy', 'list_insights', { kind: 'objection' }),

  expectOne('tasks', 'remember to send anna keller the invoice on monday', 'create_task', {
    title: 'Send Anna Keller the invoice',
    due_at: '2026-11-23T17:00:00.000Z',
    lead: 'anna',
  }),
  expectOne('tasks', 'make a task check the numbers tomorrow morning', 'create_task', {
    title: 'Check the numbers',
    due_at: '2026-11-22T09:00:00.000Z',
  }),
  expectOne('tasks', 'Set a reminder for Friday 4pm to phone Tomasz', 'create_task', {
    title: 'Phone Tomasz',
    due_at: '2026-11-27T16:00:00.000Z',
    lead: 'tom',
  }),
  expectOne('tasks', 'we should check in with cedar in three weeks', 'create_task', {
    title: 'Check in with Cedar',
    due_at: '2026-12-12T17:00:00.000Z',
    lead: 'omar',
  }),
  expectOne('tasks', 'have ben send the deck to jean-luc by tuesday please', 'create_task', {
    title: 'Send the deck to Jean-Luc',
    due_at: '2026-11-24T17:00:00.000Z',
    assignee: 'ben',
    lead: 'jean',
  }),
  expectOne('tasks', 'need to update my forecast sheet urgent', 'create_task', {
    title: 'Update my forecast sheet',
    priority: 'urgent',
  }),
  expectOne('tasks', 'tick off the acme proposal', 'update_task', { task: 't-proposal', status: 'done' }),
  expectOne('tasks', 'can we move the anna renewal call to wednesday', 'update_task', {
    task: 't-renewal',
    due_at: '2026-11-25T17:00:00.000Z',
  }),
  expectOne('tasks', 'give the workshop slides to nora', 'update_task', {
    task: 't-slides',
    assignee: 'nora',
  }),
  expectOne('tasks', 'i dont need the hoshi robotics demo task any longer, delete it', 'delete_task', {
    task: 't-demo',
  }),

  expectOne('leads', 'bluebird is qualified', 'update_lead', { lead: 'priya', status: 'qualified' }),
  expectOne('leads', 'Just closed the deal with Casa Marino!', 'update_lead', {
    lead: 'sofia',
    status: 'won',
  }),
  expectOne('leads', 'change stage for grace hill: negotiation', 'update_lead', {
    lead: 'grace',
    status: 'negotiation',
  }),
  expectOne('leads', 'hoshi robotics deal is now 45 thousand euros', 'update_lead', {
    lead: 'yuki',
    value: 45000,
  }),
  expectOne('leads', "please correct Tomasz's phone to 030 1234567", 'update_lead', {
    lead: 'tom',
    phone: '0301234567',
  }),
  expectOne('leads', 'lost the atelier moreau deal', 'update_lead', { lead: 'jean', status: 'lost' }),
  expectOne('leads', 'new contact: Hugo Brandt, Brandt Solar, hugo@brandtsolar.de', 'create_lead', {
    name: 'Hugo Brandt',
    company: 'Brandt Solar',
    email: 'hugo@brandtsolar.de',
  }),
  expectOne('leads', 'create lead aisha khan company gulf retail', 'create_lead', {
    name: 'Aisha Khan',
    company: 'Gulf Retail',
  }),
  expectOne('leads', 'can you add felix from turmwerk he wants to spend about 8k', 'create_lead', {
    name: 'Felix',
    company: 'Turmwerk',
    value: 8000,
  }),
  {
    text: 'mark data works as contacted, then remind me to email mark on thursday',
    group: 'leads',
    commands: [
      { intent: 'update_lead', slots: { lead: 'mark', status: 'contacted' } },
      {
        intent: 'create_task',
        slots: { title: 'Email Mark', due_at: '2026-11-26T17:00:00.000Z', lead: 'mark' },
      },
    ],
  },

  expectOne('figures', 'run me through my day', 'daily_briefing'),
  expectOne('figures', 'anything important this morning?', 'daily_briefing'),
  expectOne('figures', 'which leads look the most promising right now', 'hot_leads'),
  expectOne('figures', 'any trials running out soon', 'trial_health'),
  expectOne('figures', 'who uses our product a lot but pays nothing yet', 'product_qualified_leads'),
  expectOne('figures', 'how has mrr developed', 'revenue_metrics'),
  expectOne('figures', 'which accounts might upgrade', 'expansion_opportunities'),
  expectOne('figures', 'baskets people left behind', 'abandoned_carts'),
  expectOne('figures', 'when will people order again', 'purchase_predictions'),
  expectOne('figures', 'how many new leads came in this month', 'analytics_figures', {
    period: 'this_month',
  }),

  expectOne('writing', 'quick note on cedar analytics: contract with competitor ends in june', 'add_note', {
    lead: 'omar',
    text: 'Contract with competitor ends in june',
  }),
  expectOne('writing', 'please note that sofia marino is allergic to cold calls', 'add_note', {
    lead: 'sofia',
    text: 'Sofia Marino is allergic to cold calls',
  }),
  expectOne('writing', 'log a call with Lia Lind: wants a second demo', 'add_note', {
    lead: 'lia',
    text: 'Wants a second demo',
  }),
  expectOne('writing', 'grace said they have budget for 12 seats', 'add_note', {
    lead: 'grace',
    text: 'Grace said they have budget for 12 seats',
  }),
  expectOne('writing', 'add to the notes of nowak & sons that the father decides', 'add_note', {
    lead: 'tom',
    text: 'The father decides',
  }),
  expectOne('writing', 'Could you write a nice follow up to Yuki?', 'draft_follow_up', { lead: 'yuki' }),
  expectOne('writing', 'email draft 4 bluebird', 'draft_follow_up', { lead: 'priya' }),
  expectOne('writing', 'what could i reply to anna keller', 'draft_follow_up', { lead: 'anna' }),
  expectOne('writing', 'follow up mail to bo berg pls', 'draft_follow_up', { lead: 'bo' }),
  expectOne(
    'writing',
    'compose something for hilltop schools thanking them for the visit',
    'draft_follow_up',
    {
      lead: 'grace',
    },
  ),

  ...[
    'how far is the moon',
    'i am late for lunch',
    'ok cool',
    'delete all my tasks',
    'you are wrong',
    'set an alarm clock on my phone',
    'acme acme acme',
    'translate good morning to spanish',
    'what do you think about elections',
    'close the window',
  ].map((text): ExpectedCommand => ({ text, group: 'no command', commands: null })),
]
