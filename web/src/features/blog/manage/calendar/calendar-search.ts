import { isDay } from '@parley/core/text/day'

export interface CalendarSearch {
  /** Default: the month. */
  view?: 'week'
  /** A day inside the month or week shown, `YYYY-MM-DD`; default: today. */
  day?: string
}

/** The query parameters of /blog/calendar; what is not valid is left out. */
export function readCalendarSearch(raw: Record<string, unknown>): CalendarSearch {
  const { day } = raw
  return {
    ...(raw['view'] === 'week' ? { view: 'week' } : {}),
    ...(typeof day === 'string' && isDay(day) ? { day } : {}),
  }
}
