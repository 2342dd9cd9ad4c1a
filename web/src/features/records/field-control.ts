import type { Field } from '@parley/core/records/field'
import * as z from 'zod/mini'
import { readLocalInput, toLocalInput } from '~/data/local-input.ts'
import { fieldSchema, fieldValue, typedText } from './field-text.ts'

/** What a field holds, as it is typed; empty for nothing. */
export const heldAs = ({ type }: Field, held: unknown, timeZone: string): string =>
  type === 'moment' ? toLocalInput(typeof held === 'string' ? held : null, timeZone) : typedText(held)

const momentSchema = z
  .string()
  .check(z.regex(/^(?:\d{4}-\d\d-\d\dT\d\d:\d\d.*)?$/, 'Choose a day and a time'))

/** What may be typed for a field. @param noun what the record is called: "account" */
export const typedSchema = (field: Field, noun: string): z.ZodMiniType<string, string> =>
  field.type === 'moment' ? momentSchema : fieldSchema(field, noun)

/** What the column holds of a text that its schema let pass; null for nothing. */
export const typedValue = (field: Field, text: string, timeZone: string): string | number | null =>
  field.type === 'moment' ? readLocalInput(text, timeZone) : fieldValue(field, text)

/** What was typed for a field, or what is wrong with it, in words. */
export function readTyped(
  field: Field,
  text: string,
  noun: string,
  timeZone: string,
): { value: string | number | null } | { problem: string } {
  const read = typedSchema(field, noun).safeParse(text)
  return read.success
    ? { value: typedValue(field, read.data, timeZone) }
    : { problem: read.error.issues[0]?.message ?? 'This is not valid' }
}
