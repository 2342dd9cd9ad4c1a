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

/** What a merge gives the kept record: own fields aren't chosen among, what only the other knows goes over. */
export function fillGaps(kept: CustomValues, other: CustomValues): { custom?: CustomValues } {
  const custom = { ...other, ...kept }
  return Object.keys(custom).length > Object.keys(kept).length ? { custom } : {}
}
