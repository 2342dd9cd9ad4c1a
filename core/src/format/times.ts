import { type Moment, writeMoment } from './moment.ts'
import type { Place } from './place.ts'

/** Moments of a day, in 12 or 24 hours as the locale has it. Examples are of `en-US`. */
export const createTimes = (place: Place) => ({
  /** "3:04 PM". */
  time: (at: Moment): string => writeMoment('time', at, place),
  /** "Nov 3, 3:04 PM", of another year "Nov 3, 2025, 3:04 PM". */
  dayAndTime: (at: Moment, now: Moment): string => writeMoment('dayAndTime', at, place, now),
  /** "Tue, Nov 3, 3:04 PM": an appointment. */
  weekdayAndTime: (at: Moment, now: Moment): string => writeMoment('weekdayAndTime', at, place, now),
  /** "Tuesday, November 3, 2026 at 3:04 PM": nothing left out. */
  exact: (at: Moment): string => writeMoment('exact', at, place),
  /** "Nov 3, 2026, 3:04:05 PM": an entry of a record. */
  record: (at: Moment): string => writeMoment('record', at, place),
})
