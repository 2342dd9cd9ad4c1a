import { showCustomValue } from '@parley/core/leads/custom-fields'
import { CellError } from '@parley/core/leads/import/cell-error'
import { type CustomValues, withValue } from '@parley/core/records/custom-values'
import { readOwn, typedOwn } from '~/data/own-value.ts'
import { fieldSchema, fieldValue } from '../field-text.ts'
import type { CellEdit } from './cell-edit.ts'

export interface EditedRow {
  id: string
  name: string
  custom: CustomValues
}

/** What a cell holds, as it is edited; empty for nothing. */
export function heldText({ own, column }: CellEdit, row: EditedRow): string {
  if (!own) return showCustomValue(Reflect.get(row, column))
  const held = row.custom[own.key]
  return typedOwn(held, showCustomValue(held))
}

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
  written: string,
  noun: string,
): Promise<Readonly<Record<string, unknown>> | string> {
  const text = written.trim()
  const { own, field, column, read } = edit
  if (read) return read(text)
  if (own) {
    try {
      return { custom: withValue(row.custom, own.key, text === '' ? null : readOwn(own, text)) }
    } catch (error) {
      if (error instanceof CellError) return error.message
      throw error
    }
  }
  if (!field || edit.input === null) return { [column]: text === '' && !edit.isRequired ? null : text }
  const typed = fieldSchema(field, noun).safeParse(text)
  return typed.success
    ? { [column]: fieldValue(field, typed.data) }
    : (typed.error.issues[0]?.message ?? 'This is not valid')
}
