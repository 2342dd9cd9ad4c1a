import type { WallClock } from './time-zone.ts'
import { addDays, utcToWall, wallToUtc, weekdayOf } from './time-zone.ts'

/** A stretch of the calendar named in a text, as the moment it asks for: its end, or its start for "next week". */
export interface FoundPeriod {
  index: number
  text: string
  wall: WallClock
}

const endOfWork = 17
const startOfWork = 9

const unitPattern =
  /(?<=\b(?:by|before|at|until|till) (?:the )?)(?<ending>month|quarter|year)(?:'s|’s)?[- ]end\b|\b(?:(?:the )?(?<edge>end|close|beginning|start|middle|first|1st|first day) of (?:the )?|(?<part>early|later?|mid)[- ])?(?<which>this |next )?(?:business )?(?<unit>day|week|month|quarter|year|q[1-4](?: (?:of )?(?:20\d\d|next year))?|(?:first|second|third|fourth) quarter)\b|\b(?:eod|cob|eow|eom|eoq|close of business|end of business)\b/gi

const short: Record<string, [edge: string, unit: string]> = {
  eod: ['end', 'day'],
  cob: ['end', 'day'],
  'close of business': ['end', 'day'],
  'end of business': ['end', 'day'],
  eow: ['end', 'week'],
  eom: ['end', 'month'],
  eoq: ['end', 'quarter'],
}

const at = (year: number, month: number, day: number, hour: number): WallClock =>
  utcToWall(Date.UTC(year, month - 1, day, hour))

/** First and last day of a run of months; a month beyond December continues in the next year. */
const months = (year: number, month: number, count: number): { first: WallClock; last: WallClock } => ({
  first: at(year, month, 1, startOfWork),
  last: at(year, month + count, 0, endOfWork),
})

function week(now: WallClock, offset: number): { first: WallClock; last: WallClock } {
  const weekday = weekdayOf(now)
  const sinceMonday = weekday === 0 ? 6 : weekday - 1
  const isWeekendNow = weekday === 0 || weekday === 6
  const monday = addDays(now, 7 * offset - sinceMonday + (isWeekendNow && offset === 0 ? 7 : 0))
  return {
    first: { ...monday, hour: startOfWork, minute: 0 },
    last: { ...addDays(monday, 4), hour: endOfWork, minute: 0 },
  }
}

function namedQuarter(unit: string): number | null {
  const digit = /^q([1-4])/.exec(unit)?.[1]
  if (digit !== undefined) return Number(digit)
  const index = ['first', 'second', 'third', 'fourth'].indexOf(unit.split(' ')[0] ?? '')
  return index < 0 ? null : index + 1
}

function rangeOf(unit: string, isNext: boolean, now: WallClock): { first: WallClock; last: WallClock } {
  const step = isNext ? 1 : 0
  const quarter = namedQuarter(unit)
  if (quarter !== null) {
    const namedYear = unit.endsWith('next year') ? now.year + 1 : /20\d\d/.exec(unit)?.[0]
    const isOver = quarter * 3 < now.month
    return months(
      namedYear === undefined ? now.year + (isOver ? 1 : 0) : Number(namedYear),
      quarter * 3 - 2,
      3,
    )
  }
  if (unit === 'week') return week(now, step)
  if (unit === 'month') return months(now.year, now.month + step, 1)
  if (unit === 'quarter') return months(now.year, (Math.ceil(now.month / 3) + step) * 3 - 2, 3)
  if (unit === 'year') return months(now.year + step, 1, 12)
  return { first: { ...now, hour: startOfWork, minute: 0 }, last: { ...now, hour: endOfWork, minute: 0 } }
}

/** Wednesday of a week, the 15th of a month; the middle of anything longer is no day. */
function middleOf(unit: string, first: WallClock): WallClock | null {
  if (unit === 'week') return addDays(first, 2)
  return unit === 'month' ? { ...first, day: 15 } : null
}

/**
 * "end of the week", "next month", "Q1", "EOD". A week ends on Friday and a working day at 17:00; "next week" is
 * its Monday at 9:00, "this week" its Friday. "The start of the month" is the coming one.
 */
export const findPeriods = (text: string, now: WallClock): FoundPeriod[] =>
  [...text.matchAll(unitPattern)].flatMap((match) => {
    const [edge, unit] = short[match[0].toLowerCase()] ?? [
      (match.groups?.ending ? 'end' : (match.groups?.edge ?? match.groups?.part))?.toLowerCase() ?? null,
      (match.groups?.unit ?? match.groups?.ending)?.toLowerCase() ?? '',
    ]
    const which = match.groups?.which?.trim().toLowerCase() ?? ''
    const isNamed = namedQuarter(unit) !== null
    const isBare = edge === null && which === '' && !isNamed
    if (isBare || (unit === 'day' && edge !== 'end' && edge !== 'close')) return []
    const current = rangeOf(unit, which === 'next', now)
    const middle = edge?.startsWith('mid') ? middleOf(unit, current.first) : undefined
    if (middle === null) return []
    const isOpening = /^(?:beginning|start|first|1st)/.test(edge ?? '') && which === '' && !isNamed
    const hasBegun = isOpening && wallToUtc(current.first) < wallToUtc(now)
    const range = hasBegun ? rangeOf(unit, true, now) : current
    const wantsEnd = /^(?:end|close|late)/.test(edge ?? '') || (edge === null && which === 'this')
    return [{ index: match.index, text: match[0], wall: middle ?? (wantsEnd ? range.last : range.first) }]
  })
