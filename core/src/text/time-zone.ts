/** What clock and calendar on a wall show. Months count from 1; `weekday` is 0 for Sunday. */
export type WallClock = { year: number; month: number; day: number; hour: number; minute: number }

const formatters = new Map<string, Intl.DateTimeFormat>()

const formatterFor = (timeZone: string): Intl.DateTimeFormat => {
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

/** The wall clock as if it were UTC: calendar arithmetic without summer time. Milliseconds. */
export const wallToUtc = (wall: WallClock): number =>
  Date.UTC(wall.year, wall.month - 1, wall.day, wall.hour, wall.minute)

/** Inverse of `wallToUtc`. */
export const utcToWall = (milliseconds: number): WallClock => {
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
export const toWallClock = (instant: Date, timeZone: string): WallClock => {
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

/** The instant at which the wall clock shows this; an hour skipped by summer time moves forward. */
export const fromWallClock = (wall: WallClock, timeZone: string): Date => {
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
