import { identifier, qualified } from '../../database/quote.ts'
import type { Type } from '../catalogue/types.ts'
import { dataError, undefinedColumn } from '../errors.ts'
import type { Field } from '../parse/tree.ts'
import type { Scope } from './scope.ts'
import type { Writer } from './writer.ts'

export interface Expression {
  sql: string
  type: Type
}

function builtIn(name: string, category: string): Type {
  const sql = qualified('pg_catalog', name)
  return { name, sql, category, base: name, baseSql: sql }
}
const text = builtIn('text', 'S')
const json = builtIn('json', 'U')
const jsonb = builtIn('jsonb', 'U')

/**
 * A column, checked against the catalogue, with its JSON path.
 * @throws DataError 42703 when the relation has no such column.
 */
export function writeField(writer: Writer, scope: Scope, field: Field): Expression {
  const base = writeColumn(scope, field.name)
  if (field.path.length === 0) return base
  const isJson = base.type.base === 'json' || base.type.base === 'jsonb'
  let sql = isJson ? base.sql : `to_jsonb(${base.sql})`
  for (const step of field.path) {
    const key = writer.value(step.value)
    sql += `${step.arrow}${step.isIndex ? `${key}::int4` : key}`
  }
  const isText = field.path.at(-1)?.arrow === '->>'
  return { sql: `(${sql})`, type: isText ? text : base.type.base === 'json' ? json : jsonb }
}

export function writeColumn(scope: Scope, name: string): Expression {
  const column = scope.relation.columns.get(name)
  const computed = column ? undefined : scope.relation.computed.get(name)
  const type = column?.type ?? computed?.type
  if (!type) throw undefinedColumn(scope.relation.name, name)
  scope.used.add(name)
  if (computed && !scope.isReturned) return { sql: `${computed.sql}(${scope.alias})`, type }
  return { sql: `${scope.alias}.${identifier(name)}`, type }
}

/** @throws DataError 42704 when there is no such type. */
export function writeCast(writer: Writer, sql: string, cast: string | null): string {
  if (cast === null) return sql
  const type = writer.catalogue.type(cast)
  if (!type) throw dataError(400, '42704', `type "${cast}" does not exist`)
  return `cast(${sql} as ${type.sql})`
}
