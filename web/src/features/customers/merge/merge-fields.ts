import { type CustomValues, fillGaps } from '@parley/core/records/custom-values'
import { type Field, isEditable } from '@parley/core/records/field'
import { salesFields } from '@parley/core/records/sales-records'
import { shownText } from '../../records/index.ts'
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
  value: (record: Mergeable) => string | number | string[] | null
}

function heldIn(record: Mergeable, column: string): string | number | null {
  const held: unknown = Reflect.get(record, column)
  return typeof held === 'string' || typeof held === 'number' ? held : null
}

function toMergeField(field: Field, nameOf: (id: string) => string | undefined): MergeField {
  const { column, label, type } = field
  return {
    key: column,
    label,
    show(record) {
      if (type === 'tags') return record.tags.join(', ')
      if (type === 'account') return record.accounts?.name ?? ''
      const text = shownText(field, heldIn(record, column))
      return type === 'colleague' && text !== '' ? (nameOf(text) ?? 'Someone') : text
    },
    value: (record) => (type === 'tags' ? record.tags : heldIn(record, column)),
  }
}

/** The fields in which two differ. @param nameOf a colleague's name by id */
export const differingFields = (
  table: CustomerTable,
  one: Mergeable,
  other: Mergeable,
  nameOf: (id: string) => string | undefined,
): readonly MergeField[] =>
  salesFields[table]
    .filter((field) => isEditable(field) && field.type !== 'custom')
    .map((field) => toMergeField(field, nameOf))
    .filter(({ show }) => show(one) !== show(other))

/** Whose value stands at first: the kept one's, where it knows anything. */
export const defaultSide = ({ show }: MergeField, keep: Mergeable, drop: Mergeable): string =>
  show(keep) === '' ? drop.id : keep.id

/** What of the kept one changes. @param choices id by field; without one the default */
export const chosenValues = (
  fields: readonly MergeField[],
  keep: Mergeable,
  drop: Mergeable,
  choices: ReadonlyMap<string, string>,
): Record<string, string | number | string[] | CustomValues | null> => ({
  ...Object.fromEntries(
    fields
      .filter((field) => (choices.get(field.key) ?? defaultSide(field, keep, drop)) === drop.id)
      .map(({ key, value }) => [key, value(drop)]),
  ),
  ...fillGaps(keep.custom, drop.custom),
})
