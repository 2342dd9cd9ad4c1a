import type { Field, FieldType } from '@parley/core/records/field'
import { readAmount } from '@parley/core/text/amount'
import * as z from 'zod/mini'
import { textSchema } from './text-schema.ts'

type InputType = 'text' | 'email' | 'tel' | 'url' | 'date' | 'datetime-local'
const inputs: Partial<Record<FieldType, InputType>> = {
  text: 'text',
  email: 'email',
  phone: 'tel',
  url: 'url',
  day: 'date',
  moment: 'datetime-local',
  amount: 'text',
}

/** The kind of input that a field takes; null where one of several is chosen, or it has a control of its own. */
export const inputOf = ({ type }: Field): InputType | null => inputs[type] ?? null

const daySchema = z.string().check(z.regex(/^(?:\d{4}-\d\d-\d\d)?$/, 'Choose a day'))
const amountSchema = z.string().check(
  z.trim(),
  z.refine(
    (text) => text === '' || Number.isFinite(readAmount(text) ?? Number.NaN),
    'Write the amount in digits, such as 12500',
  ),
)

/** What may be typed for a field. @param noun what the record is called: "lead" */
export function fieldSchema(field: Field, noun: string): z.ZodMiniType<string, string> {
  if (field.type === 'day') return daySchema
  return field.type === 'amount' ? amountSchema : textSchema(field, noun)
}

/** What the column holds of a text that its schema let pass; null for nothing. */
export function fieldValue({ type, isRequired }: Field, text: string): string | number | null {
  if (text === '' && !isRequired) return null
  return type === 'amount' ? readAmount(text) : text
}

/** What a column holds, as it is typed; empty for nothing. */
export const typedText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''
