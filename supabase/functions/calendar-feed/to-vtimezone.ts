import { toWallClock, wallToUtc } from '@parley/core/text/time-zone'

const day = 86_400_000
const minute = 60_000
/** No zone changes its clock twice within it. */
const step = 7 * day
const years = 10

/** How far the clock is ahead of UTC, in milliseconds. */
const offsetAt = (moment: number, zone: string): number =>
  wallToUtc(toWallClock(new Date(moment), zone)) - Math.floor(moment / minute) * minute

/** The first minute of the new offset between two moments that have different ones. */
function changeBetween(from: number, until: number, zone: string): number {
  const before = offsetAt(from, zone)
  let [low, high] = [from / minute, until / minute]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (offsetAt(middle * minute, zone) === before) low = middle
    else high = middle
  }
  return high * minute
}

const twoDigits = (number: number): string => String(number).padStart(2, '0')
function showOffset(offset: number): string {
  const minutes = Math.abs(offset) / minute
  return `${offset < 0 ? '-' : '+'}${twoDigits(Math.floor(minutes / 60))}${twoDigits(minutes % 60)}`
}

/** Milliseconds, read as UTC: `20270328T020000`. */
export const showWall = (wall: number): string =>
  new Date(wall).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')

/**
 * A zone's clock for iCalendar (RFC 5545, 3.6.5): each change of it from a year before `now` to ten years after, for programs
 * that don't know the zone by its name. `now` in milliseconds.
 */
export function toVTimezone(zone: string, now: number): string {
  const start = Math.floor((now - 365 * day) / day) * day
  const changes = [{ at: 0, from: offsetAt(start, zone), to: offsetAt(start, zone) }]
  for (let moment = start; moment < now + years * 365 * day; moment += step) {
    const [from, to] = [offsetAt(moment, zone), offsetAt(moment + step, zone)]
    if (from !== to) changes.push({ at: changeBetween(moment, moment + step, zone), from, to })
  }
  const standard = Math.min(...changes.map(({ to }) => to))
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...changes.flatMap(({ at, from, to }) => {
      const kind = to > standard ? 'DAYLIGHT' : 'STANDARD'
      return [
        `BEGIN:${kind}`,
        // The moment of a change is told on the clock that it ends.
        `DTSTART:${showWall(at === 0 ? 0 : at + from)}`,
        `TZOFFSETFROM:${showOffset(from)}`,
        `TZOFFSETTO:${showOffset(to)}`,
        `END:${kind}`,
      ]
    }),
    'END:VTIMEZONE',
  ].join('\r\n')
}
