import { type Fact, type Facts, type FieldKind, findField } from './fields.ts'
import { isRaw, readChoice, readText } from './read.ts'

export const operators = [
  'is',
  'is_not',
  'contains',
  'contains_not',
  'over',
  'under',
  'is_set',
  'is_empty',
] as const
export type Operator = (typeof operators)[number]

/** One thing that has to be true; all conditions of an automation have to be. `value` is text as typed. */
export interface Condition {
  id: string
  field: string
  operator: Operator
  value: string
}

export const operatorLabels: Record<Operator, string> = {
  is: 'is',
  is_not: 'is not',
  contains: 'contains',
  contains_not: 'does not contain',
  over: 'is over',
  under: 'is under',
  is_set: 'is known',
  is_empty: 'is empty',
}

const offered: Record<FieldKind, readonly Operator[]> = {
  text: ['is', 'is_not', 'contains', 'contains_not', 'is_set', 'is_empty'],
  number: ['over', 'under', 'is', 'is_not', 'is_set', 'is_empty'],
  choice: ['is', 'is_not'],
  list: ['contains', 'contains_not', 'is_set', 'is_empty'],
  any: operators,
}

/** What can be asked of a field, the usual first. */
export const operatorsFor = (field: string): readonly Operator[] => offered[findField(field)?.kind ?? 'text']

export const needsValue = (operator: Operator): boolean => operator !== 'is_set' && operator !== 'is_empty'

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
    value: readText(value['value'], 300),
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

/** Whether it is true of the facts. Case does not count; what is not known is neither over nor under anything. */
export function isMet({ field, operator, value }: Condition, facts: Facts): boolean {
  const fact = facts[field]
  const text = toText(fact)
  const isNumber = typeof fact === 'number'
  const equals = isNumber ? compare(fact, value) === 0 : isSame(text, value)
  const answers: Record<Operator, boolean> = {
    is: equals,
    is_not: !equals,
    contains: value.trim() !== '' && holds(fact, value),
    contains_not: !holds(fact, value),
    over: compare(fact, value) > 0,
    under: compare(fact, value) < 0,
    is_set: text.trim() !== '',
    is_empty: text.trim() === '',
  }
  return answers[operator]
}

/** The first condition that is not met, or null. */
export const firstUnmet = (conditions: readonly Condition[], facts: Facts): Condition | null =>
  conditions.find((condition) => !isMet(condition, facts)) ?? null
