import { type Editable, type Field, type FieldType, keyOf } from '@parley/core/records/field'
import { checkTag, longestTag } from '@parley/core/records/tag'
import { z } from 'zod'
import { ToolFailure } from './context.ts'
import { textParameter } from './draft.ts'
import { stageParameter } from './read-stages.ts'

/** The most characters of a field that names none. */
const longest = 1000
/** The most tags of a record. */
const mostTags = 50

const reference = z.string().trim().max(200)

/** Values of the fields that a company gave a record, by label or key. */
const ownFields = z
  .record(z.string().min(1).max(120), z.union([z.string().max(longest), z.number(), z.boolean()]))
  .describe('Values of the company’s own fields, by label; an empty text clears one')

const tag = z
  .string()
  .trim()
  .max(longestTag)
  .refine((text) => checkTag(text) === null, { error: ({ input }) => checkTag(String(input)) ?? '' })

const text = ({ limit = longest, isRequired }: Field) =>
  textParameter(isRequired ? { limit, isRequired } : { limit })

/** What a tool takes for a field, by the field's type; null where tools don't write such fields. */
const makers = {
  text,
  longText: text,
  phone: text,
  url: text,
  email: ({ limit = longest }: Field) =>
    z
      .string()
      .trim()
      .max(limit)
      .regex(/^$|^[^@\s]+@[^@\s]+$/, 'is not an email address'),
  choice: ({ choices = [] }: Field) => z.enum([...choices]),
  stage: () => stageParameter,
  pipeline: () => z.string().trim().min(1).max(80).describe('Key or name of a pipeline'),
  amount: () =>
    z.number().min(0).max(999_999_999_999).describe('Value of the deal in whole units of the currency'),
  currency: () => z.string().regex(/^[A-Z]{3}$/, 'is not a currency such as USD'),
  day: () => z.string().regex(/^(?:\d{4}-\d\d-\d\d)?$/, 'is not a day such as 2026-11-30'),
  moment: ({ label }: Field) =>
    z.string().max(100).describe(`${label}: ISO 8601, or words such as "tomorrow at 3"`),
  rhythm: () => z.string().max(200).describe('How it repeats, such as "every Monday"; empty for not at all'),
  colleague: () => reference.describe('Name or id of a colleague'),
  account: () => reference.describe('Name or id of the account'),
  lead: () => reference.describe('Name or id of the lead'),
  contact: () => reference.describe('Name or id of the contact'),
  tags: () => z.array(tag).max(mostTags).describe('All its tags'),
  custom: () => ownFields,
  score: null,
  id: null,
} satisfies Record<FieldType, ((field: Field) => z.ZodType) | null>

type Makers = typeof makers
type Given<Type extends FieldType> = Makers[Type] extends (field: Field) => infer Made
  ? Made extends z.ZodType
    ? z.infer<Made>
    : never
  : never

/** The value that a tool is given for a field: one of its choices, where it has them. */
type GivenOf<F extends Field> = F extends { choices: readonly (infer Choice)[] } ? Choice : Given<F['type']>

/** The fields that a tool writes: all but those that the product keeps, and when a sale was closed, which follows its stage. */
type Written<F extends Field> = Exclude<Editable<F>, { column: 'closed_at' } | { type: 'score' | 'id' }>
/** The name by which a tool is given a field; the own fields of a company go by a name of their own. */
type Named<F extends Field> = F extends { type: 'custom' }
  ? 'own_fields'
  : F extends { key: infer Key extends string }
    ? Key
    : F['column']
type ParametersOf<F extends Field> = {
  [Each in Written<F> as Named<Each>]: z.ZodType<GivenOf<Each>>
}

/** Whether a tool writes the field of a record. */
export const isWritten = <F extends Field>(field: F): field is Written<F> =>
  field.isKept === undefined && field.column !== 'closed_at' && makers[field.type] !== null

/** The name by which a tool is given a field. */
export const nameOf = (field: Field): string => (field.type === 'custom' ? 'own_fields' : keyOf(field))

/** Tags more or less than a record has. */
export const tagChanges = {
  add_tags: z.array(tag).optional(),
  remove_tags: z.array(tag).optional(),
}

/** What a change of its tags is given. */
export interface TagChange {
  tags?: readonly string[] | undefined
  add_tags?: readonly string[] | undefined
  remove_tags?: readonly string[] | undefined
}

/**
 * The tags of a record after a change, each once however it is written; undefined where nothing is said of them.
 * @throws ToolFailure 400 for more than a record has
 */
export function changedTags(
  held: readonly string[],
  { tags, add_tags: added = [], remove_tags: removed = [] }: TagChange,
): string[] | undefined {
  if (tags === undefined && added.length + removed.length === 0) return undefined
  const isIn = (list: readonly string[], wanted: string) =>
    list.some((each) => each.toLowerCase() === wanted.toLowerCase())
  const kept = (tags ?? held).filter((each) => !isIn(removed, each))
  const changed = [...new Set([...kept, ...added.filter((each) => !isIn(kept, each))])]
  if (changed.length > mostTags) throw new ToolFailure(400, `A record has at most ${mostTags} tags.`)
  return changed
}

/** The parameters of the fields that a tool writes, by the names it takes them by. An empty text clears what may be empty. */
export function parametersOf<F extends Field>(fields: readonly F[]): ParametersOf<F>
export function parametersOf(fields: readonly Field[]): object {
  return Object.fromEntries(
    fields.filter((field) => isWritten(field)).map((field) => [nameOf(field), makers[field.type]?.(field)]),
  )
}
