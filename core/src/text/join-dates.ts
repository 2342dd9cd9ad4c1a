import { fromWallClock, type WallClock, weekdayOf } from './time-zone.ts'

export interface DateCandidate {
  start: number
  end: number
  at: Date
  /** The other end where two were said. */
  endAt: Date | null
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

const looksBack = /^(?:last|past|previous|yesterday)\b/i

const beforeFirst = /\b(?:between|from)\s+(?:the\s+)?$/i
const betweenEnds = /^(?:to|through|thru|till|until|and|[-–])(?:\s+the)?$/i

/** "between Monday and Wednesday": one stretch with two ends. */
function isStretch(previous: DateCandidate, next: DateCandidate, text: string): boolean {
  const gap = text.slice(previous.end, next.start).trim()
  const opening = beforeFirst.exec(text.slice(0, previous.start))?.[0] ?? ''
  const isBetween = /^between/i.test(opening)
  return (
    previous.endAt === null &&
    next.hasDay === previous.hasDay &&
    betweenEnds.test(gap) &&
    (gap.startsWith('and') ? isBetween : gap.startsWith('thr') || (opening !== '' && !isBetween))
  )
}

/** The later end; a weekday before the first is that of the week after. `previous` is changed. */
function stretch(previous: DateCandidate, next: DateCandidate): void {
  const last = next.endAt ?? next.at
  const end = last > previous.at ? last : new Date(last.getTime() + 7 * 86_400_000)
  Object.assign(previous, { endAt: end, end: next.end })
}

const endOfDay = /^(?:the )?(?:(?:end|close) of (?:the )?(?:business(?: day)?|day|play)|eod|cob)$/i

/** Whether two dates with this between them are one statement: "by" joins a day with its hour ("tomorrow by 5") or its end ("Friday by close of business"). */
function isJoined(previous: DateCandidate, next: DateCandidate, text: string): boolean {
  if (next.start < previous.end) return true
  const gap = text.slice(previous.end, next.start).trim()
  if (looksBack.test(text.slice(previous.start))) return false
  if (gap === 'by') return next.hasTime || endOfDay.test(text.slice(next.start, next.end))
  return /^(?:on|,|(?:, ?)?the)?$/.test(gap)
}

/** What two dates that touch say together; `previous` is changed. */
export function join(previous: DateCandidate, next: DateCandidate, timeZone: string): void {
  const [named, exact] = previous.isExact ? [next, previous] : [previous, next]
  const isDayNamed = exact.isExact && !named.isExact && named.weekday !== null
  const isLater = next.start >= previous.end && next.at > previous.at && !previous.hasTime
  const isHourOnly = next.hasTime && !next.hasDay && previous.hasDay && !previous.hasTime
  const isDayLast = previous.hasTime && !previous.hasDay && next.hasDay && !next.hasTime
  if (isDayLast) {
    const { hour, minute } = previous.wall
    previous.wall = { ...next.wall, hour, minute }
    previous.at = fromWallClock(previous.wall, timeZone)
  } else if (isHourOnly) {
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
  previous.endAt ??= next.endAt
  previous.end = Math.max(previous.end, next.end)
  previous.hasDay ||= next.hasDay
}

/** Two that touch are one statement ("end of day Friday", "Wednesday the 2nd"); the more exact one gives the instant. */
export function merge(candidates: DateCandidate[], text: string, timeZone: string): DateCandidate[] {
  const merged: DateCandidate[] = []
  for (const candidate of candidates.toSorted(
    (one, other) => one.start - other.start || other.end - one.end,
  )) {
    const previous = merged.at(-1)
    if (previous && isStretch(previous, candidate, text)) stretch(previous, candidate)
    else if (previous && isJoined(previous, candidate, text)) join(previous, candidate, timeZone)
    else merged.push({ ...candidate })
  }
  return merged
}
