import { createClient } from '@supabase/supabase-js'
import type { Database } from './database.ts'
import { environment } from './environment.ts'
import { fetchFirst } from './first-reads.ts'
import { sessionStorageKey } from './stored-session.ts'

/**
 * The one client. Tables, functions and files go through it; for realtime use `subscribe` from ./realtime.ts.
 * Links in mails are often opened in another browser than the one that asked for them, where a PKCE verifier would be
 * missing; the implicit flow's tokens travel in the fragment, which no server sees.
 */
export const supabase = createClient<Database>(globalThis.location.origin, environment.publishableKey, {
  global: { fetch: fetchFirst },
  auth: { flowType: 'implicit', storageKey: sessionStorageKey, experimental: { recoveryCodes: true } },
})
