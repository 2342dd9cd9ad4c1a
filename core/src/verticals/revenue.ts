import { sumOf, toCents } from './math.ts'
import type { Subscription } from './rows.ts'

/** Monthly amounts in one currency. start + new + expansion − contraction − churn = end. */
export type RevenueMovement = {
  currency: string
  start: number
  new: number
  expansion: number
  contraction: number
  churn: number
  end: number
  /** Annual: twelve times `end`. */
  arr: number
  customers: number
}

/** From when to when a subscription is paid for, in milliseconds; a trial is not, nor what was cancelled within it. */
const paidSpan = (subscription: Subscription, now: number): { from: number; to: number } | null => {
  const { status, started_at, trial_ends_at, canceled_at } = subscription
  if (status === 'trialing' || (status === 'canceled' && canceled_at === null)) return null
  const started = Date.parse(started_at)
  const trialEnd = trial_ends_at === null ? started : Date.parse(trial_ends_at)
  // Who pays although the trial would still run has converted early.
  const from = status !== 'canceled' && trialEnd > now ? started : Math.max(started, trialEnd)
  const to = canceled_at === null ? Number.POSITIVE_INFINITY : Date.parse(canceled_at)
  return from < to ? { from, to } : null
}

const paidPerCustomer = (subscriptions: Subscription[], at: number, now: number): Map<string, number> => {
  const amounts = new Map<string, number>()
  for (const subscription of subscriptions) {
    const span = paidSpan(subscription, now)
    if (!span || at < span.from || at >= span.to || subscription.monthly_amount === 0) continue
    const { customer_id: id, monthly_amount: amount } = subscription
    amounts.set(id, (amounts.get(id) ?? 0) + amount)
  }
  return amounts
}

const move = (
  subscriptions: Subscription[],
  currency: string,
  since: string,
  now: string,
): RevenueMovement => {
  const to = Date.parse(now)
  const before = paidPerCustomer(subscriptions, Date.parse(since), to)
  const after = paidPerCustomer(subscriptions, to, to)
  const changes = [...new Set([...before.keys(), ...after.keys()])].map((id) => {
    const [was, is] = [before.get(id) ?? 0, after.get(id) ?? 0]
    return { was, is, change: is - was }
  })
  const total = (fits: (change: (typeof changes)[number]) => boolean) =>
    toCents(Math.abs(sumOf(changes.filter(fits).map(({ change }) => change))))
  const end = toCents(sumOf([...after.values()]))
  return {
    currency,
    start: toCents(sumOf([...before.values()])),
    new: total(({ was }) => was === 0),
    expansion: total(({ was, is, change }) => was > 0 && is > 0 && change > 0),
    contraction: total(({ was, is, change }) => was > 0 && is > 0 && change < 0),
    churn: total(({ is }) => is === 0),
    end,
    arr: toCents(end * 12),
    customers: after.size,
  }
}

/**
 * Monthly and annual recurring revenue now, and how it moved since a moment (ISO 8601), per currency, the largest first.
 *
 * MRR is the monthly amount of every paid subscription (active or past due, no trials); ARR is 12 × MRR. Movements compare
 * what each customer pays at both moments: from nothing (new, also who returns), more (expansion), less (contraction), to
 * nothing (churn). Definition: David Skok, "SaaS Metrics 2.0". An amount that was edited within one subscription counts as
 * always having been so, as the table keeps no history; a change of plan is seen when it is a subscription of its own.
 */
export const revenueMovements = (
  subscriptions: Subscription[],
  since: string,
  now: string,
): RevenueMovement[] =>
  [...Map.groupBy(subscriptions, ({ currency }) => currency)]
    .map(([currency, rows]) => move(rows, currency, since, now))
    .filter(({ start, end }) => start > 0 || end > 0)
    .toSorted((one, other) => other.end - one.end)
