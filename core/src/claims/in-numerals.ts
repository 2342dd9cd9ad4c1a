import { createMoney } from '../format/money.ts'
import { createNumbers } from '../format/numbers.ts'
import type { Place } from '../format/place.ts'
import { findNumbers } from './numbers.ts'

const isInWords = /^\p{L}/u
/** Below it words read as well as figures. */
const leastFigure = 10

/**
 * A sum that was said, as one writes it: "fifteen thousand dollars a year" is "$15,000 a year". Left as it is where it
 * holds several numbers ("five to ten thousand") or is written in figures already.
 */
export function inNumerals(said: string, place: Pick<Place, 'locale'>): string {
  const [number, ...others] = findNumbers(said)
  if (!number || others.length > 0 || !isInWords.test(number.text)) return said
  const { value, unit, text, index } = number
  if (value < leastFigure || unit === 'percent') return said
  const written =
    unit === null ? createNumbers(place).number(value) : createMoney(place).amount(value, unit.toUpperCase())
  return said.slice(0, index) + written + said.slice(index + text.length)
}
