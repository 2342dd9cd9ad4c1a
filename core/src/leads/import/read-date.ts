import { withoutAccents } from '../../text/accents.ts'
import { dayOf, fromWallClock } from '../../text/time-zone.ts'

/** Whether 1/2/2026 is the first of February or the second of January. */
export const dateOrders = ['dmy', 'mdy'] as const
export type DateOrder = (typeof dateOrders)[number]

/** The first letters of the months in English, German, French and Spanish, without accents. */
const monthNames: readonly (readonly string[])[] = [
  ['jan', 'ene'],
  ['feb', 'fev'],
  ['mar'],
  ['apr', 'avr', 'abr'],
  ['may', 'mai'],
  ['jun', 'juin'],
  ['jul', 'juil'],
  ['aug', 'aou', 'ago'],
  ['sep'],
  ['oct', 'okt'],
  ['nov'],
  ['dec', 'dez', 'dic'],
]

function monthOf(word: string): number {
  const folded = withoutAccents(word).replace(/[^a-z]/g, '')
  return monthNames.findIndex((names) => names.some((name) => folded.startsWith(name))) + 1
}

const pad = (number: number) => String(number).padStart(2, '0')

function toDay(year: string, month: number, day: number): string | null {
  const whole = year.length === 2 ? (Number(year) < 70 ? `20${year}` : `19${year}`) : year
  const text = `${whole}-${pad(month)}-${pad(day)}`
  const time = Date.parse(`${text}T00:00Z`)
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(text) ? text : null
}

function readClock(text: string): string | null {
  if (text === '') return ''
  const clock = /^(\d{1,2}):(\d\d)(?::(\d\d)(?:\.\d+)?)? ?([ap]\.?m\.?)?$/i.exec(text)
  if (!clock) return null
  const half = clock[4]?.toLowerCase().replaceAll('.', '')
  const hour = half === undefined ? Number(clock[1]) : (Number(clock[1]) % 12) + (half === 'pm' ? 12 : 0)
  return hour > 23 || Number(clock[2]) > 59 ? null : `T${pad(hour)}:${clock[2]}:${clock[3] ?? '00'}`
}

const slashes = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d\d)(?:,? (.+))?$/

/** How the order of day and month shows: "day" or "month" stands first, either may ("any"), or it is no such date (null). */
export function orderShown(text: string): DateOrder | 'any' | null {
  const found = slashes.exec(text)
  if (!found) return null
  const [first, second] = [Number(found[1]), Number(found[2])]
  if (first > 12) return second > 12 ? null : 'dmy'
  return second > 12 ? 'mdy' : first === second ? null : 'any'
}

/**
 * A day (`2026-01-31`), a moment (`2026-01-31T14:05Z`) or, where no zone is said, what a clock showed (`2026-01-31T14:05`), as exports
 * and people write it; null for what is no date, and for days such as 1/2/2026 of which nobody said the order.
 */
export function readDate(text: string, order?: DateOrder): string | null {
  const iso = text
    .replace(
      /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?!\d)/,
      (_, year: string, _mark, month: string, day: string) =>
        [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-'),
    )
    .replace(/^((?:19|20)\d\d)(\d\d)(\d\d)$/, '$1-$2-$3')
    .replace(/^(\d{4}-\d\d-\d\d) (\d)/, '$1T$2')
  const known =
    /^(\d{4})-(\d\d)-(\d\d)(T\d\d:\d\d(?::\d\d(?:\.\d+)?)?)?( ?(?:Z|UTC|[+-]\d\d(?::?\d\d)?))?$/.exec(iso)
  if (known) {
    const day = toDay(known[1] ?? '', Number(known[2]), Number(known[3]))
    if (day === null || known[4] === undefined) return known[5] === undefined ? day : null
    const zone =
      known[5]
        ?.trim()
        .replace('UTC', 'Z')
        .replace(/^([+-]\d\d)$/, '$1:00') ?? ''
    return Number.isFinite(Date.parse(`${day}${known[4]}${zone || 'Z'}`)) ? `${day}${known[4]}${zone}` : null
  }
  const parts = splitDay(text, order)
  if (!parts) return null
  const day = toDay(parts.year, parts.month, parts.day)
  const clock = readClock(parts.clock)
  return day === null || clock === null ? null : `${day}${clock}`
}

function splitDay(text: string, order: DateOrder | undefined) {
  const dots = /^(\d{1,2})\.(\d{1,2})\.(\d{4}|\d\d)(?:,? (.+))?$/.exec(text)
  if (dots) return { day: Number(dots[1]), month: Number(dots[2]), year: dots[3] ?? '', clock: dots[4] ?? '' }
  const slashed = slashes.exec(text)
  if (slashed) {
    const shown = orderShown(text)
    const isDayFirst = (shown === 'any' ? order : (shown ?? 'dmy')) === 'dmy'
    if (shown === 'any' && order === undefined) return null
    const [first, second] = [Number(slashed[1]), Number(slashed[2])]
    return {
      day: isDayFirst ? first : second,
      month: isDayFirst ? second : first,
      year: slashed[3] ?? '',
      clock: slashed[4] ?? '',
    }
  }
  const dayFirst =
    /^(?:\p{L}+,? )?(\d{1,2})(?:\.|er|st|nd|rd|th)?(?: de)?[ -]?([\p{L}.]{3,})(?: de)?[ -]?(\d{4}|(?<=-)\d\d)(?:,? (.+))?$/u.exec(
      text,
    )
  if (dayFirst)
    return {
      day: Number(dayFirst[1]),
      month: monthOf(dayFirst[2] ?? ''),
      year: dayFirst[3] ?? '',
      clock: dayFirst[4] ?? '',
    }
  const monthFirst = /^(?:\p{L}+, )?([\p{L}.]{3,}) (\d{1,2}),? (\d{4})(?:,? (.+))?$/u.exec(text)
  return (
    monthFirst && {
      day: Number(monthFirst[2]),
      month: monthOf(monthFirst[1] ?? ''),
      year: monthFirst[3] ?? '',
      clock: monthFirst[4] ?? '',
    }
  )
}

const onClock = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d)(?::(\d\d(?:\.\d+)?))?)?$/

/**
 * The moment (ISO 8601) that `readDate` found: of what a clock showed, when it showed that in the zone; of a bare day its noon there, so
 * that it stays that day for those who share the zone.
 */
export function momentOf(date: string, timeZone: string): string {
  const wall = onClock.exec(date)
  if (!wall) return date
  const [year = 0, month = 0, day = 0, hour = 12, minute = 0] = wall
    .slice(1, 6)
    .map((part) => (part === undefined ? undefined : Number(part)))
  const instant = fromWallClock({ year, month, day, hour, minute }, timeZone)
  return `${instant.toISOString().slice(0, 16)}:${wall[6] ?? '00'}Z`
}

/** The day of what `readDate` found; of a moment the one in the zone. */
export const dayOfDate = (date: string, timeZone: string): string =>
  onClock.test(date) ? date.slice(0, 10) : dayOf(date, timeZone)
