/** An amount as people write it: "12,500", "12.500,00", "12 500". `null` when empty. */
export function readAmount(text: string): number | null {
  const compact = text.replace(/[\s']/g, '')
  if (compact === '') return null
  const decimals = /[.,](\d{1,2})$/.exec(compact)
  const whole = (decimals ? compact.slice(0, decimals.index) : compact).replace(/[.,]/g, '')
  return Number(`${whole || '0'}.${decimals?.[1] ?? '0'}`)
}
