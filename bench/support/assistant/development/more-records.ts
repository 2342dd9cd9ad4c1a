import type { Slots } from '../../../../core/src/assistant/slots/reading.ts'
import type { ExpectedCommand } from '../command.ts'

const changes = (text: string, ...slots: Slots[]): ExpectedCommand => ({
  text,
  group: 'more records',
  commands: slots.map((own) => ({ intent: 'update_lead', slots: own })),
})

const all = (text: string, ...commands: NonNullable<ExpectedCommand['commands']>): ExpectedCommand => ({
  text,
  group: 'more records',
  commands,
})

/** Several records, or several commands, in one sentence. */
export const moreRecordsCommands: readonly ExpectedCommand[] = [
  changes(
    'move bo berg and anna keller to contacted',
    { lead: 'bo', status: 'contacted' },
    { lead: 'anna', status: 'contacted' },
  ),
  changes(
    'hilltop and cedar analytics are both lost',
    { lead: 'grace', status: 'lost' },
    { lead: 'omar', status: 'lost' },
  ),
  changes(
    'give acme, bluebird and hoshi to ben',
    { lead: 'ana', owner: 'ben' },
    { lead: 'priya', owner: 'ben' },
    { lead: 'yuki', owner: 'ben' },
  ),
  changes(
    'set priya to 40k, omar to 15k and grace to 9,500',
    { lead: 'priya', value: 40000 },
    { lead: 'omar', value: 15000 },
    { lead: 'grace', value: 9500 },
  ),
  changes(
    'we won acme and lost casa marino',
    { lead: 'ana', status: 'won' },
    { lead: 'sofia', status: 'lost' },
  ),
  changes(
    'omar to proposal, grace to qualified',
    { lead: 'omar', status: 'proposal' },
    { lead: 'grace', status: 'qualified' },
  ),
  all(
    'remind me to call ana on monday and to email tomasz on tuesday',
    {
      intent: 'create_task',
      slots: { title: 'Call Ana', due_at: '2026-11-23T17:00:00.000Z', lead: 'ana' },
    },
    {
      intent: 'create_task',
      slots: { title: 'Email Tomasz', due_at: '2026-11-24T17:00:00.000Z', lead: 'tom' },
    },
  ),
  all(
    'add a note to acme that the budget is fixed and move it to proposal',
    { intent: 'add_note', slots: { lead: 'ana', text: 'The budget is fixed' } },
    { intent: 'update_lead', slots: { lead: 'ana', status: 'proposal' } },
  ),
  all(
    'mark yuki qualified and create a task to send her the contract on thursday',
    { intent: 'update_lead', slots: { lead: 'yuki', status: 'qualified' } },
    {
      intent: 'create_task',
      slots: { title: 'Send Yuki Tanaka the contract', due_at: '2026-11-26T17:00:00.000Z', lead: 'yuki' },
    },
  ),
  all(
    'delete the invoice task and the renewal task',
    { intent: 'delete_task', slots: { task: 't-invoice' } },
    { intent: 'delete_task', slots: { task: 't-renewal' } },
  ),
  all(
    'show me overdue tasks and hot leads',
    { intent: 'search_tasks', slots: { due: 'overdue' } },
    { intent: 'hot_leads', slots: {} },
  ),
  all(
    'close the slides task and remind me tomorrow at 8 to print them',
    { intent: 'update_task', slots: { task: 't-slides', status: 'done' } },
    { intent: 'create_task', slots: { title: 'Print them', due_at: '2026-11-22T08:00:00.000Z' } },
  ),
  changes(
    'push acme and hoshi to negotiation',
    { lead: 'ana', status: 'negotiation' },
    { lead: 'yuki', status: 'negotiation' },
  ),
  changes(
    'drop bo berg and lia lind to lost',
    { lead: 'bo', status: 'lost' },
    { lead: 'lia', status: 'lost' },
  ),
]
