import type { CustomField } from '../custom-fields.ts'
import type { FieldFilter, FilterOperator } from './filter.ts'

/** The types that filters distinguish; a `moment` has a time of day, a `date` is a day. */
export type FilterType = 'text' | 'number' | 'score' | 'date' | 'moment' | 'choice' | 'boolean' | 'tags'

export interface FilterField {
  /** The name in a filter. */
  field: string
  label: string
  type: FilterType
  /** Of a choice. */
  options: readonly string[]
}

const builtIn = (field: string, label: string, type: FilterType): FilterField => ({
  field,
  label,
  type,
  options: [],
})

/** The fields every lead has. Status and owner have lists of their own. */
export const builtInFilterFields: readonly FilterField[] = [
  builtIn('value', 'Value', 'number'),
  builtIn('score', 'Score', 'score'),
  builtIn('source', 'Source', 'text'),
  builtIn('created_at', 'Created', 'moment'),
  builtIn('last_activity_at', 'Last activity', 'moment'),
  builtIn('company', 'Company', 'text'),
  builtIn('title', 'Role', 'text'),
  builtIn('email', 'Email', 'text'),
  builtIn('phone', 'Phone', 'text'),
  builtIn('website', 'Website', 'text'),
  builtIn('next_step', 'Next step', 'text'),
  builtIn('tags', 'Tag', 'tags'),
]

/** All fields that can be filtered by: every lead's, and those the company gave its leads. */
export const filterFields = (custom: readonly CustomField[]): FilterField[] => [
  ...builtInFilterFields,
  ...custom.map(({ key, label, type, options }) => ({
    field: `custom.${key}`,
    label,
    type: type === 'url' ? 'text' : type,
    options,
  })),
]

/** The operators a type takes, the usual one first. Where none asks for emptiness the field is never empty. */
export const operatorsOf: Readonly<Record<FilterType, readonly FilterOperator[]>> = {
  text: ['contains', 'is', 'empty', 'filled'],
  number: ['min', 'max', 'equals', 'between', 'empty', 'filled'],
  score: ['min', 'max', 'equals', 'between'],
  date: ['next', 'last', 'on', 'before', 'after', 'empty', 'filled'],
  moment: ['last', 'on', 'before', 'after'],
  choice: ['any', 'empty', 'filled'],
  boolean: ['yes', 'no', 'empty', 'filled'],
  tags: ['is', 'empty', 'filled'],
}

/** The field of a filter; null where there is none, or none that takes the operator. */
export const fieldOf = ([name, operator]: FieldFilter, fields: readonly FilterField[]): FilterField | null =>
  fields.find(({ field, type }) => field === name && operatorsOf[type].includes(operator)) ?? null
