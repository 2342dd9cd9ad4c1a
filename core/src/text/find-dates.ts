import type { ParsedResult } from 'chrono-node'
import { casual } from 'chrono-node/en'
import { findCalendarPhrases } from './calendar-phrases.ts'
import { isParticleBeforeDate } from './particles.ts'
import { findPeriods } from './periods.ts'
import { rewriteSpokenNumbers } from './spoken-numbers.ts'
import type { WallClock } from './time-zone.ts'
import { addDays, fromWallClock, toWallClock, utcToWall, wallToUtc, weekdayOf } from './time-zone.ts'

/**
 * A date said in a text: where it stands (with its "by" or "on"), and the instant it means in ISO 8601. `hasTime`: an
 * hour was said; `hasDay`: a day, or a longer stretch of the calendar.
 */
export interface FoundDate {
  text: string
  index: number
  at: string
  hasTime: boolean
  hasDay: boolean
}

export interface DateReference {
  now: string
  timeZone: string
}

interface Candidate {
  start: number
  end: number
  at: Date
  wall: WallClock
  hasTime: boolean
  hasDay: boolean
  /** The weekday said, 0 for Sunday. */
  weekday: number | null
  /** Whether a day of the month was said. */
  isExact: boolean
  /** A weekday and a day of the month were said that disagree. */
  isContradictory: boolean
}

const endOfWork = 17
const unit = '(?:sec|second|minute|min|moment|hour|day|week|month|quarter|year)s?'
const amount =
  '(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|half|few|couple|several|\\d+)'
/** "five minutes", "for two weeks", "the last three months": how long, but not when. */
const duration = new RegExp(
  `^(?:for )?(?:the )?(?:(?:last|past|previous|just|about|around|roughly) )?${amount}\\b.*\\b${unit}$`,
  'i',
)
const figureOfSpeech =
  /^(?:in |within )?(?:just )?(?:an?|one|two|few) (?:few )?(?:secs?|seconds?|minutes?|mins?|moments?)$|^(?:right )?now$|^\d+ ?s(?:ecs?|econds?)?$/i
const ambiguousWord = /^(?:may|march|mar|mon|sat|sun|wed|dec|jan|second)$/i
const introducesDate =
  /\b(?:in|by|until|till|since|of|on|this|next|last|every|early|mid|late|before|after|for|from|or|and)[\s-]+$/i
const countsSomething =
  /^\s*(?:%|percent|per cent|dollars?|euros?|k\b|users?|seats?|people|licen[cs]es?|hundred|thousand|million|points?|times?\b)/i
const preposition =
  /\b(?:(?:no|not) later than|at the latest by|by|on|before|until|till|at|around|about|from|for|in|within|this coming|starting)(?:\s+the)?\s+$|\bthe\s+$/i

function isNoDate(result: ParsedResult, text: string): boolean {
  const before = text.slice(0, result.index)
  const after = text.slice(result.index + result.text.length)
  // "12 a seat": an hour is "12 am", never "12 a".
  if (/^(?:at )?\d{1,2} a$/i.test(result.text)) return true
  if (figureOfSpeech.test(result.text)) return true
  if (duration.test(result.text) && !/\b(?:in|within|after)\s+(?:the next |about |around )?$/i.test(before))
    return true
  if (ambiguousWord.test(result.text) && !introducesDate.test(before)) return true
  if (/^(?:at )?\d{1,2}$/i.test(result.text) && (countsSomething.test(after) || /^[.,]\d/.test(after)))
    return true
  return /\b(?:ago|earlier)$/i.test(result.text)
}

