import { type Day, moveDay } from '../blog/calendar.ts'
import { daysIn } from '../text/day.ts'
import { moneyOf } from './sales-figures.ts'
import type { Money, StretchLine } from './sales-lines.ts'

/** A stretch of days, both ends within. */
export type Stretch = { from: Day; to: Day; created: number; won: number; lost: number; wonValue: Money[] }

/** How many days stand in one stretch of a chart: single days up to a month, weeks up to half a year, then about a month. */
export const stretchDays = (days: number): number => {
  if (days <= 31) return 1
  return days <= 186 ? 7 : Math.ceil(days / 12)
}

/** A period in stretches of equal length, the last one cut at its end; those without a line count nothing. */
export const toStretches = (lines: readonly StretchLine[], from: Day, to: Day, length: number): Stretch[] =>
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
