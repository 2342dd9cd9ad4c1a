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
