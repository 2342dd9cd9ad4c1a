import { dataError } from '../errors.ts'
import type { SelectNode } from '../parse/tree.ts'
import type { ValueList } from '../parse/values.ts'

/** The Range header (`0-9`, unit items) stands in for limit and offset where the query has none. */
export function applyRangeHeader(node: SelectNode, values: ValueList, header: string | undefined): void {
  if (header === undefined || node.limit !== null || node.offset !== null) return
  const [, first, last] = /^(?:items=)?(\d{1,15})-(\d{0,15})$/.exec(header) ?? []
  // A range of another unit asks nothing of this protocol.
  if (first === undefined) return
  if (last && Number(last) < Number(first)) {
    throw dataError(
      416,
      'PGRST103',
      'Requested range not satisfiable',
      'The lower boundary must be lower than or equal to the upper boundary in the Range header.',
    )
  }
  node.offset = values.add(first)
  if (last) node.limit = values.add(String(Number(last) - Number(first) + 1))
}

/**
 * Bounds what is read at each level of the tree, as PostgREST's `db-max-rows` does: a larger limit is reduced to it,
 * and `Content-Range` reports the rows returned. The rows a write returns are not bounded.
 */
export function capRows(node: SelectNode, most: number | null): void {
  node.cap = most
  for (const item of node.items) if (item.kind === 'embed') capRows(item.node, most)
}

export interface RangeAnswer {
  status: 200 | 206
  contentRange: string
}

/**
 * `0-24/100`, `*` for what is empty or unknown; 206 when it is known to be a part.
 * @throws DataError PGRST103 (416) when it begins beyond the end.
 */
export function answerRange(offset: number, length: number, total: number | null): RangeAnswer {
  if (total !== null && offset > total) {
    const details = `An offset of ${offset} was requested, but there are only ${total} rows.`
    throw dataError(416, 'PGRST103', 'Requested range not satisfiable', details)
  }
  const rows = length > 0 && total !== 0 ? `${offset}-${offset + length - 1}` : '*'
  return {
    status: total !== null && length < total ? 206 : 200,
    contentRange: `${rows}/${total ?? '*'}`,
  }
}
