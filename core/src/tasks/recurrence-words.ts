import {
  addDays,
  fromWallClock,
  isoWeekday,
  toWallClock,
  utcToWall,
  type WallClock,
} from '../text/time-zone.ts'
import type { Recurrence } from './recurrence.ts'

/**
 * A rhythm said in a text, and where. `weekdays` is empty and `monthDay` null where the words leave them to the first date.
 * `hour`: of "every morning"; null where none is said.
 */
export interface FoundRecurrence {
  index: number
  text: string
  hour: number | null
  recurrence: Recurrence
}

const weekday = '(?:mon|tue(?:s)?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?s?'
const severalOf = (day: string): string => `${day}(?:(?:\\s*,\\s*(?:and\\s+)?|\\s+and\\s+|\\s*&\\s*)${day})*`
const several = severalOf(weekday)
/** "on Mondays", "Mondays at 9": each of them. */
const plurals = severalOf('(?:mon|tues|wednes|thurs|fri|satur|sun)days')
const counts = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
const month = '(?:\\s+on)?(?:\\s+the)?\\s+(?:(?<last>last)\\s+day|(?<monthDay>\\d{1,2})(?:st|nd|rd|th))'
const rhythm = [
  `(?:every|each)\\s+(?:(?:(?<number>\\d{1,3}|other|second|2nd|${counts.join('|')})\\s+)?(?:(?<unit>day|week|fortnight|month|quarter|year)s?|(?<days>${several}))|(?<workday>(?:week|work|(?:business|working)\\s+)day)|(?=morning|afternoon|evening))`,
  // "the weekly report" says which one.
  `(?<adverb>daily|weekly|fortnightly|monthly|quarterly)(?!\\s+(?!(?:on|at|by|until|till|from|starting|in|for|with|to|about|${weekday})\\b)[a-z])`,
  `(?:on\\s+(?<onPlurals>${plurals})|(?<plurals>${plurals})(?=\\s+at\\b|\\s*$))`,
].join('|')
const pattern = new RegExp(
  `\\b(?:${rhythm})(?:(?<=month|months|monthly|quarter|quarters|quarterly)${month}|(?<=week|weeks|weekly|fortnight|fortnights|fortnightly)\\s+(?:on\\s+)?(?<onDays>${several}))?(?:\\s*(?<part>morning|afternoon|evening))?(?=$|[\\s,.;:!?])`,
  'i',
)
/** "on the 1st of every month" is "every month on the 1st". */
const monthLast =
  /\b(?:on\s+)?the\s+(?:(?<last>last)\s+day|(?<monthDay>\d{1,2})(?:st|nd|rd|th))\s+(?:day\s+)?of\s+(?:every|each)\s+(?<unit>month)\b/i
const order = '(?:first|1st|second|2nd|third|3rd|fourth|4th|last)'
/** "every last Friday", "the first Monday of every month": no rule that a task can repeat by. */
const beyond = new RegExp(
  [
    '\\b(?:twice|times)\\s+(?:daily|weekly|monthly|(?:a|per|every|each)\\s+(?:day|week|month|quarter|year))\\b',
    `\\b(?:every|each)\\s+(?:first|1st|third|3rd|fourth|4th|last)\\s+${weekday}`,
    `\\b(?:every|each)\\s+(?:month|quarter|year)\\s+on\\s+the\\s+${order}\\s+${weekday}`,
    `\\b${order}\\s+${weekday}\\s+(?:of|in)\\s+(?:every|each)\\s+(?:month|quarter|year)`,
    `\\b(?:every|each)\\s+${order}\\s+${weekday}\\s+(?:of|in)\\s`,
  ].join('|'),
  'i',
)

/** Whether a text names a rhythm that tasks don't have; its words are left as they are. */
export const isUnknownRhythm = (text: string): boolean => beyond.test(text)

const starts = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su']
const readWeekdays = (words: string | undefined): number[] =>
  starts.flatMap((start, index) => (new RegExp(`\\b${start}`, 'i').test(words ?? '') ? [index + 1] : []))

const frequencyOf = (word: string): Recurrence['frequency'] =>
  word === '' || /^da/i.test(word) ? 'daily' : /^(?:week|fortnight)/i.test(word) ? 'weekly' : 'monthly'

const partsOfDay: Record<string, number> = { morning: 9, afternoon: 15, evening: 18 }
/** How many weeks or months a unit has that rules don't know. */
const multiples: [pattern: RegExp, times: number][] = [
  [/^fortnight/i, 2],
  [/^quarter/i, 3],
  [/^year/i, 12],
]

function readCount(number: string | undefined): number {
  if (number === undefined) return 1
  if (/^\d+$/.test(number)) return Number(number)
  return Math.max(0, counts.indexOf(number.toLowerCase())) + 2
}

/**
 * The first rhythm said in a text: "every Monday", "every other Tuesday", "every 2 weeks on Tuesday and Friday", "monthly on
 * the last day".
 */
export function findRecurrence(text: string): FoundRecurrence | null {
  const match = monthLast.exec(text) ?? pattern.exec(text)
  if (!match || isUnknownRhythm(text)) return null
  const { number, unit, days, workday, adverb, last, monthDay, onDays, onPlurals, plurals, part } =
    match.groups ?? {}
  const day = last !== undefined ? -1 : monthDay === undefined ? null : Number(monthDay)
  if (day !== null && (day === 0 || day > 31)) return null
  const word = unit ?? adverb ?? ''
  const named = days ?? onPlurals ?? plurals
  const every = readCount(number) * (multiples.find(([each]) => each.test(word))?.[1] ?? 1)
  if (every === 0) return null
  const recurrence: Recurrence = {
    frequency: workday || named ? 'weekly' : frequencyOf(word),
    every,
    weekdays: workday ? [1, 2, 3, 4, 5] : readWeekdays(named ?? onDays),
    monthDay: day,
    count: null,
    until: null,
  }
  const hour = part === undefined ? null : (partsOfDay[part.toLowerCase()] ?? null)
  return { index: match.index, text: match[0], hour, recurrence }
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
