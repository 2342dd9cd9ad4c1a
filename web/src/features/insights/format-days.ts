import type { Day } from '@parley/core/blog/calendar'

const day = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'short' })

/** "3 Nov", or "3 Nov – 5 Nov". */
export const formatDays = (from: Day, to: Day): string =>
  [...new Set([from, to])].map((each) => day.format(new Date(`${each}T00:00Z`))).join(' – ')
