import type { Field, PatchOf } from './field.ts'

/** The values of the fields alone, of a row that holds more. */
export function valuesOf<F extends Field>(
  fields: readonly F[],
  row: Required<PatchOf<F>>,
): Required<PatchOf<F>>
export function valuesOf(fields: readonly Field[], row: object): object {
  return Object.fromEntries(fields.map(({ column }) => [column, Reflect.get(row, column)]))
}
