import { dayOf } from '../text/time-zone.ts'
import type { Frequency, Recurrence } from './recurrence.ts'

export const mostTimes = 9999
export const mostEvery = 999
const usualTimes = 10

/** What a frequency begins with; which days it falls on is left to the task's date. */
export const firstRecurrence = (frequency: Frequency): Recurrence => ({
  frequency,
  every: 1,
  weekdays: [],
  monthDay: null,
  count: null,
  until: null,
})

function wholeNumber(text: string, most: number): number | null {
  const number = text.trim() === '' ? 0 : Math.trunc(Number(text))
  return number >= 1 && number <= most ? number : null
}

/** Every how many days, weeks or months, as typed; a number that is none yet changes nothing. */
export const withEvery = (recurrence: Recurrence, text: string): Recurrence => ({
  ...recurrence,
  every: wholeNumber(text, mostEvery) ?? recurrence.every,
})

/** After how many times it is over, as typed. */
export const withCount = (recurrence: Recurrence, text: string): Recurrence => ({
  ...recurrence,
  count: wholeNumber(text, mostTimes) ?? recurrence.count,
})

/** A weekday more or less; a week without a day would never come, so the last one stays. */
export function withWeekday(recurrence: Recurrence, weekday: number, isOn: boolean): Recurrence {
  const others = recurrence.weekdays.filter((known) => known !== weekday)
  const weekdays = isOn ? [...others, weekday].toSorted((one, other) => one - other) : others
  return weekdays.length === 0 ? recurrence : { ...recurrence, weekdays }
}

/**
 * When a series is over; any other word than `count` and `until` means never.
 * @param now ISO 8601; the last day is at first today, where the person is
 */
export const withEnd = (recurrence: Recurrence, end: string, now: string, timeZone: string): Recurrence => ({
  ...recurrence,
  count: end === 'count' ? usualTimes : null,
  until: end === 'until' ? dayOf(now, timeZone) : null,
})
