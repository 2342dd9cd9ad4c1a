import { createNumbers } from '../format/numbers.ts'
import { productPlace } from '../format/place.ts'
import { sumOf, toCents } from './math.ts'
import type { RevenueChange } from './revenue.ts'

const { countOf } = createNumbers(productPlace)
const named = 3

interface Words {
  nameOf: (customerId: string) => string
  money: (amount: number) => string
}

function describeChange({ customer_id: id, was, is, kind }: RevenueChange, { nameOf, money }: Words): string {
  if (kind === 'new') return `${nameOf(id)} is new`
  if (kind === 'churn') return `${nameOf(id)} left`
  const part = money(toCents(Math.abs(is - was)))
  return `${nameOf(id)} pays ${part} ${kind === 'expansion' ? 'more' : 'less'}`
}

/**
 * What moved the monthly revenue, in a sentence: "MRR fell $80: Fjord left." Takes the changes of one currency and names
 * those that moved most.
 */
export function describeMovement(changes: readonly RevenueChange[], words: Words): string {
  const moved = changes
    .filter(({ kind }) => kind !== 'same')
    .toSorted((one, other) => Math.abs(other.is - other.was) - Math.abs(one.is - one.was))
  const now = toCents(sumOf(changes.map(({ is }) => is)))
  const by = toCents(now - sumOf(changes.map(({ was }) => was)))
  const what =
    by === 0 ? `stayed at ${words.money(now)}` : `${by > 0 ? 'rose' : 'fell'} ${words.money(Math.abs(by))}`
  if (moved.length === 0) return `MRR ${what}.`
  const rest = moved.length - named
  const reasons = [
    ...moved.slice(0, named).map((change) => describeChange(change, words)),
    ...(rest > 0 ? [`${countOf(rest, 'more customer')} moved`] : []),
  ]
  return `MRR ${what}: ${reasons.join(', ')}.`
}
