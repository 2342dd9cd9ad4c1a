const factors: Readonly<Record<string, number>> = { k: 1000, m: 1_000_000 }

/** An amount as people write it: "12,500", "12.500,00", "12 500", "25k", "1.2m". `null` when empty. */
export function readAmount(text: string): number | null {
  const compact = text.replace(/[\s']/g, '')
  if (compact === '') return null
  const factor = factors[compact.slice(-1).toLowerCase()]
  const digits = factor === undefined ? compact : compact.slice(0, -1)
  const decimals = /[.,](\d{1,2})$/.exec(digits)
  const whole = (decimals ? digits.slice(0, decimals.index) : digits).replace(/[.,]/g, '')
  const amount = Number(`${whole || '0'}.${decimals?.[1] ?? '0'}`)
  return factor === undefined ? amount : Math.round(amount * factor * 100) / 100
}

const signs: Readonly<Record<string, string>> = { $: 'USD', '€': 'EUR', '£': 'GBP', '¥': 'JPY', '₹': 'INR' }

export interface Money {
  value: number
  /** Three letters; null where none is named. */
  currency: string | null
}

/** An amount below a trillion that may name its currency: "€1.200,50", "1200 EUR", "$25k". `null` for anything else. */
export function readMoney(text: string): Money | null {
  const sign = Object.keys(signs).find((known) => text.includes(known))
  const code = /(?:^|[\s\d])([A-Za-z]{3})(?:$|[\s\d])/.exec(text)?.[1]?.toUpperCase()
  const currency = (sign === undefined ? undefined : signs[sign]) ?? code ?? null
  const digits = text.replace(/[$€£¥₹]|[A-Za-z]{3}/g, '').trim()
  if (!/^\d[\d.,\s']*[km]?$/i.test(digits)) return null
  const value = readAmount(digits)
  return value === null || !Number.isFinite(value) || value >= 1e12 ? null : { value, currency }
}
