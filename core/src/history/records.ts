import { accountFields } from '../records/account.ts'
import { contactFields } from '../records/contact.ts'
import { contactRoleLabels } from '../records/contact-roles.ts'
import type { FieldType } from '../records/field.ts'
import { leadFields } from '../records/lead.ts'
import { taskFields } from '../records/task.ts'

/** How a value of history is put into words: as a field of a record, or as a setting. */
export type HistoryType = FieldType | 'yesNo' | 'number' | 'list' | 'steps' | 'stages' | 'team'

export interface HistoryField {
  column: string
  label: string
  type: HistoryType
  /** What the interface calls the choices that have a name of their own. */
  choiceLabels?: Readonly<Record<string, string>>
}

interface HistoryRecord {
  /** "lead", as in "Lead added". */
  noun: string
  fields: readonly HistoryField[]
  /** Whether a deleted one can be put back. */
  returns?: true
  /** Whether its changes stand: what had a key or a person act is set where it is set, knowing what it opens. */
  stands?: true
}

const text = (column: string, label: string): HistoryField => ({ column, label, type: 'text' })
const choice = (
  column: string,
  label: string,
  choiceLabels: HistoryField['choiceLabels'] = {},
): HistoryField => ({
  column,
  label,
  type: 'choice',
  choiceLabels,
})
const yesNo = (column: string, label: string): HistoryField => ({ column, label, type: 'yesNo' })
const list = (column: string, label: string): HistoryField => ({ column, label, type: 'list' })
const number = (column: string, label: string): HistoryField => ({ column, label, type: 'number' })
const body = (column: string, label: string): HistoryField => ({ column, label, type: 'longText' })

const links: readonly HistoryField[] = [
  { column: 'account_id', label: 'Account', type: 'account' },
  { column: 'contact_id', label: 'Contact', type: 'contact' },
]

/** Everything whose history is kept, by table, in the order in which it is offered. */
export const historyRecords = {
  leads: { noun: 'lead', fields: [...leadFields, ...links], returns: true },
  accounts: { noun: 'account', fields: accountFields, returns: true },
  contacts: { noun: 'contact', fields: contactFields },
  tasks: { noun: 'task', fields: taskFields, returns: true },
  lead_contacts: {
    noun: 'people of leads',
    fields: [
      { column: 'contact_id', label: 'Person', type: 'contact' },
      choice('role', 'Role', contactRoleLabels),
    ],
    returns: true,
  },
  lead_activities: {
    noun: 'note',
    fields: [
      choice('kind', 'Kind'),
      body('body', 'Text'),
      { column: 'created_at', label: 'When', type: 'moment' },
      { column: 'data', label: 'Details', type: 'steps' },
    ],
    returns: true,
  },
  automations: {
    noun: 'automation',
    fields: [
      text('name', 'Name'),
      yesNo('is_enabled', 'Switched on'),
      number('published_version', 'Version'),
      { column: 'draft', label: 'Steps', type: 'steps' },
    ],
    returns: true,
  },
  templates: {
    noun: 'template',
    fields: [choice('kind', 'Kind'), text('name', 'Name'), text('subject', 'Subject'), body('body', 'Text')],
    returns: true,
  },
  lead_fields: {
    noun: 'field',
    fields: [
      choice('record', 'Record'),
      text('label', 'Label'),
      choice('type', 'Kind'),
      list('options', 'Options'),
      number('position', 'Position'),
    ],
    returns: true,
  },
  insight_trackers: {
    noun: 'tracker',
    fields: [text('name', 'Name'), list('words', 'Words')],
    returns: true,
  },
  stages: { noun: 'stages', fields: [{ column: 'stages', label: 'Stages', type: 'stages' }] },
  companies: {
    noun: 'company',
    fields: [
      text('name', 'Name'),
      text('currency', 'Currency'),
      text('locale', 'Dates and numbers'),
      number('history_days', 'Days of history'),
      choice('visibility', 'Members see', {
        everything: 'Everything',
        own_and_team: 'Their own and their team’s',
      }),
    ],
  },
  vertical_configurations: {
    noun: 'kind of business',
    fields: [
      choice('vertical_type', 'Kind of business', { saas: 'SaaS', ecommerce: 'E-commerce', other: 'Other' }),
    ],
  },
  recording_settings: {
    noun: 'recording settings',
    fields: [
      choice('default_visibility', 'New recordings are seen by', {
        company: 'Everyone in the company',
        private: 'Only the people who made them',
      }),
      yesNo('asks_consent', 'Ask for consent'),
      number('keep_days', 'Days kept'),
      choice('expires', 'What is deleted', { audio: 'The audio', everything: 'The whole recording' }),
    ],
  },
  webhooks: {
    noun: 'webhook',
    fields: [
      choice('direction', 'Direction'),
      text('name', 'Name'),
      text('url', 'Address'),
      list('events', 'Events'),
      yesNo('is_enabled', 'Switched on'),
      choice('format', 'Format'),
    ],
  },
  api_keys: {
    noun: 'API key',
    fields: [
      text('name', 'Name'),
      list('scopes', 'Scopes'),
      { column: 'revoked_at', label: 'Revoked', type: 'moment' },
    ],
    stands: true,
  },
  merges: { noun: 'merge', fields: [], stands: true },
  exports: { noun: 'export', fields: [], stands: true },
  teams: { noun: 'team', fields: [text('name', 'Name')], returns: true },
  profiles: {
    noun: 'member',
    fields: [choice('company_role', 'Role'), { column: 'team_id', label: 'Team', type: 'team' }],
    stands: true,
  },
} as const satisfies Record<string, HistoryRecord>

export type HistoryTable = keyof typeof historyRecords
const tables = new Map<string, HistoryRecord>(Object.entries(historyRecords))

/** The record of that table; one without known fields where a newer version keeps more. */
export const historyRecord = (table: string): HistoryRecord =>
  tables.get(table) ?? { noun: table.replaceAll('_', ' '), fields: [] }

/** Whether `restore_change` takes back that something of this kind was changed or deleted; for a newer version's kinds it is not offered. */
export function isReversible(table: string, operation: 'insert' | 'update' | 'delete'): boolean {
  const record = tables.get(table)
  if (record === undefined || operation === 'insert') return false
  return operation === 'delete' ? record.returns === true : record.stands === undefined
}

/** What the interface calls a choice; its own words, begun with a capital, where it has no other name. */
export function choiceLabel(table: string, column: string, value: string): string {
  const words = value.replaceAll('_', ' ')
  const field = historyRecord(table).fields.find((known) => known.column === column)
  return field?.choiceLabels?.[value] ?? `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}
