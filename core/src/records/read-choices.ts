import type { Field, ValueOf } from './field.ts'

/** The values of a record's fields, by column. */
export type RecordOf<F extends Field> = { [Each in F as Each['column']]: ValueOf<Each> }

/**
 * A row of the database with its choices read: one that this build does not know counts as none.
 * @param fallbacks what it counts as where the field is never empty, by column
 */
export function readChoices<F extends Field, Row extends object>(
  fields: readonly F[],
  row: Row,
  fallbacks: Readonly<Record<string, string>>,
): Omit<Row, F['column']> & RecordOf<F>
export function readChoices(
  fields: readonly Field[],
  row: object,
  fallbacks: Readonly<Record<string, string>>,
): object {
  const read = fields.flatMap(({ column, choices }) => {
    if (!choices) return []
    const held: unknown = Reflect.get(row, column)
    const known = choices.find((choice) => choice === held)
    return [[column, known ?? fallbacks[column] ?? null]]
  })
  return { ...row, ...Object.fromEntries(read) }
}
