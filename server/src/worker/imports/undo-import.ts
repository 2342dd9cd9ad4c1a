import { defineTask } from '../tasks.ts'
import { importPayload } from './lead-import.ts'

/** lead_import.undoing: puts back what an import changed, in one transaction. */
export const undoImport = defineTask(importPayload, async ({ database }, { import_id: id }, attempt) => {
  try {
    await database.sql`select private.undo_lead_import(${id})`
  } catch (error) {
    if (attempt.attempts >= attempt.maxAttempts)
      await database.sql`
        update public.lead_imports set status = 'done', failure_reason = 'The import could not be undone; nothing was changed. Try again.'
         where id = ${id} and status = 'undoing'`
    throw error
  }
})
