import type { ParsedResult } from 'chrono-node'
import { casual } from 'chrono-node/en'
import type { DateCandidate } from './join-dates.ts'
import { isNoDate } from './no-date.ts'
import { readSmallCount, smallCount } from './small-counts.ts'
import type { WallClock } from './time-zone.ts'
import { addDays, fromWallClock, wallToUtc, weekdayOf } from './time-zone.ts'

const endOfWork = 17
/** Hours of the working day: "morning" is 9, "at 3" is 15; chrono would say 6 and 3. */
function businessHour(result: ParsedResult, parts = result.start): number {
  const hour = parts.get('hour') ?? endOfWork
  const text = result.text.toLowerCase()
  if (!parts.isCertain('hour')) {
    if (text.includes('morning')) return 9
    if (text.includes('evening')) return 18
    if (text.includes('tonight')) return 20
    return text.includes('afternoon') ? 15 : endOfWork
  }
  const isOpen = !parts.isCertain('meridiem') && hour >= 1 && hour <= 6
  const isWritten24 = /\b0\d:/.test(text)
  return isOpen && !isWritten24 ? hour + 12 : hour
}

const hasDate = (result: ParsedResult): boolean =>
  (['day', 'weekday', 'month', 'year'] as const).some((part) => result.start.isCertain(part))

const hasClock = (result: ParsedResult): boolean =>
  result.start.isCertain('hour') || /morning|afternoon|evening|tonight/i.test(result.text)

const toWall = (result: ParsedResult): WallClock => ({
  year: result.start.get('year') ?? 0,
  month: result.start.get('month') ?? 1,
  day: result.start.get('day') ?? 1,
  hour: businessHour(result),
  minute: hasClock(result) ? (result.start.get('minute') ?? 0) : 0,
})

const isMinutesAway = (result: ParsedResult): boolean => result.tags().has('result/relativeDateAndTime')

/** A weekday said on that very day means the next one: "by Thursday" on a Thursday. */
const isSaidOnItsDay = (result: ParsedResult, wall: WallClock, now: WallClock): boolean =>
  result.start.isCertain('weekday') &&
  !result.start.isCertain('day') &&
  !/^this\b/i.test(result.text) &&
  wall.month === now.month &&
  wall.day === now.day

const looksBack = /^(?:last|past|previous)\b/i

/** Resolves an incomplete date to the past or the future, by the clause's tense. */
function settle(result: ParsedResult, now: WallClock, isPastTense: boolean): WallClock {
  if (isMinutesAway(result)) {
    return { ...toWall(result), hour: result.start.get('hour') ?? 0, minute: result.start.get('minute') ?? 0 }
  }
  const wall =
    hasDate(result) && !isRestOfToday(result)
      ? toWall(result)
      : { ...toWall(result), year: now.year, month: now.month, day: now.day }
  const isLater = wallToUtc(wall) > wallToUtc(now)
  const isPast = isPastTense || looksBack.test(result.text)
  if (!isPast && isSaidOnItsDay(result, wall, now)) return addDays(wall, 7)
  if (isRestOfToday(result)) return wall
  if (!isPast) return !hasDate(result) && !isLater ? addDays(wall, 1) : wall
  if (!isLater || result.start.isCertain('year')) return wall
  return result.start.isCertain('month') ? { ...wall, year: wall.year - 1 } : addDays(wall, -7)
}

/** A day without an hour is due when work ends, or at midnight when that has passed already; so is tonight. */
export function notBeforeNow(wall: WallClock, now: WallClock, hasTime: boolean): WallClock {
  const isToday = wall.year === now.year && wall.month === now.month && wall.day === now.day
  if (hasTime || !isToday || wallToUtc(wall) > wallToUtc(now)) return wall
  const atEnd = { ...wall, hour: endOfWork, minute: 0 }
  return wallToUtc(atEnd) > wallToUtc(now) ? atEnd : { ...wall, hour: 23, minute: 59 }
}

