import { qualified } from '../../database/quote.ts'
import type { TypeRow } from './queries.ts'
import type { Type } from './types.ts'

/** The words SQL knows besides the names in the catalogue. */
const aliases: Readonly<Record<string, string>> = {
  int: 'int4',
  integer: 'int4',
  smallint: 'int2',
  bigint: 'int8',
  real: 'float4',
  float: 'float8',
  'double precision': 'float8',
  decimal: 'numeric',
  boolean: 'bool',
  character: 'bpchar',
  char: 'bpchar',
  'character varying': 'varchar',
  'timestamp with time zone': 'timestamptz',
  'timestamp without time zone': 'timestamp',
  'time with time zone': 'timetz',
  'time without time zone': 'time',
}

const unknownType: Type = {
  name: 'text',
  sql: qualified('pg_catalog', 'text'),
  category: 'S',
  base: 'text',
  baseSql: qualified('pg_catalog', 'text'),
}

export interface Types {
  byOid(oid: number): Type
  /** Of pg_catalog first, then of any other schema; `text[]` and `int` work as in SQL. */
  byName(name: string): Type | undefined
}

export function createTypes(rows: readonly TypeRow[]): Types {
  const byOid = new Map(rows.map((row) => [row.oid, row]))
  const cache = new Map<number, Type>()
  const baseOf = (row: TypeRow): TypeRow => {
    const base = row.base ? byOid.get(row.base) : undefined
    return base ? baseOf(base) : row
  }
  const toType = (row: TypeRow): Type => {
    const base = baseOf(row)
    const sql = qualified(row.schema, row.name)
    return {
      name: row.name,
      sql,
      category: base.category,
      base: base.name,
      baseSql: qualified(base.schema, base.name),
    }
  }
  const get = (row: TypeRow) => {
    const type = cache.get(row.oid) ?? toType(row)
    cache.set(row.oid, type)
    return type
  }
  const names = new Map<string, TypeRow>()
  for (const row of rows) if (row.schema === 'pg_catalog' || !names.has(row.name)) names.set(row.name, row)
  return {
    byOid(oid) {
      const row = byOid.get(oid)
      return row ? get(row) : unknownType
    },
    byName(name) {
      const isArray = name.endsWith('[]')
      const element = (isArray ? name.slice(0, -2) : name).toLowerCase().trim()
      const real = Object.hasOwn(aliases, element) ? aliases[element] : element
      const row = names.get(isArray ? `_${real}` : (real ?? element))
      return row && get(row)
    },
  }
}
