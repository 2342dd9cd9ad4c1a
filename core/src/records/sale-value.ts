import { readMoney } from '../text/amount.ts'

/** What a typed amount says of a sale's value; a currency (ISO 4217) that it names goes along. Null where it is no amount. */
export function readSaleValue(text: string): { value: number | null; currency?: string } | null {
  if (text.trim() === '') return { value: null }
  const money = readMoney(text)
  if (!money) return null
  return { value: money.value, ...(money.currency !== null && { currency: money.currency }) }
}

export const saleValueProblem = 'Write the value in digits, such as 12500, 25k or €900'
