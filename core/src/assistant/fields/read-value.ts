import { findNumbers } from '../../claims/numbers.ts'
import { currencies } from '../../format/currencies.ts'
import { type Field, type FieldType, nounOf } from '../../records/field.ts'
import { checkTag } from '../../records/tag.ts'
import { findRecurrence } from '../../tasks/recurrence-words.ts'
import { wordsBefore } from '../../tasks/reminder.ts'
import { findEmails } from '../../text/email.ts'
import { findDates } from '../../text/find-dates.ts'
import { findPhones } from '../../text/phone.ts'
import { dayOf } from '../../text/time-zone.ts'
import { accountNamed } from '../customers/customer-names.ts'
import type { CommandContext } from '../entities.ts'
import { findNameMentions, toKey } from '../known-names.ts'
import { type Slots, tidy } from '../slots/reading.ts'

type Value = Slots[string]
type Reader = (text: string, field: Field, context: CommandContext) => Value | null

/** Words beside a value that say nothing. */
const filler = /^(?:now|instead|about|around|roughly|approximately|exactly|on|by|the|then|\W)*$/i

/** The only one of those found, where nothing else is said beside it. */
function only<Found extends { text: string }>(found: readonly Found[], text: string): Found | null {
  const [one, ...others] = found
  return one && others.length === 0 && filler.test(text.replace(one.text, ' ').replaceAll(/\s+/g, ' '))
    ? one
    : null
}

const webAddress = /^(?:https?:\/\/)?(?:[\p{L}\p{N}-]+\.)+\p{L}{2,24}(?::\d+)?(?:[/?#]\S*)?$/iu
const readUrl: Reader = (text) => {
  const written = text.replaceAll(/ dot /gi, '.').replaceAll(/ slash /gi, '/')
  return webAddress.test(written) ? written : null
}

const names = new Intl.DisplayNames('en', { type: 'currency' })
const readCurrency: Reader = (text) => {
  const said = text.toLowerCase().replace(/(?<=.{3})s$/, '')
  const unit = findNumbers(`1 ${text}`)[0]?.unit
  return (
    currencies.find((code) => code.toLowerCase() === said || names.of(code)?.toLowerCase() === said) ??
    (unit && unit !== 'percent' ? unit.toUpperCase() : null)
  )
}

const readTags: Reader = (text) => {
  const tags = text
    .split(/\s*(?:,|&|;)\s*(?:and\s+)?|\s+and\s+/i)
    .map((tag) => tidy(tag.replace(/^#/, '')))
    .filter((tag) => tag !== '')
  return tags.length > 0 && tags.every((tag) => checkTag(tag) === null) ? tags : null
}

function datesIn(text: string, context: CommandContext) {
  // A day that stands alone is read like one in a sentence.
  const lead = 'on '
  const found = only(findDates(lead + text, context), lead + text)
  return found?.hasDay && found.endAt === null ? found : null
}

const readDay: Reader = (text, _field, context) => {
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return text
  const date = datesIn(text, context)
  return date && dayOf(date.at, context.timeZone)
}

/** A reminder may also come so long before its task is due. */
const readMoment: Reader = (text, { column }, context) =>
  (column === 'remind_at' ? wordsBefore(text) : null) ?? datesIn(text, context)?.at ?? null

const readColleague: Reader = (text, _field, { known }) => {
  const person = findNameMentions(text, { leads: [], tasks: [], colleagues: known.colleagues }).find(
    (found) => found.kind === 'person',
  )
  return person?.kind === 'person' ? person.person.id : text
}

const asSaid: Reader = (text) => text

/** How the values of each type are read; null where no command gives them. */
const readers: Record<FieldType, { read: Reader; example?: string } | null> = {
  text: { read: asSaid },
  longText: { read: asSaid },
  email: { read: (text) => only(findEmails(text), text)?.email ?? null, example: 'ana@acme.com' },
  phone: { read: (text) => only(findPhones(text), text)?.phone ?? null, example: '+1 555 010 0100' },
  url: { read: readUrl, example: 'acme.com' },
  choice: { read: (text, { choices = [] }) => choices.find((each) => toKey(each) === toKey(text)) ?? null },
  stage: null,
  pipeline: { read: asSaid },
  amount: {
    read: (text) => {
      const number = only(findNumbers(text), text)
      return number && number.unit !== 'percent' && number.value >= 0 ? number.value : null
    },
    example: '12,000',
  },
  currency: { read: readCurrency, example: 'EUR' },
  colleague: { read: readColleague },
  lead: null,
  account: { read: (text, _field, context) => accountNamed(text, context)?.reference ?? text },
  contact: null,
  tags: { read: readTags, example: 'hot, renewal' },
  score: null,
  day: { read: readDay, example: 'December 12' },
  moment: { read: readMoment, example: 'tomorrow at 3' },
  rhythm: {
    read: (text) =>
      only(
        [findRecurrence(text)].filter((found) => found !== null),
        text,
      )?.text ?? null,
    example: 'every Monday',
  },
  custom: null,
  id: null,
}

/** Types whose values may be any words. */
export const isFree = ({ type }: Field): boolean => readers[type]?.read === asSaid || type === 'tags'

/** Types that an empty text empties. */
const isEmptied = ({ type }: Field): boolean => !['amount', 'currency', 'choice', 'tags'].includes(type)

/** A value as it was said, or why it is none that the field takes. */
export type ReadValue = { value: Value } | { why: string }

/** The value of a field that words give, empty where it is to be emptied. */
export function readValue(field: Field, words: string, context: CommandContext): ReadValue {
  const said = tidy(
    words
      .replaceAll(/["“”„]/g, '')
      .replace(/[!?]+$/, '')
      .replace(/^now\s+(?=\S)/i, ''),
  )
  const noun = nounOf(field)
  if (said === '') {
    if (field.isRequired && field.type === 'tags') return { value: [] }
    return field.isRequired || !isEmptied(field)
      ? { why: `The ${noun} can’t be emptied, so nothing was changed.` }
      : { value: '' }
  }
  const reader = readers[field.type]
  const value = reader?.read(said, field, context) ?? null
  if (value === null) {
    const example = reader?.example ?? field.choices?.[0]?.replaceAll('_', ' ')
    const hint = example === undefined ? '' : ` Say it like “${example}”.`
    return { why: `I can’t read the ${noun} in “${said}”, so nothing was changed.${hint}` }
  }
  const { limit } = field
  return limit !== undefined && typeof value === 'string' && value.length > limit
    ? { why: `The ${noun} has at most ${limit} characters, so nothing was changed.` }
    : { value }
}
