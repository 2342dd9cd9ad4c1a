import { identifier } from '../../database/quote.ts'
import type { Argument, Relation, Routine } from '../catalogue/types.ts'
import type { SelectNode, ValueIndex } from '../parse/tree.ts'
import { type BodyFormat, responseSettings, row, writeBody } from './body.ts'
import { writeConditions } from './condition.ts'
import { writeOrderAndRange } from './order.ts'
import { type CountKind, writeTotal } from './read.ts'
import { createScope, type Scope } from './scope.ts'
import { writeSelect } from './select.ts'
import type { Plan, Writer } from './writer.ts'

/** What a function is called with: texts of a query string, the fields of a JSON object, or the body as one value. */
export type CallArguments =
  | { kind: 'texts'; values: Readonly<Record<string, ValueIndex>> }
  | { kind: 'object'; payload: ValueIndex; names: readonly string[] }
  | { kind: 'whole'; payload: ValueIndex }

const payloadName = 'payload'

/** One statement that calls a function; its row is a read's, with the settings a function may make. */
export function writeCall(
  writer: Writer,
  routine: Routine,
  passed: CallArguments,
  node: SelectNode,
  format: BodyFormat,
  count: CountKind,
): Plan {
  const call = writeFunction(writer, routine, passed)
  const relation = routine.result ?? withoutColumns(routine)
  const scope = createScope(writer, relation, writer.alias(), node, { isReturned: true })
  const from = `called ${scope.alias}`
  const isRow = routine.returns === 'row'
  const result = isRow ? 'result' : 'result(value)'
  const selected = isRow ? writeSelect(writer, scope, from).sql : writeValues(writer, scope, from)
  const shown = routine.returnsSet ? format : single(format)
  const body = isRow ? writeBody('source', shown) : writeScalarBody(shown)
  return writer.plan(
    `with called as (select result.* from ${call} ${result}), source as (${selected})
     select ${writeTotal(writer, scope, from, count)} as total, count(*)::int4 as length, ${body.sql} as body, ${responseSettings} from ${body.from}`,
  )
}

function single(format: BodyFormat): BodyFormat {
  if (format === 'json') return 'object'
  return format === 'json-stripped' ? 'object-stripped' : format
}

/** A function whose columns are unknown: only all of them can be asked for. */
const withoutColumns = (routine: Routine): Relation => ({
  oid: -routine.oid,
  schema: routine.schema,
  name: routine.name,
  sql: routine.sql,
  isView: true,
  isInsertable: false,
  comment: null,
  columns: new Map(),
  primaryKey: [],
  computed: new Map(),
})

function writeValues(writer: Writer, scope: Scope, from: string): string {
  // Plain values have no columns to filter by: raises the error that names the requested one.
  writeConditions(writer, scope)
  return `select value from ${from}${writeOrderAndRange(writer, scope)}`
}

function writeScalarBody(format: BodyFormat): { sql: string; from: string } {
  const whole = writeBody('source', format)
  const values = `json_agg(${row}.value)`
  if (format === 'csv' || format === 'none') return whole
  const isSingle = format === 'object' || format === 'object-stripped'
  return {
    from: whole.from,
    sql: isSingle ? `coalesce((${values} -> 0)::text, 'null')` : `coalesce(${values}, '[]')::text`,
  }
}

function writeFunction(writer: Writer, routine: Routine, passed: CallArguments): string {
  const named = (argument: Argument, sql: string) =>
    `${argument.isVariadic ? 'variadic ' : ''}${identifier(argument.name)} => ${sql}`
  if (passed.kind === 'whole') {
    const [only] = routine.arguments
    return `${routine.sql}(${writer.value(passed.payload)}::${only?.type.sql ?? 'json'})`
  }
  if (passed.kind === 'texts') {
    const list = routine.arguments.flatMap((argument) => {
      const value = passed.values[argument.name]
      return value === undefined ? [] : [named(argument, `${writer.value(value)}::${argument.type.sql}`)]
    })
    return `${routine.sql}(${list.join(', ')})`
  }
  const given = routine.arguments.filter(({ name }) => passed.names.includes(name))
  if (given.length === 0) return `${routine.sql}()`
  const shape = given.map(({ name, type }) => `${identifier(name)} ${type.sql}`).join(', ')
  const list = given
    .map((argument) => named(argument, `${payloadName}.${identifier(argument.name)}`))
    .join(', ')
  return `json_to_record(${writer.value(passed.payload)}::json) as ${payloadName}(${shape}), lateral ${routine.sql}(${list})`
}
