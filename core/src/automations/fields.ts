import { leadStatuses } from '../leads/status.ts'
import { taskPriorities } from '../tasks/task.ts'

export type FieldKind = 'text' | 'number' | 'choice' | 'list'

interface FactField {
  name: string
  label: string
  kind: FieldKind
  example: string
  choices?: readonly string[]
}

/** The facts of a run: conditions test them, and texts show them as `{{name}}`. */
export const factFields: readonly FactField[] = [
  { name: 'lead.name', label: 'lead’s name', kind: 'text', example: 'Maria Alvarez' },
  { name: 'lead.first_name', label: 'lead’s first name', kind: 'text', example: 'Maria' },
  { name: 'lead.company', label: 'lead’s company', kind: 'text', example: 'Globex' },
  { name: 'lead.email', label: 'lead’s email', kind: 'text', example: 'maria@globex.example' },
  { name: 'lead.phone', label: 'lead’s phone', kind: 'text', example: '+1 555 0100' },
  { name: 'lead.title', label: 'lead’s job title', kind: 'text', example: 'Head of Operations' },
  { name: 'lead.status', label: 'lead’s status', kind: 'choice', example: 'proposal', choices: leadStatuses },
  { name: 'lead.value', label: 'lead’s value', kind: 'number', example: '12000' },
  { name: 'lead.currency', label: 'lead’s currency', kind: 'text', example: 'USD' },
  { name: 'lead.score', label: 'lead’s score', kind: 'number', example: '74' },
  { name: 'lead.source', label: 'lead’s source', kind: 'text', example: 'Website' },
  { name: 'lead.tags', label: 'lead’s tags', kind: 'list', example: 'renewal' },
  { name: 'lead.next_step', label: 'lead’s next step', kind: 'text', example: 'Send the proposal' },
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

/** The field of that name; of an arrived webhook any `webhook.key` is one, as text. Undefined for others. */
export const findField = (name: string): FactField | undefined =>
  byName.get(name) ??
  (/^webhook\.\w{1,60}$/.test(name)
    ? { name, label: `webhook’s ${name.slice(8)}`, kind: 'text', example: '' }
    : undefined)

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
