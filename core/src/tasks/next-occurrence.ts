import {
  addDays,
  fromWallClock,
  isoWeekday,
  toWallClock,
  utcToWall,
  type WallClock,
  wallToUtc,
} from '../text/time-zone.ts'
import type { Recurrence } from './recurrence.ts'

/** Enough for the 29th of February, which 2096 and 2104 have and 2100 has not. */
const monthTries = 100

/** A hundred years of days bound the search. */
const mostSteps = 40_000

function nextWeekly(wall: WallClock, { every, weekdays }: Recurrence): WallClock {
  const today = isoWeekday(wall)
  const later = weekdays.find((day) => day > today)
  const target = later ?? (weekdays[0] ?? today) + 7 * every
  return addDays(wall, target - today)
}

function nextMonthly(wall: WallClock, { every, monthDay }: Recurrence): WallClock | null {
  for (let step = 0; step < monthTries; step++) {
    const last = utcToWall(Date.UTC(wall.year, wall.month + step * every, 0))
    const day = monthDay === -1 ? last.day : (monthDay ?? wall.day)
    const next = { ...last, day, hour: wall.hour, minute: wall.minute }
    if (day <= last.day && wallToUtc(next) > wallToUtc(wall)) return next
  }
  return null
}

function following(wall: WallClock, recurrence: Recurrence): WallClock | null {
  if (recurrence.frequency === 'daily') return addDays(wall, recurrence.every)
  return recurrence.frequency === 'weekly' ? nextWeekly(wall, recurrence) : nextMonthly(wall, recurrence)
}

const isPast = (wall: WallClock, until: string | null): boolean =>
  until !== null && new Date(wallToUtc(wall)).toISOString().slice(0, 10) > until

/**
 * The first date of a series after `dueAt` that is also after `now`, at the same time on the wall of the zone; null
 * where the series is over. Dates that passed in the meantime count as done. ISO 8601. The database creates the next
 * task itself (`private.next_occurrence`); this computes it for display, and a test compares both.
 */
export function nextOccurrence(
  recurrence: Recurrence,
  dueAt: string,
  now: string,
  timeZone: string,
): { dueAt: string; recurrence: Recurrence } | null {
  const after = wallToUtc(toWallClock(new Date(now), timeZone))
  let wall: WallClock | null = toWallClock(new Date(dueAt), timeZone)
  let { count } = recurrence
  for (let step = 0; step < mostSteps; step++) {
    wall = following(wall, recurrence)
    count = count === null ? null : count - 1
    if (wall === null || count === 0 || isPast(wall, recurrence.until)) return null
    if (wallToUtc(wall) > after) {
      return { dueAt: fromWallClock(wall, timeZone).toISOString(), recurrence: { ...recurrence, count } }
    }
  }
  return null
}
