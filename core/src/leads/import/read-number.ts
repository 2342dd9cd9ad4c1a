import { readAmount } from '../../text/amount.ts'
import { CellError } from './cell-error.ts'
import { type DecimalMark, marksShown } from './decimal-mark.ts'

/** A lone "m" may stand for months and meters, so it is no number here. */
const shape = /^(-?)(\d[\d.,\s'’]*(?:(?:k|tsd|mn|mio|million)\.?)?)$/i

/**
 * A number of a field of the company's own, read as amounts are.
 * @param mark what begins the decimals in its file; without it "1.200" isn't read
 * @throws CellError
 */
export function readNumberCell(text: string, label: string, mark: DecimalMark | undefined): number {
  const [, sign, digits = ''] = shape.exec(text) ?? []
  const shown = marksShown(digits)
  const toNumber = (given: string) => (readAmount(given) ?? Number.NaN) * (sign === '-' ? -1 : 1)
  // A fourth decimal says that they are decimals.
  const asDecimals = () => toNumber(digits.replace(/[.,]\d{3}/, '$&0'))
  if (shown !== null && 'open' in shown && mark === undefined)
    throw new CellError(`${label} “${text}” may be ${toNumber(digits)} or ${asDecimals()}`)
  const value = shown !== null && 'open' in shown && shown.open === mark ? asDecimals() : toNumber(digits)
  if (!Number.isFinite(value)) throw new CellError(`${label}: write a number such as 12.5`)
  return value
}
