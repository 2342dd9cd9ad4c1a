import type { Database } from '@parley/core/database.types'
import type { SupabaseClient } from '@supabase/supabase-js'

/** Loads the sample company for whoever is signed in. Rejects with what the host answered. */
export async function loadSample({ functions }: SupabaseClient<Database>): Promise<void> {
  const { error, response } = await functions.invoke('sample-company', { body: { action: 'load' } })
  if (error) throw new Error(`sample-company: ${await response?.text()}`, { cause: error })
}

/** What should be refused, or do nothing: whatever it answers, the test looks at what stands afterwards. */
export async function attempt(asked: PromiseLike<unknown>): Promise<void> {
  await asked
}
