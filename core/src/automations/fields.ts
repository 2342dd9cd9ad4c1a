import type { FieldType } from '../records/field.ts'
import { type LeadField, leadFields } from '../records/lead.ts'
import { taskPriorities } from '../tasks/task.ts'

/** `any` is a field of the company's own, whose type only its settings know. */
export type FieldKind = 'text' | 'number' | 'choice' | 'list' | 'any'

interface FactField {
  name: string
  label: string
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

const examples: Partial<Record<LeadField['column'], string>> = {
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
  tags: 'renewal',
}

function factsOf(field: LeadField): FactField[] {
  const { column, label, type } = field
  const kind = kinds[type]
  if (!kind) return []
  const fact: FactField = {
    name: `lead.${column}`,
    label: `lead’s ${label.toLowerCase()}`,
    kind,
    example: examples[column] ?? '',
  }
  const firstName: FactField = {
    name: 'lead.first_name',
    label: 'lead’s first name',
    kind: 'text',
    example: 'Maria',
  }
  return column === 'name' ? [fact, firstName] : [fact]
}

/** The facts of a run: conditions test them, and texts show them as `{{name}}`. */
export const factFields: readonly FactField[] = [
  ...leadFields.flatMap(factsOf),
  {
    name: 'lead.days_quiet',
    label: 'number of days since the lead’s last activity',
    kind: 'number',
    example: '12',
  },
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
  { name: 'event.message', label: 'message of the form', kind: 'text', example: 'Please call me.' },
  { name: 'ai.answer', label: 'answer of the AI', kind: 'text', example: 'Budget is agreed.' },
]

const byName = new Map(factFields.map((field) => [field.name, field]))

/** The fact of a field that the company gave its leads. */
export const customFact = ({ key, label }: { key: string; label: string }): FactField => ({
  name: `lead.custom.${key}`,
  label: `lead’s ${label}`,
  kind: 'any',
  example: '',
})

/** A field's label within a sentence: "the lead’s value", but "your company’s name". */
export const withArticle = (label: string): string => (label.startsWith('your ') ? label : `the ${label}`)

/**
 * The field of that name. Of the company's own any `lead.custom.key` is one, and of an arrived webhook any `webhook.key`, as
 * text. Undefined for others.
 */
export function findField(name: string): FactField | undefined {
  const own = /^lead\.custom\.([a-z][a-z0-9_]{0,59})$/.exec(name)?.[1]
  if (own !== undefined) return customFact({ key: own, label: own.replaceAll('_', ' ') })
  const sent = /^webhook\.(\w{1,60})$/.exec(name)?.[1]
  return sent === undefined
    ? byName.get(name)
    : { name, label: `webhook’s ${sent}`, kind: 'text', example: '' }
}

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
