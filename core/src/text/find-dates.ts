import { findCalendarPhrases } from './calendar-phrases.ts'
import { findDaysOfMonth } from './days-of-month.ts'
import { type DateCandidate, join, merge } from './join-dates.ts'
import { isParticleBeforeDate } from './particles.ts'
import { findPeriods } from './periods.ts'
import { notBeforeNow, readChrono } from './read-chrono.ts'
import { rewriteSpokenNumbers } from './spoken-numbers.ts'
import { fromWallClock, toWallClock } from './time-zone.ts'

/**
 * A date said in a text: where it stands (with its "by" or "on"), and the instant it means in ISO 8601. `hasTime`: an
 * hour was said; `hasDay`: a day, or a longer stretch of the calendar. `endAt`: the other end of "from Monday to Wednesday",
 * of which `at` is the first.
 */
export interface FoundDate {
  text: string
  index: number
  at: string
  endAt: string | null
  hasTime: boolean
  hasDay: boolean
}

export interface DateReference {
  now: string
  timeZone: string
}

const preposition =
  /\b(?:(?:no|not) later than|at the latest by|by|on|before|until|till|at|around|about|from|for|in|within|this coming|starting)(?:\s+the)?\s+$|\bthe\s+$/i

const habit =
  /(?<!\b(?:can|could|will|would|should|must|may|might|do|did|to|if|when|let|'ll|once|unless) )\b(?:you|they|people|customers|users|everybody|everyone) (?!(?:can|could|will|would|should|must|may|might|need|have to|still|then|it|them|that|this|those|these|all|back|over|first)\b)[a-z]+ $/i

/** "the Q1 report", "tomorrow's call": the date says which one, not when. */
function isModifier(text: string, start: number, end: number): boolean {
  const after = text.slice(end)
  // "Tomorrow, Saturday's working for us": of the two only the second is spoken of.
  if (/^['’]s\b/.test(after)) return !/^(?:today|tonight|tomorrow), /i.test(text.slice(start, end))
  const hasArticle = /\b(?:the|our|your|their|my|a|an)\s+$/i.test(text.slice(0, start))
  // "the fields you track today": what is usual, not when something is due.
  if (/^today$/i.test(text.slice(start, end)) && habit.test(text.slice(0, start))) return true
  return (
    hasArticle &&
    /^\s+(?!(?:at|on|by|and|or|if|to|so|then|with|for|in|of|before|after|please|that)\b)[a-z]/i.test(after)
  )
}

/** "Two days after the fair on Friday", "this time next week": counted from the day that is named, which is another. */
const countedFrom =
  /\b(?:(?:an?|\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|few|couple of) (?:days?|weeks?|months?|quarters?|years?) (?:from|on)|(?:days?|weeks?|fortnight|months?) (?:after|before)|this time)\s+(?:the\s+)?$/i

/** "The following Monday", "the Tuesday after": of a week that another sentence names. */
function isOfOtherWeek(text: string, { start, end, weekday }: DateCandidate): boolean {
  if (/\bfollowing\s+$/i.test(text.slice(0, start))) return true
  return (
    weekday !== null &&
    /\bthe\s+(?:\w+day)?$/i.test(text.slice(0, end)) &&
    /^\s+(?:after|before)(?=\s*$|[.,;!?]|\s+(?:that|this|it|then)\b)/i.test(text.slice(end))
  )
}

/** "The W-9" is a form. */
const isFormNumber = /^(?:the )?\p{L}-\d+$/u
/** "He'll sit with you for the morning" says how long. */
const isHowLong = (text: string, start: number, end: number): boolean =>
  /^(?:(?:the|an?) )?(?:morning|afternoon|evening)$/i.test(text.slice(start, end).trim()) &&
  /\bfor (?:(?:all|half|most of) )?(?:(?:the|an?) )?$/i.test(text.slice(0, start))
/** "And not a minute after". */
const isInstant = /^(?:an?|one) (?:minute|second|moment) (?:after|later|before|early|late)$/i
const between = /\bbetween(?:\s+the)?\s+$/i

/** "Next Thursday, the sixteenth": the day's own word, where the number told which Thursday it is. */
const nearness = /\b(?:next|this(?: coming)?|coming)\s+$/i
/** Where the statement begins: at its preposition, unless that word belongs to the verb ("switch it on today"). */
function startOf({ start: day, end, endAt }: DateCandidate, text: string): number {
  const isWeekday = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/i.test(text.slice(day, end))
  const start = day - (isWeekday ? (nearness.exec(text.slice(0, day))?.[0].length ?? 0) : 0)
  const before = text.slice(0, start)
  const opening = (endAt && between.exec(before)) ?? preposition.exec(before)
  const from = start - (opening?.[0].length ?? 0)
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
  const daysOfMonth = findDaysOfMonth(rewritten.text, now)
  const phrases = findCalendarPhrases(rewritten.text, now)
  const others = [...findPeriods(rewritten.text, now), ...daysOfMonth].filter(
    (found) => !phrases.some((phrase) => overlaps(phrase, found)),
  )
  const calendar = [...phrases, ...others].map((found): DateCandidate => {
    const wall = notBeforeNow(found.wall ?? now, now, false)
    return {
      start: found.index,
      end: found.index + found.text.length,
      wall,
      at: fromWallClock(wall, reference.timeZone),
      endAt: null,
      hasTime: false,
      hasDay: true,
      weekday: null,
      isExact: daysOfMonth.some(({ index }) => index === found.index),
      isContradictory: found.wall === null,
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
    (found) =>
      !found.isContradictory &&
      !isFormNumber.test(rewritten.text.slice(found.start, found.end)) &&
      !isInstant.test(rewritten.text.slice(found.start, found.end)) &&
      !isHowLong(rewritten.text, found.start, found.end) &&
      !isOfOtherWeek(rewritten.text, found) &&
      !countedFrom.test(rewritten.text.slice(0, found.start)) &&
      !isModifier(rewritten.text, found.start, found.end),
  )
  return dates.map((found) => {
    const index = rewritten.originalIndex(startOf(found, rewritten.text))
    const end = rewritten.originalIndex(found.end)
    const phrase = text.slice(index, end).replace(/(?<![ap]\.m)[\s.,;:!?]+$/i, '')
    const { hasTime, hasDay } = found
    return {
      text: phrase,
      index,
      at: found.at.toISOString(),
      endAt: found.endAt?.toISOString() ?? null,
      hasTime,
      hasDay,
    }
  })
}
