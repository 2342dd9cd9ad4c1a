import { daysBetween } from './math.ts'
import type { Cart, Order } from './rows.ts'

export type AbandonedCart = Cart & { hoursIdle: number }

const fromHours = 1
const upToDays = 30

/**
 * Carts left behind, the most valuable first: something in them, not recovered, untouched for at least an hour (before
 * that somebody may still be shopping) and at most 30 days (after that it is no reminder any more), and no order of the
 * same customer since. The hour is the usual default of recovery tools; the 30 days are ours. `now` is ISO 8601.
 */
export function abandonedCarts(carts: Cart[], orders: Order[], now: string): AbandonedCart[] {
  const lastOrder = new Map<string, number>()
  for (const { customer_id: id, placed_at } of orders) {
    lastOrder.set(id, Math.max(lastOrder.get(id) ?? 0, Date.parse(placed_at)))
  }
  return carts
    .filter(({ amount, recovered_at }) => amount > 0 && recovered_at === null)
    .filter((cart) => (lastOrder.get(cart.customer_id) ?? 0) < Date.parse(cart.updated_at))
    .map((cart) => ({ ...cart, hoursIdle: daysBetween(cart.updated_at, now) * 24 }))
    .filter(({ hoursIdle }) => hoursIdle >= fromHours && hoursIdle <= upToDays * 24)
    .toSorted((one, other) => other.amount - one.amount)
}
