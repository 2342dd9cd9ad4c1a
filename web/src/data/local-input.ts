import { fromWallClock, toWallClock } from '@parley/core/text/time-zone'

const pad = (value: number) => String(value).padStart(2, '0')

/** The value of a `datetime-local` input for an instant; empty for none. */
export function toLocalInput(at: string | null, timeZone: string): string {
  if (at === null) return ''
  const { year, month, day, hour, minute } = toWallClock(new Date(at), timeZone)
  return `${year}-${pad(month)}-${pad(day)}T${pad(hour)}:${pad(minute)}`
}

/** The instant that a `datetime-local` input means in the time zone, ISO 8601; null when empty or incomplete. */
export function readLocalInput(text: string, timeZone: string): string | null {
  const parts = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)/.exec(text)
  if (!parts) return null
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = parts.slice(1).map(Number)
  return fromWallClock({ year, month, day, hour, minute }, timeZone).toISOString()
}
