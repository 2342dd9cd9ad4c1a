import {
  addDays,
  fromWallClock,
  toWallClock,
  utcToWall,
  type WallClock,
  wallToUtc,
} from '../text/time-zone.ts'
import type { Recurrence } from './recurrence.ts'

/** A rhythm said in a text, and where. `weekdays` is empty and `monthDay` null where the words leave them to the first date. */
export type FoundRecurrence = { index: number; text: string; recurrence: Recurrence }

const weekday = '(?:mon|tue(?:s)?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?s?'
const several = `${weekday}(?:(?:\\s*,\\s*(?:and\\s+)?|\\s+and\\s+|\\s*&\\s*)${weekday})*`
const month = '(?:\\s+on)?(?:\\s+the)?\\s+(?:(last)\\s+day|(\\d{1,2})(?:st|nd|rd|th))'
const pattern = new RegExp(
  `\\b(?:every\\s+(?:(?:(\\d{1,3}|other|second)\\s+)?(day|week|month)s?|(weekday|workday)|(${several}))|(daily|weekly|monthly))(?:(?<=month|months|monthly)${month}|(?<=week|weeks|weekly)\\s+on\\s+(${several}))?(?=$|[\\s,.;:!?])`,
  'i',
)

const starts = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su']
const readWeekdays = (words: string | undefined): number[] =>
  starts.flatMap((start, index) => (new RegExp(`\\b${start}`, 'i').test(words ?? '') ? [index + 1] : []))

const frequencyOf = (word: string): Recurrence['frequency'] =>
  /^da/i.test(word) ? 'daily' : /^week/i.test(word) ? 'weekly' : 'monthly'

/** The first rhythm said in a text: "every Monday", "every 2 weeks on Tuesday and Friday", "monthly on the last day". */
export function findRecurrence(text: string): FoundRecurrence | null {
  const match = pattern.exec(text)
  if (!match) return null
  const [said, number, unit, workday, days, adverb, last, monthDay, onDays] = match
  const isLastDay = last !== undefined
  const day = isLastDay ? -1 : monthDay === undefined ? null : Number(monthDay)
  if (day !== null && (day === 0 || day > 31)) return null
  const every = number === undefined ? 1 : /^\d/.test(number) ? Number(number) : 2
  if (every === 0) return null
  const recurrence: Recurrence = {
    frequency: workday || days ? 'weekly' : frequencyOf(unit ?? adverb ?? ''),
    every,
    weekdays: workday ? [1, 2, 3, 4, 5] : readWeekdays(days ?? onDays),
    monthDay: day,
    count: null,
    until: null,
  }
  return { index: match.index, text: said, recurrence }
}

const isoWeekday = (wall: WallClock): number => new Date(wallToUtc(wall)).getUTCDay() || 7

const fits = (wall: WallClock, { weekdays, monthDay }: Recurrence): boolean => {
  if (weekdays.length > 0) return weekdays.includes(isoWeekday(wall))
  if (monthDay === null) return true
  const last = utcToWall(Date.UTC(wall.year, wall.month, 0)).day
  return wall.day === (monthDay === -1 ? last : monthDay)
}

/** A month of 31 days is at most two months away. */
const daysToLookAt = 93

/** The first moment after `now` at an hour and minute of the wall that fits the rhythm. ISO 8601. */
export function firstOccurrence(
  recurrence: Recurrence,
  { hour, minute }: { hour: number; minute: number },
  now: string,
  timeZone: string,
): string | null {
  const today = { ...toWallClock(new Date(now), timeZone), hour, minute }
  for (let ahead = 0; ahead < daysToLookAt; ahead++) {
    const wall = addDays(today, ahead)
    const at = fromWallClock(wall, timeZone)
    if (fits(wall, recurrence) && at > new Date(now)) return at.toISOString()
  }
  return null
}

/** Fills what the words left open from the first date: "every week" said for a Tuesday is each Tuesday. */
export function completeRecurrence(recurrence: Recurrence, dueAt: string, timeZone: string): Recurrence {
  const wall = toWallClock(new Date(dueAt), timeZone)
  const { frequency, weekdays, monthDay } = recurrence
  return {
    ...recurrence,
    weekdays: frequency === 'weekly' && weekdays.length === 0 ? [isoWeekday(wall)] : weekdays,
    monthDay: frequency === 'monthly' ? (monthDay ?? wall.day) : null,
  }
}
