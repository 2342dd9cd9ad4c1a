import { daysBetween, median, quantile } from './math.ts'
import type { Subscription, UsageEvent } from './rows.ts'

export interface TrialHealth {
  customer_id: string
  plan: string
  /** Whole days until the trial ends, rounded up; negative when it is over; null where no end is known. */
  daysLeft: number | null
  /** Usage events per day of the trial so far. */
  eventsPerDay: number
  lastUsedAt: string | null
  /** 0 to 100: activity against the median of customers that converted, cut at 100; null while none has. */
  score: number | null
  state: 'healthy' | 'fair' | 'at_risk' | 'unknown'
}

export interface ProductQualifiedLead {
  customer_id: string
  plan: string
  events: number
  reasons: string[]
}

type Usage = Map<string, UsageEvent[]>

const groupUsage = (events: UsageEvent[]): Usage => Map.groupBy(events, (event) => event.customer_id)

const within = (events: UsageEvent[], from: string, to: string): UsageEvent[] =>
  events.filter(
    ({ occurred_at: at }) => Date.parse(at) >= Date.parse(from) && Date.parse(at) <= Date.parse(to),
  )

/** A day at least, so that the first hour of a trial is no record. */
const trialDays = (from: string, to: string): number => Math.max(1, daysBetween(from, to))

const convertedTrials = (subscriptions: Subscription[], usage: Usage) =>
  subscriptions.flatMap((subscription) => {
    const { status, trial_ends_at: end, started_at: start, customer_id: id } = subscription
    if (end === null || (status !== 'active' && status !== 'past_due')) return []
    const events = within(usage.get(id) ?? [], start, end)
    return [{ events: events.length, perDay: events.length / trialDays(start, end) }]
  })

const latest = (events: UsageEvent[]): string | null =>
  events.reduce<string | null>(
    (last, { occurred_at: at }) => (last === null || Date.parse(at) > Date.parse(last) ? at : last),
    null,
  )

function stateOf(score: number | null): TrialHealth['state'] {
  if (score === null) return 'unknown'
  if (score >= 80) return 'healthy'
  return score >= 60 ? 'fair' : 'at_risk'
}

/**
 * How each running trial goes, the weakest and soonest to end first. Activity is usage events per day since the trial
 * began, measured against the median of the same figure of customers that had a trial and pay now (our own definition,
 * after the practice of comparing with converted accounts in Lincoln Murphy, "SaaS free trial best practices"); the bands
 * are 80 and 60 (docs/specified.md S9.8). Events are counted, not their quantities. `now` is ISO 8601.
 */
export function trialHealth(subscriptions: Subscription[], events: UsageEvent[], now: string): TrialHealth[] {
  const usage = groupUsage(events)
  const usual = median(convertedTrials(subscriptions, usage).map(({ perDay }) => perDay))
  return subscriptions
    .filter(({ status }) => status === 'trialing')
    .map(({ customer_id, plan, started_at, trial_ends_at }): TrialHealth => {
      const own = within(usage.get(customer_id) ?? [], started_at, now)
      const eventsPerDay = own.length / trialDays(started_at, now)
      const score =
        usual === null || usual === 0 ? null : Math.min(100, Math.round((eventsPerDay / usual) * 100))
      const daysLeft = trial_ends_at === null ? null : Math.ceil(daysBetween(now, trial_ends_at))
      return {
        customer_id,
        plan,
        daysLeft,
        eventsPerDay,
        lastUsedAt: latest(own),
        score,
        state: stateOf(score),
      }
    })
    .toSorted(
      (one, other) =>
        (one.score ?? 101) - (other.score ?? 101) || (one.daysLeft ?? 9999) - (other.daysLeft ?? 9999),
    )
}

const activeDays = (events: UsageEvent[]): number =>
  new Set(events.map(({ occurred_at: at }) => new Date(at).toISOString().slice(0, 10))).size

const weekBefore = (now: string): string => new Date(Date.parse(now) - 7 * 86_400_000).toISOString()

/**
 * Product-qualified leads: accounts that do not pay yet (trials and free plans) and have had the value of the product
 * (OpenView, "Product qualified leads"). Here: used within the last seven days, and as many events as the lower quartile
 * of customers that converted had in their trials; while nobody has converted, use on three days of the last seven.
 * The most active first. `now` is ISO 8601.
 */
export function productQualifiedLeads(
  subscriptions: Subscription[],
  events: UsageEvent[],
  now: string,
): ProductQualifiedLead[] {
  const usage = groupUsage(events)
  const threshold = quantile(
    convertedTrials(subscriptions, usage).map((trial) => trial.events),
    0.25,
  )
  return subscriptions
    .filter(
      ({ status, monthly_amount: amount }) => status === 'trialing' || (status === 'active' && amount === 0),
    )
    .flatMap(({ customer_id, plan, started_at }): ProductQualifiedLead[] => {
      const own = within(usage.get(customer_id) ?? [], started_at, now)
      const recent = within(own, weekBefore(now), now)
      if (recent.length === 0) return []
      const days = activeDays(recent)
      const isQualified = threshold === null ? days >= 3 : own.length >= Math.max(1, threshold)
      if (!isQualified) return []
      const bar =
        threshold === null
          ? []
          : [`${own.length} uses; customers who bought had ${Math.ceil(threshold)} or more in their trials`]
      return [
        { customer_id, plan, events: own.length, reasons: [...bar, `active on ${days} of the last 7 days`] },
      ]
    })
    .toSorted((one, other) => other.events - one.events)
}
