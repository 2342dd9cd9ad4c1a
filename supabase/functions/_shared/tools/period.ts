import {
  addDays,
  fromWallClock,
  toWallClock,
  utcToWall,
  type WallClock,
  weekdayOf,
} from '@parley/core/text/time-zone'
import { z } from 'zod'

const units = ['week', 'month', 'quarter', 'year'] as const
/** A stretch of the calendar by its name. */
export const period = z.enum([
  'today',
  ...units.map((unit) => `this_${unit}` as const),
  ...units.map((unit) => `last_${unit}` as const),
  'last_30_days',
  'all_time',
])
export type Period = z.infer<typeof period>

const monthsOf = { month: 1, quarter: 3, year: 12 }

/** Start and end of a period, in ISO 8601; weeks begin on Monday, and all by the clock of the time zone. */
export function spanOf(name: Period, now: string, timeZone: string): { since: string; until: string } {
  const today = { ...toWallClock(new Date(now), timeZone), hour: 0, minute: 0 }
  const span = (since: WallClock, until: WallClock) => ({
    since: fromWallClock(since, timeZone).toISOString(),
    until: fromWallClock(until, timeZone).toISOString(),
  })
  const tomorrow = addDays(today, 1)
  if (name === 'today') return span(today, tomorrow)
  if (name === 'last_30_days') return span(addDays(today, -30), tomorrow)
  if (name === 'all_time') return span({ ...today, year: 2000, month: 1, day: 1 }, tomorrow)
  const back = name.startsWith('last_') ? 1 : 0
  const unit = units.find((each) => name.endsWith(each)) ?? 'month'
  if (unit === 'week') {
    const monday = addDays(today, -((weekdayOf(today) + 6) % 7) - 7 * back)
    return span(monday, addDays(monday, 7))
  }
  const months = monthsOf[unit]
  const first = today.month - 1 - ((today.month - 1) % months) - months * back
  const startOf = (month: number) => utcToWall(Date.UTC(today.year, month, 1))
  return span(startOf(first), startOf(first + months))
}
