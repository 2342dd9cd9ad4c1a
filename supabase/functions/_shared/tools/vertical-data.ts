import { countOf } from '@parley/core/assistant/tools/words'
import { z } from 'zod'
import type { ToolContext } from './context.ts'
import { maxRowsRead, olderThan, readLatest } from './read-all.ts'
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

export async function readSubscriptions({ client }: ToolContext) {
  const { rows } = await readLatest((older) => {
    const query = client
      .from('subscriptions')
      .select(
        'id, customer_id, plan, status, monthly_amount, currency, seats, trial_ends_at, started_at, canceled_at',
      )
      .order('started_at', { ascending: false })
      .order('id')
    if (older) query.or(older)
    return query.throwOnError()
  }, olderThan('started_at'))
  return subscriptionRows.parse(rows)
}

/** Usage since a number of days, the latest 50,000 events. */
export async function readUsage({ client, now }: ToolContext, days: number) {
  const since = new Date(Date.parse(now) - days * 86_400_000).toISOString()
  const { rows } = await readLatest((older) => {
    const query = client
      .from('usage_events')
      .select('id, customer_id, name, quantity, occurred_at')
      .gte('occurred_at', since)
      .order('occurred_at', { ascending: false })
      .order('id')
    if (older) query.or(older)
    return query.throwOnError()
  }, olderThan('occurred_at'))
  return rows
}

export async function readOrders({ client }: ToolContext) {
  const { rows } = await readLatest((older) => {
    const query = client
      .from('orders')
      .select('id, customer_id, amount, currency, placed_at')
      .order('placed_at', { ascending: false })
      .order('id')
    if (older) query.or(older)
    return query.throwOnError()
  }, olderThan('placed_at'))
  return rows
}

export async function readCarts({ client }: ToolContext) {
  const { rows } = await readLatest((older) => {
    const query = client
      .from('carts')
      .select('id, customer_id, amount, currency, updated_at, recovered_at')
      .is('recovered_at', null)
      .order('updated_at', { ascending: false })
      .order('id')
    if (older) query.or(older)
    return query.throwOnError()
  }, olderThan('updated_at'))
  return rows
}

/** The names of these customers; one without a name goes by email or the number the shop gave. */
export async function readNames({ client }: ToolContext, ids: string[]): Promise<Map<string, string>> {
  const { data } = await client
    .from('customers')
    .select('id, name, email, external_id')
    .in('id', ids.slice(0, 50))
    .throwOnError()
  return new Map(data.map(({ id, name, email, external_id: number }) => [id, name || email || number]))
}

export const unknownCustomer = 'Unknown customer'

/** The first 50 of the rows, each with its customer's name. */
export async function withNames<Row extends { customer_id: string }>(
  rows: readonly Row[],
  context: ToolContext,
): Promise<(Row & { customer: string })[]> {
  const shown = rows.slice(0, 50)
  const names = await readNames(
    context,
    shown.map((row) => row.customer_id),
  )
  return shown.map((row) => ({ customer: names.get(row.customer_id) ?? unknownCustomer, ...row }))
}

export const verticalEvidence = [
  { kind: 'record' as const, path: '/vertical-insights', label: 'Figures of your line of business' },
]

/** The answer while a figure's table is empty: which data to import, and how. */
export const emptyAnswer = (what: string): Answer => ({
  message: `There are no ${what} yet. Import them on /vertical-insights from a CSV file, through the API or by a webhook.`,
  data: { total: 0, import_at: '/vertical-insights' },
  evidence: verticalEvidence,
})

/** The note for a table with more rows than are read. */
export const truncationNote = (rows: readonly unknown[], what: string): string =>
  rows.length >= maxRowsRead ? ` Counted over the latest ${countOf(maxRowsRead, what, what)}.` : ''
