import type { Sql } from '../../database/database.ts'
import { qualified } from '../../database/quote.ts'
import { isGuarded, warningsOf } from './guarded.ts'
import * as queries from './queries.ts'
import { type BaseView, buildRelationships } from './relationships.ts'
import { buildRoutines } from './routines.ts'
import { createTypes } from './type-names.ts'
import type { Catalogue, Column, ComputedField, Relation, Routine, Type } from './types.ts'
import { readViewColumns } from './view-columns.ts'

let version = 0

/** Reads the exposed schemas as the owner; Postgres checks each caller's privileges later. */
export async function loadCatalogue(sql: Sql, schemas: readonly string[]): Promise<Catalogue> {
  const [typeRows, configurations, relationRows, columnRows, keys, foreignKeys, routineRows] =
    await Promise.all([
      queries.queryTypes(sql),
      queries.querySearchConfigurations(sql),
      queries.queryRelations(sql, schemas),
      queries.queryColumns(sql),
      queries.queryKeys(sql),
      queries.queryForeignKeys(sql),
      queries.queryRoutines(sql, schemas),
    ])
  const types = createTypes(typeRows)
  const columnsOf = Map.groupBy(columnRows, (row) => row.relation)
  const primaryKeys = new Map(keys.filter((key) => key.is_primary).map((key) => [key.relation, key.columns]))
  const computed = new Map<number, Map<string, ComputedField>>()
  const relations = new Map<number, Relation>()
  for (const row of relationRows) {
    const own = new Map<string, ComputedField>()
    computed.set(row.oid, own)
    relations.set(row.oid, {
      oid: row.oid,
      schema: row.schema,
      name: row.name,
      sql: qualified(row.schema, row.name),
      isView: row.is_view,
      isInsertable: row.is_insertable,
      comment: row.comment,
      columns: new Map(
        (columnsOf.get(row.oid) ?? []).map((column) => [column.name, toColumn(column, types.byOid)]),
      ),
      primaryKey: primaryKeys.get(row.oid) ?? [],
      computed: own,
    })
  }
  const routines = buildRoutines(routineRows, types.byOid, relations)
  for (const routine of routines.computed) computed.get(routine.relation)?.set(routine.name, routine.field)

  const relationships = buildRelationships({
    foreignKeys,
    baseViews: baseViewsOf(relationRows.filter(isGuarded), columnsOf, relations),
    primaryKeys,
    uniqueKeys: mapValues(
      Map.groupBy(keys, (key) => key.relation),
      (own) => own.map((key) => key.columns),
    ),
  })
  const unguarded = new Map(relationRows.filter((row) => !isGuarded(row)).map((row) => [row.oid, row]))
  for (const relationship of routines.relationships) {
    if (unguarded.has(relationship.target.oid)) continue
    const own = relationships.get(relationship.origin.oid) ?? []
    relationships.set(relationship.origin.oid, [...own, relationship])
  }
  version += 1
  return createCatalogue({
    version,
    warnings: warningsOf(relationRows),
    relations: [...relations.values()].filter(({ oid }) => !unguarded.has(oid)),
    unguarded: new Set([...unguarded.values()].map((row) => qualified(row.schema, row.name))),
    routines: routines.callable,
    relationships: (relation) => relationships.get(relation.oid) ?? [],
    type: types.byName,
    configurations: new Set(configurations.map((row) => row.name)),
  })
}

function toColumn(row: queries.ColumnRow, typeOf: (oid: number) => Type): Column {
  return {
    name: row.name,
    type: typeOf(row.type),
    isNullable: row.is_nullable,
    hasDefault: row.default_sql !== null,
    defaultSql: row.default_sql,
    isGenerated: row.is_generated,
    comment: row.comment,
  }
}

const mapValues = <K, A, B>(map: ReadonlyMap<K, A>, change: (value: A) => B): Map<K, B> =>
  new Map([...map].map(([key, value]) => [key, change(value)]))

/** By base table: the table itself and the views, over any number of views, that show its columns. */
function baseViewsOf(
  rows: readonly queries.RelationRow[],
  columnsOf: ReadonlyMap<number, queries.ColumnRow[]>,
  relations: ReadonlyMap<number, Relation>,
): Map<number, BaseView[]> {
  const origins = new Map(
    rows.filter((row) => row.definition).map((row) => [row.oid, readViewColumns(row.definition ?? '')]),
  )
  const nameOf = (relation: number, number: number) =>
    columnsOf.get(relation)?.find((column) => column.number === number)?.name ?? null
  const baseOf = (relation: number, number: number): { relation: number; number: number } => {
    const origin = origins.get(relation)?.find((column) => column.number === number)
    return origin ? baseOf(origin.relation, origin.column) : { relation, number }
  }
  const faces = new Map<number, BaseView[]>()
  for (const row of rows) {
    const relation = relations.get(row.oid)
    if (!relation) continue
    const byBase = new Map<number, Map<string, string>>()
    for (const column of columnsOf.get(row.oid) ?? []) {
      const base = row.definition
        ? baseOf(row.oid, column.number)
        : { relation: row.oid, number: column.number }
      const name = nameOf(base.relation, base.number)
      if (name === null || (row.definition && base.relation === row.oid)) continue
      const own = byBase.get(base.relation) ?? new Map<string, string>()
      if (!own.has(name)) own.set(name, column.name)
      byBase.set(base.relation, own)
    }
    for (const [base, columns] of byBase) faces.set(base, [...(faces.get(base) ?? []), { relation, columns }])
  }
  return faces
}

interface Parts {
  version: number
  warnings: Catalogue['warnings']
  unguarded: ReadonlySet<string>
  relations: readonly Relation[]
  routines: readonly Routine[]
  relationships: Catalogue['relationships']
  type: Catalogue['type']
  configurations: ReadonlySet<string>
}

function createCatalogue(parts: Parts): Catalogue {
  const bySchema = Map.groupBy(parts.relations, (relation) => relation.schema)
  const byName = new Map(parts.relations.map((relation) => [relation.sql, relation]))
  const routines = Map.groupBy(parts.routines, (routine) => routine.sql)
  return {
    version: parts.version,
    warnings: parts.warnings,
    isUnguarded: (schema, name) => parts.unguarded.has(qualified(schema, name)),
    relation: (schema, name) => byName.get(qualified(schema, name)),
    relations: (schema) => bySchema.get(schema) ?? [],
    routines: (schema, name) => routines.get(qualified(schema, name)) ?? [],
    routineNames: (schema) => [
      ...new Set(parts.routines.filter((r) => r.schema === schema).map((r) => r.name)),
    ],
    relationships: parts.relationships,
    type: parts.type,
    hasSearchConfiguration: (name) => parts.configurations.has(name),
  }
}
