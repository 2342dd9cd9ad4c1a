import type { Database } from '../../database/database.ts'

const atOnce = 5000

/**
 * Makes one change of what was saved while somebody wrote, and deletes history that is older than its company keeps it, in
 * pieces, so that no lock is held for long.
 */
export async function sweepHistory({ sql }: Pick<Database, 'sql'>): Promise<void> {
  await sql`select private.compact_drafts()`
  for (;;) {
    const [row] = await sql<{ swept: number }[]>`select private.sweep_history(${atOnce}) as swept`
    if ((row?.swept ?? 0) < atOnce) return
  }
}
