import { createFormats } from '@parley/core/format/formats'

/** The English of as many places as write dates or numbers in a way of their own. */
const locales = ['en-US', 'en-GB', 'en-001-u-hc-h23', 'en-AU', 'en-CA', 'en-IN', 'en-ZA']

/** A day on which month and day, and the hours of both clocks, differ. */
const example = '2026-11-03T15:00:00Z'

/** "United Kingdom: 3 November 2026, 15:00 · 1,250,000.5", the ways there are to choose from. */
export function localeChoices(): { locale: string; label: string }[] {
  const regions = new Intl.DisplayNames('en', { type: 'region' })
  return locales.map((locale) => {
    const { date, time, number } = createFormats({ locale, timeZone: 'UTC' })
    const region = new Intl.Locale(locale).region ?? '001'
    const name = region === '001' ? 'International' : regions.of(region)
    return { locale, label: `${name}: ${date(example)}, ${time(example)}\u00A0· ${number(1_250_000.5)}` }
  })
}
