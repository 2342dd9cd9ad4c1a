import { isDay } from '../text/day.ts'
import { companyZone, dayAfter, dayOfFact, isInstant } from './clock.ts'
import type { FactKind } from './fact-kind.ts'
import { type Fact, type Facts, findField } from './fields.ts'
import { isRaw, readChoice, readText } from './read.ts'

export const operators = [
  'is',
  'is_not',
  'one_of',
  'contains',
  'contains_not',
  'over',
  'under',
  'before',
  'after',
  'next_days',
  'last_days',
  'is_past',
  'is_set',
  'is_empty',
] as const
export type Operator = (typeof operators)[number]

/**
 * One thing that has to be true; all conditions of an automation have to be. `value` is text as typed: a day as
 * `YYYY-MM-DD`, a number of days, several values each on a line of its own.
 */
export interface Condition {
  id: string
  field: string
  operator: Operator
  value: string
}

export const operatorLabels: Record<Operator, string> = {
  is: 'is',
  is_not: 'is not',
  one_of: 'is one of',
  contains: 'contains',
  contains_not: 'does not contain',
  over: 'is over',
  under: 'is under',
  before: 'is before',
  after: 'is after',
  next_days: 'is within the next',
  last_days: 'is within the last',
  is_past: 'is in the past',
  is_set: 'is known',
  is_empty: 'is empty',
}

/** The most days that are counted from one on. */
export const mostDays = 3650

const days = ['before', 'after', 'next_days', 'last_days', 'is_past', 'is', 'is_set', 'is_empty'] as const
const known = ['is', 'is_not', 'one_of'] as const

const offered: Record<FactKind, readonly Operator[]> = {
  text: ['is', 'is_not', 'one_of', 'contains', 'contains_not', 'is_set', 'is_empty'],
  number: ['over', 'under', 'is', 'is_not', 'is_set', 'is_empty'],
  choice: [...known, 'is_set', 'is_empty'],
  stage: known,
  pipeline: known,
  colleague: [...known, 'is_set', 'is_empty'],
  day: days,
  moment: days,
  list: ['contains', 'contains_not', 'is_set', 'is_empty'],
  flag: ['is', 'is_not', 'is_set', 'is_empty'],
  presence: ['is_set', 'is_empty'],
  any: operators,
}

/** What can be asked of such a fact, the usual first. */
export const operatorsFor = (kind: FactKind): readonly Operator[] => offered[kind]

const valueless: readonly Operator[] = ['is_past', 'is_set', 'is_empty']
export const needsValue = (operator: Operator): boolean => !valueless.includes(operator)

/** Whether a number of days is what it is compared with. */
export const countsDays = (operator: Operator): boolean =>
  operator === 'next_days' || operator === 'last_days'

/** Whether a day is what it is compared with. */
export const comparesDay = (operator: Operator, kind: FactKind): boolean =>
  operator === 'before' ||
  operator === 'after' ||
  (operator === 'is' && (kind === 'day' || kind === 'moment'))

/** The values of a condition that allows several. */
export const valuesOf = (value: string): string[] => value.split('\n').filter((each) => each.trim() !== '')

/** Null where it has no id or no field of ours. */
export function readCondition(value: unknown): Condition | null {
  if (!isRaw(value)) return null
  const id = readText(value['id'], 64)
  const field = readText(value['field'], 80)
  if (!id || !findField(field)) return null
  return {
    id,
    field,
    operator: readChoice(value['operator'], operators, 'is'),
    value: readText(value['value'], 2000),
  }
}

const toText = (fact: Fact | undefined): string =>
  fact === null || fact === undefined ? '' : Array.isArray(fact) ? fact.join(', ') : String(fact)

const isSame = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase()

function compare(fact: Fact | undefined, value: string): number {
  const number = typeof fact === 'number' ? fact : Number.parseFloat(toText(fact))
  return number - Number(value)
}

const holds = (fact: Fact | undefined, value: string): boolean =>
  Array.isArray(fact)
    ? fact.some((item) => isSame(item, value))
    : toText(fact).toLowerCase().includes(value.trim().toLowerCase())

type DayOperator = 'before' | 'after' | 'next_days' | 'last_days' | 'is_past'

/** What is true of a day or a moment, by the days of the company; nothing of what is neither. */
function dayAnswers(
  fact: Fact | undefined,
  value: string,
  now: string,
  timeZone: string,
): Record<DayOperator, boolean> {
  const day = dayOfFact(fact, timeZone)
  if (day === null) return { before: false, after: false, next_days: false, last_days: false, is_past: false }
  const today = dayAfter(now, 0, timeZone)
  const distance = isInstant(fact) ? Date.parse(fact) - Date.parse(now) : day.localeCompare(today)
  const count = Number(value)
  const isCount = value.trim() !== '' && Number.isInteger(count) && count <= mostDays
  return {
    before: isDay(value) && day < value,
    after: isDay(value) && day > value,
    next_days: isCount && distance >= 0 && day <= dayAfter(now, count, timeZone),
    last_days: isCount && distance <= 0 && day >= dayAfter(now, -count, timeZone),
    is_past: distance < 0,
  }
}

/**
 * Whether it is true of the facts at a time (ISO 8601). Case does not count; what is not known is neither over nor under
 * anything, nor before or after it.
 */
export function isMet({ field, operator, value }: Condition, facts: Facts, now: string): boolean {
  const fact = facts[field]
  const text = toText(fact)
  const timeZone = companyZone(facts)
  const equals = (other: string) =>
    typeof fact === 'number'
      ? compare(fact, other) === 0
      : isSame(text, other) || (isDay(other) && dayOfFact(fact, timeZone) === other)
  const answers: Record<Operator, boolean> = {
    is: equals(value),
    is_not: !equals(value),
    one_of: valuesOf(value).some(equals),
    contains: value.trim() !== '' && holds(fact, value),
    contains_not: !holds(fact, value),
    over: compare(fact, value) > 0,
    under: compare(fact, value) < 0,
    ...dayAnswers(fact, value, now, timeZone),
    is_set: text.trim() !== '',
    is_empty: text.trim() === '',
  }
  return answers[operator]
}

/** The first condition that is not met at a time (ISO 8601), or null. */
export const firstUnmet = (conditions: readonly Condition[], facts: Facts, now: string): Condition | null =>
  conditions.find((condition) => !isMet(condition, facts, now)) ?? null
