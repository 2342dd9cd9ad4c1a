import { moneyOf } from '@parley/core/analytics/sales-figures'
import { abandonedCarts } from '@parley/core/verticals/carts'
import { type LifetimeValue, lifetimeValues, vipCustomers } from '@parley/core/verticals/customer-value'
import { purchasePredictions } from '@parley/core/verticals/predictions'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { countOf, formatDay, formatDecimal } from '~/data/formats.ts'
import { daysAway, formatSpan } from '~/data/measures.ts'
import { formatAmount, formatTotal } from '~/data/money.ts'
import { useClock } from '~/data/use-clock.ts'
import { ChartToCome } from '~/ui/chart-to-come.tsx'
import { Stat } from '~/ui/stat.tsx'
import { AccountList } from './account-list.tsx'
import { accountsOf, describeCut, shopFactsQuery } from './facts.ts'
import { FactsState } from './facts-state.tsx'
import { FigureLists } from './figure-lists.tsx'
import { FigureSection } from './figure-section.tsx'
import { NoData } from './no-data.tsx'

const confidenceWords = { high: 'High confidence', medium: 'Medium confidence', low: 'Low confidence' }

/** Who is worth most, what was left behind and who orders next, from orders and carts. */
export default function ShopFigures() {
  const facts = useQuery(shopFactsQuery())
  const { now: clock } = useClock()
  const [now] = useState(clock)
  const { data } = facts
  if (!data) return <FactsState query={facts} />
  if (data.orders.length === 0 && data.carts.length === 0)
    return (
      <NoData title="No orders or carts yet" kinds={['orders', 'carts']}>
        Once you import orders and carts, this page shows who your best customers are, which carts were
        abandoned, who is likely to order next, and what a customer is worth over the years.
      </NoData>
    )
  const { orders, carts, customers } = data
  const cut = describeCut({ orders, carts })
  const values = lifetimeValues(orders)
  // Where hardly anybody has ordered, a single order would stand out too.
  const vip = vipCustomers(orders).filter((row) => row.orders > 1)
  const abandoned = abandonedCarts(carts, orders, now)
  const predictions = purchasePredictions(orders, now)
  const worth = moneyOf(abandoned, ({ amount }) => amount).map(({ currency, value }) =>
    formatAmount(value, currency),
  )
  const accountOf = accountsOf(customers)
  return (
    <div className="grid min-w-0 gap-x-12 gap-y-10 lg:grid-cols-2">
      <div className="min-w-0 lg:col-span-2">
        <FigureSection title="Customer lifetime value" formula="lifetime">
          {values.map((row) => (
            <LifetimeStats key={row.currency} row={row} />
          ))}
          <AccountList
            label="Customers with the most revenue"
            nothing="No orders yet."
            first={3}
            lines={values.flatMap(({ currency, best }) =>
              best.map(({ customer_id: id, total }) => ({
                key: `${currency} ${id}`,
                ...accountOf(id),
                detail: 'Revenue to date',
                value: formatTotal(total, currency),
              })),
            )}
          />
        </FigureSection>
      </div>
      <FigureLists
        lists={[
          {
            title: 'VIP customers',
            aside: countOf(vip.length, 'customer'),
            formula: 'vip',
            label: 'VIP customers',
            nothing:
              'No customer with more than one order stands out in recency, frequency and value at once.',
            lines: vip.map((row) => ({
              key: `${row.currency} ${row.customer_id}`,
              ...accountOf(row.customer_id),
              detail: `${countOf(row.orders, 'order')}, the last on ${formatDay(row.lastOrderAt)}\u00A0· recency ${row.recency}, frequency ${row.frequency}, value ${row.monetary} of 5`,
              value: formatTotal(row.total, row.currency),
            })),
          },
          {
            title: 'Abandoned carts',
            aside: `${countOf(abandoned.length, 'cart')}\u00A0· ${worth.join('\u00A0· ')}`,
            formula: 'carts',
            label: 'Abandoned carts',
            nothing: 'No abandoned carts in the last 30 days.',
            lines: abandoned.map((cart) => ({
              key: cart.id,
              ...accountOf(cart.customer_id),
              detail: `left ${formatSpan(cart.hoursIdle * 3600)} ago`,
              value: formatAmount(cart.amount, cart.currency),
            })),
          },
          {
            title: 'Purchase predictions',
            aside: countOf(predictions.length, 'customer'),
            formula: 'predictions',
            label: 'Purchase predictions',
            nothing:
              'No orders expected in the next 30 days. A prediction takes three orders from a customer.',
            isWide: true,
            lines: predictions.map((row) => ({
              key: `${row.currency} ${row.customer_id}`,
              ...accountOf(row.customer_id),
              detail: `${confidenceWords[row.confidence]}\u00A0· every ${Math.round(row.intervalDays)} days\u00A0· ${formatTotal(row.averageOrder, row.currency)} an order`,
              value: row.daysUntil < 0 ? `due ${daysAway(row.daysUntil)}` : daysAway(row.daysUntil),
            })),
          },
        ]}
      />
      {cut !== null && <p className="text-sm text-faint lg:col-span-2">{cut}</p>}
    </div>
  )
}

/** Below it a customer's habits are guessed from single orders. */
const fewOrders = 5
/** Years. A year is not known from less. */
const shortLifespan = 0.25

const yearInSeconds = 365.25 * 86_400
const spanOf = (years: number) =>
  years < 1 ? formatSpan(years * yearInSeconds) : `${formatDecimal(years, 1)} years`

function LifetimeStats({ row }: { row: LifetimeValue }) {
  const hasReturned = row.orders > row.customers
  const isEarly = hasReturned && (row.orders < fewOrders || row.lifespanYears < shortLifespan)
  return (
    <>
      <dl className="grid grid-cols-2 gap-x-8 md:grid-cols-4">
        <Stat
          label={`Lifetime value in ${row.currency}`}
          value={formatTotal(row.lifetimeValue, row.currency)}
          note={countOf(row.customers, 'customer')}
        />
        <Stat
          label="Average order"
          value={formatTotal(row.averageOrder, row.currency)}
          note={countOf(row.orders, 'order')}
        />
        {hasReturned && (
          <>
            <Stat label="Orders a year" value={formatDecimal(row.ordersPerYear, 1)} note="of a customer" />
            <Stat label="Lifespan" value={spanOf(row.lifespanYears)} note="first order to last" />
          </>
        )}
      </dl>
      {!hasReturned && (
        <ChartToCome>
          Nobody has ordered twice yet. How often a customer orders, and for how long, is known after that.
        </ChartToCome>
      )}
      {isEarly && (
        <ChartToCome>
          Estimated from {countOf(row.orders, 'order')}. Each further order makes it more precise.
        </ChartToCome>
      )}
    </>
  )
}
