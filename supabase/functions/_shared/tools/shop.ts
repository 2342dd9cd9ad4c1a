import { amountWords, countOf, nameSome, sumWords, totalWords } from '@parley/core/assistant/tools/words'
import { createFormats } from '@parley/core/format/formats'
import { abandonedCarts } from '@parley/core/verticals/carts'
import { lifetimeValues, vipCustomers } from '@parley/core/verticals/customer-value'
import { purchasePredictions } from '@parley/core/verticals/predictions'
import { z } from 'zod'
import { defineTool } from './tool.ts'
import {
  emptyAnswer,
  readCarts,
  readNames,
  readOrders,
  truncationNote,
  unknownCustomer,
  verticalEvidence,
  withNames,
} from './vertical-data.ts'

const vipTool = defineTool({
  name: 'vip_customers',
  description: 'The best customers by recency, frequency and value of their orders (RFM).',
  kind: 'read',
  parameters: z.strictObject({ limit: z.int().min(1).max(50).default(10) }),
  run: async ({ limit }, context) => {
    const orders = await readOrders(context)
    if (orders.length === 0) return emptyAnswer('orders')
    const all = vipCustomers(orders)
    const customers = await withNames(all.slice(0, limit), context)
    const words = customers.map(
      ({ customer, total, currency, orders: count }) =>
        `${customer} (${totalWords(total, currency)} in ${countOf(count, 'order')})`,
    )
    return {
      message:
        all.length === 0
          ? 'No customer stands out in recency, frequency and value at once.'
          : `${countOf(all.length, 'VIP customer')}: ${nameSome(words, 3, all.length)}.${truncationNote(orders, 'orders')}`,
      data: { total: all.length, customers },
      evidence: verticalEvidence,
      hasUntrustedText: customers.length > 0,
    }
  },
})

const cartsTool = defineTool({
  name: 'abandoned_carts',
  description:
    'Carts left behind between an hour and 30 days ago with nothing bought since, the most valuable first.',
  kind: 'read',
  parameters: z.strictObject({ limit: z.int().min(1).max(50).default(20) }),
  run: async ({ limit }, context) => {
    const [carts, orders] = await Promise.all([readCarts(context), readOrders(context)])
    if (carts.length === 0) return emptyAnswer('open carts')
    const all = abandonedCarts(carts, orders, context.now)
    const rows = await withNames(all.slice(0, limit), context)
    const sums = [...Map.groupBy(all, ({ currency }) => currency)].map(([currency, group]) => ({
      currency,
      amount: group.reduce((sum, cart) => sum + cart.amount, 0),
    }))
    const words = rows.map(
      ({ customer, amount, currency }) => `${customer} (${amountWords(amount, currency)})`,
    )
    return {
      message:
        all.length === 0
          ? 'No cart was abandoned in the last 30 days.'
          : `${countOf(all.length, 'abandoned cart')} worth ${sumWords(sums)}: ${nameSome(words, 3, all.length)}.`,
      data: { total: all.length, sums, carts: rows },
      evidence: verticalEvidence,
      hasUntrustedText: rows.length > 0,
    }
  },
})

const predictionsTool = defineTool({
  name: 'purchase_predictions',
  description:
    'Who is likely to order within 30 days or is late with it, from the intervals between their orders.',
  kind: 'read',
  parameters: z.strictObject({ limit: z.int().min(1).max(50).default(20) }),
  run: async ({ limit }, context) => {
    const orders = await readOrders(context)
    if (orders.length === 0) return emptyAnswer('orders')
    const all = purchasePredictions(orders, context.now)
    const predictions = await withNames(all.slice(0, limit), context)
    const words = predictions.map(({ customer, expectedAt, daysUntil, confidence }) =>
      daysUntil < 0
        ? `${customer} is ${countOf(-daysUntil, 'day')} late`
        : `${customer} around ${createFormats(context).day(expectedAt, context.now)} (${confidence} confidence)`,
    )
    return {
      message:
        all.length === 0
          ? 'No order is expected in the next 30 days: that takes three orders of a customer.'
          : `${countOf(all.length, 'customer')} likely to order: ${nameSome(words, 3, all.length)}.`,
      data: { total: all.length, predictions },
      evidence: verticalEvidence,
      hasUntrustedText: predictions.length > 0,
    }
  },
})

const lifetimeTool = defineTool({
  name: 'customer_lifetime_value',
  description:
    'What a customer has Revenue to date on average: order value × orders a year × years, and the best customers.',
  kind: 'read',
  parameters: z.strictObject({}),
  run: async (_none, context) => {
    const orders = await readOrders(context)
    if (orders.length === 0) return emptyAnswer('orders')
    const values = lifetimeValues(orders)
    const names = await readNames(
      context,
      values.flatMap(({ best }) => best.map((row) => row.customer_id)),
    )
    const words = values.map((row) => {
      const money = (amount: number) => totalWords(amount, row.currency)
      return `A customer has brought ${money(row.lifetimeValue)} on average: ${money(row.averageOrder)} an order, ${row.ordersPerYear.toFixed(1)} orders a year over ${row.lifespanYears.toFixed(1)} years (${countOf(row.customers, 'customer')})`
    })
    return {
      message: `${words.join('. ')}.${truncationNote(orders, 'orders')}`,
      data: {
        values: values.map((row) => ({
          ...row,
          best: row.best.map((each) => ({
            customer: names.get(each.customer_id) ?? unknownCustomer,
            ...each,
          })),
        })),
      },
      evidence: verticalEvidence,
      hasUntrustedText: true,
    }
  },
})

export const shopTools = [vipTool, cartsTool, predictionsTool, lifetimeTool]
