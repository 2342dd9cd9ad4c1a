import type { Intent } from '../../../../core/src/assistant/intents.ts'
import type { Slots } from '../../../../core/src/assistant/slots/reading.ts'
import type { ExpectedCommand } from '../command.ts'

const after = (earlier: string, text: string, intent: Intent, slots: Slots): ExpectedCommand => ({
  earlier: [earlier],
  text,
  group: 'follow-ups',
  commands: [{ intent, slots }],
})
const nothingAfter = (earlier: string, text: string): ExpectedCommand => ({
  earlier: [earlier],
  text,
  group: 'follow-ups',
  commands: null,
})

/** What is said next about the same record, or the same about another. */
export const followUpCommands: readonly ExpectedCommand[] = [
  after('tell me about ana silva', 'move her to won', 'update_lead', { lead: 'ana', status: 'won' }),
  after('show me bluebird', 'set it to 25k', 'update_lead', { lead: 'priya', value: 25000 }),
  after('open tomasz nowak', 'add a note that he needs a demo', 'add_note', {
    lead: 'tom',
    text: 'He needs a demo',
  }),
  after('what about hoshi robotics', 'remind me to call them tomorrow', 'create_task', {
    title: 'Call Yuki Tanaka',
    due_at: '2026-11-22T17:00:00.000Z',
    lead: 'yuki',
  }),
  after('details for omar', 'write him an email', 'draft_follow_up', { lead: 'omar' }),
  after('move acme to proposal', 'and bluebird too', 'update_lead', { lead: 'priya', status: 'proposal' }),
  after('move acme to proposal', 'same for casa marino', 'update_lead', {
    lead: 'sofia',
    status: 'proposal',
  }),
  after('show me grace hill', 'delete her', 'delete_lead', { lead: 'grace' }),
  after('tell me about jean-luc', 'assign him to nora', 'update_lead', { lead: 'jean', owner: 'nora' }),
  after('which leads are over 40k', 'and over 20k?', 'search_leads', { min_value: 20000 }),
  after('tasks for monday', 'and for tuesday', 'search_tasks', { due_on: '2026-11-24' }),
  after('remind me tomorrow at 9 to call yuki', 'make that 10', 'create_task', {
    title: 'Call Yuki',
    due_at: '2026-11-22T10:00:00.000Z',
    lead: 'yuki',
  }),
  after('tell me about globex', 'Lia', 'get_lead', { lead: 'lia' }),
  after('mark globex as contacted', 'the one called bo', 'update_lead', { lead: 'bo', status: 'contacted' }),
  nothingAfter('show me grace hill', "don't delete her"),
  nothingAfter('set omar to qualified', 'nah leave it'),
  nothingAfter('show me acme', 'is it worth more than 40k?'),
  after('show me omar haddad', 'bump him to proposal', 'update_lead', { lead: 'omar', status: 'proposal' }),
  after('what is due today', 'and on monday?', 'search_tasks', { due_on: '2026-11-23' }),
  after('draft a follow-up to Ana', 'now one for priya', 'draft_follow_up', { lead: 'priya' }),
  after('move bo berg to won', 'oops, lost I meant', 'update_lead', { lead: 'bo', status: 'lost' }),
]
