import { type Day, moveDay } from '@parley/core/blog/calendar'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { supabase } from '~/data/supabase.ts'
import { figures } from './figures.ts'

interface Asked {
  today: Day
  days: number
  timeZone: string
  post: string | undefined
}

async function read(from: Day, to: Day, { timeZone, post }: Asked, signal: AbortSignal) {
  const { data } = await supabase
    .rpc('blog_analytics', {
      from_day: from,
      to_day: to,
      time_zone: timeZone,
      ...(post === undefined ? {} : { only_post: post }),
    })
    .abortSignal(signal)
    .throwOnError()
  return figures.parse(data)
}

/** The figures of the last `days` days up to today, and of as many days before them. */
export const analyticsQuery = (asked: Asked) =>
  queryOptions({
    queryKey: ['blog-analytics', asked],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const from = moveDay(asked.today, 1 - asked.days)
      const [now, before] = await Promise.all([
        read(from, asked.today, asked, signal),
        read(moveDay(from, -asked.days), moveDay(from, -1), asked, signal),
      ])
      return { now, before }
    },
  })
