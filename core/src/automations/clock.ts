import { type Formats, formatsFor } from '../format/formats.ts'
import { productLocale } from '../format/place.ts'
import { isDay } from '../text/day.ts'
import { addDays, dayOf, isTimeZone, toWallClock, wallToUtc } from '../text/time-zone.ts'
import type { Fact, Facts } from './fields.ts'

/** Where the company's days begin and end; UTC where it is no zone that the runtime knows. */
export function companyZone(facts: Facts): string {
  const zone = String(facts['company.time_zone'] ?? 'UTC')
  return isTimeZone(zone) ? zone : 'UTC'
}

/** As what the company writes dates and numbers. */
export function companyLocale(facts: Facts): string {
  try {
    return new Intl.Locale(String(facts['company.locale'] ?? productLocale)).toString()
  } catch {
    return productLocale
  }
}

/** Dates and numbers as the company writes them. */
export const companyFormats = (facts: Facts): Formats =>
  formatsFor({ locale: companyLocale(facts), timeZone: companyZone(facts) })

const instant = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/

/** Whether a fact is a moment, an instant of ISO 8601. */
export const isInstant = (fact: Fact | undefined): fact is string =>
  typeof fact === 'string' && instant.test(fact) && !Number.isNaN(Date.parse(fact))

/** The day of a fact: itself, or that of its moment where the company is. Null for anything else. */
export function dayOfFact(fact: Fact | undefined, timeZone: string): string | null {
  if (isInstant(fact)) return dayOf(new Date(fact).toISOString(), timeZone)
  return typeof fact === 'string' && isDay(fact) ? fact : null
}

/** The day `days` after the one of `now` (ISO 8601), or before it. */
export const dayAfter = (now: string, days: number, timeZone: string): string =>
  new Date(wallToUtc(addDays(toWallClock(new Date(now), timeZone), days))).toISOString().slice(0, 10)
