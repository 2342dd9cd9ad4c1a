import { currencies } from '../format/currencies.ts'

const scales: Readonly<Record<string, number>> = {
  k: 1000,
  tsd: 1000,
  m: 1_000_000,
  mn: 1_000_000,
  mio: 1_000_000,
  million: 1_000_000,
}
const scaleWords = Object.keys(scales).join('|')
const scaled = new RegExp(`^(.*?)\\s*(${scaleWords})\\.?$`, 'i')

/** Digits with commas and full stops, of which the last may begin the decimals; NaN where they stand at odd places. */
function readDigits(digits: string): number {
  const at = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))
  if (at === -1) return Number(digits)
  const [before, rest] = [digits.slice(0, at), digits.slice(at + 1)]
  // "12,500" are thousands, "0.125" and "1234.567" are not.
  const isThousands =
    before.includes(digits[at] ?? '') || (/^[1-9]\d{0,2}$/.test(before) && rest.length === 3)
  const whole = isThousands ? digits : before
  const isGrouped = /^-?\d{1,3}(?:([.,])\d{2,3}(?:\1\d{2,3})*)?$/.test(whole) && /\d{3}$|^-?\d+$/.test(whole)
  if (!isGrouped && /[.,]/.test(whole)) return Number.NaN
  const units = whole.replace(/[.,]/g, '') || '0'
  return Number(isThousands ? units : `${units}.${rest || '0'}`)
}

/**
 * An amount as people write it: "12,500", "12.500,00", "12 500", "25k", "1.2m", "1,2 Mio.". `null` when empty, NaN for
 * what is none.
 */
export function readAmount(text: string): number | null {
  if (text.trim() === '') return null
  const [, unscaled = text.trim(), scale] = scaled.exec(text.trim()) ?? []
  const amount = readDigits(unscaled.replace(/[\s'’]/g, '').replace(/[.,][-–—]+$/, ''))
  const factor = scales[scale?.toLowerCase() ?? '']
  return factor === undefined ? amount : Math.round(amount * factor * 100) / 100
}

/** Longer ones before those that they end with. */
const signs = [
  ['US$', 'USD'],
  ['CA$', 'CAD'],
  ['AU$', 'AUD'],
  ['NZ$', 'NZD'],
  ['HK$', 'HKD'],
  ['C$', 'CAD'],
  ['A$', 'AUD'],
  ['R$', 'BRL'],
  ['$', 'USD'],
  ['€', 'EUR'],
  ['£', 'GBP'],
  ['¥', 'JPY'],
  ['₹', 'INR'],
  ['zł', 'PLN'],
] as const
const codes = new Set(currencies)

export interface Money {
  value: number
  /** Three letters; null where none is named. */
  currency: string | null
}

/** Several countries write "kr". */
const krone = /(?<!\p{L})kr\.?(?!\p{L})/iu
/** They all write "$". */
const dollars: ReadonlySet<string> = new Set([
  'ARS',
  'AUD',
  'CAD',
  'CLP',
  'COP',
  'HKD',
  'MXN',
  'NZD',
  'SGD',
  'TWD',
  'USD',
])
export const isDollar = (currency: string): boolean => dollars.has(currency)
const kroner: readonly string[] = ['DKK', 'ISK', 'NOK', 'SEK']

/**
 * An amount below a trillion that may name its currency: "€1.200,50", "1200 EUR", "$25k", "$900 CAD". `null` for anything
 * else.
 * @param usual the currency that goes without saying: "500 kr" is of it where it is one of those, and no amount elsewhere; "$500" is
 * of it where it is a dollar or peso
 */
export function readMoney(text: string, usual?: string): Money | null {
  const isKrone = usual !== undefined && kroner.includes(usual) && krone.test(text)
  const given = isKrone ? text.replace(krone, ` ${usual} `) : text
  const sign = signs.find(([known]) => given.includes(known))
  const unsigned = sign ? given.replace(sign[0], ' ') : given
  const named = /(?<![A-Za-z])[A-Za-z]{3}(?![A-Za-z])/g
  const code = unsigned.match(named)?.find((word) => codes.has(word.toUpperCase()))
  const digits = (code === undefined ? unsigned : unsigned.replace(code, ' ')).trim()
  if (!/^\d[\d.,\s'’]*[-–—]*\s*[A-Za-z]*\.?$/.test(digits)) return null
  const value = readAmount(digits)
  if (value === null || !Number.isFinite(value) || value >= 1e12) return null
  const ofSign = sign?.[0] === '$' && usual !== undefined && isDollar(usual) ? usual : sign?.[1]
  return { value, currency: code?.toUpperCase() ?? ofSign ?? null }
}
