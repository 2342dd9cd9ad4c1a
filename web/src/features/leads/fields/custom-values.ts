import * as z from 'zod/mini'

const customSchema = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))

export type CustomValues = z.infer<typeof customSchema>

/** What `leads.custom` holds. */
export const readCustom = (custom: unknown): CustomValues => z.safeParse(customSchema, custom).data ?? {}

/** The values with one changed; null takes it away. */
export function withValue(
  values: CustomValues,
  key: string,
  value: string | number | boolean | null,
): CustomValues {
  const { [key]: _former, ...others } = values
  return value === null ? others : { ...others, [key]: value }
}
