/** A local date and time. Months count from 1; `weekday` is 0 for Sunday. */
export interface WallClock {
  year: number
  month: number
  day: number
  hour: number
  minute: number
}

const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterFor(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone)
  if (known) return known
  const formatter = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
  formatters.set(timeZone, formatter)
  return formatter
}

/** Whether the runtime knows a name as a time zone. */
export function isTimeZone(name: string): boolean {
  try {
    return formatterFor(name) !== undefined
  } catch {
    return false
  }
}

/** The wall clock as if it were UTC: calendar arithmetic without summer time. Milliseconds. */
export const wallToUtc = (wall: WallClock): number =>
  Date.UTC(wall.year, wall.month - 1, wall.day, wall.hour, wall.minute)

/** Inverse of `wallToUtc`. */
export function utcToWall(milliseconds: number): WallClock {
  const date = new Date(milliseconds)
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
  }
}

/** What the wall clock shows at an instant. Throws RangeError for an unknown time zone or an invalid date. */
export function toWallClock(instant: Date, timeZone: string): WallClock {
  const parts = new Map(
    formatterFor(timeZone)
      .formatToParts(instant)
      .map((part) => [part.type, Number(part.value)]),
  )
  const read = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0
  return {
    year: read('year'),
    month: read('month'),
    day: read('day'),
    hour: read('hour'),
    minute: read('minute'),
  }
}

/** The day on the wall of a time zone at an instant (ISO 8601): `2026-11-03`. */
export const dayOf = (instant: string, timeZone: string): string =>
  new Date(wallToUtc(toWallClock(new Date(instant), timeZone))).toISOString().slice(0, 10)

/** The instant at which the wall clock shows this; an hour skipped by summer time moves forward. */
export function fromWallClock(wall: WallClock, timeZone: string): Date {
  const wanted = wallToUtc(wall)
  const offsetAt = (instant: number): number => wallToUtc(toWallClock(new Date(instant), timeZone)) - instant
  const first = wanted - offsetAt(wanted)
  return new Date(wanted - offsetAt(first))
}

/** The same wall clock, a number of days later or earlier. */
export const addDays = (wall: WallClock, days: number): WallClock =>
  utcToWall(wallToUtc(wall) + days * 86_400_000)

/** 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (wall: WallClock): number => new Date(wallToUtc(wall)).getUTCDay()

/** 1 for Monday to 7 for Sunday. */
export const isoWeekday = (wall: WallClock): number => weekdayOf(wall) || 7
