import { sumOf, toCents } from './math.ts'
import type { Subscription } from './rows.ts'

/** Monthly amounts in one currency. start + new + expansion − contraction − churn = end. */
export interface RevenueMovement {
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
function paidSpan(subscription: Subscription, now: number): { from: number; to: number } | null {
  const { status, started_at, trial_ends_at, canceled_at } = subscription
  if (status === 'trialing' || (status === 'canceled' && canceled_at === null)) return null
  const started = Date.parse(started_at)
  const trialEnd = trial_ends_at === null ? started : Date.parse(trial_ends_at)
  // A paid subscription within its trial period was converted early.
  const from = status !== 'canceled' && trialEnd > now ? started : Math.max(started, trialEnd)
  const to = canceled_at === null ? Number.POSITIVE_INFINITY : Date.parse(canceled_at)
  return from < to ? { from, to } : null
}

function paidPerCustomer(subscriptions: Subscription[], at: number, now: number): Map<string, number> {
  const amounts = new Map<string, number>()
  for (const subscription of subscriptions) {
    const span = paidSpan(subscription, now)
    if (!span || at < span.from || at >= span.to || subscription.monthly_amount === 0) continue
    const { customer_id: id, monthly_amount: amount } = subscription
    amounts.set(id, (amounts.get(id) ?? 0) + amount)
  }
  return amounts
}

/** What one customer pays a month at two moments, and what that is called. */
export interface RevenueChange {
  customer_id: string
  currency: string
  was: number
  is: number
  kind: 'new' | 'expansion' | 'contraction' | 'churn' | 'same'
}

function kindOf(was: number, is: number): RevenueChange['kind'] {
  if (was === 0) return 'new'
  if (is === 0) return 'churn'
  if (is === was) return 'same'
  return is > was ? 'expansion' : 'contraction'
}

/** The customers behind `revenueMovements`: everybody who pays now or paid at `since` (ISO 8601), the largest amounts first. */
export const revenueChanges = (subscriptions: Subscription[], since: string, now: string): RevenueChange[] =>
  [...Map.groupBy(subscriptions, ({ currency }) => currency)]
    .flatMap(([currency, rows]) => {
      const before = paidPerCustomer(rows, Date.parse(since), Date.parse(now))
      const after = paidPerCustomer(rows, Date.parse(now), Date.parse(now))
      return [...new Set([...before.keys(), ...after.keys()])].map((customer_id): RevenueChange => {
        const [was, is] = [before.get(customer_id) ?? 0, after.get(customer_id) ?? 0]
        return { customer_id, currency, was, is, kind: kindOf(was, is) }
      })
    })
    .toSorted((one, other) => Math.max(other.is, other.was) - Math.max(one.is, one.was))

function move(subscriptions: Subscription[], currency: string, since: string, now: string): RevenueMovement {
  const changes = revenueChanges(subscriptions, since, now)
  const total = (kind: RevenueChange['kind']) =>
    toCents(sumOf(changes.filter((change) => change.kind === kind).map(({ was, is }) => Math.abs(is - was))))
  const end = toCents(sumOf(changes.map(({ is }) => is)))
  return {
    currency,
    start: toCents(sumOf(changes.map(({ was }) => was))),
    new: total('new'),
    expansion: total('expansion'),
    contraction: total('contraction'),
    churn: total('churn'),
    end,
    arr: toCents(end * 12),
    customers: changes.filter(({ is }) => is > 0).length,
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
