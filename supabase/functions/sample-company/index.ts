import { z } from 'zod'
import { sampleCompany } from '../../seed/index.ts'
import type { Caller } from '../_shared/caller.ts'
import { findCaller, refuse } from '../_shared/caller.ts'
import { createLocalEngine } from '../_shared/engines/local-engine.ts'
import { serve } from '../_shared/serve.ts'
import { readStages } from '../_shared/tools/read-stages.ts'
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

type Client = Caller['client']

const databaseRefusal = z.object({ code: z.enum(['P0001', '42501']), message: z.string() })

async function load(client: Client, userId: string): Promise<Response> {
  const [{ data: profile }, stages, { count }] = await Promise.all([
    client.from('profiles').select('full_name, time_zone').eq('id', userId).maybeSingle().throwOnError(),
    readStages(client),
    client.from('leads').select('id', { count: 'exact', head: true }).eq('is_sample', true).throwOnError(),
  ])
  const owner = { name: profile?.full_name ?? '', timeZone: profile?.time_zone ?? 'UTC' }
  const document =
    count === null || count === 0
      ? await toDocument(
          sampleCompany,
          owner,
          stages,
          createCalendar(new Date(), owner.timeZone),
          createLocalEngine(),
        )
      : {}
  const { data } = await client.rpc('load_sample', { payload: document }).throwOnError()
  const { already_loaded: isAlreadyLoaded, ...counts } = loadedSchema.parse(data)
  return Response.json({ ...counts, isAlreadyLoaded })
}

async function remove(client: Client): Promise<Response> {
  const { data } = await client.rpc('remove_sample').throwOnError()
  return Response.json(countsSchema.parse(data))
}

/**
 * POST {action: 'load' | 'remove'} with the caller's token. Answers {leads, tasks, recordings, posts}: how many sample
 * rows there are now (load, with `isAlreadyLoaded`) or were taken away (remove). docs/specified.md P2.
 */
export default serve(async (request, environment) => {
  if (request.method !== 'POST') return refuse(405, 'Send a POST request.')
  const body = requestSchema.safeParse(await request.json().catch(() => null))
  if (!body.success) return refuse(400, 'Say {"action": "load"} or {"action": "remove"}.')
  const caller = await findCaller(request, environment)
  if (caller instanceof Response) return caller
  try {
    return await (body.data.action === 'load' ? load(caller.client, caller.userId) : remove(caller.client))
  } catch (error) {
    const refusal = databaseRefusal.safeParse(error)
    if (!refusal.success) throw error
    return refuse(409, refusal.data.message)
  }
})
