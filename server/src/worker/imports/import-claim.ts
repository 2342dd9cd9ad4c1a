import type { Database } from '../../database/database.ts'
import { type LeadImport, leadImport } from './lead-import.ts'

/** Well below the minute after which an import counts as abandoned. */
const saySoMs = 15_000

/**
 * Claims an import and runs `work` with a heartbeat, if it is the import's turn. Otherwise does nothing: the next
 * import that ends starts it.
 */
export async function withImportClaim(
  { sql }: Database,
  id: string,
  work: (job: LeadImport) => Promise<void>,
): Promise<void> {
  const [row] = await sql`select * from private.claim_lead_import(${id})`
  if (!row) return
  const heartbeat = setInterval(() => {
    // A lost heartbeat is repeated.
    sql`update private.lead_import_workers set worked_at = now() where import_id = ${id}`.catch(() => {})
  }, saySoMs)
  try {
    await work(leadImport.parse(row))
  } finally {
    clearInterval(heartbeat)
    await sql`select private.release_lead_import(${id})`
  }
}
