import { numberFormat } from './numbers.ts'
import type { Place } from './place.ts'

/** Money in a currency (ISO 4217). Examples are of `en-US`. */
export const createMoney = (place: Pick<Place, 'locale'>) => ({
  /** What one record is worth or costs, to the cent where it has any: "$12,500", "$9,000.50", "¥900". */
  amount: (value: number, currency: string): string =>
    numberFormat(place.locale, {
      style: 'currency',
      currency,
      trailingZeroDisplay: 'stripIfInteger',
    }).format(value),
  /** A sum, a mean or a forecast in whole units: "$12,500"; compact for the scale of a chart: "$12.5K". */
  total: (value: number, currency: string, notation: 'standard' | 'compact' = 'standard'): string =>
    numberFormat(place.locale, {
      style: 'currency',
      currency,
      notation,
      maximumFractionDigits: notation === 'compact' ? 1 : 0,
    }).format(value),
})
