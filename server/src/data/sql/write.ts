import { constant, identifier } from '../../database/quote.ts'
import type { Column, Relation } from '../catalogue/types.ts'
import { columnNotFound, notImplemented } from '../errors.ts'
import type { SelectNode, ValueIndex } from '../parse/tree.ts'
import { type BodyFormat, responseSettings, writeBody } from './body.ts'
import { writeConditions } from './condition.ts'
import { writeColumn } from './field.ts'
import { createScope, type Scope } from './scope.ts'
import { writeSelect } from './select.ts'
import type { Plan, Writer } from './writer.ts'

/** What a request writes. `payload` is its JSON text; `columns` are the keys of it that count. */
export type Write =
  | {
      kind: 'insert'
      payload: ValueIndex
      isArray: boolean
      columns: readonly string[]
      usesDefaults: boolean
      conflict: { columns: readonly string[]; action: 'merge' | 'ignore' } | null
      /** A PUT's row must be the one its filters name. */
      mustMatch: boolean
    }
  | { kind: 'update'; payload: ValueIndex; columns: readonly string[] }
  | { kind: 'delete' }

export interface Answer {
  format: BodyFormat
  /** Columns to give back although no body is asked for, for a Location. */
  keys: readonly string[]
}

const targetName = 'target'
const payloadName = 'payload'

/** One statement that writes and answers: `length` rows were affected, `body` and `keys` show them. */
export function writeWrite(
  writer: Writer,
  relation: Relation,
  node: SelectNode,
  write: Write,
  answer: Answer,
): Plan {
  if (node.limit !== null || node.offset !== null) {
    throw notImplemented('limit and offset are not supported here: say which rows by filters')
  }
  const target = createScope(writer, relation, targetName, { ...node, order: [] })
  // The conditions choose what to write; of what was written, everything is shown.
  const returned = createScope(writer, relation, writer.alias(), { ...node, where: [] }, { isReturned: true })
  const hasBody = answer.format !== 'none'
  const selected = hasBody
    ? writeSelect(writer, returned, `source ${returned.alias}`).sql
    : 'select 1 from source'
  for (const key of answer.keys) writeColumn(returned, key)
  const statement = `${writeStatement(writer, target, write)} returning ${writeReturning(target, returned.used)}`
  const body = writeBody('shown', answer.format)
  const keys = answer.keys.length > 0 ? writeKeys(answer.keys) : 'null::text'
  const shown = hasBody ? `(select ${body.sql} from ${body.from})` : 'null::text'
  return writer.plan(
    `with source as (${statement}), shown as (${selected}), counted as (select count(*)::int4 as length from source)
     select null::text as total, length, ${shown} as body, ${keys} as keys, ${countsInserts(write) ? insertedSetting : 'null::text'} as inserted,
            ${responseSettings} from counted`,
  )
}

/** Whether rows that are new must be told from those that were there: only what merges knows both. */
const countsInserts = (write: Write): boolean =>
  write.kind === 'insert' && write.conflict?.action === 'merge' && write.conflict.columns.length > 0

/** How many rows of an upsert were new, counted up for each row offered and down for each that was there. */
const inserted = 'parley.inserted'
const insertedSetting = `current_setting('${inserted}', true)`
const count = (step: string) =>
  `set_config('${inserted}', (coalesce(nullif(${insertedSetting}, '')::int4, 0) ${step})::text, true) is not null`

function writeReturning(target: Scope, used: ReadonlySet<string>): string {
  if (used.size === 0) return '1'
  return [...used].map((name) => `${writeColumn(target, name).sql} as ${identifier(name)}`).join(', ')
}

/** The keys of the one row written, as a JSON object of texts. */
const writeKeys = (keys: readonly string[]) =>
  `(select json_object(array[${keys.map(constant).join(', ')}], array[${keys.map((key) => `${identifier(key)}::text`).join(', ')}])::text from source limit 1)`

