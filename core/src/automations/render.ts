import { salesNouns } from '../records/sales-records.ts'
import { describeRecurrence, parseRecurrence } from '../tasks/recurrence.ts'
import { isDay } from '../text/day.ts'
import { escapeHtml } from '../text/html-entities.ts'
import { companyFormats, isInstant } from './clock.ts'
import { type Fact, type FactField, type Facts, factFields, findField } from './fields.ts'

/** `{{lead.name}}`, or with a fallback for an unknown value: `{{lead.first_name|there}}`. */
const pattern = /\{\{\s*([^{}|]{1,80}?)\s*(?:\|([^{}]{0,200}))?\}\}/g

function wordsOf(fact: Fact | undefined): string {
  if (fact === null || fact === undefined) return ''
  return Array.isArray(fact) ? fact.join(', ') : String(fact)
}

/** A fact as people read it: a colleague and a stage by name, a day and a moment as the company writes them. */
export function factWords({ name, kind, namedBy }: FactField, facts: Facts): string {
  const fact = facts[name]
  if (namedBy !== undefined && facts[namedBy]) return wordsOf(facts[namedBy])
  if (typeof fact === 'boolean') return fact ? 'Yes' : 'No'
  if (kind === 'presence') return repetition(wordsOf(fact))
  if (typeof fact !== 'string' || !['day', 'moment', 'any'].includes(kind)) return wordsOf(fact)
  if (isDay(fact)) return companyFormats(facts).date(fact)
  if (kind === 'any' || !isInstant(fact)) return fact
  const { date, time } = companyFormats(facts)
  return `${date(fact)}, ${time(fact)}`
}

function repetition(rule: string): string {
  const recurrence = parseRecurrence(rule)
  return recurrence ? describeRecurrence(recurrence) : rule
}

interface Rendered {
  text: string
  /** Names in the template that are no variables; they stay in the text as written. */
  unknown: string[]
  /** Variables without a value and without a fallback; they are rendered as empty text. */
  missing: string[]
}

/** Fills the variables of a text. Values are never parsed as a template again. */
export function renderText(template: string, facts: Facts, format: 'text' | 'html' = 'text'): Rendered {
  const unknown = new Set<string>()
  const missing = new Set<string>()
  const text = template.replace(pattern, (whole: string, name: string, fallback: string | undefined) => {
    const field = findField(name)
    if (!field) {
      unknown.add(name)
      return whole
    }
    const shown = factWords(field, facts)
    if (shown === '' && fallback === undefined) missing.add(name)
    const value = shown === '' ? (fallback ?? '') : shown
    return format === 'html' ? escapeHtml(value) : value
  })
  return { text, unknown: [...unknown], missing: [...missing] }
}

const nameInText = ({ label, short }: FactField): string => short ?? label

/** A text as one reads of it: "Hello [lead’s first name]", its variables by what they stand for. */
export const nameVariables = (template: string): string =>
  template.replace(pattern, (whole: string, name: string) => {
    const field = findField(name)
    return field ? `[${nameInText(field)}]` : whole
  })

const shown = new Set(factFields.map(nameInText))
/** Those of the company's own fields, whose labels only its settings know. */
const ofRecord = new RegExp(`^(?:${Object.values(salesNouns).join('|')})’s `)

/**
 * A text of `nameVariables` in its parts: what is written, and what is filled in.
 * Brackets of the text's own stay in it.
 */
export function variableParts(named: string): { text: string; isVariable: boolean }[] {
  return named
    .split(/(\[[^[\]]{1,80}\])/)
    .filter((part) => part !== '')
    .map((part) => {
      const name = part.slice(1, -1)
      return shown.has(name) || (part.startsWith('[') && ofRecord.test(name))
        ? { text: name, isVariable: true }
        : { text: part, isVariable: false }
    })
}

/** The names a text asks for. */
export const variablesIn = (template: string): string[] =>
  [...template.matchAll(pattern)].flatMap(([, name]) => name ?? [])

/** The names a text asks for that are no variables. */
export const unknownVariables = (template: string): string[] => renderText(template, {}).unknown
