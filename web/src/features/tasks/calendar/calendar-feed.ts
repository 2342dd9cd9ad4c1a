import { queryOptions } from '@tanstack/react-query'
import { supabase } from '~/data/supabase.ts'

/** When the person's link was made and last read by a program; null where there is none. */
export const calendarFeedQuery = () =>
  queryOptions({
    queryKey: ['calendar-feed'],
    // A program reads the link without this page hearing of it.
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const { data } = await supabase
        .from('calendar_feeds')
        .select('created_at, last_read_at')
        .abortSignal(signal)
        .maybeSingle()
        .throwOnError()
      return data
    },
  })

/** Makes a link and ends the one before it. @returns its address, which is never told again */
export async function makeCalendarLink(): Promise<string> {
  const { data } = await supabase.rpc('create_calendar_feed').throwOnError()
  return `${globalThis.location.origin}/functions/v1/calendar-feed?token=${data}`
}

export async function endCalendarLink(userId: string): Promise<void> {
  await supabase.from('calendar_feeds').delete().eq('user_id', userId).throwOnError()
}
