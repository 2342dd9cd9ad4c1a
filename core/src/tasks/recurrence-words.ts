import {
  addDays,
  fromWallClock,
  isoWeekday,
  toWallClock,
  utcToWall,
  type WallClock,
} from '../text/time-zone.ts'
import type { Recurrence } from './recurrence.ts'

/** A rhythm said in a text, and where. `weekdays` is empty and `monthDay` null where the words leave them to the first date. */
export interface FoundRecurrence {
  index: number
  text: string
  recurrence: Recurrence
}

const weekday = '(?:mon|tue(?:s)?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?s?'
const several = `${weekday}(?:(?:\\s*,\\s*(?:and\\s+)?|\\s+and\\s+|\\s*&\\s*)${weekday})*`
const month = '(?:\\s+on)?(?:\\s+the)?\\s+(?:(?<last>last)\\s+day|(?<monthDay>\\d{1,2})(?:st|nd|rd|th))'
const pattern = new RegExp(
  `\\b(?:every\\s+(?:(?:(?<number>\\d{1,3}|other|second|2nd)\\s+)?(?:(?<unit>day|week|fortnight|month)s?|(?<days>${several}))|(?<workday>weekday|workday))|(?<adverb>daily|weekly|fortnightly|monthly))(?:(?<=month|months|monthly)${month}|(?<=week|weeks|weekly|fortnight|fortnights|fortnightly)\\s+on\\s+(?<onDays>${several}))?(?=$|[\\s,.;:!?])`,
  'i',
)
/** "every last Friday", "every month on the first Monday": no rule that a task can repeat by. */
const beyond = new RegExp(
  `\\b(?:every|each)\\s+(?:month\\s+on\\s+the\\s+)?(?:first|1st|third|3rd|fourth|4th|last)\\s+${weekday}`,
  'i',
)

/** Whether a text names a rhythm that tasks don't have; its words are left as they are. */
export const isUnknownRhythm = (text: string): boolean => beyond.test(text)

const starts = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su']
const readWeekdays = (words: string | undefined): number[] =>
  starts.flatMap((start, index) => (new RegExp(`\\b${start}`, 'i').test(words ?? '') ? [index + 1] : []))

const frequencyOf = (word: string): Recurrence['frequency'] =>
  /^da/i.test(word) ? 'daily' : /^(?:week|fortnight)/i.test(word) ? 'weekly' : 'monthly'

/**
 * The first rhythm said in a text: "every Monday", "every other Tuesday", "every 2 weeks on Tuesday and Friday", "monthly on
 * the last day".
 */
export function findRecurrence(text: string): FoundRecurrence | null {
  const match = pattern.exec(text)
  if (!match || isUnknownRhythm(text)) return null
  const { number, unit, days, workday, adverb, last, monthDay, onDays } = match.groups ?? {}
  const day = last !== undefined ? -1 : monthDay === undefined ? null : Number(monthDay)
  if (day !== null && (day === 0 || day > 31)) return null
  const word = unit ?? adverb ?? ''
  const each = number === undefined ? 1 : /^\d+$/.test(number) ? Number(number) : 2
  const every = /^fortnight/i.test(word) ? each * 2 : each
  if (every === 0) return null
  const recurrence: Recurrence = {
    frequency: workday || days ? 'weekly' : frequencyOf(word),
    every,
    weekdays: workday ? [1, 2, 3, 4, 5] : readWeekdays(days ?? onDays),
    monthDay: day,
    count: null,
    until: null,
  }
  return { index: match.index, text: match[0], recurrence }
}

function fits(wall: WallClock, { weekdays, monthDay }: Recurrence): boolean {
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
