import { z } from 'zod'
import type { Person } from './host.ts'

const cells = z.record(z.string(), z.unknown()).nullable()
const rows = z.array(
  z.object({
    id: z.string(),
    record: z.string(),
    operation: z.enum(['insert', 'update', 'delete']),
    actor_id: z.string().nullable(),
    way: z.string(),
    way_name: z.string().nullable(),
    before: cells,
    after: cells,
    restored_id: z.string().nullable(),
  }),
)

/** Lines of history, as a function or a read answers them. */
export const readHistory = (lines: unknown) => rows.parse(lines)

/** The history of a record as the person may read it, the earliest first. */
export async function historyOf({ client }: Pick<Person, 'client'>, recordId: string) {
  const { data } = await client
    .from('record_changes')
    .select('id, record, operation, actor_id, way, way_name, before, after, restored_id')
    .eq('record_id', recordId)
    .order('changed_at')
    .throwOnError()
  return readHistory(data)
}
