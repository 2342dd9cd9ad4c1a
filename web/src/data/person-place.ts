import { type Place, toEnglish } from '@parley/core/format/place'
import { readTimeZone } from './time-zone.ts'

/** In whose eyes this app writes: the English of the browser's locale, and the profile's time zone as it is known by now. */
export const person: Place = {
  locale: toEnglish(navigator.language),
  get timeZone() {
    return readTimeZone()
  },
}
