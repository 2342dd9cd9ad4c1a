import type { Database } from '@parley/core/database.types'
import { createClient } from '@supabase/supabase-js'
import { findCaller, refuse } from '../_shared/caller.ts'
import { serve } from '../_shared/serve.ts'
import { feedSchema, toCalendar } from './to-calendar.ts'

function toResponse(data: unknown, appUrl: string): Response | null {
  const feed = feedSchema.nullable().parse(data)
  return (
    feed &&
    new Response(toCalendar(feed, appUrl), {
      headers: {
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': 'inline; filename="tasks.ics"',
        'Cache-Control': 'private, max-age=300',
      },
    })
  )
}

/**
 * GET ?token=SECRET answers the owner's tasks as an iCalendar file. Calendar programs send no session: the secret in the link is
 * checked by `read_calendar_feed`, which reads for its owner alone. 404 for a link that is unknown or was replaced.
 * Without a token, somebody who is signed in gets their own.
 */
export default serve(async (request, environment) => {
  const token = new URL(request.url).searchParams.get('token')
  const appUrl = environment.PUBLIC_URL ?? environment.SUPABASE_URL
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(405, 'Send a GET request.')
  if (token === null && request.headers.has('Authorization')) {
    const caller = await findCaller(request, environment)
    if (caller instanceof Response) return caller
    const { data } = await caller.client.rpc('my_calendar').throwOnError()
    return toResponse(data, appUrl) ?? refuse(404, 'You don’t belong to a company.')
  }
  if (token === null || !/^[0-9a-f]{64}$/.test(token)) return refuse(404, 'This is no calendar link.')
  const client = createClient<Database>(environment.SUPABASE_URL, environment.SUPABASE_ANON_KEY, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  })
  const { data } = await client.rpc('read_calendar_feed', { token }).throwOnError()
  return (
    toResponse(data, appUrl) ??
    refuse(404, 'This calendar link is no longer valid. Make a new one on /tasks.')
  )
})
