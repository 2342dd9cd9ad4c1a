import { numberFormat } from './numbers.ts'
import type { Place } from './place.ts'

const units = ['B', 'kB', 'MB', 'GB', 'TB'] as const

export const createBytes = (place: Pick<Place, 'locale'>) => ({
  /** "3.2 MB": decimal, as disks are sold, three digits. */
  bytes(count: number): string {
    const power = count < 1000 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(count) / 3))
    return `${numberFormat(place.locale, { maximumSignificantDigits: 3 }).format(count / 1000 ** power)} ${units[power]}`
  },
})