/** "this morning", "this evening", "tonight": today, also when the hour that it stands for has passed. */
const restOfToday = /^(?:tonight|this (?:morning|afternoon|evening))\b/i
const isRestOfToday = (result: ParsedResult): boolean =>
  restOfToday.test(result.text) && !result.start.isCertain('hour')

function readDayNames(
  { start }: ParsedResult,
  wall: WallClock,
): Pick<DateCandidate, 'weekday' | 'isExact' | 'isContradictory'> {
  const weekday = start.isCertain('weekday') ? start.get('weekday') : null
  const isExact = start.isCertain('day')
  return { weekday, isExact, isContradictory: isExact && weekday !== null && weekday !== weekdayOf(wall) }
}

const weeksFrom = new RegExp(
  `\\b(?:(?<count>${smallCount}) weeks?|a fortnight) (?:(?:from|after|on) )?$`,
  'i',
)

/** "Two weeks from" before a day, and how many weeks that is. */
function readWeeksFrom(before: string, day: string): { weeks: number; length: number } {
  const match = weeksFrom.exec(before)
  if (!match || !/\b(?:from|after|on) $/i.test(before + (/^on /i.exec(day)?.[0] ?? '')))
    return { weeks: 0, length: 0 }
  return { weeks: readSmallCount(match.groups?.['count'] ?? 'two'), length: match[0].length }
}

const endsInHour = /(?:to|-|–|until|till|and|through)\s*\d{1,2}(?::\d\d)?\s*(?:[ap]\.?\s?m\.?)?$/i

/** The second end of "from Monday to Wednesday" or "2 to 4 pm"; null where the words have one. */
function endOf(result: ParsedResult, start: WallClock): WallClock | null {
  const parts = result.end
  if (!parts) return null
  const hour = hasClock(result) ? businessHour(result, parts) : endOfWork
  const isHourOnly = hasClock(result) && endsInHour.test(result.text)
  const day = isHourOnly
    ? start
    : {
        ...start,
        year: parts.get('year') ?? start.year,
        month: parts.get('month') ?? 1,
        day: parts.get('day') ?? 1,
      }
  const end = { ...day, hour, minute: hasClock(result) ? (parts.get('minute') ?? 0) : 0 }
  if (wallToUtc(end) > wallToUtc(start)) return end
  return isHourOnly ? null : addDays(end, 7)
}

/** What chrono finds in English, read as business talk. */
export const readChrono = (
  text: string,
  now: WallClock,
  timeZone: string,
  isPast: boolean,
): DateCandidate[] =>
  casual
    .parse(text, { instant: new Date(wallToUtc(now)), timezone: 0 }, { forwardDate: !isPast })
    .filter((result) => !isNoDate(result, text))
    .map((result) => {
      const hasTime = hasClock(result) || isMinutesAway(result)
      const { weeks, length } = readWeeksFrom(text.slice(0, result.index), result.text)
      const isOpenEnded = !hasTime || isRestOfToday(result)
      const wall = notBeforeNow(addDays(settle(result, now, isPast), weeks * 7), now, !isOpenEnded)
      const end = endOf(result, wall)
      // "In an hour" counts from an instant, whatever the zone; chrono says it is UTC, which is only what it was given.
      const isZoneNamed = result.start.isCertain('timezoneOffset') && !isMinutesAway(result)
      const offset = isZoneNamed ? result.start.get('timezoneOffset') : null
      const toInstant = (at: WallClock): Date =>
        offset === null ? fromWallClock(at, timeZone) : new Date(wallToUtc(at) - offset * 60_000)
      return {
        start: result.index - length,
        end: result.index + result.text.length,
        wall,
        at: toInstant(wall),
        endAt: end && toInstant(end),
        hasTime,
        hasDay: hasDate(result) && !isMinutesAway(result),
        ...readDayNames(result, wall),
      }
    })
