import type { Slots } from '../../../../core/src/assistant/slots/reading.ts'
import type { ExpectedCommand } from '../command.ts'

const each = (text: string, ...slots: Slots[]): ExpectedCommand => ({
  text,
  group: 'several',
  commands: slots.map((own) => ({ intent: 'update_lead', slots: own })),
})

/** One change of several records, and several changes in one breath. */
export const severalCommands: readonly ExpectedCommand[] = [
  each(
    'make priya and tomasz qualified',
    { lead: 'priya', status: 'qualified' },
    { lead: 'tom', status: 'qualified' },
  ),
  each(
    'move yuki, omar and grace to proposal',
    { lead: 'yuki', status: 'proposal' },
    { lead: 'omar', status: 'proposal' },
    { lead: 'grace', status: 'proposal' },
  ),
  each(
    'mark both acme and casa marino as won',
    { lead: 'ana', status: 'won' },
    { lead: 'sofia', status: 'won' },
  ),
  each(
    'move acme to negotiation and bluebird to won',
    { lead: 'ana', status: 'negotiation' },
    { lead: 'priya', status: 'won' },
  ),
  each(
    'set acme to 50k and casa marino to 20k',
    { lead: 'ana', value: 50000 },
    { lead: 'sofia', value: 20000 },
  ),
  each('assign bo berg and lia lind to nora', { lead: 'bo', owner: 'nora' }, { lead: 'lia', owner: 'nora' }),
  {
    text: 'delete bo berg and lia lind',
    group: 'several',
    commands: [
      { intent: 'delete_lead', slots: { lead: 'bo' } },
      { intent: 'delete_lead', slots: { lead: 'lia' } },
    ],
  },
  {
    text: 'mark the slides task and the invoice task as done',
    group: 'several',
    commands: [
      { intent: 'update_task', slots: { task: 't-slides', status: 'done' } },
      { intent: 'update_task', slots: { task: 't-invoice', status: 'done' } },
    ],
  },
]
