import { type Place, toEnglish } from '@parley/core/format/place'
import { companyLocale } from './company-locale.ts'
import { readTimeZone } from './time-zone.ts'

let written: { language: string; english: string } | undefined

function englishOf(language: string): string {
  if (written?.language !== language) written = { language, english: toEnglish(language) }
  return written.english
}

/** In whose eyes this app writes: the English of the company's locale or else the browser's, and the profile's time zone. */
export const person: Place = {
  get locale() {
    return englishOf(companyLocale.read() ?? navigator.language)
  },
  get timeZone() {
    return readTimeZone()
  },
}
