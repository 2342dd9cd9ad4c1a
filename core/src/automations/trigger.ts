import { type Field, isEditable, nounOf } from '../records/field.ts'
import { oneOf, salesFields, salesNouns, salesRecords } from '../records/sales-records.ts'
import { taskFields } from '../records/task.ts'
import { isRaw, type Raw, readChoice, readNumber, readRowId, readText } from './read.ts'

/**
 * What starts an automation. Null stands for "any" in `from`, `to`, `field` (a column, or `custom.key`) and `webhookId`, and for "not filled in yet" in numbers.
 * `task_overdue.hours`: how long past its due time. `schedule`: `rule` as tasks repeat (core/src/tasks/recurrence.ts,
 * without interval and end), `time` on the wall as `HH:MM` in `timeZone`; `forEach: 'lead'` runs once for each open lead.
 */
export type Trigger =
  | { kind: 'lead_created' }
  | { kind: 'lead_changed'; field: string | null }
  | { kind: 'status_changed'; from: string | null; to: string | null }
  | { kind: 'score_crossed'; direction: 'above' | 'below'; threshold: number | null }
  | { kind: 'account_created' }
  | { kind: 'account_changed'; field: string | null }
  | { kind: 'contact_created' }
  | { kind: 'contact_changed'; field: string | null }
  | { kind: 'recording_ready' }
  | { kind: 'keyword_said'; keywords: string[] }
  | { kind: 'task_created' }
  | { kind: 'task_changed'; field: string | null }
  | { kind: 'task_completed' }
  | { kind: 'task_overdue'; hours: number | null }
  | { kind: 'form_received' }
  | { kind: 'schedule'; rule: string; time: string; timeZone: string; forEach: 'once' | 'lead' }
  | { kind: 'webhook'; webhookId: string | null }
export type TriggerKind = Trigger['kind']

/** As the builder offers them, in this order. */
export const triggerLabels: Record<TriggerKind, string> = {
  lead_created: 'a lead is created',
  lead_changed: 'a lead changes',
  status_changed: 'a lead’s status changes',
  score_crossed: 'a lead’s score',
  account_created: 'an account is created',
  account_changed: 'an account changes',
  contact_created: 'a contact is created',
  contact_changed: 'a contact changes',
  recording_ready: 'a recording is ready',
  keyword_said: 'a keyword is said',
  task_created: 'a task is created',
  task_changed: 'a task changes',
  task_completed: 'a task is done',
  task_overdue: 'a task is overdue',
  form_received: 'the contact form is received',
  schedule: 'a scheduled time is reached',
  webhook: 'a webhook arrives',
}
export const triggerKinds = Object.keys(triggerLabels).filter(
  (kind): kind is TriggerKind => kind in triggerLabels,
)

const fieldsOf = { ...salesFields, tasks: taskFields }
/** A record whose changes start automations, and which their steps change. */
export type WatchedRecord = keyof typeof fieldsOf
/** What one of them is called. */
export const watchedNouns: Record<WatchedRecord, string> = { ...salesNouns, tasks: 'task' }
/** One of them with its article. */
export const oneWatched: Record<WatchedRecord, string> = { ...oneOf, tasks: 'a task' }

/** The triggers that wait for a change of a record, and the record of each. */
export const changeKinds = {
  lead_changed: 'leads',
  account_changed: 'accounts',
  contact_changed: 'contacts',
  task_changed: 'tasks',
} as const satisfies Partial<Record<TriggerKind, WatchedRecord>>
export type ChangeKind = keyof typeof changeKinds

export const isChange = (trigger: Trigger): trigger is Extract<Trigger, { kind: ChangeKind }> =>
  trigger.kind in changeKinds

export const maxKeywords = 20

const readKeywords = (value: unknown): string[] =>
  Array.isArray(value)
    ? value
        .map((word) => readText(word, 80).trim())
        .filter(Boolean)
        .slice(0, maxKeywords)
    : []

const readChange =
  <Kind extends ChangeKind>(kind: Kind) =>
  (raw: Raw) => ({ kind, field: readText(raw['field'], 70) || null })

/** The key of a stage, be it one that the company has or not. */
const readStage = (value: unknown): string | null => readText(value, 40).trim() || null

