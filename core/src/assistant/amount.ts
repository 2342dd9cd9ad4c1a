import { findMoney } from '../analysis/money.ts'

export interface FoundAmount {
  amount: number
  text: string
  index: number
}

const scales: [pattern: RegExp, factor: number][] = [
  [/\d\s?(?:k|grand|thousand)\b/i, 1000],
  [/\d\s?(?:m|mio|million)\b/i, 1_000_000],
  [/\d\s?hundred\b/i, 100],
]
const units: Record<string, number> = Object.fromEntries(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, value) => [word, value]),
)
const tens: Record<string, number> = Object.fromEntries(
  'twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, order) => [word, order * 10 + 20]),
)
const powers: Record<string, number> = { thousand: 1000, grand: 1000, k: 1000, million: 1_000_000 }

/** "twenty five thousand" as 25000; null where the words hold no number. */
function fromWords(text: string): number | null {
  let total = 0
  let part = 0
  let hasNumber = false
  for (const word of text.toLowerCase().match(/[a-z]+/g) ?? []) {
    const value = units[word] ?? tens[word] ?? (word === 'a' && !hasNumber ? 1 : undefined)
    if (value !== undefined) part += value
    else if (word === 'hundred') part = (part || 1) * 100
    else if (powers[word] !== undefined) {
      total += (part || 1) * powers[word]
      part = 0
    } else if (word !== 'and') break
    hasNumber = true
  }
  return hasNumber ? total + part : null
}

/** A number as it is written: "50k", "1.2 million", "50,000", "15.000". Null where there is none. */
export function readAmount(text: string): number | null {
  const digits = /\d+(?:[.,]\d+)*/.exec(text)?.[0]
  if (digits === undefined) return fromWords(text)
  const isGrouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(digits)
  const plain = isGrouped
    ? digits.replace(/[.,]/g, '')
    : digits.replace(/,(?=\d{3}\b)/g, '').replace(',', '.')
  const factor = scales.find(([pattern]) => pattern.test(text))?.[1] ?? 1
  return Math.round(Number(plain) * factor * 100) / 100
}

const between = /\s+(?:to|and|-|–)\s+/

/** Sums of money in a text with their value, in order; of "from $20k to $30k" the latter. */
export const findAmounts = (text: string): FoundAmount[] =>
  findMoney(text).flatMap((found) => {
    const amount = readAmount(found.text.split(between).findLast((part) => /\d/.test(part)) ?? found.text)
    return amount === null ? [] : [{ amount, ...found }]
  })
