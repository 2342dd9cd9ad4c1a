import * as z from 'zod/mini'

const customSchema = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))

export type CustomValues = z.infer<typeof customSchema>

/** What `custom` of a record holds. */
export const readCustom = (custom: unknown): CustomValues => z.safeParse(customSchema, custom).data ?? {}

/** What a merge gives the kept record: own fields aren't chosen among, what only the other knows goes over. */
export function fillGaps(kept: CustomValues, other: CustomValues): { custom?: CustomValues } {
  const custom = { ...other, ...kept }
  return Object.keys(custom).length > Object.keys(kept).length ? { custom } : {}
}

/** The values with one changed; null takes it away. */
export function withValue(
  values: CustomValues,
  key: string,
  value: string | number | boolean | null,
): CustomValues {
  const { [key]: _former, ...others } = values
  return value === null ? others : { ...others, [key]: value }
}
