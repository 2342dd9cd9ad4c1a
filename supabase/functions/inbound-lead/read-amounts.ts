import { type Money, readMoney } from '@parley/core/text/amount'
import { entriesOf } from './entries-of.ts'

/** Longer texts are no amounts. */
const longest = 40

/** What the texts of a message, and those one level down, say as money: "€12.500,50", "25k". */
export function readAmounts(body: unknown): Record<string, Money> {
  return Object.fromEntries(
    entriesOf(body).flatMap(([, value]): [string, Money][] => {
      if (typeof value !== 'string' || value.length > longest) return []
      const money = readMoney(value)
      // Postgres looks a text up without the spaces around it.
      return money ? [[value.replaceAll(/^ +| +$/g, ''), money]] : []
    }),
  )
}
