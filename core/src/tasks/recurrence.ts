import { isDay } from '../text/day.ts'

export const frequencies = ['daily', 'weekly', 'monthly'] as const
export type Frequency = (typeof frequencies)[number]

/**
 * How a task repeats. `every`: each 1st, 2nd … day, week or month. `weekdays`: for weeks, ISO numbers from 1 for Monday to
 * 7, ascending, never empty. `monthDay`: for months, 1–31 (months without that day are left out, as in RFC 5545) or -1 for
 * the last. `count`: how many are left, the task itself counted. `until`: the last day, `YYYY-MM-DD`.
 */
export interface Recurrence {
  frequency: Frequency
  every: number
  weekdays: number[]
  monthDay: number | null
  count: number | null
  until: string | null
}

const codes = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']
const weekdayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const interval = '(?:;INTERVAL=([1-9]\\d{0,2}))?'
const weekday = `(?:${codes.join('|')})`
const pattern = new RegExp(
  `^FREQ=(?:(DAILY)${interval}|(WEEKLY)${interval};BYDAY=(${weekday}(?:,${weekday})*)|(MONTHLY)${interval};BYMONTHDAY=(-1|[1-9]|[12]\\d|3[01]))(?:;COUNT=([1-9]\\d{0,3})|;UNTIL=(\\d{8}))?$`,
)

const toDay = (digits: string): string => `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`

/** Reads `tasks.recurrence`, a subset of an RFC 5545 RRULE: `FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE;COUNT=5`. Null for anything else. */
export function parseRecurrence(rule: string | null): Recurrence | null {
  const parts = rule === null ? null : pattern.exec(rule)
  if (!parts) return null
  const [, daily, everyDay, weekly, everyWeek, days, , everyMonth, monthDay, count, until] = parts
  if (until !== undefined && !isDay(toDay(until))) return null
  return {
    frequency: daily ? 'daily' : weekly ? 'weekly' : 'monthly',
    every: Number(everyDay ?? everyWeek ?? everyMonth ?? 1),
    weekdays: codes.flatMap((code, index) => (days?.split(',').includes(code) ? [index + 1] : [])),
    monthDay: monthDay === undefined ? null : Number(monthDay),
    count: count === undefined ? null : Number(count),
    until: until === undefined ? null : toDay(until),
  }
}

/** Inverse of `parseRecurrence`: one spelling for each rule. */
export function formatRecurrence({ frequency, every, weekdays, monthDay, count, until }: Recurrence): string {
  return [
    `FREQ=${frequency.toUpperCase()}`,
    every > 1 ? `INTERVAL=${every}` : null,
    frequency === 'weekly'
      ? `BYDAY=${codes.filter((_, index) => weekdays.includes(index + 1)).join(',')}`
      : null,
    frequency === 'monthly' ? `BYMONTHDAY=${monthDay}` : null,
    count === null ? null : `COUNT=${count}`,
    until === null ? null : `UNTIL=${until.replaceAll('-', '')}`,
  ]
    .filter((part) => part !== null)
    .join(';')
}

const joined = new Intl.ListFormat('en', { type: 'conjunction' })
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' })
const endings: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' }
const ordinal = (day: number): string => `${day}${endings[ordinals.select(day)] ?? 'th'}`

const nouns: Record<Frequency, string> = { daily: 'day', weekly: 'week', monthly: 'month' }

function describeDays({ frequency, weekdays, monthDay }: Recurrence): string {
  if (frequency === 'daily') return ''
  if (frequency === 'monthly')
    return monthDay === -1 ? ' on the last day' : ` on the ${ordinal(monthDay ?? 1)}`
  return ` on ${joined.format(weekdays.map((day) => weekdayNames[day - 1] ?? ''))}`
}

/** "Every 2 weeks on Monday and Wednesday, 5 times", "Every weekday until 2026-12-31". */
export function describeRecurrence(recurrence: Recurrence): string {
  const { frequency, every, weekdays, count, until } = recurrence
  const isWorkdays = frequency === 'weekly' && every === 1 && weekdays.join('') === '12345'
  const rhythm = isWorkdays
    ? 'Every weekday'
    : `Every ${every === 1 ? nouns[frequency] : `${every} ${nouns[frequency]}s`}${describeDays(recurrence)}`
  if (count !== null) return `${rhythm}, ${count === 1 ? 'for the last time' : `${count} times`}`
  return until === null ? rhythm : `${rhythm} until ${until}`
}
