import { fromWallClock, toWallClock, type WallClock, wallToUtc } from '@parley/core/text/time-zone'

const dayOf = (wall: WallClock) => wallToUtc({ ...wall, hour: 0, minute: 0 })
const dayInMilliseconds = 86_400_000

/** "Today 3:00 PM", "Tomorrow 9:00 AM", "Fri 3:00 PM", "Nov 28", in the time zone. Times in ISO 8601. */
export function formatDue(dueAt: string, now: string, timeZone: string): string {
  const due = new Date(dueAt)
  const days =
    (dayOf(toWallClock(due, timeZone)) - dayOf(toWallClock(new Date(now), timeZone))) / dayInMilliseconds
  const time = due.toLocaleTimeString('en-US', { timeZone, hour: 'numeric', minute: '2-digit' })
  if (days === 0) return `Today ${time}`
  if (days === 1) return `Tomorrow ${time}`
  if (days === -1) return `Yesterday ${time}`
  if (days > 1 && days < 7)
    return `${due.toLocaleDateString('en-US', { timeZone, weekday: 'short' })} ${time}`
  const isThisYear = toWallClock(due, timeZone).year === toWallClock(new Date(now), timeZone).year
  return due.toLocaleDateString('en-US', {
    timeZone,
    month: 'short',
    day: 'numeric',
    ...(isThisYear ? {} : { year: 'numeric' }),
  })
}

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
