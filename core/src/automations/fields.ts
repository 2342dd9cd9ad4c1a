import type { Field, FieldType } from '../records/field.ts'
import { type SalesRecord, salesFields, salesNouns, salesRecords } from '../records/sales-records.ts'
import { taskPriorities } from '../tasks/task.ts'

/** `any` is a field of the company's own, whose type only its settings know. */
export type FieldKind = 'text' | 'number' | 'choice' | 'list' | 'any'

export interface FactField {
  name: string
  label: string
  /** In its place within a text, where the label is long. */
  short?: string
  kind: FieldKind
  example: string
  choices?: readonly string[]
}

const kinds: Partial<Record<FieldType, FieldKind>> = {
  text: 'text',
  email: 'text',
  phone: 'text',
  url: 'text',
  stage: 'choice',
  amount: 'number',
  currency: 'text',
  score: 'number',
  tags: 'list',
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

function factsOf(record: SalesRecord, { column, label, type }: Field): FactField[] {
  const kind = kinds[type]
  if (!kind) return []
  const noun = salesNouns[record]
  const fact: FactField = {
    name: `${noun}.${column}`,
    label: `${noun}’s ${label.toLowerCase()}`,
    kind,
    example: (column === 'name' && record === 'accounts' ? examples['company'] : examples[column]) ?? '',
  }
  const firstName: FactField = {
    name: `${noun}.first_name`,
    label: `${noun}’s first name`,
    kind: 'text',
    example: 'Maria',
  }
  return column === 'name' && record !== 'accounts' ? [fact, firstName] : [fact]
}

const factsOfRecord = (record: SalesRecord) => salesFields[record].flatMap((field) => factsOf(record, field))

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
  { name: 'task.title', label: 'task’s title', kind: 'text', example: 'Prepare contract' },
  {
    name: 'task.priority',
    label: 'task’s priority',
    kind: 'choice',
    example: 'high',
    choices: taskPriorities,
  },
  { name: 'event.from', label: 'status or score before', kind: 'text', example: 'qualified' },
  { name: 'event.to', label: 'status or score after', kind: 'text', example: 'proposal' },
  { name: 'event.message', label: 'form message', kind: 'text', example: 'Please call me.' },
  { name: 'ai.answer', label: 'AI answer', kind: 'text', example: 'Budget is agreed.' },
]

const byName = new Map(factFields.map((field) => [field.name, field]))

/** The fact of a field that the company gave a record. */
export const customFact = (
  record: SalesRecord,
  { key, label }: { key: string; label: string },
): FactField => ({
  name: `${salesNouns[record]}.custom.${key}`,
  label: `${salesNouns[record]}’s ${label}`,
  kind: 'any',
  example: '',
})

/** What runs about an account or a contact know, by the first part of a fact's name. */
const known = {
  accounts: ['account', 'owner', 'company', 'ai'],
  contacts: ['contact', 'account', 'owner', 'company', 'ai'],
} as const satisfies Partial<Record<SalesRecord, readonly string[]>>

/** Whether a run about such a record, or about none, can know a fact. */
export function isKnownTo(about: SalesRecord | null, name: string): boolean {
  const [group = ''] = name.split('.')
  if (about === 'accounts' || about === 'contacts') return known[about].some((each) => each === group)
  return group !== 'account' && group !== 'contact'
}

/** Whose own fields a run about such a record knows. */
export const ownFieldsOf = (about: SalesRecord | null): readonly SalesRecord[] =>
  salesRecords.filter((record) => isKnownTo(about, salesNouns[record]))

/** A field's label within a sentence: "the lead’s value", but "your company’s name". */
export const withArticle = (label: string): string => (label.startsWith('your ') ? label : `the ${label}`)

/**
 * The field of that name. Of the company's own any `lead.custom.key` is one, and of an arrived webhook any `webhook.key`, as
 * text. Undefined for others.
 */
export function findField(name: string): FactField | undefined {
  const [, noun, own = ''] = /^(lead|account|contact)\.custom\.([a-z][a-z0-9_]{0,59})$/.exec(name) ?? []
  const record = salesRecords.find((each) => salesNouns[each] === noun)
  if (record) return customFact(record, { key: own, label: own.replaceAll('_', ' ') })
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
