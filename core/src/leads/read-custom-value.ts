import { productLocale } from '../format/place.ts'
import { isDay } from '../text/day.ts'
import type { CustomField, CustomValue } from './custom-fields.ts'
import { CellError } from './import/cell-error.ts'
import { foldHeading } from './import/fold-heading.ts'
import { readTypedNumber } from './import/read-number.ts'

const yes = ['yes', 'y', 'true', '1', 'x', 'ja', 'oui', 'si']
const no = ['no', 'n', 'false', '0', 'nein', 'non']

function readDay(text: string): string | null {
  const german = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text)
  const day = german
    ? `${german[3]}-${german[2]?.padStart(2, '0')}-${german[1]?.padStart(2, '0')}`
    : text.slice(0, 10)
  return isDay(day) ? day : null
}

/**
 * A value as it was typed or stands in a file, as `custom` of its record keeps it.
 * @param text trimmed, not empty
 * @param locale as which the company writes numbers
 * @throws CellError with what is wrong, in words
 */
export function readCustomValue(
  { label, type, options }: CustomField,
  text: string,
  locale: string = productLocale,
): CustomValue {
  switch (type) {
    case 'number':
      return readTypedNumber(text, label, locale)
    case 'date': {
      const day = readDay(text)
      if (day === null) throw new CellError(`${label}: write a date such as 2026-01-31`)
      return day
    }
    case 'choice': {
      const option = options.find((known) => known.toLowerCase() === text.toLowerCase())
      if (option === undefined) throw new CellError(`${label}: choose one of ${options.join(', ')}`)
      return option
    }
    case 'boolean': {
      const folded = foldHeading(text)
      if (!yes.includes(folded) && !no.includes(folded)) throw new CellError(`${label}: write yes or no`)
      return yes.includes(folded)
    }
    case 'url': {
      const address = /^https?:\/\//i.test(text) ? text : `https://${text}`
      if (address.length > 500 || !/^https?:\/\/[^\s/]+\.[^\s]+$/i.test(address))
        throw new CellError(`${label}: write a web address such as https://acme.example`)
      return address
    }
    case 'text':
      if (text.length > 1000) throw new CellError(`${label} is longer than 1000 characters`)
      return text
  }
}
