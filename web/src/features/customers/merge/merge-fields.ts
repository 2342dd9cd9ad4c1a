import { type CustomField, type CustomValue, showCustomValue } from '@parley/core/leads/custom-fields'
import { type CustomValues, mergeCustom, ownChoice } from '@parley/core/records/custom-values'
import { type Field, isEditable } from '@parley/core/records/field'
import { salesFields } from '@parley/core/records/sales-records'
import { fieldWords, isWritten } from '../../records/index.ts'
import type { CustomerTable } from '../change-customer.ts'

/** An account or a contact, by column. */
export interface Mergeable {
  id: string
  name: string
  tags: string[]
  custom: CustomValues
  accounts?: { name: string } | null
}

/** A field in which two differ. */
export interface MergeField {
  key: string
  label: string
  /** As people read it; empty where nothing is known. */
  show: (record: Mergeable) => string
  value: (record: Mergeable) => CustomValue | string[] | null
  /** The key of one of the company's own fields. */
  own?: string
}

interface Known {
  /** A colleague's name by id. */
  nameOf: (id: string) => string | undefined
  /** The company's own fields. */
  own: readonly CustomField[]
}

function heldIn(record: Mergeable, column: string): string | number | null {
  const held: unknown = Reflect.get(record, column)
  return typeof held === 'string' || typeof held === 'number' ? held : null
}

function toMergeField(field: Field, nameOf: Known['nameOf']): MergeField {
  const { column, label, type } = field
  return {
    key: column,
    label,
    show(record) {
      if (type === 'account') return record.accounts?.name ?? ''
      return fieldWords(field, Reflect.get(record, column), nameOf)
    },
    value: (record) => (type === 'tags' ? record.tags : heldIn(record, column)),
  }
}

const toOwnField = ({ key, label }: CustomField): MergeField => ({
  key: ownChoice(key),
  label,
  own: key,
  show: ({ custom }) => showCustomValue(custom[key]),
  value: ({ custom }) => custom[key] ?? null,
})

/** The fields in which two differ, those of the company's own last. */
export const differingFields = (
  table: CustomerTable,
  one: Mergeable,
  other: Mergeable,
  { nameOf, own }: Known,
): readonly MergeField[] =>
  [
    ...salesFields[table]
      .filter((field) => isEditable(field) && (isWritten(field) || field.type === 'account'))
      .map((field) => toMergeField(field, nameOf)),
    ...own.map(toOwnField),
  ].filter(({ show }) => show(one) !== show(other))

/** Whose value stands at first: the kept one's, where it knows anything. */
export const defaultSide = ({ show }: MergeField, keep: Mergeable, drop: Mergeable): string =>
  show(keep) === '' ? drop.id : keep.id

/** What of the kept one changes. @param choices id by field; without one the default */
export function chosenValues(
  fields: readonly MergeField[],
  keep: Mergeable,
  drop: Mergeable,
  choices: ReadonlyMap<string, string>,
): Record<string, CustomValue | string[] | CustomValues | null> {
  const isTaken = (field: MergeField) =>
    (choices.get(field.key) ?? defaultSide(field, keep, drop)) === drop.id
  const taken = fields.filter((field) => field.own === undefined && isTaken(field))
  const own = fields.flatMap((field) =>
    field.own === undefined
      ? []
      : [[field.own, (isTaken(field) ? drop : keep).custom[field.own] ?? null] as const],
  )
  return {
    ...Object.fromEntries(taken.map(({ key, value }) => [key, value(drop)])),
    ...mergeCustom(keep.custom, drop.custom, Object.fromEntries(own)),
  }
}
