import type { Database } from '@parley/core/database.types'
import { createClient } from '@supabase/supabase-js'
import { refuse } from '../_shared/caller.ts'
import { serve } from '../_shared/serve.ts'
import { feedSchema, toCalendar } from './to-calendar.ts'

/**
 * GET ?token=SECRET answers the owner's tasks as an iCalendar file. Calendar programs send no session: the secret in the link is
 * checked by `read_calendar_feed`, which reads for its owner alone. 404 for a link that is unknown or was replaced.
 */
export default serve(async (request, environment) => {
  const token = new URL(request.url).searchParams.get('token')
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(405, 'Send a GET request.')
  if (token === null || !/^[0-9a-f]{64}$/.test(token)) return refuse(404, 'This is no calendar link.')
  const client = createClient<Database>(environment.SUPABASE_URL, environment.SUPABASE_ANON_KEY, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  })
  const { data } = await client.rpc('read_calendar_feed', { token }).throwOnError()
  const feed = feedSchema.nullable().parse(data)
  if (feed === null) return refuse(404, 'This calendar link is no longer valid. Make a new one on /tasks.')
  return new Response(toCalendar(feed, environment.PUBLIC_URL ?? environment.SUPABASE_URL), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'inline; filename="tasks.ics"',
      'Cache-Control': 'private, max-age=300',
    },
  })
})
