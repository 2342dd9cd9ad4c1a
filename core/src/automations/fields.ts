import type { CustomField } from '../leads/custom-fields.ts'
import { type Field, type FieldType, nounOf } from '../records/field.ts'
import { type SalesRecord, salesFields, salesNouns, salesRecords } from '../records/sales-records.ts'
import { taskFields } from '../records/task.ts'
import { type FactKind, factKinds, ownFactKinds } from './fact-kind.ts'
import type { WatchedRecord } from './trigger.ts'

export interface FactField {
  name: string
  label: string
  /** In its place within a text, where the label is long. */
  short?: string
  kind: FactKind
  example: string
  choices?: readonly string[]
  /** The fact that says it in words, where this one is a key or an id. */
  namedBy?: string
}

const examples: Readonly<Record<string, string>> = {
  name: 'Maria Alvarez',
  company: 'Globex',
  title: 'Head of Operations',
  email: 'maria@globex.example',
  phone: '+1 555 0100',
  website: 'globex.example',
  source: 'Website',
  status: 'proposal',
  value: '12000',
  currency: 'USD',
  score: '74',
  next_step: 'Send the proposal',
  domain: 'globex.example',
  address: '1 Main Street, Springfield',
  tags: 'renewal',
}

/** By the type of a field, where its column has none. */
const typicalExamples: Partial<Record<FieldType, string>> = {
  day: '2026-12-31',
  moment: '2026-12-31',
  amount: '12000',
  longText: 'As agreed on the phone.',
  colleague: 'Ben Carter',
  choice: 'high',
  pipeline: 'sales',
}

/** What is named by a key of another table has its name beside it: `owner_id` is said by `owner_name`. */
const namedKinds: readonly FactKind[] = ['colleague', 'stage', 'pipeline']

function factOf(noun: string, field: Field): FactField[] {
  const { column, type, choices } = field
  const kind = factKinds[type]
  if (kind === null) return []
  const isAccount = column === 'name' && noun === salesNouns.accounts
  const fact: FactField = {
    name: `${noun}.${column}`,
    label: `${noun}’s ${nounOf(field)}`,
    kind,
    example: (isAccount ? examples['company'] : (examples[column] ?? typicalExamples[type])) ?? '',
    ...(choices && { choices }),
    ...(namedKinds.includes(kind) && { namedBy: `${noun}.${column.replace(/_id$/, '')}_name` }),
  }
  const firstName: FactField = {
    name: `${noun}.first_name`,
    label: `${noun}’s first name`,
    kind: 'text',
    example: 'Maria',
  }
  return column === 'name' && !isAccount ? [fact, firstName] : [fact]
}

const factsOfRecord = (record: SalesRecord) =>
  salesFields[record].flatMap((field) => factOf(salesNouns[record], field))

/** The facts of a run: conditions test them, and texts show them as `{{name}}`. */
export const factFields: readonly FactField[] = [
  ...factsOfRecord('leads'),
  {
    name: 'lead.days_quiet',
    label: 'number of days since the lead’s last activity',
    short: 'days quiet',
    kind: 'number',
    example: '12',
  },
  ...factsOfRecord('contacts'),
  ...factsOfRecord('accounts'),
  { name: 'owner.name', label: 'owner’s name', kind: 'text', example: 'Ben Carter' },
  { name: 'owner.email', label: 'owner’s email', kind: 'text', example: 'ben@northwind.example' },
  { name: 'company.name', label: 'your company’s name', kind: 'text', example: 'Northwind' },
  { name: 'recording.title', label: 'recording’s title', kind: 'text', example: 'Call with Maria' },
  {
    name: 'recording.summary',
    label: 'recording’s summary',
    kind: 'text',
    example: 'Maria asked for a quote.',
  },
  { name: 'recording.minutes', label: 'recording’s length in minutes', kind: 'number', example: '24' },
  { name: 'recording.sentiment', label: 'recording’s sentiment (−1 to 1)', kind: 'number', example: '0.4' },
  { name: 'keyword.word', label: 'keyword that was said', kind: 'text', example: 'competitor' },
  {
    name: 'keyword.quote',
    label: 'sentence with the keyword',
    kind: 'text',
    example: 'We also talk to a competitor.',
  },
  { name: 'keyword.time', label: 'time of the keyword', kind: 'text', example: '3:07' },
  ...taskFields.flatMap((field) => factOf('task', field)),
  { name: 'event.from', label: 'status or score before', kind: 'text', example: 'qualified' },
  { name: 'event.to', label: 'status or score after', kind: 'text', example: 'proposal' },
  { name: 'event.message', label: 'form message', kind: 'text', example: 'Please call me.' },
  { name: 'ai.answer', label: 'AI answer', kind: 'text', example: 'Budget is agreed.' },
]

