import type { Relation } from '../catalogue/types.ts'
import { dataError } from '../errors.ts'
import type { ParsedQuery } from '../parse/query.ts'
import type { Condition } from '../parse/tree.ts'

export const putMismatch = () =>
  dataError(400, 'PGRST115', 'Payload values do not match URL in primary key column(s)')

/**
 * A PUT names its row by the whole primary key and nothing else.
 * @throws DataError PGRST114 with a range, PGRST105 with other filters.
 */
export function checkPut(relation: Relation, { node }: ParsedQuery): void {
  if (node.limit !== null || node.offset !== null) {
    throw dataError(400, 'PGRST114', 'limit/offset querystring parameters are not allowed for PUT')
  }
  const names = node.where.map(equalColumn)
  const { primaryKey } = relation
  const isWhole = primaryKey.length > 0 && names.length === primaryKey.length
  if (isWhole && primaryKey.every((name) => names.includes(name))) return
  const message = "Filters must include all and only primary key columns with 'eq' operators"
  throw dataError(405, 'PGRST105', message)
}

function equalColumn(condition: Condition): string | null {
  if (condition.kind !== 'filter' || condition.isNegated || condition.field.path.length > 0) return null
  const { operation } = condition
  const isEqual = operation.kind === 'compare' && operation.operator === '=' && !operation.quantifier
  return isEqual ? condition.field.name : null
}