const habit =
  /(?<!\b(?:can|could|will|would|should|must|may|might|do|did|to|if|when|let|'ll|once|unless) )\b(?:you|they|people|customers|users|everybody|everyone) (?!(?:can|could|will|would|should|must|may|might|need|have to)\b)[a-z]+ $/i

/** "the Q1 report", "tomorrow's call": the date says which one, not when. */
function isModifier(text: string, start: number, end: number): boolean {
  const after = text.slice(end)
  if (/^['’]s\b/.test(after)) return true
  const hasArticle = /\b(?:the|our|your|their|my|a|an)\s+$/i.test(text.slice(0, start))
  // "the fields you track today": what is usual, not when something is due.
  if (/^today$/i.test(text.slice(start, end)) && habit.test(text.slice(0, start))) return true
  return (
    hasArticle &&
    /^\s+(?!(?:at|on|by|and|or|if|to|so|then|with|for|in|of|before|after|please|that)\b)[a-z]/i.test(after)
  )
}

/** Hours of the working day: "morning" is 9, "at 3" is 15; chrono would say 6 and 3. */
function businessHour(result: ParsedResult): number {
  const hour = result.start.get('hour') ?? endOfWork
  const text = result.text.toLowerCase()
  if (!result.start.isCertain('hour')) {
    if (text.includes('morning')) return 9
    if (text.includes('evening')) return 18
    if (text.includes('tonight')) return 20
    return text.includes('afternoon') ? 15 : endOfWork
  }
  const isOpen = !result.start.isCertain('meridiem') && hour >= 1 && hour <= 6
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

/** Resolves an incomplete date to the past or the future, by the clause's tense. */
function settle(result: ParsedResult, now: WallClock, isPast: boolean): WallClock {
  if (isMinutesAway(result)) {
    return { ...toWall(result), hour: result.start.get('hour') ?? 0, minute: result.start.get('minute') ?? 0 }
  }
  const wall = hasDate(result)
    ? toWall(result)
    : { ...toWall(result), year: now.year, month: now.month, day: now.day }
  const isLater = wallToUtc(wall) > wallToUtc(now)
  if (!isPast && isSaidOnItsDay(result, wall, now)) return addDays(wall, 7)
  if (!isPast) return !hasDate(result) && !isLater ? addDays(wall, 1) : wall
  if (!isLater || result.start.isCertain('year')) return wall
  return result.start.isCertain('month') ? { ...wall, year: wall.year - 1 } : addDays(wall, -7)
}

/** A day without an hour is due when work ends, or at midnight when that has passed already; so is tonight. */
function notBeforeNow(wall: WallClock, now: WallClock, hasTime: boolean): WallClock {
  const isToday = wall.year === now.year && wall.month === now.month && wall.day === now.day
  return isToday && !hasTime && wallToUtc(wall) <= wallToUtc(now) ? { ...wall, hour: 23, minute: 59 } : wall
}

const dayOfMonth =
  /\bthe (\d{1,2})(?:st|nd|rd|th)(?=\s*(?:$|[.,;!?]|at\b|and\b|or\b|if\b|so\b|then\b|to\b))/gi

const dayOfMonthOnly = /^the \d{1,2}(?:st|nd|rd|th)$/i

/** "on the 5th": the next day of that number. */
const findDaysOfMonth = (text: string, now: WallClock): { index: number; text: string; wall: WallClock }[] =>
  [...text.matchAll(dayOfMonth)].flatMap((match) => {
    const day = Number(match[1])
    if (day < 1 || day > 31) return []
    for (let ahead = 0; ahead < 12; ahead++) {
      const first = utcToWall(Date.UTC(now.year, now.month - 1 + ahead, 1))
      const wall = utcToWall(Date.UTC(first.year, first.month - 1, day, endOfWork))
      if (wall.month === first.month && wallToUtc(wall) >= wallToUtc({ ...now, hour: 0, minute: 0 })) {
        return [{ index: match.index, text: match[0], wall }]
      }
    }
    return []
  })

function readDayNames(
  { start }: ParsedResult,
  wall: WallClock,
): Pick<Candidate, 'weekday' | 'isExact' | 'isContradictory'> {
  const weekday = start.isCertain('weekday') ? start.get('weekday') : null
  const isExact = start.isCertain('day')
  return { weekday, isExact, isContradictory: isExact && weekday !== null && weekday !== weekdayOf(wall) }
}

const weeksFrom = /\b(an?|one|two|three|\d) weeks? (?:from|after) $/i

const readChrono = (text: string, now: WallClock, timeZone: string, isPast: boolean): Candidate[] =>
  casual
    .parse(text, { instant: new Date(wallToUtc(now)), timezone: 0 }, { forwardDate: !isPast })
    .filter((result) => !isNoDate(result, text))
    .map((result) => {
      const hasTime = hasClock(result) || isMinutesAway(result)
      const ahead = weeksFrom.exec(text.slice(0, result.index))
      const weeks = ahead
        ? ({ one: 1, a: 1, an: 1, two: 2, three: 3 }[ahead[1]?.toLowerCase() ?? ''] ?? Number(ahead[1]))
        : 0
      const isOpenEnded = !hasTime || (/tonight/i.test(result.text) && !result.start.isCertain('hour'))
      const wall = notBeforeNow(addDays(settle(result, now, isPast), weeks * 7), now, !isOpenEnded)
      const offset = result.start.isCertain('timezoneOffset') ? result.start.get('timezoneOffset') : null
      return {
        start: result.index - (ahead?.[0].length ?? 0),
        end: result.index + result.text.length,
        wall,
        at: offset === null ? fromWallClock(wall, timeZone) : new Date(wallToUtc(wall) - offset * 60_000),
        hasTime,
        hasDay: hasDate(result) && !isMinutesAway(result),
        ...readDayNames(result, wall),
      }
    })

const looksBack = /^(?:last|past|previous|yesterday)\b/i

/** Whether two dates with this between them are one statement: "by" joins a day only with its hour ("tomorrow by 5"). */
function isJoined(previous: Candidate, next: Candidate, text: string): boolean {
  if (next.start < previous.end) return true
  const gap = text.slice(previous.end, next.start).trim()
  if (looksBack.test(text.slice(previous.start))) return false
  return gap === 'by' ? next.hasTime : /^(?:on|,|(?:, ?)?the)?$/.test(gap)
}

/** What two dates that touch say together; `previous` is changed. */
function join(previous: Candidate, next: Candidate, timeZone: string): void {
  const [named, exact] = previous.isExact ? [next, previous] : [previous, next]
  const isDayNamed = exact.isExact && !named.isExact && named.weekday !== null
  const isLater = next.start >= previous.end && next.at > previous.at && !previous.hasTime
  const isHourOnly = next.hasTime && !next.hasDay && previous.hasDay && !previous.hasTime
  if (isHourOnly) {
    const { hour, minute } = next.wall
    previous.wall = { ...previous.wall, hour, minute }
    previous.at = fromWallClock(previous.wall, timeZone)
    previous.hasTime = true
  } else if (isLater && named !== next) {
    Object.assign(previous, { at: next.at, wall: next.wall, hasTime: next.hasTime, isExact: next.isExact })
  } else if (isLater && !isDayNamed) {
    Object.assign(previous, { at: next.at, wall: next.wall, hasTime: next.hasTime })
  }
  previous.isContradictory ||=
    next.isContradictory ||
    (isDayNamed && named.weekday !== weekdayOf(exact === next ? next.wall : previous.wall))
  previous.weekday ??= next.weekday
  previous.end = Math.max(previous.end, next.end)
  previous.hasDay ||= next.hasDay
}

/** Two that touch are one statement ("end of day Friday", "Wednesday the 2nd"); the more exact one gives the instant. */
function merge(candidates: Candidate[], text: string, timeZone: string): Candidate[] {
  const merged: Candidate[] = []
  for (const candidate of candidates.toSorted(
    (one, other) => one.start - other.start || other.end - one.end,
  )) {
    const previous = merged.at(-1)
    if (previous && isJoined(previous, candidate, text)) join(previous, candidate, timeZone)
    else merged.push({ ...candidate })
  }
  return merged
}

/** Where the statement begins: at its preposition, unless that word belongs to the verb ("switch it on today"). */
function startOf({ start, end }: Candidate, text: string): number {
  const from = start - (preposition.exec(text.slice(0, start))?.[0].length ?? 0)
  const phrase = text.slice(from, end)
  const word = /^[a-z]+\s+/i.exec(phrase)?.[0] ?? ''
  const isParticle = isParticleBeforeDate(text.slice(0, from) + word.trimEnd(), phrase.slice(word.length))
  return isParticle ? from + word.length : from
}

/**
 * Dates in a clause, in order, read as business talk: "tomorrow at 3" is 15:00, "a second" is none, a day without an
 * hour is due at 17:00, "in September" is the coming one unless the clause is in the past tense (`isPast`). `now` is
 * ISO 8601, `timeZone` an IANA name (RangeError where unknown). A weekday and a day that disagree are no date.
 */
export function findDates(text: string, reference: DateReference, isPast = false): FoundDate[] {
  const now = toWallClock(new Date(reference.now), reference.timeZone)
  const rewritten = rewriteSpokenNumbers(text)
  const overlaps = (one: { index: number; text: string }, other: { index: number; text: string }) =>
    one.index < other.index + other.text.length && other.index < one.index + one.text.length
  const phrases = findCalendarPhrases(rewritten.text, now)
  const periods = [...findPeriods(rewritten.text, now), ...findDaysOfMonth(rewritten.text, now)].filter(
    (found) => !phrases.some((phrase) => overlaps(phrase, found)),
  )
  const calendar = [...phrases, ...periods].map((found): Candidate => {
    const wall = notBeforeNow(found.wall, now, false)
    return {
      start: found.index,
      end: found.index + found.text.length,
      wall,
      at: fromWallClock(wall, reference.timeZone),
      hasTime: false,
      hasDay: true,
      weekday: null,
      isExact: dayOfMonthOnly.test(found.text),
      isContradictory: false,
    }
  })
  const chrono = readChrono(rewritten.text, now, reference.timeZone, isPast).filter((result) => {
    const place = calendar.find((found) => result.start < found.end && found.start < result.end)
    // "… Monday in January at 10": the day is the phrase's, the hour is not.
    if (place && result.hasTime && result.end > place.end)
      join(place, { ...result, hasDay: false, weekday: null, isContradictory: false }, reference.timeZone)
    return !place
  })
  const dates = merge([...(isPast ? [] : calendar), ...chrono], rewritten.text, reference.timeZone).filter(
    (found) => !found.isContradictory && !isModifier(rewritten.text, found.start, found.end),
  )
  return dates.map((found) => {
    const index = rewritten.originalIndex(startOf(found, rewritten.text))
    const end = rewritten.originalIndex(found.end)
    const phrase = text.slice(index, end).replace(/[\s.,;:!?]+$/, '')
    return { text: phrase, index, at: found.at.toISOString(), hasTime: found.hasTime, hasDay: found.hasDay }
  })
}
