import type { Database } from '@parley/core/database.types'
import { createClient } from '@supabase/supabase-js'
import { z } from 'zod'
import { sampleCompany } from '../../seed/index.ts'
import { createLocalEngine } from '../_shared/engines/local-engine.ts'
import type { FunctionEnvironment } from '../_shared/serve.ts'
import { serve } from '../_shared/serve.ts'
import { createCalendar } from './calendar.ts'
import { toDocument } from './document.ts'

const requestSchema = z.object({ action: z.enum(['load', 'remove']) })
const countsSchema = z.object({
  leads: z.number(),
  tasks: z.number(),
  recordings: z.number(),
  posts: z.number(),
})
const loadedSchema = countsSchema.extend({ already_loaded: z.boolean() })

type Client = ReturnType<typeof connect>

/** A client that acts as the caller: their own token, and with it row-level security. */
const connect = (environment: FunctionEnvironment, authorization: string) =>
  createClient<Database>(environment.SUPABASE_URL, environment.SUPABASE_ANON_KEY, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { headers: { Authorization: authorization } },
  })

const databaseRefusal = z.object({ code: z.enum(['P0001', '42501']), message: z.string() })

const refuse = (status: number, error: string): Response => Response.json({ error }, { status })

const load = async (client: Client, userId: string): Promise<Response> => {
  const [{ data: profile }, { count }] = await Promise.all([
    client.from('profiles').select('full_name, time_zone').eq('id', userId).maybeSingle().throwOnError(),
    client.from('leads').select('id', { count: 'exact', head: true }).eq('is_sample', true).throwOnError(),
  ])
  const owner = { name: profile?.full_name ?? '', timeZone: profile?.time_zone ?? 'UTC' }
  const document =
    count === null || count === 0
      ? await toDocument(
          sampleCompany,
          owner,
          createCalendar(new Date(), owner.timeZone),
          createLocalEngine(),
        )
      : {}
  const { data } = await client
    .rpc('load_sample', { payload: JSON.parse(JSON.stringify(document)) })
    .throwOnError()
  const { already_loaded: isAlreadyLoaded, ...counts } = loadedSchema.parse(data)
  return Response.json({ ...counts, isAlreadyLoaded })
}

const remove = async (client: Client): Promise<Response> => {
  const { data } = await client.rpc('remove_sample').throwOnError()
  return Response.json(countsSchema.parse(data))
}

/**
 * POST {action: 'load' | 'remove'} with the caller's token. Answers {leads, tasks, recordings, posts}: how many sample
 * rows there are now (load, with `isAlreadyLoaded`) or were taken away (remove). PRODUCT.md, reading 2.
 */
export default serve(async (request, environment) => {
  if (request.method !== 'POST') return refuse(405, 'Send a POST request.')
  const authorization = request.headers.get('Authorization')
  if (authorization === null) return refuse(401, 'Sign in first.')
  const body = requestSchema.safeParse(await request.json().catch(() => null))
  if (!body.success) return refuse(400, 'Say {"action": "load"} or {"action": "remove"}.')
  const client = connect(environment, authorization)
  const { data } = await client.auth.getUser(authorization.replace(/^Bearer /i, ''))
  if (!data.user) return refuse(401, 'Your session has ended. Sign in again.')
  try {
    return await (body.data.action === 'load' ? load(client, data.user.id) : remove(client))
  } catch (error) {
    const refusal = databaseRefusal.safeParse(error)
    if (!refusal.success) throw error
    return refuse(409, refusal.data.message)
  }
})
