import { type Field, keyOf, type TextType } from '@parley/core/records/field'
import { z } from 'zod'
import { textParameter } from './draft.ts'
import { stageParameter } from './read-stages.ts'

/** The most characters of a field that names none. */
const longest = 1000
/** The most tags of a record, and the most characters of one. */
const mostTags = 50
const longestTag = 60

const reference = z.string().trim().max(200)

/** Values of the fields that a company gave a record, by label or key. */
const ownFields = z
  .record(z.string().min(1).max(120), z.union([z.string().max(longest), z.number(), z.boolean()]))
  .describe('Values of the company’s own fields, by label; an empty text clears one')

/** What a tool takes for a field, within the limits of its table. An empty text clears a field that may be empty. */
export function fieldParameter(field: Field): z.ZodType {
  const limit = field.limit ?? longest
  switch (field.type) {
    case 'stage':
      return stageParameter
    case 'amount':
      return z
        .number()
        .min(0)
        .max(999_999_999_999)
        .describe('Value of the deal in whole units of the currency')
    case 'currency':
      return z.string().regex(/^[A-Z]{3}$/, 'is not a currency such as USD')
    case 'day':
      return z.string().regex(/^(?:\d{4}-\d\d-\d\d)?$/, 'is not a day such as 2026-11-30')
    case 'email':
      return z
        .string()
        .trim()
        .max(limit)
        .regex(/^$|^[^@\s]+@[^@\s]+$/, 'is not an email address')
    case 'colleague':
      return reference.describe('Name or id of the colleague who owns it')
    case 'account':
      return reference.describe('Name or id of the account')
    case 'tags':
      return z.array(z.string().trim().min(1).max(longestTag)).max(mostTags).describe('All its tags')
    case 'custom':
      return ownFields
    default:
      return textParameter(field.isRequired ? { limit, isRequired: true } : { limit })
  }
}

type Given = {
  [Type in TextType]: string
} & {
  colleague: string
  account: string
  tags: string[]
  custom: Record<string, string | number | boolean>
}
const givenTypes = ['text', 'email', 'phone', 'url', 'colleague', 'account', 'tags', 'custom'] as const

/** The fields of a customer's record that a tool writes: all but those that the product keeps. */
type Written<F extends Field> = F extends { isKept: true } | { type: 'moment' | 'id' }
  ? never
  : Extract<F, { type: keyof Given }>
/** The name by which a tool is given a field; the own fields of a company go by a name of their own. */
type Named<F extends Field> = F extends { type: 'custom' }
  ? 'own_fields'
  : F extends { key: infer Key extends string }
    ? Key
    : F['column']
type ParametersOf<F extends Field> = {
  [Each in Written<F> as Named<Each>]: z.ZodType<Given[Each['type']]>
}

/** Whether a tool writes the field of a customer's record. */
export const isWritten = (field: Field): boolean =>
  field.isKept === undefined && givenTypes.some((type) => type === field.type)

/** The name by which a tool is given a field. */
export const nameOf = (field: Field): string => (field.type === 'custom' ? 'own_fields' : keyOf(field))

/** The parameters of the fields that a tool writes, by the names it takes them by. */
export function parametersOf<F extends Field>(fields: readonly F[]): ParametersOf<F>
export function parametersOf(fields: readonly Field[]): object {
  return Object.fromEntries(fields.filter(isWritten).map((field) => [nameOf(field), fieldParameter(field)]))
}
