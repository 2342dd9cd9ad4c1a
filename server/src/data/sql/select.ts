import { identifier } from '../../database/quote.ts'
import { dataError, notImplemented } from '../errors.ts'
import { fieldLabel } from '../parse/field.ts'
import { type ColumnItem, embedName, type SelectNode } from '../parse/tree.ts'
import { writeConditions, writeInnerJoins } from './condition.ts'
import { openEmbed } from './embed.ts'
import { writeCast, writeColumn, writeField } from './field.ts'
import { writeOrderAndRange } from './order.ts'
import { type Embedded, isToOne, type Scope } from './scope.ts'
import type { Writer } from './writer.ts'

interface Output {
  name: string
  sql: string
  isAggregate: boolean
}

export interface Selected {
  sql: string
  names: string[]
}

/** A whole `select` over one scope, without its body format. `conditions` are what joins it to its parent. */
export function writeSelect(
  writer: Writer,
  scope: Scope,
  from: string,
  conditions: readonly string[] = [],
): Selected {
  const laterals: string[] = []
  const outputs = scope.node.items.flatMap((item): Output[] => {
    if (item.kind === 'star') return writeStar(scope)
    if (item.kind === 'column') return [writeItem(writer, scope, item)]
    const embedded = scope.embeds.get(embedName(item))
    if (!embedded) return []
    if (embedded.item.isSpread) return writeSpread(writer, scope, embedded, laterals)
    return isEmpty(item.node) ? [] : [plain(embedName(item), writeEmbedded(writer, scope, embedded))]
  })
  const list = outputs.map(({ name, sql }) => (name === '*' ? sql : `${sql} as ${identifier(name)}`))
  const where = [...conditions, ...writeConditions(writer, scope), ...writeInnerJoins(writer, scope)]
  return {
    names: outputs.map(({ name }) => name),
    sql: [
      `select ${list.join(', ')} from ${from}${laterals.join('')}`,
      where.length > 0 ? ` where ${where.join(' and ')}` : '',
      writeGroups(scope, outputs),
      writeOrderAndRange(writer, scope),
    ].join(''),
  }
}

const plain = (name: string, sql: string): Output => ({ name, sql, isAggregate: false })

/** `leads()` is there to be filtered by, and shows nothing. */
const isEmpty = (node: SelectNode): boolean =>
  node.items.every((item) => item.kind === 'embed' && isEmpty(item.node))

function writeStar(scope: Scope): Output[] {
  const names = [...scope.relation.columns.keys()]
  // A function that declares no columns.
  if (names.length === 0) return [plain('*', `${scope.alias}.*`)]
  return names.map((name) => plain(name, writeColumn(scope, name).sql))
}

function writeItem(writer: Writer, scope: Scope, item: ColumnItem): Output {
  const { field } = item
  const isPlainCount =
    field.name === 'count' &&
    field.path.length === 0 &&
    !item.aggregate &&
    !scope.relation.columns.has('count')
  if (isPlainCount || (item.aggregate === 'count' && field.name === '*')) {
    const sql = writeCast(writer, 'count(*)', isPlainCount ? item.cast : item.aggregateCast)
    return { name: item.alias ?? 'count', sql, isAggregate: true }
  }
  if (item.aggregate) throw dataError(400, 'PGRST123', 'Use of aggregate functions is not allowed')
  const { sql } = writeField(writer, scope, field)
  return plain(item.alias ?? fieldLabel(field), writeCast(writer, sql, item.cast))
}

function writeGroups(scope: Scope, outputs: readonly Output[]): string {
  if (!outputs.some(({ isAggregate }) => isAggregate)) return ''
  const hasNested = [...scope.embeds.values()].some(({ item }) => !item.isSpread && !isEmpty(item.node))
  if (hasNested)
    throw notImplemented('count beside an embedded resource: spread it with ... or leave one out')
  const grouped = outputs.filter(({ isAggregate }) => !isAggregate)
  return grouped.length > 0 ? ` group by ${grouped.map(({ sql }) => sql).join(', ')}` : ''
}

/** A sub-query in the select list runs for the rows that are answered only, after filters and limit. */
function writeEmbedded(writer: Writer, parent: Scope, embedded: Embedded): string {
  const { scope, from, conditions } = openEmbed(writer, parent, embedded, embedded.item.node)
  const { sql } = writeSelect(writer, scope, from, conditions)
  const row = writer.alias()
  const value = isToOne(embedded.relationship) ? `row_to_json(${row})` : `coalesce(json_agg(${row}), '[]')`
  return `(select ${value} from (${sql}) ${row})`
}

/** Columns of a to-one resource become the parent's; those of a to-many one become arrays. */
function writeSpread(writer: Writer, parent: Scope, embedded: Embedded, laterals: string[]): Output[] {
  const { scope, from, conditions } = openEmbed(writer, parent, embedded, embedded.item.node)
  const { sql, names } = writeSelect(writer, scope, from, conditions)
  const alias = writer.alias()
  laterals.push(
    ` left join lateral (${isToOne(embedded.relationship) ? sql : gather(writer, sql, names)}) ${alias} on true`,
  )
  return names.map((name) => plain(name, `${alias}.${identifier(name)}`))
}

function gather(writer: Writer, sql: string, names: readonly string[]): string {
  const row = writer.alias()
  const arrays = names.map(
    (name) => `coalesce(json_agg(${row}.${identifier(name)}), '[]') as ${identifier(name)}`,
  )
  return `select ${arrays.join(', ')} from (${sql}) ${row}`
}
