import { z } from 'zod'
import { defineTask } from '../tasks.ts'

const payload = z.object({ record: z.enum(['accounts', 'contacts']), ids: z.array(z.uuid()) })

/** customers.missed: when customers were last dealt with whom somebody else was writing at that moment. */
export const recountCustomersTask = defineTask(payload, async ({ database }, { record, ids }) => {
  await database.sql`select private.recount_activity(${record}, ${ids}::uuid[], true)`
})
