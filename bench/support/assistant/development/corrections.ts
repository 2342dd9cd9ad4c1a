import type { Intent } from '../../../../core/src/assistant/intents.ts'
import type { Slots } from '../../../../core/src/assistant/slots/reading.ts'
import type { ExpectedCommand } from '../command.ts'

const corrected = (earlier: string, text: string, intent: Intent, slots: Slots): ExpectedCommand => ({
  earlier: [earlier],
  text,
  group: 'corrections',
  commands: [{ intent, slots }],
})

/** What a person says next: it replaces what the command before got wrong. */
export const correctionCommands: readonly ExpectedCommand[] = [
  corrected('move anna to won', 'no, I meant ana', 'update_lead', { lead: 'ana', status: 'won' }),
  corrected('move priya to won', 'sorry, to negotiation', 'update_lead', {
    lead: 'priya',
    status: 'negotiation',
  }),
  corrected('move bo berg to proposal', 'no, lia lind', 'update_lead', { lead: 'lia', status: 'proposal' }),
  corrected("set acme's value to 50k", 'no, 60k', 'update_lead', { lead: 'ana', value: 60000 }),
  corrected('remind me tomorrow to call yuki', 'actually on monday', 'create_task', {
    title: 'Call Yuki',
    due_at: '2026-11-23T17:00:00.000Z',
    lead: 'yuki',
  }),
  corrected('show leads in proposal', 'I meant negotiation', 'search_leads', { status: 'negotiation' }),
  corrected('what is due today', 'no, tomorrow', 'search_tasks', { due_on: '2026-11-22' }),
  corrected('leads over 45k', 'sorry, over 54k', 'search_leads', { min_value: 54000 }),
  { earlier: ['move priya to won'], text: 'no', group: 'corrections', commands: null },
  { earlier: ['move priya to won'], text: 'no, cancel that', group: 'corrections', commands: null },
  { earlier: ['delete bo berg'], text: 'wait, no', group: 'corrections', commands: null },
  { earlier: ['move priya to won'], text: 'thanks', group: 'corrections', commands: null },
]
