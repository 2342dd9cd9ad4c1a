import type { Place } from './place.ts'

const formatters = new Map<string, Intl.NumberFormat>()

/** The formatter of a locale with these options, made once. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = JSON.stringify([locale, options])
  const formatter = formatters.get(key) ?? new Intl.NumberFormat(locale, options)
  formatters.set(key, formatter)
  return formatter
}

/** Numbers, in the locale that `place` has when one is written. Examples are of `en-US`. */
export function createNumbers(place: Pick<Place, 'locale'>) {
  /** "12,500", with at most `digits` decimals. */
  const number = (value: number, digits = 3): string =>
    numberFormat(place.locale, { maximumFractionDigits: digits }).format(value)
  return {
    number,
    /** "0.80": always with so many decimals. */
    decimal: (value: number, digits: number): string =>
      numberFormat(place.locale, {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }).format(value),
    /** "1 lead", "1,200 leads". */
    countOf: (count: number, one: string, many = `${one}s`): string =>
      `${number(count)} ${count === 1 ? one : many}`,
    /** "42%" of 0.42, below ten with one decimal: "4.6%"; a dash where nothing was measured. */
    percent(share: number | null): string {
      if (share === null) return '—'
      const maximumFractionDigits = Math.abs(share) < 0.1 ? 1 : 0
      return numberFormat(place.locale, { style: 'percent', maximumFractionDigits }).format(share)
    },
  }
}
