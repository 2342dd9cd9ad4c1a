import { type ExpectedCommand, expectOne } from '../command.ts'

const nothing = (text: string): ExpectedCommand => ({ text, group: 'worded anew', commands: null })

/** Written in one go before the rules for them were looked at: varied wording, half of it nothing to be done as it stands. */
export const wordedAnewCommands: readonly ExpectedCommand[] = [
  expectOne(
    'worded anew',
    'stick a reminder in for me to ring Sofia Marino on the 1st at ten',
    'create_task',
    {
      title: 'Ring Sofia Marino',
      due_at: '2026-12-01T10:00:00.000Z',
      lead: 'sofia',
    },
  ),
  expectOne('worded anew', 'Hoshi has moved on to negotiation', 'update_lead', {
    lead: 'yuki',
    status: 'negotiation',
  }),
  expectOne('worded anew', "what's on my plate for monday", 'search_tasks', { due_on: '2026-11-23' }),
  expectOne('worded anew', 'the slides for the workshop are finished, tick that one', 'update_task', {
    task: 't-slides',
    status: 'done',
  }),
  expectOne('worded anew', 'jot down for Cedar that they renew every July', 'add_note', {
    lead: 'omar',
    text: 'They renew every July',
  }),
  expectOne('worded anew', 'make the hoshi demo high priority', 'update_task', {
    task: 't-demo',
    priority: 'high',
  }),
  expectOne('worded anew', 'let Nora take the Bluebird contract review', 'update_task', {
    task: 't-contract',
    assignee: 'nora',
  }),
  expectOne('worded anew', 'start a lead for Ines Rocha of Rocha Textil, ines@rocha.example', 'create_lead', {
    name: 'Ines Rocha',
    company: 'Rocha Textil',
    email: 'ines@rocha.example',
  }),
  expectOne('worded anew', 'bump casa marino up to 12,500', 'update_lead', { lead: 'sofia', value: 12500 }),
  expectOne('worded anew', 'who do I have sitting in proposal', 'search_leads', { status: 'proposal' }),
  expectOne('worded anew', 'get rid of the task about invoice 2041', 'delete_task', { task: 't-invoice' }),
  expectOne('worded anew', 'Tell Ben to prepare the numbers for Globex’s Lia by Thursday', 'create_task', {
    title: 'Prepare the numbers for Globex’s Lia',
    due_at: '2026-11-26T17:00:00.000Z',
    assignee: 'ben',
    lead: 'lia',
  }),
  expectOne('worded anew', "Grace's new number is +49 171 5550199", 'update_lead', {
    lead: 'grace',
    phone: '+491715550199',
  }),
  expectOne('worded anew', 'push the renewal call with anna back to december 2nd', 'update_task', {
    task: 't-renewal',
    due_at: '2026-12-02T17:00:00.000Z',
  }),
  expectOne('worded anew', 'write jean-luc a mail after our call', 'draft_follow_up', { lead: 'jean' }),
  expectOne('worded anew', 'tomasz signed today, close it as won', 'update_lead', {
    lead: 'tom',
    status: 'won',
  }),
  expectOne('worded anew', 'whats going on with mark twain', 'get_lead', { lead: 'mark' }),
  expectOne('worded anew', 'did anyone in a call complain about onboarding', 'search_recordings', {
    query: 'onboarding',
  }),
  {
    text: 'put omar to qualified and note that his boss is on leave',
    group: 'worded anew',
    commands: [
      { intent: 'update_lead', slots: { lead: 'omar', status: 'qualified' } },
      { intent: 'add_note', slots: { lead: 'omar', text: 'His boss is on leave' } },
    ],
  },
  expectOne('worded anew', 'remind me tomorrow at 8 to print the contract', 'create_task', {
    title: 'Print the contract',
    due_at: '2026-11-22T08:00:00.000Z',
  }),
  nothing('move everyone at globex to negotiation except bo'),
  nothing('set bluebird to won unless priya wrote back'),
  nothing('I don’t think we should mark grace as lost'),
  nothing('mark acme or bluebird as qualified'),
  nothing('change the value from 10k to'),
  nothing('only if the contract is signed, set hoshi to won'),
  nothing('no need to remind me about the invoice any more than once'),
  nothing('Anna almost said yes'),
  nothing('was the deal with casa marino 12k or 20k'),
  nothing('delete everything that is older than a year'),
  nothing('ben wants me to set cedar to lost, what do you think'),
  nothing('keep tomasz where he is'),
  nothing('stop moving yuki around'),
  nothing('once anna has paid, close the renewal task'),
  nothing('let’s pretend atelier moreau is won'),
  nothing('half of hoshi robotics is sold to a fund'),
  nothing('it would be great if acme were worth 50k'),
  nothing('neither grace nor priya should go to lost'),
  nothing('mark twain wrote a great book'),
  nothing('rename acme to'),
]
