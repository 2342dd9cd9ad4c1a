import { type ExpectedCommand, expectOne } from '../command.ts'

/** Spoken in one breath, without punctuation and capitals, as dictation writes it. */
export const dictatedCommands: readonly ExpectedCommand[] = [
  expectOne('dictated', 'okay so please move hoshi robotics to qualified', 'update_lead', {
    lead: 'yuki',
    status: 'qualified',
  }),
  expectOne(
    'dictated',
    'remind me on wednesday at half past nine to send priya the security questionnaire',
    'create_task',
    {
      title: 'Send Priya the security questionnaire',
      due_at: '2026-11-25T09:30:00.000Z',
      lead: 'priya',
    },
  ),
  expectOne('dictated', 'what have i got on thursday', 'search_tasks', { due_on: '2026-11-26' }),
  expectOne('dictated', 'add a note for tomasz nowak that he wants to start with twelve seats', 'add_note', {
    lead: 'tom',
    text: 'He wants to start with twelve seats',
  }),
  expectOne('dictated', 'can you tell me how much we have in the pipeline right now', 'analytics_figures'),
  expectOne('dictated', 'sofia marino just said yes so put casa marino on won', 'update_lead', {
    lead: 'sofia',
    status: 'won',
  }),
  expectOne(
    'dictated',
    'create a task for me to prepare the contract for cedar analytics by next wednesday',
    'create_task',
    {
      title: 'Prepare the contract for Cedar Analytics',
      due_at: '2026-11-25T17:00:00.000Z',
      lead: 'omar',
    },
  ),
  {
    text: 'right then mark the invoice task as finished and set the demo for hoshi to monday',
    group: 'dictated',
    commands: [
      { intent: 'update_task', slots: { task: 't-invoice', status: 'done' } },
      { intent: 'update_task', slots: { task: 't-demo', due_at: '2026-11-23T17:00:00.000Z' } },
    ],
  },
  expectOne('dictated', 'set the value of the keller logistics deal to eighty five thousand', 'update_lead', {
    lead: 'anna',
    value: 85000,
  }),
  expectOne('dictated', 'tell me everything you know about grace hill', 'get_lead', { lead: 'grace' }),
  expectOne(
    'dictated',
    'new contact helena strand from polar foods her email is helena at polarfoods dot no',
    'create_lead',
    { name: 'Helena Strand', company: 'Polar Foods', email: 'helena@polarfoods.no' },
  ),
  expectOne('dictated', 'draft me an email to mark twain about the pricing', 'draft_follow_up', {
    lead: 'mark',
  }),
  expectOne('dictated', 'i spoke with lia lind today she needs an offer by friday', 'add_note', {
    lead: 'lia',
    text: 'I spoke with Lia Lind today she needs an offer by friday',
  }),
  expectOne('dictated', 'show me the leads we have not talked to in three weeks', 'search_leads', {
    silent_for_days: 21,
  }),
  expectOne('dictated', 'um could you uh put a reminder for monday at eleven call bo berg', 'create_task', {
    title: 'Call Bo Berg',
    due_at: '2026-11-23T11:00:00.000Z',
    lead: 'bo',
  }),
  expectOne('dictated', 'hey parley what did yuki tanaka say about the delivery time', 'search_recordings', {
    query: 'delivery time',
    lead: 'yuki',
  }),
]
