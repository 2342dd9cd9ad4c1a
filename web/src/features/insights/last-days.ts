import { type Day, moveDay } from '@parley/core/blog/calendar'

/** The last `days` days up to today in a time zone, of one person or of everyone. */
export interface LastDays {
  today: Day
  days: number
  timeZone: string
  owner: string | undefined
}

/** As the functions of the database take them. */
export const toArguments = ({ today, days, timeZone, owner }: LastDays) => ({
  from_day: moveDay(today, 1 - days),
  to_day: today,
  time_zone: timeZone,
  ...(owner === undefined ? {} : { only_owner: owner }),
})
