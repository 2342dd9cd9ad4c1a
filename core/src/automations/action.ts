import { type LeadField, leadFields } from '../records/lead.ts'
import { type TaskPriority, taskPriorities } from '../tasks/task.ts'
import { isRaw, type Raw, readChoice, readNumber, readRowId, readText } from './read.ts'

/** Who is meant: the owner of the lead (or recording), everyone in the company, or one person by id. */
export type Recipient = 'owner' | 'everyone' | { personId: string }

type ChangeableField = Exclude<
  Extract<LeadField, { type: 'text' | 'phone' | 'url' | 'stage' | 'amount' | 'colleague' }>,
  { column: 'name' }
>
/** The fields of a lead that a step may set; who it is about stays. */
export const changeableFields = leadFields.filter(
  (field): field is ChangeableField =>
    ['text', 'phone', 'url', 'stage', 'amount', 'colleague'].includes(field.type) && field.column !== 'name',
)
export type LeadColumn = ChangeableField['column']
const leadColumns = changeableFields.map(({ column }) => column)

/** What the interface calls such a field, within a sentence. */
export const nameOfField = (column: LeadColumn): string =>
  changeableFields.find((field) => field.column === column)?.label.toLowerCase() ?? column

/** The most characters that such a field takes. */
export function limitOf(column: LeadColumn): number {
  const field = changeableFields.find((each) => each.column === column)
  return field && 'limit' in field ? field.limit : 500
}

export const waitUnits = ['minutes', 'hours', 'days'] as const
export type WaitUnit = (typeof waitUnits)[number]

/**
 * One step. `id` is its own within the automation and survives moving. Texts may hold variables (render.ts).
 * `create_task.dueDays`: days after the step runs, null for no date. `update_lead.value`: a status, a text, an amount or the
 * id of a colleague, by its column. `ask_ai`: the answer is `{{ai.answer}}` for the steps below, and a note where `saveNote`.
 */
export type Action = { id: string } & (
  | {
      kind: 'create_task'
      title: string
      dueDays: number | null
      priority: TaskPriority
      assignee: Recipient
    }
  | { kind: 'update_lead'; column: LeadColumn; value: string }
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

/** Whether a step changes or writes to the lead of its event, and so needs one. */
export const needsLead: Record<ActionKind, boolean> = {
  create_task: false,
  update_lead: true,
  notify: false,
  send_email: true,
  call_webhook: false,
  add_tag: true,
  wait: false,
  ask_ai: false,
}

const recipientWords = ['owner', 'everyone'] as const
function readRecipient(value: unknown): Recipient {
  const personId = isRaw(value) ? readRowId(value['personId']) : null
  return personId === null ? readChoice(value, recipientWords, recipientWords[0]) : { personId }
}

type Body<Kind extends ActionKind> = Extract<Action, { kind: Kind }>
const readers: { [Kind in ActionKind]: (raw: Raw, id: string) => Body<Kind> } = {
  create_task: (raw, id) => ({
    id,
    kind: 'create_task',
    title: readText(raw['title'], 300),
    dueDays: readNumber(raw['dueDays']),
    priority: readChoice(raw['priority'], taskPriorities, 'normal'),
    assignee: readRecipient(raw['assignee']),
  }),
  update_lead: (raw, id) => ({
    id,
    kind: 'update_lead',
    column: readChoice(raw['column'], leadColumns, 'status'),
    value: readText(raw['value'], 500),
  }),
  notify: (raw, id) => ({
    id,
    kind: 'notify',
    to: readRecipient(raw['to']),
    message: readText(raw['message'], 500),
  }),
  send_email: (raw, id) => ({ id, kind: 'send_email', templateId: readRowId(raw['templateId']) }),
  call_webhook: (raw, id) => ({ id, kind: 'call_webhook', url: readText(raw['url'], 2000) }),
  add_tag: (raw, id) => ({ id, kind: 'add_tag', tag: readText(raw['tag'], 40) }),
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
