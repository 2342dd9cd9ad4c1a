import {
  type CustomField,
  type CustomValue,
  type FieldType,
  readCustomValue,
} from '@parley/core/leads/custom-fields'
import { CellError } from '@parley/core/leads/import/cell-error'
import type { Field, FieldType as HeldType } from '@parley/core/records/field'
import { type SalesRecord, salesFields } from '@parley/core/records/sales-records'

/** The types of which several records may well hold the same. */
type SeveralType = 'text' | 'longText' | 'choice' | 'url' | 'amount' | 'day' | 'account'
const severalTypes: readonly HeldType[] = [
  'text',
  'longText',
  'choice',
  'url',
  'amount',
  'day',
  'account',
] satisfies SeveralType[]

const isForSeveral = (field: Field): field is Field & { type: SeveralType } =>
  severalTypes.includes(field.type) && field.isOfOne === undefined && field.isKept === undefined

export interface SharedField extends Omit<CustomField, 'type'> {
  /** An account is chosen by search; an amount may name its currency; a long text has more than one line. */
  type: FieldType | Exclude<SeveralType, 'day'>
  /** The most characters. */
  limit: number | undefined
  /** Never empty: it can't be cleared. */
  isRequired: boolean
}

/** Those among some fields that several records may well have the same of. */
export const sharedAmong = (fields: readonly Field[]): SharedField[] =>
  fields
    .filter((field) => isForSeveral(field))
    .map(({ column, label, type, choices = [], limit, isRequired = false }) => ({
      key: column,
      label,
      type: type === 'day' ? 'date' : type,
      options: choices,
      limit,
      isRequired,
    }))

/** The fields that several records of a kind may well have the same of. */
export const sharedFields = (record: SalesRecord): SharedField[] => sharedAmong(salesFields[record])

/** Whether amounts of the record may be in different currencies. */
export const hasCurrency = (record: SalesRecord): boolean =>
  salesFields[record].some(({ type }) => type === 'currency')

/** Whether a field is one of the record's, and none that the company gave it. */
export const isShared = (field: SharedField | CustomField): field is SharedField => 'limit' in field

/**
 * The value that was typed or chosen for a field.
 * @param text trimmed, not empty
 * @throws CellError where the field can’t hold it
 */
export function readShared(field: SharedField | CustomField, text: string): CustomValue {
  const { type } = field
  if (type === 'account' || type === 'amount') throw new Error(`A value of ${field.label} is no plain one.`)
  const value = type === 'longText' ? text : readCustomValue({ ...field, type }, text)
  if (isShared(field) && field.limit !== undefined && String(value).length > field.limit)
    throw new CellError(`${field.label}: use at most ${field.limit} characters`)
  return value
}
