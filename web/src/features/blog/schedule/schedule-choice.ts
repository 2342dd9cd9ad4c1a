import { dayOf, moveDay, toInstant } from '@parley/core/blog/calendar'
import { createTimes } from '@parley/core/format/times'
import { isDay } from '@parley/core/text/day'
import { person } from '~/data/person-place.ts'

/** What the schedule card holds: `date` as YYYY-MM-DD and `time` as HH:MM on the wall clock of the person's time zone. */
export interface ScheduleChoice {
  isOn: boolean
  date: string
  time: string
}

/** The first day that can be chosen: today (docs/specified.md S5.13). */
export const today = (now: Date, timeZone: string): string => dayOf(now.toISOString(), timeZone)

/** Off; once switched on, tomorrow at nine. */
export const defaultChoice = (now: Date, timeZone: string): ScheduleChoice => ({
  isOn: false,
  date: moveDay(today(now, timeZone), 1),
  time: '09:00',
})

/** The instant that is chosen; null where it is incomplete. */
export function readChoice({ date, time }: Omit<ScheduleChoice, 'isOn'>, timeZone: string): Date | null {
  return isDay(date) && /^\d\d:\d\d/.test(time) ? new Date(toInstant(date, time, timeZone)) : null
}

/** Why this can't be scheduled; null when it can. */
export function findScheduleProblem(
  choice: Omit<ScheduleChoice, 'isOn'>,
  now: Date,
  timeZone: string,
): string | null {
  const at = readChoice(choice, timeZone)
  if (!at) return 'Choose a date and a time'
  return at <= now ? 'Choose a time that is still to come' : null
}

/** "Mon, Nov 23, 2026, 9:00 AM (Europe/Vienna)". */
export const describeInstant = (at: Date, timeZone: string): string =>
  `${createTimes({ locale: person.locale, timeZone }).exact(at)} (${timeZone})`
