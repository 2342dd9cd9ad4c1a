import { escapeLike, quoteValue } from '../../text/like.ts'
import { type FilterField, type FilterType, fieldOf } from './fields.ts'
import type { FieldFilter } from './filter.ts'

/** A test on one column, named as in PostgREST; `blank` means empty or null. */
export interface Condition {
  /** A column, `custom->>key` for a value of the company's own as text, `custom->key` as JSON. */
  field: string
  test: 'eq' | 'neq' | 'gte' | 'lt' | 'lte' | 'ilike' | 'imatch' | 'in' | 'cs' | 'null' | 'not_null' | 'blank'
  /** None for `null`, `not_null` and `blank`; any number for `in`; else one. */
  values: string[]
}

/** The current day in the person's time zone, and when a day begins there, ISO 8601 in UTC. */
export interface Calendar {
  today: string
  startOf: (day: string) => string
}

const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/**
 * Words anywhere in a text or as the whole of it, whatever their case. A pattern of `ilike` reads from the trigram index;
 * PostgREST takes an asterisk in one for any text, so such words go as a regular expression.
 */
function matching(make: Make, words: string, isWhole: boolean): Condition {
  if (!words.includes('*')) return make('ilike', isWhole ? escapeLike(words) : `%${escapeLike(words)}%`)
  const literal = words.replace(/[^\p{L}\p{N}\s]/gu, '\\$&')
  return make('imatch', isWhole ? `^${literal}$` : literal)
}

/** Creates a condition with its values encoded as a PostgREST list and a Postgres array take them. */

type Make = (test: Condition['test'], ...values: string[]) => Condition

/** From the beginning of one day to the end of another, each where it is given. */
function within(
  make: Make,
  { startOf }: Calendar,
  isMoment: boolean,
  from: string | null,
  to: string | null,
) {
  return [
    ...(from === null ? [] : [make('gte', isMoment ? startOf(from) : from)]),
    ...(to === null ? [] : [isMoment ? make('lt', startOf(addDays(to, 1))) : make('lte', to)]),
  ]
}

function compile([, operator, ...values]: FieldFilter, type: FilterType, make: Make, calendar: Calendar) {
  const [value = '', other = ''] = values
  const days = (from: string | null, to: string | null) => within(make, calendar, type === 'moment', from, to)
  // `05` is no number in JSON.
  const number = (text: string) => String(Number(text))
  switch (operator) {
    case 'contains':
      return [matching(make, value, false)]
    case 'is':
      if (type === 'tags') return [make('cs', `{${quoteValue(value)}}`)]
      return [matching(make, value, true)]
    case 'equals':
      return [make('eq', number(value))]
    case 'min':
      return [make('gte', number(value))]
    case 'max':
      return [make('lte', number(value))]
    case 'between':
      return [make('gte', number(value)), make('lte', number(other))]
    case 'on':
      return days(value, value)
    case 'before':
      return days(null, addDays(value, -1))
    case 'after':
      return days(addDays(value, 1), null)
    case 'last':
      return days(addDays(calendar.today, -Number(value)), calendar.today)
    case 'next':
      return days(calendar.today, addDays(calendar.today, Number(value)))
    case 'any':
      return [make('in', ...values)]
    case 'yes':
      return [make('eq', 'true')]
    case 'no':
      return [make('eq', 'false')]
    case 'empty':
      return [type === 'tags' ? make('eq', '{}') : make(type === 'text' ? 'blank' : 'null')]
    case 'filled':
      if (type === 'tags' || type === 'text') return [make('neq', type === 'tags' ? '{}' : '')]
      return [make('not_null')]
  }
}

/** Numbers of the company's own are compared as JSON, all else of theirs as text: days sort as they are written. */
const columnOf = ({ field, type }: FilterField): string =>
  field.replace(/^custom\./, type === 'number' ? 'custom->' : 'custom->>')

/**
 * Compiles filters into conditions that a record must all meet. A filter by a field that is gone, or whose type does not
 * take the operator, is dropped.
 */
export const conditionsOf = (
  filters: readonly FieldFilter[],
  fields: readonly FilterField[],
  calendar: Calendar,
): Condition[] =>
  filters.flatMap((filter) => {
    const known = fieldOf(filter, fields)
    if (!known) return []
    const makeOf =
      (field: string): Make =>
      (test, ...values) => ({ field, test, values })
    const conditions = compile(filter, known.type, makeOf(columnOf(known)), calendar)
    const [, , words] = filter
    const isOwnText = known.type === 'text' && known.field.startsWith('custom.')
    if (!isOwnText || words === undefined) return conditions
    // The text of all custom fields together has an index, a single field has none.
    return [...conditions, matching(makeOf('custom_words'), words, false)]
  })

/** A request that can be narrowed in place, as supabase-js builds it. */
export interface Narrowable {
  or: (filters: string) => unknown
  filter: (column: string, operator: string, value: string) => unknown
}

/** Adds all conditions to a query. */
export function narrowBy(query: Narrowable, conditions: readonly Condition[]): void {
  for (const { field, test, values } of conditions) {
    if (test === 'blank') query.or(`${field}.is.null,${field}.eq.""`)
    else if (test === 'null') query.filter(field, 'is', 'null')
    else if (test === 'not_null') query.filter(field, 'not.is', 'null')
    else
      query.filter(field, test, test === 'in' ? `(${values.map(quoteValue).join(',')})` : (values[0] ?? ''))
  }
}
