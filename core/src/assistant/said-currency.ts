import { findNumbers } from '../claims/numbers.ts'
import { isDollar, readMoney } from '../text/amount.ts'

/**
 * The currency (ISO 4217) that a sum of money names. Null where it names none, and where the company's, in which sums are usually
 * meant, is not known. @param usual the company's: "$" and "dollars" are of it where it is one
 */
export function saidCurrency(sum: string, usual: string | undefined): string | null {
  // "A$9,000": whose dollars they are is said; of a country that isn't known, none is named.
  if (usual !== undefined && /\p{L}\$/u.test(sum)) return readMoney(sum, usual)?.currency ?? null
  const unit = findNumbers(sum)[0]?.unit ?? null
  if (usual === undefined || unit === null || unit === 'percent') return null
  return unit === 'usd' && isDollar(usual) && !/usd/i.test(sum) ? usual : unit.toUpperCase()
}
