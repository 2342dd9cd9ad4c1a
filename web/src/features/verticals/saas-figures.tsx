import { describeMovement } from '@parley/core/verticals/describe-movement'
import { expansionOpportunities } from '@parley/core/verticals/expansion'
import {
  type RevenueChange,
  type RevenueMovement,
  revenueChanges,
  revenueMovements,
} from '@parley/core/verticals/revenue'
import { productQualifiedLeads, type TrialHealth, trialHealth } from '@parley/core/verticals/trials'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { countOf, formatDecimal, formatNumber } from '~/data/formats.ts'
import { daysAway } from '~/data/measures.ts'
import { formatAmount } from '~/data/money.ts'
import { useClock } from '~/data/use-clock.ts'
import { ChartToCome } from '~/ui/chart-to-come.tsx'
import { Stat } from '~/ui/stat.tsx'
import { AccountList } from './account-list.tsx'
import { accountsOf, describeCut, saasFactsQuery } from './facts.ts'
import { FactsState } from './facts-state.tsx'
import { FigureLists } from './figure-lists.tsx'
import { FigureSection } from './figure-section.tsx'
import { NoData } from './no-data.tsx'
import { RevenueWaterfall } from './revenue-waterfall.tsx'

const day = 86_400_000
const stateWords: Record<TrialHealth['state'], string> = {
  healthy: 'Healthy',
  fair: 'Fair',
  at_risk: 'At risk',
  unknown: 'Unknown',
}
const stateColours: Record<TrialHealth['state'], string> = {
  healthy: 'text-good',
  fair: 'text-fair',
  at_risk: 'text-poor',
  unknown: 'text-faint',
}
const changeWords = { new: 'New', expansion: 'More', contraction: 'Less', churn: 'Left', same: 'Unchanged' }

/** Trials, recurring revenue and who outgrows their plan, from subscriptions and usage. */
export default function SaasFigures() {
  const facts = useQuery(saasFactsQuery())
  const { now: clock } = useClock()
  const [now] = useState(clock)
  const { data } = facts
  if (!data) return <FactsState query={facts} />
  if (data.subscriptions.length === 0)
    return (
      <NoData title="No subscription yet" kinds={['subscriptions', 'usage']}>
        Once you import subscriptions, this page shows how each trial is going, which accounts are ready to
        buy, your recurring revenue and how it moves, and who is outgrowing their plan. Add usage to measure
        trials and expansion.
      </NoData>
    )
  const { subscriptions, usage, customers } = data
  const since = new Date(Date.parse(now) - 30 * day).toISOString()
  const trials = trialHealth(subscriptions, usage, now)
  const qualified = productQualifiedLeads(subscriptions, usage, now)
  const revenue = revenueMovements(subscriptions, since, now)
  const changes = revenueChanges(subscriptions, since, now)
  const expansion = expansionOpportunities(subscriptions, usage, now)
  const accountOf = accountsOf(customers)
  const cut = describeCut({ subscriptions, 'usage events': usage })
  return (
    <div className="grid min-w-0 gap-x-12 gap-y-10 lg:grid-cols-2">
      <div className="min-w-0 lg:col-span-2">
        <FigureSection title="Recurring revenue" aside="now and 30 days ago" formula="revenue">
          {revenue.length === 0 && <p className="pt-3 text-muted">No paid subscriptions yet.</p>}
          {revenue.map((row) => (
            <Revenue
              key={row.currency}
              row={row}
              changes={changes.filter(({ currency }) => currency === row.currency)}
              nameOf={(id) => accountOf(id).name}
            />
          ))}
          <AccountList
            label="Paying customers"
            nothing=""
            first={3}
            lines={changes.map((change) => ({
              key: `${change.currency} ${change.customer_id}`,
              ...accountOf(change.customer_id),
              detail:
                change.kind === 'same' || change.kind === 'new'
                  ? changeWords[change.kind]
                  : `${changeWords[change.kind]}, ${formatAmount(change.was, change.currency)} before`,
              value: formatAmount(change.is, change.currency),
            }))}
          />
        </FigureSection>
      </div>
      <FigureLists
        lists={[
          {
            title: 'Trial health',
            aside: countOf(trials.length, 'trial'),
            formula: 'trials',
            label: 'Running trials',
            nothing: 'No trials running.',
            lines: trials.map((trial) => ({ ...accountOf(trial.customer_id), ...trialLine(trial) })),
          },
          {
            title: 'Product-qualified leads',
            aside: countOf(qualified.length, 'account'),
            formula: 'qualified',
            label: 'Product-qualified leads',
            nothing: 'No trial or free account uses the product the way buyers did.',
            lines: qualified.map((account) => ({
              key: `${account.customer_id} ${account.plan}`,
              ...accountOf(account.customer_id),
              detail: account.reasons.join('\u00A0· '),
              value: countOf(account.events, 'use'),
            })),
          },
          {
            title: 'Expansion',
            aside: countOf(expansion.length, 'account'),
            formula: 'expansion',
            label: 'Expansion opportunities',
            nothing: 'No paying customer is outgrowing their plan.',
            isWide: true,
            lines: expansion.map((account) => ({
              key: `${account.customer_id} ${account.plan}`,
              ...accountOf(account.customer_id),
              detail: [account.plan, ...account.reasons].filter(Boolean).join('\u00A0· '),
              value: `${formatAmount(account.monthly_amount, account.currency)} a month`,
            })),
          },
        ]}
      />
      {cut && <p className="text-sm text-faint lg:col-span-2">{cut}</p>}
    </div>
  )
}

interface RevenueProps {
  row: RevenueMovement
  changes: readonly RevenueChange[]
  nameOf: (customerId: string) => string
}

function Revenue({ row, changes, nameOf }: RevenueProps) {
  const money = (amount: number) => formatAmount(amount, row.currency)
  const hasMoved = changes.some(({ kind }) => kind !== 'same')
  return (
    <>
      <p className="pt-4 text-lg text-balance">{describeMovement(changes, { nameOf, money })}</p>
      <dl className="grid grid-cols-2 gap-x-8 md:grid-cols-4">
        <Stat
          label={`MRR in ${row.currency}`}
          value={money(row.end)}
          note={`${money(row.start)} 30 days ago`}
        />
        <Stat label="ARR" value={money(row.arr)} note="12 × MRR" />
        <Stat label="Paying customers" value={formatNumber(row.customers)} />
        {row.start > 0 && (
          <Stat
            label="Churned revenue"
            value={`${formatDecimal((row.churn / row.start) * 100, 1)}%`}
            note="of the MRR 30 days ago"
          />
        )}
      </dl>
      {/* Of what did not move, the sentence above says all. */}
      {row.start === 0 ? (
        <ChartToCome>
          What moved your MRR, and the share of it that left, appears here 30 days after the first paid
          subscription.
        </ChartToCome>
      ) : (
        hasMoved && <RevenueWaterfall row={row} />
      )}
    </>
  )
}

const trialLine = ({ customer_id: id, plan, daysLeft, eventsPerDay, state, score }: TrialHealth) => ({
  key: `${id} ${plan}`,
  detail: [
    plan,
    daysLeft === null ? '' : `${daysLeft < 0 ? 'ended' : 'ends'} ${daysAway(daysLeft)}`,
    `${formatNumber(eventsPerDay, 1)} uses a day`,
  ]
    .filter(Boolean)
    .join('\u00A0· '),
  value: (
    <>
      <span className={stateColours[state]}>{stateWords[state]}</span>
      {score !== null && <span className="pl-2 font-medium">{score}</span>}
    </>
  ),
})
