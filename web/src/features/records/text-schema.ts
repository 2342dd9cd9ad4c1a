import type { Field } from '@parley/core/records/field'
import * as z from 'zod/mini'

/** One line of at most so many characters. */
export const line = (limit: number) =>
  z.string().check(z.trim(), z.maxLength(limit, `Use at most ${limit} characters`))

/** What may stand in a line of text about a record. @param noun what the record is called: "lead" */
export function textSchema(
  { type, limit = 200, isRequired }: Pick<Field, 'type' | 'limit' | 'isRequired'>,
  noun: string,
) {
  if (isRequired) return line(limit).check(z.minLength(1, `Give the ${noun} a name`))
  if (type === 'email')
    return line(limit).check(z.regex(/^$|^[^@\s]+@[^@\s]+$/, 'This is not an email address'))
  return line(limit)
}
