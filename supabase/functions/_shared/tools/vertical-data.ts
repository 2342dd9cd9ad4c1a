import { z } from 'zod'
import type { ToolContext } from './context.ts'
import { mostRowsRead, readAll } from './read-all.ts'
import type { Answer } from './tool.ts'

const moment = z.string()
const subscriptionRows = z.array(
  z.object({
    customer_id: z.uuid(),
    plan: z.string(),
    status: z.enum(['trialing', 'active', 'past_due', 'canceled']),
    monthly_amount: z.number(),
    currency: z.string(),
    seats: z.number(),
    trial_ends_at: moment.nullable(),
    started_at: moment,
    canceled_at: moment.nullable(),
  }),
)

export const readSubscriptions = async ({ client }: ToolContext) => {
  const { rows } = await readAll((from, to) =>
    client
      .from('subscriptions')
      .select(
        'customer_id, plan, status, monthly_amount, currency, seats, trial_ends_at, started_at, canceled_at',
      )
      .order('started_at', { ascending: false })
      .order('id')
      .range(from, to)
      .throwOnError(),
  )
  return subscriptionRows.parse(rows)
}

/** Usage since a number of days, the latest 50,000 events. */
export const readUsage = async ({ client, now }: ToolContext, days: number) => {
  const since = new Date(Date.parse(now) - days * 86_400_000).toISOString()
  const { rows } = await readAll((from, to) =>
    client
      .from('usage_events')
      .select('customer_id, name, quantity, occurred_at')
      .gte('occurred_at', since)
      .order('occurred_at', { ascending: false })
      .order('id')
      .range(from, to)
      .throwOnError(),
  )
  return rows
}

export const readOrders = async ({ client }: ToolContext) => {
  const { rows } = await readAll((from, to) =>
    client
      .from('orders')
      .select('customer_id, amount, currency, placed_at')
      .order('placed_at', { ascending: false })
      .order('id')
      .range(from, to)
      .throwOnError(),
  )
  return rows
}

export const readCarts = async ({ client }: ToolContext) => {
  const { rows } = await readAll((from, to) =>
    client
      .from('carts')
      .select('id, customer_id, amount, currency, updated_at, recovered_at')
      .is('recovered_at', null)
      .order('updated_at', { ascending: false })
      .order('id')
      .range(from, to)
      .throwOnError(),
  )
  return rows
}

/** The names of these customers; one without a name goes by email or the number the shop gave. */
export const readNames = async ({ client }: ToolContext, ids: string[]): Promise<Map<string, string>> => {
  const { data } = await client
    .from('customers')
    .select('id, name, email, external_id')
    .in('id', ids.slice(0, 50))
    .throwOnError()
  return new Map(data.map(({ id, name, email, external_id: number }) => [id, name || email || number]))
}

export const verticalEvidence = [
  { kind: 'record' as const, path: '/vertical-insights', label: 'Figures of your line of business' },
]

/** What a figure says while its table is empty: what to bring, and how. */
export const nothingYet = (what: string): Answer => ({
  message: `There are no ${what} yet. Import them on /vertical-insights from a CSV file, through the API or by a webhook.`,
  data: { total: 0, import_at: '/vertical-insights' },
  evidence: verticalEvidence,
})

/** Said where a table holds more than is read. */
export const ofTheLatest = (rows: readonly unknown[], what: string): string =>
  rows.length >= mostRowsRead
    ? ` Counted over the latest ${mostRowsRead.toLocaleString('en-US')} ${what}.`
    : ''
