import { type Field, type FieldType, isEditable, nounOf } from '../records/field.ts'
import { salesFields, salesRecords } from '../records/sales-records.ts'
import { longestTag } from '../records/tag.ts'
import { taskFields } from '../records/task.ts'
import { type TaskPriority, taskPriorities } from '../tasks/task.ts'
import type { OwnField, OwnFields } from './fields.ts'
import { isRaw, type Raw, readChoice, readNumber, readRowId, readText } from './read.ts'
import type { WatchedRecord } from './trigger.ts'

/** Who is meant: the owner of the lead (or recording), everyone in the company, or one person by id. */
export type Recipient = 'owner' | 'everyone' | { personId: string }

/** Whether a step may set a field of such a type. */
const settable: Record<FieldType, boolean> = {
  text: true,
  longText: true,
  phone: true,
  url: true,
  choice: true,
  stage: true,
  amount: true,
  currency: true,
  colleague: true,
  day: true,
  // Each of the company's own fields is set by itself.
  custom: false,
  // Who a record is about stays.
  email: false,
  lead: false,
  account: false,
  contact: false,
  // It follows from the stage, as does when a sale was closed; the moments of a task are set.
  pipeline: false,
  moment: false,
  // A step of its own adds to them.
  tags: false,
  rhythm: true,
  score: false,
  id: false,
}
/** Accounts are found by name and mail domain. */
const isChangeable = (field: Field) =>
  settable[field.type] && isEditable(field) && field.column !== 'name' && field.column !== 'domain'

/** The steps that change a record, and the record of each. */
export const updateKinds = {
  update_lead: 'leads',
  update_account: 'accounts',
  update_contact: 'contacts',
  update_task: 'tasks',
} as const satisfies Record<string, WatchedRecord>
export type UpdateKind = keyof typeof updateKinds

/** The fields of its record that such a step may set. */
export const changeableFields: Record<UpdateKind, readonly Field[]> = {
  update_lead: salesFields.leads.filter(isChangeable),
  update_account: salesFields.accounts.filter(isChangeable),
  update_contact: salesFields.contacts.filter(isChangeable),
  update_task: taskFields.filter(
    (field) => isChangeable(field) || (field.type === 'moment' && isEditable(field)),
  ),
}

/** What a step that creates a task keeps in parts of its own; whom it is about follows from what started it. */
const ownParts = ['title', 'due_at', 'priority', 'assignee_id']
/** The other fields that it fills in, each with a value as the step that changes a task takes it. */
export const moreTaskFields: readonly Field[] = changeableFields.update_task.filter(
  ({ column }) => !ownParts.includes(column),
)

/** The most characters of a value where its field names none. */
const longestValue = 1000

interface Change {
  kind: UpdateKind
  column: string
}
/** A field and what it is set to, as the steps that change a record say it. */
export interface NewValue extends Change {
  value: string
  days?: number
  isEmptied?: true
}

/** What a step that creates a task fills in beside its own parts, as changes of the task. */
export const moreOf = ({ more = {} }: { more?: TaskValues }): NewValue[] =>
  moreTaskFields.flatMap(({ column }) => {
    const value = more[column] ?? ''
    return value === '' ? [] : [{ kind: 'update_task', column, value }]
  })

/** The fields that the company gave the record which a step changes: tasks have none; undefined where they aren’t known. */
export function ownFieldsIn(own: OwnFields, kind: UpdateKind): readonly OwnField[] | undefined {
  const record = updateKinds[kind]
  return record === 'tasks' ? [] : own[record]
}

/** Whether it is when a task reminds of itself: the minutes before it is due. */
export const isReminder = ({ kind, column }: Change): boolean =>
  kind === 'update_task' && column === 'remind_at'
/** The field that a step sets; undefined for one of the company's own. */
export const findChanged = ({ kind, column }: Change): Field | undefined =>
  changeableFields[kind].find((field) => field.column === column)

/** The key of the company's own field that a step sets; null for a field of the product. */
export const ownKeyOf = ({ column }: Pick<Change, 'column'>): string | null =>
  /^custom\.([a-z][a-z0-9_]{0,59})$/.exec(column)?.[1] ?? null

/** Whether a step may empty the field: the company's own always, one of the product where it is not required. */
export function mayBeEmpty(change: Change): boolean {
  const field = findChanged(change)
  return field ? field.isRequired !== true : ownKeyOf(change) !== null
}

/** What the interface calls the field that a step sets, within a sentence. */
export function nameOfField(change: Change): string {
  const field = findChanged(change)
  return field ? nounOf(field) : (ownKeyOf(change) ?? change.column).replaceAll('_', ' ')
}

/** The most characters that it takes. */
export const limitOf = (change: Change): number => findChanged(change)?.limit ?? longestValue

/** Values of a task's fields by column. */
export type TaskValues = Readonly<Record<string, string>>

export const waitUnits = ['minutes', 'hours', 'days'] as const
export type WaitUnit = (typeof waitUnits)[number]

/**
 * One step. `id` is its own within the automation and survives moving. Texts may hold variables (render.ts).
 * `create_task.dueDays`: days after the step runs, null for no date; `more`: the values of `moreTaskFields`, without those left empty.
 * `update_lead.value` and the like: a status, a text, an amount, a day, a rhythm, the minutes of a reminder or the id of a colleague, by
 * its column (`custom.key` of the company's own); `days` in its place: the day so many days after the step runs; `isEmptied`: nothing.
 * `ask_ai`: the answer is `{{ai.answer}}` for the steps below, and a note where `saveNote`.
 */
