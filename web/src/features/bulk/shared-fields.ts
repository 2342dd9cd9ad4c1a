import type { CustomField, CustomValue, FieldType } from '@parley/core/leads/custom-fields'
import { CellError } from '@parley/core/leads/import/cell-error'
import type { Field, FieldType as HeldType } from '@parley/core/records/field'
import { type SalesRecord, salesFields } from '@parley/core/records/sales-records'
import { subjectIds } from '@parley/core/records/subject'
import { readOwn } from '~/data/own-value.ts'

/** The types of which several records may well hold the same. */
type SeveralType = 'text' | 'longText' | 'choice' | 'url' | 'amount' | 'day' | 'account' | 'colleague'
const severalTypes: readonly HeldType[] = [
  'text',
  'longText',
  'choice',
  'url',
  'amount',
  'day',
  'account',
  'colleague',
] satisfies SeveralType[]

const isForSeveral = (field: Field): field is Field & { type: SeveralType } =>
  severalTypes.includes(field.type) && field.isOfOne === undefined && field.isKept === undefined

export interface SharedField extends Omit<CustomField, 'type'>, Pick<Field, 'choiceLabels'> {
  /**
   * An account and the record that something belongs to are chosen by search; an amount may name its currency; a long text
   * has more than one line.
   */
  type: FieldType | Exclude<SeveralType, 'day'> | 'subject'
  /** The most characters. */
  limit: number | undefined
  /** Never empty: it can't be cleared. */
  isRequired: boolean
}

const subjectColumns = Object.keys(subjectIds(null))
/** The record that something belongs to: of the columns that say so one alone is set. */
const related: SharedField = {
  key: 'subject',
  label: 'Related record',
  type: 'subject',
  options: [],
  limit: undefined,
  isRequired: false,
}

/** Those among some fields that several records may well have the same of. */
export function sharedAmong(fields: readonly Field[]): SharedField[] {
  const hasSubject = subjectColumns.every((column) => fields.some((field) => field.column === column))
  return fields.flatMap((field) => {
    if (hasSubject && subjectColumns.includes(field.column))
      return field.column === subjectColumns[0] ? [related] : []
    if (!isForSeveral(field)) return []
    const { column, label, type, choices = [], choiceLabels, limit, isRequired = false } = field
    return [
      {
        key: column,
        label,
        type: type === 'day' ? 'date' : type,
        options: choices,
        ...(choiceLabels && { choiceLabels }),
        limit,
        isRequired,
      },
    ]
  })
}

/** Chosen in the bar itself. */
export const ownerColumn = 'owner_id'

/** The fields that several records of a kind may well have the same of. */
export const sharedFields = (record: SalesRecord): SharedField[] =>
  sharedAmong(salesFields[record].filter(({ column }) => column !== ownerColumn))

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
  if (type === 'account' || type === 'subject' || type === 'amount')
    throw new Error(`A value of ${field.label} is no plain one.`)
  const isAsTyped = type === 'longText' || type === 'colleague'
  const value = isAsTyped ? text : readOwn({ ...field, type }, text)
  if (isShared(field) && field.limit !== undefined && String(value).length > field.limit)
    throw new CellError(`${field.label}: use at most ${field.limit} characters`)
  return value
}
