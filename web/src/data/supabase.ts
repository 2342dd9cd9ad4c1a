import { createClient } from '@supabase/supabase-js'
import type { Database } from './database.ts'
import { environment } from './environment.ts'
import { sessionStorageKey } from './stored-session.ts'

/** The one client. Tables, functions and files go through it; for realtime use `subscribe` from ./realtime.ts. */
export const supabase = createClient<Database>(globalThis.location.origin, environment.publishableKey, {
  auth: { flowType: 'pkce', storageKey: sessionStorageKey },
})
