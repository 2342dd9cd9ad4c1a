import { purchasesOf } from './customer-value.ts'
import { dayInMilliseconds, daysBetween, median, sumOf } from './math.ts'
import type { Order } from './rows.ts'

export interface PurchasePrediction {
  customer_id: string
  currency: string
  /** Median days between orders. */
  intervalDays: number
  expectedAt: string
  /** Days until then; negative when it has passed. */
  daysUntil: number
  /** How regular the intervals are: their deviation under a quarter of the mean, under a half, or more. */
  confidence: 'high' | 'medium' | 'low'
  orders: number
  averageOrder: number
}

const fewestOrders = 3
const horizonDays = 30

/** Standard deviation over mean. */
function variation(numbers: number[]): number {
  const mean = sumOf(numbers) / numbers.length
  return Math.sqrt(sumOf(numbers.map((number) => (number - mean) ** 2)) / numbers.length) / mean
}

function confidenceOf(intervals: number[]): PurchasePrediction['confidence'] {
  const spread = variation(intervals)
  if (spread < 0.25) return 'high'
  return spread < 0.5 ? 'medium' : 'low'
}

/**
 * Who is likely to order within 30 days, or should have by now, the soonest first. From customers with three orders or
 * more: the last order plus the median of their intervals (the interpurchase time of buyer-behaviour models such as
 * Schmittlein, Morrison and Colombo 1987, in its simplest form). Left out: customers overdue by more than two
 * intervals, who have probably churned. Orders of one day are one purchase. `now` is ISO 8601.
 */
export const purchasePredictions = (orders: Order[], now: string): PurchasePrediction[] =>
  purchasesOf(orders)
    .flatMap(({ customer_id, currency, orders: own, total }): PurchasePrediction[] => {
      const intervals = own
        .slice(1)
        .map((order, index) => daysBetween(own[index]?.placed_at ?? '', order.placed_at))
        .filter((days) => days >= 1)
      const intervalDays = median(intervals)
      const last = own.at(-1)
      if (intervalDays === null || intervals.length < fewestOrders - 1 || !last) return []
      const expected = Date.parse(last.placed_at) + intervalDays * dayInMilliseconds
      const expectedAt = new Date(expected).toISOString()
      const daysUntil = Math.round(daysBetween(now, expectedAt))
      const isGone = daysBetween(last.placed_at, now) > 2 * intervalDays
      if (isGone || daysUntil > horizonDays) return []
      return [
        {
          customer_id,
          currency,
          intervalDays,
          expectedAt,
          daysUntil,
          confidence: confidenceOf(intervals),
          orders: own.length,
          averageOrder: total / own.length,
        },
      ]
    })
    .toSorted((one, other) => one.daysUntil - other.daysUntil)
