import { createNumbers } from '../format/numbers.ts'
import { productPlace } from '../format/place.ts'
import { daysBetween } from './math.ts'
import type { Subscription, UsageEvent } from './rows.ts'

export interface ExpansionOpportunity {
  customer_id: string
  plan: string
  monthly_amount: number
  currency: string
  /** Events of the last 30 days against the 30 before, 0.25 for a quarter more; null where there were too few before. */
  growth: number | null
  seats: number
  seatsUsed: number | null
  reasons: string[]
}

const { percent } = createNumbers(productPlace)
const fewest = 10
const growthThatCounts = 0.2
const seatShareThatCounts = 0.8
const seatEvents = new Set(['seats_used', 'active_users'])

/**
 * Paying customers who outgrow their plan, the fullest and fastest growing first: use grew by 20 % or more from one 30 days
 * to the next (with ten events before), or 80 % of the seats are taken. Seats taken are the largest quantity of an event
 * named `seats_used` or `active_users` in the last 30 days. The thresholds are ours; that use and seats are the signals
 * follows Nick Mehta and others, "Customer Success" (2016). `now` is ISO 8601.
 */
export function expansionOpportunities(
  subscriptions: Subscription[],
  events: UsageEvent[],
  now: string,
): ExpansionOpportunity[] {
  const usage = Map.groupBy(events, (event) => event.customer_id)
  return subscriptions
    .filter(({ status, monthly_amount: amount }) => status === 'active' && amount > 0)
    .map((subscription): ExpansionOpportunity => {
      const { customer_id, plan, monthly_amount, currency, seats } = subscription
      const aged = (usage.get(customer_id) ?? []).map((event) => ({
        ...event,
        age: daysBetween(event.occurred_at, now),
      }))
      const recent = aged.filter(({ age }) => age >= 0 && age < 30)
      const acts = recent.filter(({ name }) => !seatEvents.has(name)).length
      const before = aged.filter(({ age, name }) => age >= 30 && age < 60 && !seatEvents.has(name)).length
      const growth = before < fewest ? null : (acts - before) / before
      const taken = recent.filter(({ name }) => seatEvents.has(name)).map(({ quantity }) => quantity)
      const seatsUsed = taken.length === 0 ? null : Math.max(...taken)
      const reasons = [
        ...(seatsUsed !== null && seats > 0 && seatsUsed / seats >= seatShareThatCounts
          ? [`${seatsUsed} of ${seats} seats taken`]
          : []),
        ...(growth !== null && growth >= growthThatCounts ? [`use grew by ${percent(growth)}`] : []),
      ]
      return { customer_id, plan, monthly_amount, currency, growth, seats, seatsUsed, reasons }
    })
    .filter(({ reasons }) => reasons.length > 0)
    .toSorted(
      (one, other) =>
        other.reasons.length - one.reasons.length ||
        other.monthly_amount - one.monthly_amount ||
        (other.growth ?? 0) - (one.growth ?? 0),
    )
}
