import { numberFormat } from './numbers.ts'
import type { Place } from './place.ts'

/** Sums in a currency (ISO 4217). Examples are of `en-US`. */
export const createMoney = (place: Pick<Place, 'locale'>) => ({
  /** Whole units: "$12,500"; compact for the scale of a chart: "$12.5K". */
  money: (value: number, currency: string, notation: 'standard' | 'compact' = 'standard'): string =>
    numberFormat(place.locale, {
      style: 'currency',
      currency,
      notation,
      maximumFractionDigits: notation === 'compact' ? 1 : 0,
    }).format(value),
})
