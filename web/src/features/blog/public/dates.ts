const long = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })

/** "12 March" the way a reader abroad and a cache read it as well: in UTC, with the year. */
export const formatPostDate = (instant: string): string => long.format(new Date(instant))

export const formatReadTime = (minutes: number): string => `${Math.max(1, minutes)} min read`