const byName = new Map(factFields.map((field) => [field.name, field]))

/** A field that the company gave a record; its type and options where they are known. */
export type OwnField = Pick<CustomField, 'key' | 'label'> & Partial<CustomField>

/** A company's own fields by their record, as far as they are known. */
export type OwnFields = Partial<Record<SalesRecord, readonly OwnField[]>>

/** The fact of a field that the company gave a record. */
export const customFact = (record: SalesRecord, { key, label, type, options }: OwnField): FactField => ({
  name: `${salesNouns[record]}.custom.${key}`,
  label: `${salesNouns[record]}’s ${label}`,
  kind: type === undefined ? 'any' : ownFactKinds[type],
  example: type === 'date' ? '2026-12-31' : '',
  ...(type === 'choice' && options && { choices: options }),
})

/** What runs about an account or a contact know; those about a lead know its account and contact too, by the first part of a fact's name. */
const known = {
  accounts: ['account', 'owner', 'company', 'ai'],
  contacts: ['contact', 'account', 'owner', 'company', 'ai'],
} as const satisfies Partial<Record<SalesRecord, readonly string[]>>

/** Whether a run that may find such records, or none, can know a fact. */
export function isKnownTo(reach: readonly WatchedRecord[], name: string): boolean {
  const [group = ''] = name.split('.')
  if (reach.length === 0) return group !== 'account' && group !== 'contact'
  return reach.some((record) =>
    record === 'accounts' || record === 'contacts' ? known[record].some((each) => each === group) : true,
  )
}

/** Whose own fields a run that may find such records knows. */
export const ownFieldsOf = (reach: readonly WatchedRecord[]): readonly SalesRecord[] =>
  salesRecords.filter((record) => isKnownTo(reach, salesNouns[record]))

/** A field's label within a sentence: "the lead’s value", but "your company’s name". */
export const withArticle = (label: string): string => (label.startsWith('your ') ? label : `the ${label}`)

/**
 * The field of that name. Of the company's own any `lead.custom.key` is one, and of an arrived webhook any `webhook.key`, as
 * text. Undefined for others. With the company's fields the fact is one of their type.
 */
export function findField(name: string, fields: OwnFields = {}): FactField | undefined {
  const [, noun, own = ''] = /^(lead|account|contact)\.custom\.([a-z][a-z0-9_]{0,59})$/.exec(name) ?? []
  const record = salesRecords.find((each) => salesNouns[each] === noun)
  if (record) {
    const known = fields[record]?.find(({ key }) => key === own)
    return customFact(record, known ?? { key: own, label: own.replaceAll('_', ' ') })
  }
  const sent = /^webhook\.(\w{1,60})$/.exec(name)?.[1]
  return sent === undefined
    ? byName.get(name)
    : { name, label: `webhook’s ${sent}`, kind: 'text', example: '' }
}

/** The record that a run's facts are about; null where it is about none. */
export const recordOf = (facts: Facts): SalesRecord | null =>
  (['leads', 'contacts', 'accounts'] as const).find((record) => facts[`${salesNouns[record]}.id`]) ?? null

/** The facts by the names above. An unknown one is null or absent. */
export type Fact = string | number | boolean | readonly string[] | null
export type Facts = Readonly<Record<string, Fact>>

/** Reads facts from jsonb; values of other types are left out. */
export function readFacts(value: unknown): Facts {
  if (typeof value !== 'object' || value === null) return {}
  const facts: Record<string, Fact> = {}
  for (const [name, fact] of Object.entries(value)) {
    if (fact === null || typeof fact === 'string' || typeof fact === 'number' || typeof fact === 'boolean')
      facts[name] = fact
    else if (Array.isArray(fact))
      facts[name] = fact.filter((item): item is string => typeof item === 'string')
  }
  return facts
}
