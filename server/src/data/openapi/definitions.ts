import type { Column, Relation, Relationship, Type } from '../catalogue/types.ts'

const formats: Readonly<Record<string, { type: string; format?: string }>> = {
  int2: { type: 'integer' },
  int4: { type: 'integer' },
  int8: { type: 'integer' },
  float4: { type: 'number' },
  float8: { type: 'number' },
  numeric: { type: 'number' },
  bool: { type: 'boolean' },
  json: { type: 'object' },
  jsonb: { type: 'object' },
}

export function schemaOf(type: Type): Record<string, unknown> {
  if (type.category === 'A') return { type: 'array', format: `${type.name.replace(/^_/, '')}[]`, items: {} }
  return { type: 'string', ...formats[type.base], format: type.name }
}

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
    ({ holdsKey, target, columns }) =>
      holdsKey && !target.isView && columns.length === 1 && columns[0]?.[0] === column.name,
  )
  const notes = [
    column.comment,
    relation.primaryKey.includes(column.name) ? 'Note:\nThis is a Primary Key.<pk/>' : null,
    target
      ? `Note:\nThis is a Foreign Key to \`${target.target.name}.${target.columns[0]?.[1]}\`.<fk table='${target.target.name}' column='${target.columns[0]?.[1]}'/>`
      : null,
  ]
  return {
    ...schemaOf(column.type),
    default: column.defaultSql ?? undefined,
    description: notes.filter((note) => note !== null).join('\n\n') || undefined,
  }
}
