import type { Stage } from '../leads/stages.ts'
import { findEmails } from '../text/email.ts'
import { type FoundDate, findDates } from '../text/find-dates.ts'
import { findPhones } from '../text/phone.ts'
import { findAmounts } from './amount.ts'
import { findNameMentions, type KnownNames, type NameMention } from './known-names.ts'
import { maskDate } from './mask-date.ts'
import { saidCurrency } from './said-currency.ts'
import { asGivenStages } from './stages/stage-words.ts'

interface Span {
  start: number
  end: number
  text: string
}

/** Something in a command that has a value of its own; offsets in the text. */
export type Entity =
  | NameMention
  | (Span & { kind: 'email'; email: string })
  | (Span & { kind: 'phone'; phone: string })
  | (Span & { kind: 'money'; amount: number; currency: string | null })
  | (Span & { kind: 'date'; date: FoundDate })

/** What a command is read against. `now` is ISO 8601, `timeZone` an IANA name (RangeError where unknown). */
export interface CommandContext {
  now: string
  timeZone: string
  vertical: 'saas' | 'ecommerce' | 'other'
  /** The company's, ISO 4217: what sums are in that name none. */
  currency?: string
  known: KnownNames
  /** Of the company, also those that were taken away. */
  stages: readonly Stage[]
}

/** "A" of "A$9,000". */
const lettersBefore = (text: string, index: number): string =>
  /(?<!\p{L})\p{L}{1,2}$/u.exec(text.slice(0, index))?.[0] ?? ''

const at = (index: number, text: string): Span => ({ start: index, end: index + text.length, text })

/** Entities of a command in order; where two overlap, the surer kind wins: address, name, telephone, money, date. */
export function findEntities(text: string, context: CommandContext): Entity[] {
  const all: Entity[] = [
    ...findEmails(text).map((found) => ({
      kind: 'email' as const,
      email: found.email,
      ...at(found.index, found.text),
    })),
    ...findNameMentions(text, context.known),
    ...findPhones(text).map((found) => ({
      kind: 'phone' as const,
      phone: found.phone,
      ...at(found.index, found.text),
    })),
    ...findAmounts(text).map((found) => ({
      kind: 'money' as const,
      amount: found.amount,
      currency: saidCurrency(`${lettersBefore(text, found.index)}${found.text}`, context.currency),
      ...at(found.index, found.text),
    })),
    ...findDates(text, context).map((date) => ({
      kind: 'date' as const,
      date,
      ...at(date.index, date.text),
    })),
  ]
  const kept: Entity[] = []
  for (const entity of all) {
    if (!kept.some((other) => entity.start < other.end && other.start < entity.end)) kept.push(entity)
  }
  return kept.toSorted((one, other) => one.start - other.start)
}

/** The text with each entity replaced by its kind (`<lead>`, `<date>` …) and stages as every company begins with: what the classifier reads. */
export function maskEntities(text: string, entities: readonly Entity[]): string {
  let masked = ''
  let from = 0
  for (const entity of entities) {
    const mask = entity.kind === 'date' ? maskDate(entity.text) : `<${entity.kind}>`
    masked += `${text.slice(from, entity.start)} ${mask} `
    from = entity.end
  }
  return asGivenStages(masked + text.slice(from))
}
