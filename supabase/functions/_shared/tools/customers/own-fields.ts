import {
  type CustomField,
  type CustomValue,
  fieldTypes,
  showCustomValue,
} from '@parley/core/leads/custom-fields'
import { CellError } from '@parley/core/leads/import/cell-error'
import { readCustomValue } from '@parley/core/leads/read-custom-value'
import { type CustomValues, readCustom, withValue } from '@parley/core/records/custom-values'
import type { SalesRecord } from '@parley/core/records/sales-records'
import { joinList } from '@parley/core/text/words'
import { type ToolContext, ToolFailure } from '../context.ts'

export type CustomerTable = 'accounts' | 'contacts'

/** The most fields that a company can give a record. */
const most = 50

/** The fields that the company gave a record, in its order. */
export async function readOwnFields(table: SalesRecord, { client }: ToolContext): Promise<CustomField[]> {
  const { data } = await client
    .from('lead_fields')
    .select('key, label, type, options')
    .eq('record', table)
    .order('position')
    .order('created_at')
    .limit(most)
    .throwOnError()
  return data.map(({ type, ...field }) => ({
    ...field,
    type: fieldTypes.find((known) => known === type) ?? 'text',
  }))
}

/** A record's own fields as people read them, by label; none of those that are empty. */
export function showOwn(custom: unknown, fields: readonly CustomField[]): Record<string, string> {
  const values = readCustom(custom)
  return Object.fromEntries(
    fields
      .map(({ key, label }) => [label, showCustomValue(values[key])] as const)
      .filter(([, shown]) => shown !== ''),
  )
}

function readValue(field: CustomField, given: CustomValue): CustomValue | null {
  if (field.type === 'number' && typeof given === 'number') return given
  const text = showCustomValue(given).trim()
  if (text === '') return null
  try {
    return readCustomValue(field, text)
  } catch (error) {
    if (error instanceof CellError) throw new ToolFailure(400, `${error.message}.`)
    throw error
  }
}

export interface OwnChange {
  field: CustomField
  from: CustomValue | null
  to: CustomValue | null
}

/** Own fields with what changes in them. */
export const withChanges = (held: CustomValues, changes: readonly OwnChange[]): CustomValues =>
  changes.reduce((values, { field, to }) => withValue(values, field.key, to), held)

const none = '—'
const shown = (value: CustomValue | null): string => (value === null ? none : showCustomValue(value))

/** The lines of a card for them. */
export const ownLines = (changes: readonly OwnChange[]) =>
  changes.map(({ field, from, to }) => ({ label: field.label, before: shown(from), after: shown(to) }))

/** What given values change in those that are held. 400 for a field that the company doesn't have, or a value it can't hold. */
export function readOwnChanges(
  given: CustomValues,
  held: CustomValues,
  fields: readonly CustomField[],
): OwnChange[] {
  const asked = Object.entries(given).map(([name, value]) => {
    const wanted = name.trim().toLowerCase()
    const field = fields.find(({ key, label }) => key === wanted || label.toLowerCase() === wanted)
    if (!field) {
      const labels = fields.map(({ label }) => label)
      throw new ToolFailure(
        400,
        labels.length === 0
          ? `There is no field "${name}".`
          : `There is no field "${name}". The own fields are: ${joinList(labels)}.`,
      )
    }
    return { field, from: held[field.key] ?? null, to: readValue(field, value) }
  })
  return asked.filter(({ from, to }) => from !== to)
}
