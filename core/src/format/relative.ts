import { toWallClock, wallToUtc } from '../text/time-zone.ts'
import { type Moment, writeMoment } from './moment.ts'
import type { Place } from './place.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const names = ['Yesterday', 'Today', 'Tomorrow']

/** Moments as seen from `now`. Examples are of `en-US`. */
export function createRelative(place: Place) {
  const dayNumber = (at: Moment): number =>
    Math.floor(wallToUtc(toWallClock(new Date(at), place.timeZone)) / day)
  return {
    /** "Today 3:04 PM", "Yesterday 3:04 PM", "Fri 3:04 PM" within the six days to come, then the day. */
    due(at: Moment, now: Moment): string {
      const days = dayNumber(at) - dayNumber(now)
      const name = names[days + 1]
      if (name !== undefined) return `${name} ${writeMoment('time', at, place)}`
      return days > 1 && days < 7 ? writeMoment('hourOfWeek', at, place) : writeMoment('day', at, place, now)
    },
    /** How long ago, short: "now", "5 min", "3 h", "2 d", after two weeks the day. */
    age(at: Moment, now: Moment): string {
      const age = new Date(now).getTime() - new Date(at).getTime()
      if (age < minute) return 'now'
      if (age < hour) return `${Math.floor(age / minute)} min`
      if (age < day) return `${Math.floor(age / hour)} h`
      return age < 14 * day ? `${Math.floor(age / day)} d` : writeMoment('day', at, place, now)
    },
  }
}
