import { ways } from '@parley/core/history/describe-way'
import * as z from 'zod/mini'

const text = z.nullable(z.string())
const cells = z.nullable(z.record(z.string(), z.unknown()))

export const changeSchema = z.object({
  id: z.string(),
  record: z.string(),
  record_id: z.string(),
  operation: z.enum(['insert', 'update', 'delete']),
  /** ISO 8601, to the microsecond. */
  changed_at: z.string(),
  actor_id: text,
  way: z.enum(ways),
  way_name: text,
  before: cells,
  after: cells,
  restored_id: text,
})
/** One line of history: what happened to one record in one statement. */
export type Change = z.infer<typeof changeSchema>

/** The columns of a read. */
export const changeColumns =
  'id, record, record_id, operation, changed_at, actor_id, way, way_name, before, after, restored_id'
