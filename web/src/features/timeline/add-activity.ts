import { loggedKinds, longestMinutes } from '@parley/core/records/activity'
import * as z from 'zod/mini'
import { supabase } from '~/data/supabase.ts'

/** A note, call or meeting of the one record that is named; without `created_at` it is of now. */
export const activitySchema = z.strictObject({
  lead_id: z.optional(z.string()),
  account_id: z.optional(z.string()),
  contact_id: z.optional(z.string()),
  kind: z.enum(loggedKinds),
  body: z.nullable(z.string()),
  data: z.optional(
    z.strictObject({
      outcome: z.string(),
      minutes: z.optional(z.number().check(z.minimum(0), z.maximum(longestMinutes))),
    }),
  ),
  created_at: z.optional(z.string()),
})
export type NewActivity = z.infer<typeof activitySchema>

/** With an `id` it may be asked for twice and makes one entry. */
export async function addActivity(activity: NewActivity & { id?: string }): Promise<void> {
  await supabase.from('lead_activities').upsert(activity, { ignoreDuplicates: true }).throwOnError()
}
