import {
  addDays,
  dayOf,
  fromWallClock,
  toWallClock,
  utcToWall,
  type WallClock,
  weekdayOf,
} from '../text/time-zone.ts'

/** A day as `YYYY-MM-DD`, without a time zone. */
export type Day = string

const toWall = (day: Day): WallClock => utcToWall(Date.parse(`${day}T00:00Z`))
const pad = (number: number): string => String(number).padStart(2, '0')
const toDay = ({ year, month, day }: WallClock): Day => `${year}-${pad(month)}-${pad(day)}`

export { dayOf }

/** A number of days later, or earlier. */
export const moveDay = (day: Day, days: number): Day => toDay(addDays(toWall(day), days))

/** The same day of another month; the month's last day where it has no such day. */
export function moveMonth(day: Day, months: number): Day {
  const { year, month, day: date } = toWall(day)
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0))
  return toDay({ ...utcToWall(last.getTime()), day: Math.min(date, last.getUTCDate()) })
}

/** The instant of an appointment that moves to another day and keeps its time on the wall. ISO 8601. */
export function moveInstant(instant: string, to: Day, timeZone: string): string {
  const { hour, minute } = toWallClock(new Date(instant), timeZone)
  return fromWallClock({ ...toWall(to), hour, minute }, timeZone).toISOString()
}

/** The instant of a day and a time (`HH:MM`) on the wall of a time zone. ISO 8601. */
export function toInstant(day: Day, time: string, timeZone: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return fromWallClock({ ...toWall(day), hour, minute }, timeZone).toISOString()
}

/** The week of a day, Monday first. */
export function weekOf(day: Day): Day[] {
  const monday = moveDay(day, -((weekdayOf(toWall(day)) + 6) % 7))
  return Array.from({ length: 7 }, (_, index) => moveDay(monday, index))
}

/** The weeks that a month touches, Monday first: four to six. */
export function monthOf(day: Day): Day[][] {
  const first = `${day.slice(0, 7)}-01`
  const last = moveDay(moveMonth(first, 1), -1)
  const weeks: Day[][] = []
  for (let week = weekOf(first); (week[0] ?? last) <= last; week = weekOf(moveDay(week[0] ?? last, 7)))
    weeks.push(week)
  return weeks
}
