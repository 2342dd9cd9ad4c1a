import { readAmount } from '../../text/amount.ts'
import { isDay } from '../../text/day.ts'
import { fromWallClock } from '../../text/time-zone.ts'
import type { VerticalField } from './kinds.ts'

export type ReadValue = { value: string | number } | { problem: string }

const statuses = new Map([
  ['trialing', 'trialing'],
  ['trial', 'trialing'],
  ['active', 'active'],
  ['paid', 'active'],
  ['past_due', 'past_due'],
  ['pastdue', 'past_due'],
  ['unpaid', 'past_due'],
  ['canceled', 'canceled'],
  ['cancelled', 'canceled'],
  ['ended', 'canceled'],
  ['churned', 'canceled'],
])

const largest = 999_999_999_999.99

/**
 * A moment as ISO 8601. `2026-03-02`, `2026-03-02 14:30` and `…:05` are times on the wall of the zone; with `Z` or an offset they
 * are what they say. Anything else (`3/2/2026`) could mean two days and is refused.
 */
function readMoment(text: string, timeZone: string): ReadValue {
  const parts =
    /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?\s*(Z|UTC|[+-]\d{2}:?\d{2})?$/i.exec(
      text,
    )
  const [, day = '', hour = '00', minute = '00', second = '00', zone] = parts ?? []
  const isClock = Number(hour) < 24 && Number(minute) < 60 && Number(second) < 60
  if (!parts || !isDay(day) || !isClock)
    return { problem: `“${text}” is not a date like 2026-03-02 or 2026-03-02 14:30` }
  if (zone !== undefined) {
    const offset = /^(Z|UTC)$/i.test(zone) ? 'Z' : zone.replace(/^([+-]\d{2}):?/, '$1:')
    const instant = Date.parse(`${day}T${hour}:${minute}:${second}${offset}`)
    return Number.isNaN(instant)
      ? { problem: `“${text}” is not a date like 2026-03-02 or 2026-03-02 14:30` }
      : { value: new Date(instant).toISOString() }
  }
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const wall = { year, month, day: date, hour: Number(hour), minute: Number(minute) }
  const instant = fromWallClock(wall, timeZone).getTime() + Number(second) * 1000
  return { value: new Date(instant).toISOString() }
}

function readNumber(text: string, isWhole: boolean): ReadValue {
  const amount = readAmount(text.replace(/^[$€£¥]\s*|\s*[$€£¥]$/g, ''))
  if (amount === null || Number.isNaN(amount)) return { problem: `“${text}” is not a number` }
  if (amount < 0) return { problem: `“${text}” is below zero` }
  if (amount > largest || (isWhole && amount > 2_000_000_000)) return { problem: `“${text}” is too large` }
  return { value: isWhole ? Math.round(amount) : amount }
}

/** A cell that is not empty, as its field takes it; in words what is wrong with it otherwise. */
export function readValue({ type, limit = 200 }: VerticalField, text: string, timeZone: string): ReadValue {
  switch (type) {
    case 'moment':
      return readMoment(text, timeZone)
    case 'amount':
    case 'quantity':
      return readNumber(text, false)
    case 'count':
      return readNumber(text, true)
    case 'currency':
      return /^[a-z]{3}$/i.test(text)
        ? { value: text.toUpperCase() }
        : { problem: `“${text}” is not a currency code like USD` }
    case 'status': {
      const status = statuses.get(text.toLowerCase().replace(/[\s-]+/g, '_'))
      return status === undefined
        ? { problem: `“${text}” is not one of trialing, active, past due and canceled` }
        : { value: status }
    }
    default:
      return text.length > limit ? { problem: `longer than ${limit} characters` } : { value: text }
  }
}
