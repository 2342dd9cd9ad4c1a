import type { Database } from '@parley/core/database.types'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { FunctionEnvironment } from './serve.ts'

/** The caller of a function, with a client that uses their token, so that row-level security applies. */
export interface Caller {
  userId: string
  client: SupabaseClient<Database>
}

/** An error response with one sentence. */
export const refuse = (status: number, error: string): Response => Response.json({ error }, { status })

/** The caller behind the request's token, or the 401 to answer with. */
export async function findCaller(
  request: Request,
  environment: FunctionEnvironment,
): Promise<Caller | Response> {
  const authorization = request.headers.get('Authorization')
  if (authorization === null) return refuse(401, 'Sign in first.')
  const client = createClient<Database>(environment.SUPABASE_URL, environment.SUPABASE_ANON_KEY, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { headers: { Authorization: authorization } },
  })
  // Verified here against the instance's cached public keys, which saves a request to the auth service for each call.
  const { data } = await client.auth
    .getClaims(authorization.replace(/^Bearer /i, ''))
    .catch(() => ({ data: null }))
  const isPerson = data !== null && data.claims.role === 'authenticated'
  return isPerson
    ? { userId: data.claims.sub, client }
    : refuse(401, 'Your session has ended. Sign in again.')
}
