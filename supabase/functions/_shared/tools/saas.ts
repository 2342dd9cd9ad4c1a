import { countOf, nameSome, totalWords } from '@parley/core/assistant/tools/words'
import { joinList } from '@parley/core/text/words'
import { expansionOpportunities } from '@parley/core/verticals/expansion'
import { revenueMovements } from '@parley/core/verticals/revenue'
import { productQualifiedLeads, trialHealth } from '@parley/core/verticals/trials'
import { z } from 'zod'
import { defineTool } from './tool.ts'
import {
  emptyAnswer,
  readSubscriptions,
  readUsage,
  truncationNote,
  verticalEvidence,
  withNames,
} from './vertical-data.ts'

// Long enough for a year of trials, whose converted customers are the benchmark.
const trialHistoryDays = 400

/** Each row with its customer's name; at most fifty. */
const stateWords = { healthy: 'doing well', fair: 'fair', at_risk: 'at risk', unknown: 'not measured' }

const trialHealthTool = defineTool({
  name: 'trial_health',
  description:
    'How each running trial goes: days left, activity measured against customers that converted, who is at risk.',
  kind: 'read',
  parameters: z.strictObject({}),
  run: async (_none, context) => {
    const subscriptions = await readSubscriptions(context)
    if (subscriptions.length === 0) return emptyAnswer('subscriptions')
    const events = await readUsage(context, trialHistoryDays)
    const all = trialHealth(subscriptions, events, context.now)
    const trials = await withNames(all, context)
    const states = [...Map.groupBy(all, ({ state }) => state)].map(
      ([state, rows]) => `${rows.length} ${stateWords[state]}`,
    )
    const risky = trials.filter(({ state }) => state === 'at_risk')
    const ends = (left: number | null) =>
      left === null ? '' : left < 0 ? ' (over)' : ` (${countOf(left, 'day')} left)`
    return {
      message:
        all.length === 0
          ? 'No trials running.'
          : `${countOf(all.length, 'running trial')}: ${joinList(states)}.${
              risky.length === 0
                ? ''
                : ` At risk: ${nameSome(
                    risky.map(({ customer, daysLeft }) => `${customer}${ends(daysLeft)}`),
                    3,
                    all.filter(({ state }) => state === 'at_risk').length,
                  )}.`
            }${truncationNote(events, 'usage events')}`,
      data: {
        total: all.length,
        trials: trials.map(({ customer, plan, daysLeft, score, state, eventsPerDay, lastUsedAt }) => ({
          customer,
          plan,
          days_left: daysLeft,
          score,
          state: stateWords[state],
          events_per_day: eventsPerDay,
          last_used_at: lastUsedAt,
        })),
      },
      evidence: verticalEvidence,
      hasUntrustedText: trials.length > 0,
    }
  },
})

const qualifiedTool = defineTool({
  name: 'product_qualified_leads',
  description:
    'Accounts in trial or on a free plan that use the product as those who bought did, with the reasons.',
  kind: 'read',
  parameters: z.strictObject({}),
  run: async (_none, context) => {
    const subscriptions = await readSubscriptions(context)
    if (subscriptions.length === 0) return emptyAnswer('subscriptions')
    const events = await readUsage(context, trialHistoryDays)
    if (events.length === 0) return emptyAnswer('usage events')
    const all = productQualifiedLeads(subscriptions, events, context.now)
    const accounts = await withNames(all, context)
    return {
      message:
        all.length === 0
          ? 'No trial or free account is product-qualified now.'
          : `${countOf(all.length, 'product-qualified lead')}: ${nameSome(
              accounts.map(({ customer, events: uses }) => `${customer} (${countOf(uses, 'use')})`),
              3,
              all.length,
            )}.${truncationNote(events, 'usage events')}`,
      data: { total: all.length, accounts },
      evidence: verticalEvidence,
      hasUntrustedText: accounts.length > 0,
    }
  },
})

const revenueTool = defineTool({
  name: 'revenue_metrics',
  description:
    'Monthly and annual recurring revenue (MRR, ARR) and how MRR moved: new, expansion, contraction, churn.',
  kind: 'read',
  parameters: z.strictObject({ days: z.int().min(1).max(730).default(30) }),
  run: async ({ days }, context) => {
    const subscriptions = await readSubscriptions(context)
    if (subscriptions.length === 0) return emptyAnswer('subscriptions')
    const since = new Date(Date.parse(context.now) - days * 86_400_000).toISOString()
    const revenue = revenueMovements(subscriptions, since, context.now)
    const words = revenue.map((row) => {
      const money = (amount: number) => totalWords(amount, row.currency)
      return `MRR is ${money(row.end)} from ${countOf(row.customers, 'customer')} (ARR ${money(row.arr)}); ${countOf(days, 'day')} ago it was ${money(row.start)}: ${money(row.new)} new, ${money(row.expansion)} expansion, ${money(row.contraction)} contraction, ${money(row.churn)} churn`
    })
    return {
      message:
        words.length === 0 ? 'No subscription is paid for yet, so MRR is zero.' : `${words.join('. ')}.`,
      data: { since, revenue },
      evidence: verticalEvidence,
    }
  },
})

const expansionTool = defineTool({
  name: 'expansion_opportunities',
  description:
    'Paying customers who outgrow their plan: use grew by a fifth, or four fifths of the seats are taken.',
  kind: 'read',
  parameters: z.strictObject({}),
  run: async (_none, context) => {
    const subscriptions = await readSubscriptions(context)
    if (subscriptions.length === 0) return emptyAnswer('subscriptions')
    const events = await readUsage(context, 60)
    if (events.length === 0) return emptyAnswer('usage events of the last 60 days')
    const all = expansionOpportunities(subscriptions, events, context.now)
    const opportunities = await withNames(all, context)
    return {
      message:
        all.length === 0
          ? 'No paying customer is outgrowing their plan.'
          : `${countOf(all.length, 'expansion opportunity', 'expansion opportunities')}: ${nameSome(
              opportunities.map(({ customer, reasons }) => `${customer} (${reasons.join(', ')})`),
              3,
              all.length,
            )}.${truncationNote(events, 'usage events')}`,
      data: { total: all.length, opportunities },
      evidence: verticalEvidence,
      hasUntrustedText: opportunities.length > 0,
    }
  },
})

export const saasTools = [trialHealthTool, qualifiedTool, revenueTool, expansionTool]
