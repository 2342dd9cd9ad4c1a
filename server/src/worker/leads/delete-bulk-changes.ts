import type { Database } from '../../database/database.ts'

/** Deletes the undo data of bulk changes after a day. */
export async function deleteBulkChanges({ sql }: Pick<Database, 'sql'>): Promise<void> {
  await sql`delete from public.bulk_changes where expires_at < now()`
}
