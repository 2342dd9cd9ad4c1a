import type { Day } from '@parley/core/blog/calendar'

const format = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
})

/** "Saturday 21 November". */
export const nameOfDay = (day: Day): string => format.format(new Date(`${day}T00:00Z`))
