import { addDays, fromWallClock, toWallClock, weekdayOf } from '@parley/core/text/time-zone'

const minuteInMilliseconds = 60_000

/** Moments around the day of loading, as ISO 8601, on the wall clock of the person's time zone. */
export interface Calendar {
  now: string
  timeZone: string
  /** A moment that lies behind us: the working day before a weekend, and no later than an hour ago. */
  past: (daysAgo: number, hour: number, minute?: number) => string
  /** When something is due. Today's hour that has passed becomes the day's last minute, so that it is still today. */
  due: (inDays: number, hour: number) => string
}

/** The time zone where the runtime knows it, otherwise UTC. */
function knownTimeZone(timeZone: string, now: Date): string {
  try {
    toWallClock(now, timeZone)
    return timeZone
  } catch {
    return 'UTC'
  }
}

/** @param now the day of loading. `timeZone` an IANA name; an unknown one counts as UTC. */
export function createCalendar(now: Date, givenTimeZone: string): Calendar {
  const timeZone = knownTimeZone(givenTimeZone, now)
  const today = toWallClock(now, timeZone)
  const latest = now.getTime() - 60 * minuteInMilliseconds
  return {
    now: now.toISOString(),
    timeZone,
    past: (daysAgo, hour, minute = 0) => {
      const day = addDays({ ...today, hour, minute }, -daysAgo)
      const weekday = weekdayOf(day)
      const back = weekday === 6 ? 1 : weekday === 0 ? 2 : 0
      const moment = fromWallClock(addDays(day, -back), timeZone).getTime()
      return new Date(Math.min(moment, latest)).toISOString()
    },
    due: (inDays, hour) => {
      const moment = fromWallClock(addDays({ ...today, hour, minute: 0 }, inDays), timeZone)
      const midnight = fromWallClock(addDays({ ...today, hour: 0, minute: 0 }, 1), timeZone)
      const isMissed = inDays === 0 && moment <= now
      return (isMissed ? new Date(midnight.getTime() - 1) : moment).toISOString()
    },
  }
}

/** The moment a number of seconds later. Both in ISO 8601. */
export const secondsAfter = (moment: string, seconds: number): string =>
  new Date(Date.parse(moment) + Math.round(seconds * 1000)).toISOString()
