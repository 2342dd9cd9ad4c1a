import { addDays, fromWallClock, toWallClock, type WallClock } from '@parley/core/text/time-zone'

/** What the schedule card holds: `date` as YYYY-MM-DD and `time` as HH:MM on the wall clock of the person's time zone. */
export interface ScheduleChoice {
  isOn: boolean
  date: string
  time: string
}

const pad = (value: number) => String(value).padStart(2, '0')
const toDate = ({ year, month, day }: WallClock) => `${year}-${pad(month)}-${pad(day)}`

/** The first day that can be chosen: today (SPECIFICATION §5). */
export const today = (now: Date, timeZone: string): string => toDate(toWallClock(now, timeZone))

/** Off; once switched on, tomorrow at nine. */
export const defaultChoice = (now: Date, timeZone: string): ScheduleChoice => ({
  isOn: false,
  date: toDate(addDays(toWallClock(now, timeZone), 1)),
  time: '09:00',
})

/** The instant that is chosen; null where it is incomplete. */
export function readChoice({ date, time }: ScheduleChoice, timeZone: string): Date | null {
  const parts = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)/.exec(`${date}T${time}`)
  if (!parts) return null
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = parts.slice(1).map(Number)
  return fromWallClock({ year, month, day, hour, minute }, timeZone)
}

/** Why this can't be scheduled; null when it can. */
export function findScheduleProblem(choice: ScheduleChoice, now: Date, timeZone: string): string | null {
  const at = readChoice(choice, timeZone)
  if (!at) return 'Choose a date and a time'
  return at <= now ? 'Choose a time that is still to come' : null
}

/** "Monday, November 23, 2026 at 9:00 AM (Europe/Vienna)". */
export const describeInstant = (at: Date, timeZone: string): string =>
  `${at.toLocaleDateString('en-US', { timeZone, weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' })} at ${at.toLocaleTimeString('en-US', { timeZone, hour: 'numeric', minute: '2-digit' })} (${timeZone})`
