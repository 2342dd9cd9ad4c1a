import { findDates } from '../../text/find-dates.ts'
import { fromWallClock } from '../../text/time-zone.ts'

const iso =
  /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})(?:[T ](?<hour>\d{2}):(?<minute>\d{2})(?::\d{2}(?:\.\d+)?)?(?<zone>Z|[+-]\d{2}:?\d{2})?)?$/

const endOfWork = 17

/**
 * The moment that a model or a person named, in ISO 8601: "2026-11-22", "2026-11-22T15:00", or words ("tomorrow at 3").
 * Without a zone it is the clock on the wall in `timeZone`; a day alone is due at 17:00. Null where it names none.
 */
export function readMoment(text: string, now: string, timeZone: string): string | null {
  const parts = iso.exec(text.trim())?.groups
  if (!parts) return findDates(text, { now, timeZone })[0]?.at ?? null
  const [year, month, day] = [Number(parts['year']), Number(parts['month']), Number(parts['day'])]
  const isRealDay = new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day && month <= 12
  const hour = parts['hour'] === undefined ? endOfWork : Number(parts['hour'])
  const minute = Number(parts['minute'] ?? 0)
  if (!isRealDay || hour > 23 || minute > 59) return null
  if (parts['zone'] !== undefined) {
    const at = new Date(text.trim().replace(' ', 'T'))
    return Number.isNaN(at.getTime()) ? null : at.toISOString()
  }
  return fromWallClock({ year, month, day, hour, minute }, timeZone).toISOString()
}
