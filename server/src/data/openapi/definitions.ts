import type { Column, Relation, Relationship, Type } from '../catalogue/types.ts'

const types: Readonly<Record<string, string>> = {
  int2: 'integer',
  int4: 'integer',
  int8: 'integer',
  float4: 'number',
  float8: 'number',
  numeric: 'number',
  bool: 'boolean',
}
/** Formats that JSON Schema has a name for; the others keep Postgres's. */
const formats: Readonly<Record<string, string>> = {
  timestamptz: 'date-time',
  timestamp: 'date-time',
  date: 'date',
  time: 'time',
  uuid: 'uuid',
}

/** JSON Schema (2020-12) of a value; any JSON where the column holds that. */
export function schemaOf(type: Type, isNullable = false): Record<string, unknown> {
  if (type.base === 'json' || type.base === 'jsonb') return { format: type.name }
  const name = type.category === 'A' ? 'array' : (types[type.base] ?? 'string')
  return {
    type: isNullable ? [name, 'null'] : name,
    ...(type.category === 'A' ? { items: {}, format: `${type.name.replace(/^_/, '')}[]` } : {}),
    ...(type.category === 'A' ? {} : { format: formats[type.base] ?? type.name }),
  }
}

/** The rows of a table or view. `x-primary-key` and `x-references` (`table.column`) say what JSON Schema has no word for. */
export function definitionOf(relation: Relation, relationships: readonly Relationship[]) {
  const columns = [...relation.columns.values()]
  return {
    description: relation.comment ?? undefined,
    type: 'object',
    required: columns.filter((column) => !column.isNullable && !column.hasDefault).map(({ name }) => name),
    properties: Object.fromEntries(
      columns.map((column) => [column.name, propertyOf(relation, column, relationships)]),
    ),
  }
}

function propertyOf(relation: Relation, column: Column, relationships: readonly Relationship[]) {
  const target = relationships.find(
    ({ holdsKey, target: other, columns }) =>
      holdsKey &&
      !other.isView &&
      columns.some(([own, foreign]) => own === column.name && foreign !== 'company_id'),
  )
  const pair = target?.columns.find(([own]) => own === column.name)
  return {
    ...schemaOf(column.type, column.isNullable),
    default: column.defaultSql ?? undefined,
    description: column.comment ?? undefined,
    readOnly: column.isGenerated || undefined,
    'x-primary-key': relation.primaryKey.includes(column.name) || undefined,
    'x-references': target && pair ? `${target.target.name}.${pair[1]}` : undefined,
  }
}
