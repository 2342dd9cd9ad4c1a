import { readCustomValue, showCustomValue } from '@parley/core/leads/custom-fields'
import { CellError } from '@parley/core/leads/import/cell-error'
import { type CustomValues, withValue } from '@parley/core/records/custom-values'
import { readAmount } from '@parley/core/text/amount'
import { textSchema } from '../text-schema.ts'
import type { CellEdit } from './cell-edit.ts'

export interface EditedRow {
  id: string
  name: string
  custom: CustomValues
}

/** What a cell holds, as it is edited; empty for nothing. */
export const heldText = (edit: CellEdit, row: EditedRow): string =>
  showCustomValue(edit.own ? row.custom[edit.own.key] : Reflect.get(row, edit.column))

/** What a cell may hold: what is offered, and what it holds though that is no longer offered. */
export function choicesOf({ choices, field }: CellEdit, held: string): CellEdit['choices'] {
  if (held === '' || choices.some(({ value }) => value === held)) return choices
  return [...choices, { value: held, label: field?.type === 'colleague' ? 'Former colleague' : held }]
}

/**
 * What a typed text says of a row.
 * @param noun what the record is called: "lead"
 * @returns values by column, or what is wrong, in words
 */
export async function readCell(
  edit: CellEdit,
  row: EditedRow,
  typed: string,
  noun: string,
): Promise<Readonly<Record<string, unknown>> | string> {
  const text = typed.trim()
  const { own, field, column, read } = edit
  if (read) return read(text)
  if (own) {
    try {
      return { custom: withValue(row.custom, own.key, text === '' ? null : readCustomValue(own, text)) }
    } catch (error) {
      if (error instanceof CellError) return error.message
      throw error
    }
  }
  if (text === '' && !edit.isRequired) return { [column]: null }
  if (field?.type === 'amount') {
    const amount = readAmount(text)
    return amount === null ? 'Write the amount in digits, such as 12500' : { [column]: amount }
  }
  if (!field || edit.input === null || edit.input === 'date') return { [column]: text }
  const line = textSchema(field, noun).safeParse(text)
  return line.success ? { [column]: line.data } : (line.error.issues[0]?.message ?? 'This is not valid')
}
