import { type Cursor, createCursor } from './cursor.ts'
import { parseField } from './field.ts'
import type { OrderTerm } from './tree.ts'
import type { ValueList } from './values.ts'

/** `name.desc.nullslast,company(name)` */
export function parseOrder(text: string, values: ValueList): OrderTerm[] {
  const cursor = createCursor(text, `failed to parse order (${text})`)
  const terms: OrderTerm[] = []
  do terms.push(parseTerm(cursor, values))
  while (cursor.takes(','))
  cursor.end()
  return terms
}

function parseTerm(cursor: Cursor, values: ValueList): OrderTerm {
  const first = parseField(cursor, values)
  const isRelated = first.path.length === 0 && cursor.takes('(')
  const field = isRelated ? parseField(cursor, values) : first
  if (isRelated) cursor.expect(')')
  const direction = cursor.match(/\.(asc|desc)(?=[.,]|$)/y)?.[1]
  const nulls = cursor.match(/\.nulls(first|last)(?=,|$)/y)?.[1]
  if (cursor.sees('.')) throw cursor.fail('"asc", "desc", "nullsfirst" or "nullslast"')
  return {
    embed: isRelated ? first.name : null,
    field,
    isDescending: direction === 'desc',
    nulls: nulls === 'first' || nulls === 'last' ? nulls : null,
  }
}

/** A comma-separated list of names, as `columns` and `on_conflict` take it. */
export function parseNames(parameter: string, text: string): string[] {
  const cursor = createCursor(text, `failed to parse ${parameter} parameter (${text})`)
  const names: string[] = []
  do {
    cursor.match(/\s*/y)
    names.push(cursor.name())
  } while (cursor.takes(','))
  cursor.end()
  return [...new Set(names)]
}
