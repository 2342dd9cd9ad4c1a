import type { Place } from './place.ts'

/** An instant (ISO 8601, milliseconds or Date), or a day `2026-11-03` or month `2026-11` of the calendar, the same in every zone. */
export type Moment = Date | number | string

const calendar = /^\d{4}-\d\d(?:-\d\d)?$/
const day = { month: 'short', day: 'numeric' } as const
const time = { hour: 'numeric', minute: '2-digit' } as const
const year = { year: 'numeric' } as const

const styles = {
  day,
  weekday: { ...day, weekday: 'short' },
  longDay: { weekday: 'long', month: 'long', day: 'numeric' },
  date: { dateStyle: 'long' },
  month: { month: 'short', ...year },
  longMonth: { month: 'long', ...year },
  year,
  time,
  dayAndTime: { ...day, ...time },
  weekdayAndTime: { ...day, ...time, weekday: 'short' },
  hourOfWeek: { ...time, weekday: 'short' },
  exact: { ...day, ...year, ...time, weekday: 'short' },
  record: { dateStyle: 'medium', timeStyle: 'medium' },
} satisfies Record<string, Intl.DateTimeFormatOptions>
type Style = keyof typeof styles

const formatters = new Map<string, Intl.DateTimeFormat>()

function createFormatter(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const formatter = new Intl.DateTimeFormat(locale, options)
  // A clock of 24 hours has two digits before the colon, which `numeric` leaves out in some locales.
  return options.hour && formatter.resolvedOptions().hourCycle === 'h23'
    ? new Intl.DateTimeFormat(locale, { ...options, hour: '2-digit' })
    : formatter
}

/**
 * A moment in one of the styles; where `now` lies in another year, with the year. Throws RangeError for an unknown zone
 * and an invalid date.
 */
export function writeMoment(style: Style, at: Moment, place: Place, now: Moment = at): string {
  const { locale } = place
  const timeZone = typeof at === 'string' && calendar.test(at) ? 'UTC' : place.timeZone
  const hasYear = now !== at && writeMoment('year', at, place) !== writeMoment('year', now, place)
  const key = `${style} ${hasYear} ${locale} ${timeZone}`
  // Making a formatter costs as much as drawing a row.
  const formatter =
    formatters.get(key) ?? createFormatter(locale, { ...styles[style], ...(hasYear && year), timeZone })
  formatters.set(key, formatter)
  return formatter.format(new Date(at))
}
