import { nextOccurrence } from '../tasks/next-occurrence.ts'
import { parseRecurrence } from '../tasks/recurrence.ts'
import { addDays, fromWallClock, isTimeZone, toWallClock } from '../text/time-zone.ts'

interface Schedule {
  rule: string
  time: string
  timeZone: string
}

/** Hour and minute of `HH:MM`, or null. */
export function parseTime(time: string): { hour: number; minute: number } | null {
  const parts = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time)
  return parts && { hour: Number(parts[1]), minute: Number(parts[2]) }
}

/** Whether a rule repeats without interval and end, which a schedule has no beginning to count from. */
export function isScheduleRule(rule: string): boolean {
  const recurrence = parseRecurrence(rule)
  return (
    recurrence !== null && recurrence.every === 1 && recurrence.count === null && recurrence.until === null
  )
}

/** The first moment of a schedule after `now`, both ISO 8601. Null where the schedule says none. */
export function nextRun({ rule, time, timeZone }: Schedule, now: string): string | null {
  const clock = parseTime(time)
  const recurrence = parseRecurrence(rule)
  if (!clock || !recurrence || !isTimeZone(timeZone)) return null
  const yesterday = { ...addDays(toWallClock(new Date(now), timeZone), -1), ...clock }
  const before = fromWallClock(yesterday, timeZone).toISOString()
  return nextOccurrence(recurrence, before, now, timeZone)?.dueAt ?? null
}
