import { type Money, readMoney } from '@parley/core/text/amount'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Longer texts are no amounts. */
const longest = 40

/** What the texts of a message, and those one level down, say as money: "€12.500,50", "25k". */
export function readAmounts(body: unknown): Record<string, Money> {
  const values = isRecord(body)
    ? Object.values(body).flatMap((value) => (isRecord(value) ? Object.values(value) : [value]))
    : []
  return Object.fromEntries(
    values.flatMap((value): [string, Money][] => {
      if (typeof value !== 'string' || value.length > longest) return []
      const money = readMoney(value)
      // Postgres looks a text up without the spaces around it.
      return money ? [[value.replaceAll(/^ +| +$/g, ''), money]] : []
    }),
  )
}
