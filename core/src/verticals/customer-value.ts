import { daysBetween, sumOf, toCents, yearInDays } from './math.ts'
import type { Order } from './rows.ts'

/** The orders of one customer in one currency, the earliest first. */
export interface Purchases {
  customer_id: string
  currency: string
  orders: Order[]
  total: number
}

/** Orders by customer and currency: sums of different currencies are never added. */
export const purchasesOf = (orders: Order[]): Purchases[] =>
  [...Map.groupBy(orders, ({ customer_id: id, currency }) => `${currency} ${id}`).values()].flatMap(
    (rows) => {
      const sorted = rows.toSorted((one, other) => Date.parse(one.placed_at) - Date.parse(other.placed_at))
      const [first] = sorted
      if (!first) return []
      const { customer_id, currency } = first
      return [
        { customer_id, currency, orders: sorted, total: toCents(sumOf(rows.map(({ amount }) => amount))) },
      ]
    },
  )

export interface RankedCustomer {
  customer_id: string
  currency: string
  /** 1 to 5 each, 5 is best. */
  recency: number
  frequency: number
  monetary: number
  orders: number
  total: number
  lastOrderAt: string
}

/** 1 to 5: in which fifth of the values this one stands, counted from below; equal values share the upper place. */
const fifth = (value: number, all: number[]): number =>
  Math.max(1, Math.ceil((5 * all.filter((other) => other <= value).length) / all.length))

/**
 * Recency, frequency and monetary value in fifths (Arthur Hughes, "Strategic Database Marketing"), each customer among
 * those of the same currency, the best sum first.
 */
export const rankCustomers = (orders: Order[]): RankedCustomer[] =>
  [...Map.groupBy(purchasesOf(orders), ({ currency }) => currency).values()]
    .flatMap((customers) => {
      const last = customers.map((customer) => Date.parse(customer.orders.at(-1)?.placed_at ?? ''))
      const counts = customers.map((customer) => customer.orders.length)
      const totals = customers.map(({ total }) => total)
      return customers.map(({ customer_id, currency, orders: own, total }): RankedCustomer => {
        const lastOrderAt = own.at(-1)?.placed_at ?? ''
        return {
          customer_id,
          currency,
          recency: fifth(Date.parse(lastOrderAt), last),
          frequency: fifth(own.length, counts),
          monetary: fifth(total, totals),
          orders: own.length,
          total,
          lastOrderAt,
        }
      })
    })
    .toSorted(
      (one, other) =>
        other.recency + other.frequency + other.monetary - (one.recency + one.frequency + one.monetary) ||
        other.total - one.total,
    )

/** VIP: 4 or 5 in all three (the "champions" of RFM practice). */
export const vipCustomers = (orders: Order[]): RankedCustomer[] =>
  rankCustomers(orders).filter(
    ({ recency, frequency, monetary }) => recency >= 4 && frequency >= 4 && monetary >= 4,
  )

export interface LifetimeValue {
  currency: string
  customers: number
  orders: number
  averageOrder: number
  /** Orders a customer places in a year of their lifespan. */
  ordersPerYear: number
  /** Years from a customer's first order to the last, on average; a month at least. */
  lifespanYears: number
  lifetimeValue: number
  best: { customer_id: string; total: number }[]
}

const shortestLifespan = 1 / 12

/**
 * Customer lifetime value per currency, the most customers first: average order value × purchase frequency × lifespan, as
 * shops commonly define it. Historic: it says what a customer has spent to date, so it equals revenue ÷ customers, and
 * predicts nothing.
 */
export const lifetimeValues = (orders: Order[]): LifetimeValue[] =>
  [...Map.groupBy(purchasesOf(orders), ({ currency }) => currency)]
    .map(([currency, customers]): LifetimeValue => {
      const count = sumOf(customers.map((customer) => customer.orders.length))
      const revenue = sumOf(customers.map(({ total }) => total))
      const years = sumOf(
        customers.map(({ orders: own }) => {
          const days = daysBetween(own[0]?.placed_at ?? '', own.at(-1)?.placed_at ?? '')
          return Math.max(shortestLifespan, days / yearInDays)
        }),
      )
      const averageOrder = revenue / count
      const ordersPerYear = count / years
      const lifespanYears = years / customers.length
      return {
        currency,
        customers: customers.length,
        orders: count,
        averageOrder: toCents(averageOrder),
        ordersPerYear,
        lifespanYears,
        lifetimeValue: toCents(averageOrder * ordersPerYear * lifespanYears),
        best: customers
          .toSorted((one, other) => other.total - one.total)
          .slice(0, 10)
          .map(({ customer_id, total }) => ({ customer_id, total })),
      }
    })
    .toSorted((one, other) => other.customers - one.customers)
