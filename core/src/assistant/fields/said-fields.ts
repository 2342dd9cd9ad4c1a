import { type Field, isEditable, keyOf, nounOf } from '../../records/field.ts'
import { otherNames } from '../../records/other-names.ts'
import { type SalesRecord, salesFields } from '../../records/sales-records.ts'
import type { Names } from '../../records/shared-names.ts'
import { taskFields } from '../../records/task.ts'
import type { CommandContext } from '../entities.ts'
import { toKey } from '../known-names.ts'

/** What is said of a field and stands in no file, by its key. */
const spoken: Readonly<Record<string, readonly string[]>> = {
  website: ['web address', 'web page'],
  domain: ['email domain'],
  phone: ['number', 'phone no', 'telephone number', 'mobile number', 'cell phone'],
  address: ['postal address', 'mailing address', 'office address', 'office'],
  email: ['mail address', 'e-mail address'],
  title: ['position', 'job'],
  value: ['deal size', 'deal value', 'worth', 'sum'],
  tags: ['tag', 'label'],
  due_at: ['deadline', 'date'],
  recurrence: ['rhythm', 'repeat'],
  assignee_id: ['owner'],
  expected_close_on: ['close date', 'closing date', 'expected closing date', 'closing day'],
}

/** The records whose fields commands set by what they are called. */
export type SaidRecord = SalesRecord | 'tasks'

const allFields: Readonly<Record<SaidRecord, readonly Field[]>> = { ...salesFields, tasks: taskFields }
const allNames: Readonly<Record<SaidRecord, Names>> = { ...otherNames, tasks: {} }

/** A field as a command names it: one of the record's, or the label of one of the company's own. */
export type SaidField = { field: Field } | { own: string }

/** What is read by its type from a command; a stage has words of its own, and when a sale was closed follows from it. */
const isSaid = (field: Field): boolean =>
  isEditable(field) && !['stage', 'custom', 'id'].includes(field.type) && field.column !== 'closed_at'

/** What a record itself goes by is no name of its name: "the deal of Ana", "the contact at Acme". */
const namesIt = ({ column }: Field, key: string): boolean =>
  !/(?:^|_)name$/.test(column) || /name|title/.test(key)

/** What people write as well as say: label, noun, key and column. */
const writtenWords = (field: Field): string[] => [
  field.label.toLowerCase(),
  nounOf(field),
  ...[keyOf(field), field.column].map((name) => name.replaceAll('_', ' ')),
  ...(spoken[keyOf(field)] ?? []),
]

/** Its words by which it is found anywhere in a sentence: not those that sentences are full of. */
export const namingWords = (field: Field): string[] => writtenWords(field).filter((words) => words.length > 3)

const keysOf = (record: SaidRecord, field: Field): ReadonlySet<string> =>
  new Set(
    [...writtenWords(field), ...(allNames[record][keyOf(field)] ?? [])]
      .map(toKey)
      .filter((key) => namesIt(field, key)),
  )

const saidFields: Readonly<Record<SaidRecord, readonly { field: Field; keys: ReadonlySet<string> }[]>> = {
  leads: fieldsOf('leads'),
  accounts: fieldsOf('accounts'),
  contacts: fieldsOf('contacts'),
  tasks: fieldsOf('tasks'),
}

function fieldsOf(record: SaidRecord) {
  return allFields[record].filter(isSaid).map((field) => ({ field, keys: keysOf(record, field) }))
}

/** The words that name fields of a record, the longest first, as a pattern reads them. */
export const wordsOfFields = (record: SaidRecord): string =>
  [...new Set(saidFields[record].flatMap(({ field }) => writtenWords(field)))]
    .toSorted((one, other) => other.length - one.length)
    .map((words) => words.replaceAll(/[ -]/g, '[ -]'))
    .join('|')

/** The field that words name: one that the company gave the record, else one that every record has. */
export function fieldNamed(
  record: SaidRecord,
  said: string,
  { known }: CommandContext,
): SaidField | undefined {
  const wanted = toKey(said.replace(/^(?:(?:the|new|current|right|correct) )+/i, ''))
  const own = known.customers?.fields.find(
    (field) => field.record === record && toKey(field.label) === wanted,
  )
  if (own) return { own: own.label }
  const found = saidFields[record].find(({ keys }) => keys.has(wanted))
  return found && { field: found.field }
}

const columnsOfLeads = new Set(salesFields.leads.map(({ column }) => column))
/** What a lead says of its contact; of the account it says the name, and it has an owner of its own. */
const ofLeads = new Set([
  ...salesFields.contacts
    .filter(({ column, type }) => type === 'account' || columnsOfLeads.has(column))
    .map(({ column }) => column),
  ...salesFields.accounts.filter(({ type }) => type === 'colleague').map(({ column }) => column),
])

/** Whether leads have that field as well: what is said of it of a lead's name is said of the lead. */
export const isOfLeads = (said: SaidField): boolean => 'field' in said && ofLeads.has(said.field.column)
