import { type Moment, writeMoment } from './moment.ts'
import type { Place } from './place.ts'

/** Days and months. Where `now` is given the year is left out within its year. Examples are of `en-US`. */
export const createDates = (place: Place) => ({
  /** "Nov 3", of another year "Nov 3, 2025". */
  day: (at: Moment, now: Moment): string => writeMoment('day', at, place, now),
  /** "Tue, Nov 3": a day that one plans for. */
  weekday: (at: Moment, now: Moment): string => writeMoment('weekday', at, place, now),
  /** "Tuesday, November 3": a heading. */
  longDay: (at: Moment): string => writeMoment('longDay', at, place),
  /** "November 3, 2026": a text to be read in any year. */
  date: (at: Moment): string => writeMoment('date', at, place),
  /** "Nov 2026". */
  month: (at: Moment): string => writeMoment('month', at, place),
  /** "November 2026": a heading. */
  longMonth: (at: Moment): string => writeMoment('longMonth', at, place),
  /** "Nov 3 – Nov 5", or "Nov 3" where both are one; with the years where the period goes over one. */
  days(from: Moment, to: Moment): string {
    const ends = [writeMoment('day', from, place, to), writeMoment('day', to, place, from)]
    return [...new Set(ends)].join(' – ')
  },
})
