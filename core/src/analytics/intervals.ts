import { type Day, moveDay } from '../blog/calendar.ts'
import { daysIn } from '../text/day.ts'
import { moneyOf } from './sales-figures.ts'
import type { IntervalLine, Money } from './sales-lines.ts'

/** An interval of days, both ends included. */
export interface Interval {
  from: Day
  to: Day
  created: number
  won: number
  lost: number
  wonValue: Money[]
}

/** How many days one interval of a chart has: single days up to a month, weeks up to half a year, then about a month. */
export function intervalDays(days: number): number {
  if (days <= 31) return 1
  return days <= 186 ? 7 : Math.ceil(days / 12)
}

/** A period in intervals of equal length, the last one cut at its end; those without a line count nothing. */
export const toIntervals = (lines: readonly IntervalLine[], from: Day, to: Day, length: number): Interval[] =>
  Array.from({ length: Math.ceil(daysIn(from, to) / length) }, (_, index) => {
    const start = moveDay(from, index * length)
    const end = moveDay(start, length - 1)
    const own = lines.filter((line) => line.from_day === start)
    const count = (name: 'created' | 'won' | 'lost') => own.reduce((sum, line) => sum + line[name], 0)
    return {
      from: start,
      to: end < to ? end : to,
      created: count('created'),
      won: count('won'),
      lost: count('lost'),
      wonValue: moneyOf(own, (line) => line.won_value),
    }
  })