const readers: { [Kind in TriggerKind]: (raw: Raw) => Extract<Trigger, { kind: Kind }> } = {
  lead_created: () => ({ kind: 'lead_created' }),
  lead_changed: readChange('lead_changed'),
  status_changed: (raw) => ({
    kind: 'status_changed',
    from: readStage(raw['from']),
    to: readStage(raw['to']),
  }),
  score_crossed: (raw) => ({
    kind: 'score_crossed',
    direction: readChoice(raw['direction'], ['above', 'below'], 'above'),
    threshold: readNumber(raw['threshold']),
  }),
  account_created: () => ({ kind: 'account_created' }),
  account_changed: readChange('account_changed'),
  contact_created: () => ({ kind: 'contact_created' }),
  contact_changed: readChange('contact_changed'),
  recording_ready: () => ({ kind: 'recording_ready' }),
  keyword_said: (raw) => ({ kind: 'keyword_said', keywords: readKeywords(raw['keywords']) }),
  task_created: () => ({ kind: 'task_created' }),
  task_changed: readChange('task_changed'),
  task_completed: () => ({ kind: 'task_completed' }),
  task_overdue: (raw) => ({ kind: 'task_overdue', hours: readNumber(raw['hours']) }),
  form_received: () => ({ kind: 'form_received' }),
  schedule: (raw) => ({
    kind: 'schedule',
    rule: readText(raw['rule'], 200),
    time: readText(raw['time'], 5),
    timeZone: readText(raw['timeZone'], 64) || 'UTC',
    forEach: readChoice(raw['forEach'], ['once', 'lead'], 'once'),
  }),
  webhook: (raw) => ({ kind: 'webhook', webhookId: readRowId(raw['webhookId']) }),
}

/** Reads a stored trigger; what is missing in it is empty. Null where its kind is none of ours. */
export function readTrigger(value: unknown): Trigger | null {
  if (!isRaw(value)) return null
  const kind = readChoice(value['kind'], triggerKinds, null)
  return kind && readers[kind](value)
}

const fresh: Partial<Record<TriggerKind, Raw>> = {
  status_changed: { to: 'proposal' },
  score_crossed: { threshold: 70 },
  task_overdue: { hours: 0 },
  schedule: { rule: 'FREQ=WEEKLY;BYDAY=MO', time: '09:00' },
}

/** A trigger as the builder begins it. */
export const newTrigger = (kind: TriggerKind, timeZone: string): Trigger =>
  readers[kind]({ ...fresh[kind], timeZone })

/**
 * The records that a run may find, so that what is done to one has it. A task or a recording belongs to a lead, an account, a
 * contact or nobody, which only the run knows. Empty where there is none; a lead as long as nothing starts it.
 */
export function reachOf(trigger: Trigger | null): readonly WatchedRecord[] {
  switch (trigger?.kind) {
    case 'account_created':
    case 'account_changed':
      return ['accounts']
    case 'contact_created':
    case 'contact_changed':
      return ['contacts']
    case 'recording_ready':
    case 'keyword_said':
      return salesRecords
    case 'task_created':
    case 'task_changed':
    case 'task_completed':
    case 'task_overdue':
      return [...salesRecords, 'tasks']
    case 'schedule':
      return trigger.forEach === 'lead' ? ['leads'] : []
    default:
      return ['leads']
  }
}

/** `noun`: what it is called within a sentence. */
interface Watched {
  column: string
  noun: string
}
/** The fields of a record whose change an automation can wait for, but for those of the company's own. */
export const watchedFields = (record: WatchedRecord): readonly Watched[] =>
  fieldsOf[record]
    .filter((field: Field) => isEditable(field) && field.type !== 'custom')
    .map((field) => ({ column: field.column, noun: nounOf(field) }))

/** A field that an automation waits for: one of the record's, or any of the company's own, which tasks have none of. Undefined for others. */
export function findWatched(record: WatchedRecord, field: string): Watched | undefined {
  const own = /^custom\.([a-z][a-z0-9_]{0,59})$/.exec(field)?.[1]
  return own === undefined || record === 'tasks'
    ? watchedFields(record).find(({ column }) => column === field)
    : { column: field, noun: own.replaceAll('_', ' ') }
}
