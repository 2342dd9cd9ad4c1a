import type { CustomValue } from '../leads/custom-fields.ts'

/** The values of a company's own fields, by key. */
export type CustomValues = Record<string, CustomValue>

const isValue = (value: unknown): value is CustomValue =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'

const isValues = (custom: unknown): custom is CustomValues =>
  typeof custom === 'object' &&
  custom !== null &&
  !Array.isArray(custom) &&
  Object.values(custom).every(isValue)

/** What `custom` of a record holds. */
export const readCustom = (custom: unknown): CustomValues => (isValues(custom) ? custom : {})

/** The values with one changed; null takes it away. */
export function withValue(values: CustomValues, key: string, value: CustomValue | null): CustomValues {
  const { [key]: _former, ...others } = values
  return value === null ? others : { ...others, [key]: value }
}

/** The key of a merge's choice between two values of an own field. */
export const ownChoice = (key: string): string => `custom.${key}`

/**
 * What a merge gives the kept record: the values that were chosen, and of fields that nobody chose among what only the other knows.
 * @param chosen by key; null takes the value away
 */
export function mergeCustom(
  kept: CustomValues,
  other: CustomValues,
  chosen: Readonly<Record<string, CustomValue | null>>,
): { custom?: CustomValues } {
  const custom = Object.entries(chosen).reduce((values, [key, value]) => withValue(values, key, value), {
    ...other,
    ...kept,
  })
  const keys = new Set([...Object.keys(kept), ...Object.keys(custom)])
  return [...keys].some((key) => kept[key] !== custom[key]) ? { custom } : {}
}
