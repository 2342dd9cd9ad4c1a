import { qualified } from '../../database/quote.ts'
import type { RoutineRow } from './queries.ts'
import type { Argument, Column, ComputedField, Relation, Relationship, Routine, Type } from './types.ts'

interface Routines {
  callable: Routine[]
  /** Functions of one row: the relation they take, by oid. */
  computed: { relation: number; name: string; field: ComputedField }[]
  /** Functions from a row of one relation to rows of another, which embed like a foreign key. */
  relationships: Relationship[]
}

export function buildRoutines(
  rows: readonly RoutineRow[],
  typeOf: (oid: number) => Type,
  relations: ReadonlyMap<number, Relation>,
): Routines {
  const rowTypes = new Map([...relations.values()].map((relation) => [relation.sql, relation.oid]))
  const routines: Routines = { callable: [], computed: [], relationships: [] }
  for (const row of rows) {
    const routine = toRoutine(row, typeOf, relations)
    routines.callable.push(routine)
    const [only, ...others] = routine.arguments
    const relation = only && others.length === 0 ? rowTypes.get(only.type.sql) : undefined
    const origin = relation === undefined ? undefined : relations.get(relation)
    const target = relations.get(row.return_relation)
    if (origin && target) {
      const isOne = !routine.returnsSet || row.expected_rows === 1
      routines.relationships.push({
        cardinality: isOne ? 'many-to-one' : 'one-to-many',
        constraint: routine.name,
        holdsKey: false,
        origin,
        target,
        routine: routine.sql,
        columns: [],
        junction: null,
      })
    }
    if (relation !== undefined && !routine.returnsSet && routine.returns === 'scalar') {
      const field = { sql: routine.sql, type: routine.returnType }
      routines.computed.push({ relation, name: routine.name, field })
    }
  }
  return routines
}

function toRoutine(
  row: RoutineRow,
  typeOf: (oid: number) => Type,
  relations: ReadonlyMap<number, Relation>,
): Routine {
  const all = row.argument_types.map((oid, index) => ({
    name: row.argument_names?.[index] ?? '',
    type: typeOf(oid),
    mode: row.argument_modes?.[index] ?? 'i',
  }))
  const inputs = all.filter(({ mode }) => mode === 'i' || mode === 'b' || mode === 'v')
  const outputs = all.filter(({ mode }) => mode === 'o' || mode === 'b' || mode === 't')
  const optionalFrom = row.input_count - row.default_count
  const input: Argument[] = inputs.map(({ name, type, mode }, index) => ({
    name,
    type,
    isRequired: index < optionalFrom && mode !== 'v',
    isVariadic: mode === 'v',
  }))
  const relation = relations.get(row.return_relation)
  const result = outputs.length > 0 ? rowOf(row, outputs) : (relation ?? null)
  const returnType = typeOf(row.return_type)
  const isRow = result !== null || row.return_kind === 'c'
  return {
    oid: row.oid,
    schema: row.schema,
    name: row.name,
    sql: qualified(row.schema, row.name),
    comment: row.comment,
    arguments: input,
    isVolatile: row.volatility === 'v',
    returnsSet: row.returns_set,
    returns: returnType.name === 'void' ? 'void' : isRow ? 'row' : 'scalar',
    returnType,
    result,
  }
}

function rowOf(row: RoutineRow, outputs: readonly { name: string; type: Type }[]): Relation {
  const columns = outputs.map(({ name, type }, index): [string, Column] => {
    const label = name || `column${index + 1}`
    const column = {
      name: label,
      type,
      isNullable: true,
      hasDefault: false,
      defaultSql: null,
      isGenerated: false,
    }
    return [label, { ...column, comment: null }]
  })
  return {
    oid: -row.oid,
    schema: row.schema,
    name: row.name,
    sql: qualified(row.schema, row.name),
    isView: true,
    isInsertable: false,
    comment: null,
    columns: new Map(columns),
    primaryKey: [],
    computed: new Map(),
  }
}
