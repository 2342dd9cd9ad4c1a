import type { Field, FieldType } from '../../records/field.ts'
import { type SalesRecord, salesFields } from '../../records/sales-records.ts'
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

/** How a field is filtered by; null for one that has a list of its own, or by which records are found otherwise. */
const filterTypes: Record<FieldType, FilterType | null> = {
  text: 'text',
  longText: 'text',
  email: 'text',
  phone: 'text',
  url: 'text',
  amount: 'number',
  score: 'score',
  day: 'date',
  moment: 'moment',
  tags: 'tags',
  choice: 'choice',
  stage: null,
  pipeline: null,
  colleague: null,
  lead: null,
  account: null,
  contact: null,
  currency: null,
  rhythm: null,
  // Each of the company's own fields is filtered by itself.
  custom: null,
  id: null,
}

function builtIn({ column, label, type, choices = [] }: Field): FilterField[] {
  const filterType = filterTypes[type]
  if (!filterType || column === 'name') return []
  // A filter asks for one of the tags.
  return [{ field: column, label: type === 'tags' ? 'Tag' : label, type: filterType, options: choices }]
}

/** Those among some fields that are filtered by, those of deals and times first. */
export const builtInFilters = (fields: readonly Field[]): FilterField[] =>
  fields
    .flatMap(builtIn)
    .toSorted((one, other) => Number(one.type === 'text') - Number(other.type === 'text'))

/** The fields every record of a table has. Status and owner have lists of their own. */
export const builtInFilterFields = (record: SalesRecord): FilterField[] => builtInFilters(salesFields[record])

/** All fields that can be filtered by: every record's, and those the company gave its own. */
export const filterFields = (record: SalesRecord, custom: readonly CustomField[]): FilterField[] => [
  ...builtInFilterFields(record),
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
