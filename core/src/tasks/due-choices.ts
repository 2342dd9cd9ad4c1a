import { addDays, fromWallClock, toWallClock, weekdayOf } from '../text/time-zone.ts'

export const dueChoices = ['today', 'tomorrow', 'next_week'] as const
export type DueChoice = (typeof dueChoices)[number]

const endOfWork = 17

/**
 * When a task put off to a day is due: when work ends in the time zone; today after that, at the last minute of the day.
 * Next week is its Monday. `now` and the result in ISO 8601.
 */
export function dueOn(choice: DueChoice, now: string, timeZone: string): string {
  const today = { ...toWallClock(new Date(now), timeZone), hour: endOfWork, minute: 0 }
  if (choice === 'today') {
    const at = fromWallClock(today, timeZone)
    return (
      at > new Date(now) ? at : fromWallClock({ ...today, hour: 23, minute: 59 }, timeZone)
    ).toISOString()
  }
  const days = choice === 'tomorrow' ? 1 : (8 - weekdayOf(today)) % 7 || 7
  return fromWallClock(addDays(today, days), timeZone).toISOString()
}
