import { identifier } from '../../database/quote.ts'
import type { Relation } from '../catalogue/types.ts'
import type { SelectItem, SelectNode } from '../parse/tree.ts'
import { writeConditions } from './condition.ts'
import { writeColumn } from './field.ts'
import { writeOrderAndRange } from './order.ts'
import { createScope, type Scope } from './scope.ts'
import type { Writer } from './writer.ts'

/** An offset from which a page's rows are found by their keys. */
export const farFrom = 1000

const isCounted = (item: SelectItem) =>
  item.kind === 'column' && (item.aggregate !== null || item.field.name === 'count')

/**
 * The rows of a page far down a list. Postgres counts its way through all rows before a page; here it does so through
 * their keys, which an index can hold, and reads no other row than the page's own. Null for what has no key of its own,
 * embeds others or counts.
 * @returns the page's rows, in the order of the list, without its filters and range
 */
export function writeFarPage(
  writer: Writer,
  relation: Relation,
  node: SelectNode,
): { scope: Scope; from: string } | null {
  if (relation.isView || relation.primaryKey.length === 0 || node.order.length === 0) return null
  if (node.items.some((item) => item.kind === 'embed' || isCounted(item))) return null
  const keys = createScope(writer, relation, writer.alias(), node)
  const columns = relation.primaryKey.map((name) => writeColumn(keys, name).sql)
  const where = writeConditions(writer, keys)
  const page = [
    `select ${columns.join(', ')} from ${relation.sql} ${keys.alias}`,
    where.length > 0 ? ` where ${where.join(' and ')}` : '',
    writeOrderAndRange(writer, keys),
  ].join('')
  // Without the values a page counts as a tenth of the table, for which the planner may read all of it.
  writer.planWithValues()
  const found = writer.alias()
  const scope = createScope(writer, relation, writer.alias(), {
    ...node,
    where: [],
    limit: null,
    offset: null,
    cap: null,
  })
  const same = relation.primaryKey.map(
    (name) => `${scope.alias}.${identifier(name)} = ${found}.${identifier(name)}`,
  )
  return { scope, from: `(${page}) ${found} join ${relation.sql} ${scope.alias} on ${same.join(' and ')}` }
}
