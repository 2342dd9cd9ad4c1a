import { defineTask } from '../tasks.ts'
import { withImportClaim } from './import-claim.ts'
import { importPayload } from './lead-import.ts'

/** The undo is one statement, so its limit is longer than a batch's. */
const limitMs = 20 * 60_000

/** lead_import.undoing: reverts an import's changes, in one transaction, once it is its turn. */
export const undoImport = defineTask(importPayload, async ({ database }, { import_id: id }, attempt) =>
  withImportClaim(database, id, async (job) => {
    if (job.status !== 'undoing') return
    try {
      await database.sql.begin(async (transaction) => {
        await transaction`
          select set_config('statement_timeout', ${String(limitMs)}, true), set_config('parley.import', ${id}, true)`
        if (job.record === 'leads') await transaction`select private.undo_lead_import(${id})`
        else if (job.record === 'notes') await transaction`select private.undo_note_import(${id})`
        else await transaction`select private.undo_customer_import(${id})`
      })
    } catch (error) {
      if (attempt.attempts >= attempt.maxAttempts)
        await database.sql`
          update public.lead_imports set status = 'done', failure_reason = 'The import could not be undone; nothing was changed. Try again.'
           where id = ${id} and status = 'undoing'`
      throw error
    }
  }),
)
