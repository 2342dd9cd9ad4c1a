import { numberFormat } from '../../format/numbers.ts'
import { readAmount } from '../../text/amount.ts'
import { CellError } from './cell-error.ts'
import { type DecimalMark, decimalMarks, marksShown } from './decimal-mark.ts'

/** A lone "m" may stand for months and meters, so it is no number here. */
const shape = /^(-?)(\d[\d.,\s'’]*(?:(?:k|tsd|mn|mio|million)\.?)?)$/i

/** The mark of digits such as "1.200", of which nobody can say what it begins; null where that is plain. */
function openMark(digits: string): DecimalMark | null {
  const shown = marksShown(digits)
  return shown !== null && 'open' in shown ? shown.open : null
}

/** What a text says, read as amounts are; with an open mark in either way. */
function readBothWays(text: string) {
  const [, sign, digits = ''] = shape.exec(text) ?? []
  const toNumber = (given: string) => (readAmount(given) ?? Number.NaN) * (sign === '-' ? -1 : 1)
  return {
    open: openMark(digits),
    asAmount: toNumber(digits),
    // A fourth decimal says that they are decimals.
    asDecimals: toNumber(digits.replace(/[.,]\d{3}/, '$&0')),
  }
}

/**
 * A number of a field of the company's own, read as amounts are.
 * @param mark what begins the decimals in its file; without it "1.200" isn't read
 * @throws CellError
 */
export function readNumberCell(text: string, label: string, mark: DecimalMark | undefined): number {
  const { open, asAmount, asDecimals } = readBothWays(text)
  if (open !== null && mark === undefined)
    throw new CellError(`${label} “${text}” may be ${asAmount} or ${asDecimals}`)
  const value = open !== null && open === mark ? asDecimals : asAmount
  if (!Number.isFinite(value)) throw new CellError(`${label}: write a number such as 12.5`)
  return value
}

/** A number as it is typed, so that it is read as the same again wherever people write: 1.125 is "1.1250". */
export const typedNumber = (value: number): string =>
  openMark(String(Math.abs(value))) === null ? String(value) : `${value}0`

/**
 * The same as somebody typed it. "1.200" is what amounts take it for where its mark groups thousands in the locale; where it begins
 * decimals there it may be either, and isn't read.
 * @throws CellError
 */
export function readTypedNumber(text: string, label: string, locale: string): number {
  const { value: shown } = numberFormat(locale)
    .formatToParts(1.5)
    .find(({ type }) => type === 'decimal') ?? { value: '.' }
  const mark = decimalMarks.find((known) => known === shown) ?? '.'
  const { open, asAmount, asDecimals } = readBothWays(text)
  if (open !== mark) return readNumberCell(text, label, mark)
  const either = `${typedNumber(asAmount)} or ${typedNumber(asDecimals)}`
  throw new CellError(`${label} “${text}” may be ${asAmount} or ${asDecimals}: write ${either}`)
}
