import type { Field } from './field.ts'

type Columns<Fields extends readonly Field[]> = Fields extends readonly [
  infer First extends Field,
  ...infer Rest extends readonly Field[],
]
  ? Rest extends readonly []
    ? First['column']
    : `${First['column']}, ${Columns<Rest>}`
  : ''

/** The columns of all fields, as a read names them; their type is that text, so that the client knows what comes back. */
export function columnsOf<const Fields extends readonly Field[]>(fields: Fields): Columns<Fields>
export function columnsOf(fields: readonly Field[]): string {
  return fields.map(({ column }) => column).join(', ')
}