function writeStatement(writer: Writer, target: Scope, write: Write): string {
  const table = `${target.relation.sql} as ${targetName}`
  if (write.kind === 'delete') return `delete from ${table}${writeWhere(writer, target)}`
  const columns = write.columns.map((name) => findColumn(target.relation, name))
  if (write.kind === 'insert') return writeInsert(writer, target, write, columns)
  const [first] = columns
  // Nothing to set is nothing to do.
  const noop = [...target.relation.columns.keys()][0]
  if (!first) return `update ${table} set ${identifier(noop ?? '')} = null where false`
  const set = columns.map(({ name }) => `${identifier(name)} = ${payloadName}.${identifier(name)}`).join(', ')
  const record = `json_to_record(${writer.value(write.payload)}::json) as ${payloadName}(${typed(columns)})`
  return `update ${table} set ${set} from ${record}${writeWhere(writer, target)}`
}

function findColumn(relation: Relation, name: string): Column {
  const column = relation.columns.get(name)
  if (!column) throw columnNotFound(relation.name, name)
  return column
}

function writeWhere(writer: Writer, scope: Scope): string {
  const conditions = writeConditions(writer, scope)
  return conditions.length > 0 ? ` where ${conditions.join(' and ')}` : ''
}

const typed = (columns: readonly Column[]) =>
  columns.map(({ name, type }) => `${identifier(name)} ${type.sql}`).join(', ')
const list = (names: readonly string[]) => names.map(identifier).join(', ')

function writeInsert(
  writer: Writer,
  target: Scope,
  write: Write & { kind: 'insert' },
  columns: readonly Column[],
): string {
  const names = columns.map(({ name }) => name)
  const into = `insert into ${target.relation.sql} as ${targetName}${names.length > 0 ? `(${list(names)})` : ''}`
  const rows = writeRows(writer, write, columns)
  const values = names.map((name) => `${payloadName}.${identifier(name)}`).join(', ')
  // A PUT's conditions are checked on the payload, before anything is written.
  const matching = write.mustMatch ? writeConditions(writer, { ...target, alias: payloadName }) : []
  const conditions = [...matching, ...(countsInserts(write) ? [count('+ 1')] : [])]
  const where = conditions.length > 0 ? ` where ${conditions.join(' and ')}` : ''
  return `${into} select ${values} from ${rows}${where}${writeConflict(target.relation, write, names)}`
}

function writeRows(writer: Writer, write: Write & { kind: 'insert' }, columns: readonly Column[]): string {
  // An empty object names no column, and is not even looked at.
  if (columns.length === 0 && !write.isArray) return `(select 1) ${payloadName}`
  const json = `${writer.value(write.payload)}::json`
  if (columns.length === 0) return `json_array_elements(${json}) ${payloadName}`
  const shape = `as ${payloadName}(${typed(columns)})`
  const defaults = write.usesDefaults ? columns.filter(({ defaultSql }) => defaultSql !== null) : []
  if (defaults.length === 0)
    return `${write.isArray ? 'json_to_recordset' : 'json_to_record'}(${json}) ${shape}`
  const pairs = defaults.map(({ name, defaultSql }) => `${constant(name)}, ${defaultSql}`).join(', ')
  const elements = write.isArray ? `jsonb_array_elements(${json}::jsonb)` : `(select ${json}::jsonb)`
  return `jsonb_to_recordset((select jsonb_agg(jsonb_build_object(${pairs}) || element) from ${elements} one(element))) ${shape}`
}

function writeConflict(
  relation: Relation,
  write: Write & { kind: 'insert' },
  names: readonly string[],
): string {
  const { conflict } = write
  if (!conflict || conflict.columns.length === 0) return ''
  const target = conflict.columns.map((name) => findColumn(relation, name).name)
  const set = names.map((name) => `${identifier(name)} = excluded.${identifier(name)}`).join(', ')
  const isMerge = conflict.action === 'merge' && names.length > 0
  const action = isMerge ? `update set ${set} where ${count('- 1')}` : 'nothing'
  return ` on conflict (${list(target)}) do ${action}`
}
