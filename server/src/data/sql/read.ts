import type { Relation } from '../catalogue/types.ts'
import type { SelectNode } from '../parse/tree.ts'
import { type BodyFormat, writeBody } from './body.ts'
import { writeConditions, writeInnerJoins } from './condition.ts'
import { writeFarPage } from './far-page.ts'
import { createScope, type Scope } from './scope.ts'
import { writeSelect } from './select.ts'
import type { Plan, Writer } from './writer.ts'

/** `estimated`: exact up to a bound, beyond it null, and the planner is asked. */
export type CountKind = 'none' | 'exact' | 'planned' | 'estimated'

/** An estimated count is exact up to here, and never says less beyond it. */
export const estimateFrom = 1000

/**
 * One statement whose single row has `total`, `length` and `body` (docs/architecture.md).
 * @param isFar whether the page begins at `farFrom` or beyond
 */
export function writeRead(
  writer: Writer,
  relation: Relation,
  node: SelectNode,
  format: BodyFormat,
  count: CountKind,
  isFar: boolean,
): Plan {
  const scope = createScope(writer, relation, writer.alias(), node)
  const from = `${relation.sql} ${scope.alias}`
  const far = isFar ? writeFarPage(writer, relation, node) : null
  const selected = far ? writeSelect(writer, far.scope, far.from) : writeSelect(writer, scope, from)
  const body = writeBody('source', format)
  const total = writeTotal(writer, scope, from, count)
  return writer.plan(
    `with source as (${selected.sql}) select ${total} as total, count(*)::int4 as length, ${body.sql} as body from ${body.from}`,
  )
}

/** How many rows the filters leave before the range, as text. */
export function writeTotal(writer: Writer, scope: Scope, from: string, count: CountKind): string {
  if (count === 'none' || count === 'planned') return 'null::text'
  const rows = writeFiltered(writer, scope, from)
  if (count === 'exact') return `(select count(*) from (${rows}) counted)::text`
  return `(select case when count(*) <= ${estimateFrom} then count(*)::text end from (${rows} limit ${estimateFrom + 1}) counted)`
}

function writeFiltered(writer: Writer, scope: Scope, from: string): string {
  const where = [...writeConditions(writer, scope), ...writeInnerJoins(writer, scope)]
  return `select 1 from ${from}${where.length > 0 ? ` where ${where.join(' and ')}` : ''}`
}

/** Asks the planner how many rows it expects. */
export function writeEstimate(writer: Writer, relation: Relation, node: SelectNode): Plan {
  const scope = createScope(writer, relation, writer.alias(), node)
  return writer.plan(
    `explain (format json) ${writeFiltered(writer, scope, `${relation.sql} ${scope.alias}`)}`,
  )
}
