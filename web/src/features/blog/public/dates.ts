import { createDates } from '@parley/core/format/dates'
import { productLocale } from '@parley/core/format/place'

/** "March 12, 2026" the way a reader abroad and a cache read it as well: in UTC, with the year. */
export const formatPostDate: (instant: string) => string = createDates({
  locale: productLocale,
  timeZone: 'UTC',
}).date

export const formatReadTime = (minutes: number): string => `${Math.max(1, minutes)} min read`
