import { readRefusal } from '~/data/function-refusal.ts'
import { supabase } from '~/data/supabase.ts'

/**
 * Reads one's tasks as a calendar program would: the same function, by one's session in place of the link's secret, which
 * nobody can read again. Throws an Error in words.
 */
export async function testCalendar(): Promise<string> {
  const { data } = await supabase.auth.getSession()
  const response = await fetch('/functions/v1/calendar-feed', {
    headers: { Authorization: `Bearer ${data.session?.access_token ?? ''}` },
  })
  if (!response.ok) throw new Error((await readRefusal(response)) ?? `The feed answered ${response.status}.`)
  const events = (await response.text()).match(/^BEGIN:VEVENT/gm)?.length ?? 0
  return events === 1 ? 'The feed holds one task with a date.' : `The feed holds ${events} tasks with a date.`
}