export type Action = { id: string } & (
  | {
      kind: 'create_task'
      title: string
      dueDays: number | null
      priority: TaskPriority
      assignee: Recipient
      more?: TaskValues
    }
  | NewValue
  | { kind: 'notify'; to: Recipient; message: string }
  | { kind: 'send_email'; templateId: string | null }
  | { kind: 'call_webhook'; url: string }
  | { kind: 'add_tag'; tag: string }
  | { kind: 'wait'; amount: number | null; unit: WaitUnit }
  | { kind: 'ask_ai'; question: string; saveNote: boolean }
)
export type ActionKind = Action['kind']

/** As the builder offers them, in this order. */
export const actionLabels: Record<ActionKind, string> = {
  create_task: 'create a task',
  update_lead: 'update the lead',
  update_account: 'update the account',
  update_contact: 'update the contact',
  update_task: 'change the task',
  notify: 'notify',
  send_email: 'send an email from a template',
  call_webhook: 'call a webhook',
  add_tag: 'add a tag',
  wait: 'wait',
  ask_ai: 'ask AI',
}
export const actionKinds = Object.keys(actionLabels).filter(
  (kind): kind is ActionKind => kind in actionLabels,
)

/** The records of which a step needs one; null where it needs none. */
export const worksOn: Record<ActionKind, readonly WatchedRecord[] | null> = {
  create_task: null,
  update_lead: ['leads'],
  update_account: ['accounts'],
  update_contact: ['contacts'],
  update_task: ['tasks'],
  notify: null,
  send_email: ['leads', 'contacts'],
  call_webhook: null,
  add_tag: salesRecords,
  wait: null,
  ask_ai: null,
}

/** Whether a step has its record where a run may find such ones. */
export function isPossible(kind: ActionKind, reach: readonly WatchedRecord[]): boolean {
  const records = worksOn[kind]
  return records === null || records.some((record) => reach.includes(record))
}

const recipientWords = ['owner', 'everyone'] as const
function readRecipient(value: unknown): Recipient {
  const personId = isRaw(value) ? readRowId(value['personId']) : null
  return personId === null ? readChoice(value, recipientWords, recipientWords[0]) : { personId }
}

const readUpdate =
  <Kind extends UpdateKind>(kind: Kind, first: string) =>
  (raw: Raw, id: string) => {
    const columns = changeableFields[kind].map(({ column }) => column)
    const column = readText(raw['column'], 80)
    const isOwn = updateKinds[kind] !== 'tasks' && ownKeyOf({ column }) !== null
    const set = isOwn ? column : readChoice(column, columns, first)
    const days = readNumber(raw['days'])
    return {
      id,
      kind,
      column: set,
      value: readText(raw['value'], limitOf({ kind, column: set })),
      ...(days !== null && { days }),
      ...(raw['isEmptied'] === true && { isEmptied: true as const }),
    }
  }

function readMore(value: unknown): { more?: TaskValues } {
  const raw = isRaw(value) ? value : {}
  const held = moreTaskFields.flatMap(({ column, limit = longestValue }) => {
    const text = readText(raw[column], limit)
    return text === '' ? [] : [[column, text] as const]
  })
  return held.length === 0 ? {} : { more: Object.fromEntries(held) }
}

const readers: { [Kind in ActionKind]: (raw: Raw, id: string) => Action & { kind: Kind } } = {
  create_task: (raw, id) => ({
    id,
    kind: 'create_task',
    title: readText(raw['title'], 300),
    dueDays: readNumber(raw['dueDays']),
    priority: readChoice(raw['priority'], taskPriorities, 'normal'),
    assignee: readRecipient(raw['assignee']),
    ...readMore(raw['more']),
  }),
  update_lead: readUpdate('update_lead', 'status'),
  update_account: readUpdate('update_account', 'owner_id'),
  update_contact: readUpdate('update_contact', 'title'),
  update_task: readUpdate('update_task', 'priority'),
  notify: (raw, id) => ({
    id,
    kind: 'notify',
    to: readRecipient(raw['to']),
    message: readText(raw['message'], 500),
  }),
  send_email: (raw, id) => ({ id, kind: 'send_email', templateId: readRowId(raw['templateId']) }),
  call_webhook: (raw, id) => ({ id, kind: 'call_webhook', url: readText(raw['url'], 2000) }),
  add_tag: (raw, id) => ({ id, kind: 'add_tag', tag: readText(raw['tag'], longestTag) }),
  wait: (raw, id) => ({
    id,
    kind: 'wait',
    amount: readNumber(raw['amount']),
    unit: readChoice(raw['unit'], waitUnits, 'days'),
  }),
  ask_ai: (raw, id) => ({
    id,
    kind: 'ask_ai',
    question: readText(raw['question'], 2000),
    saveNote: raw['saveNote'] === true,
  }),
}

/** Reads a stored action; what is missing in it is empty. Null where its kind is none of ours or it has no id. */
export function readAction(value: unknown): Action | null {
  if (!isRaw(value)) return null
  const kind = readChoice(value['kind'], actionKinds, null)
  const id = readText(value['id'], 64)
  return kind && id ? readers[kind](value, id) : null
}

const fresh: Partial<Record<ActionKind, Raw>> = {
  create_task: { dueDays: 2 },
  update_lead: { value: 'contacted' },
  wait: { amount: 1 },
}

/** An action as the builder begins it. */
export const newAction = (kind: ActionKind, id: string): Action => readers[kind]({ ...fresh[kind] }, id)
