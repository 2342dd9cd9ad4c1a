import { describe, expect, it } from 'vitest'
import { abandonedCarts } from './carts.ts'
import { lifetimeValues, rankCustomers, vipCustomers } from './customer-value.ts'
import { purchasePredictions } from './predictions.ts'
import type { Cart, Order } from './rows.ts'

const now = '2026-11-21T00:00:00Z'
const day = (days: number) => new Date(Date.parse(now) - days * 86_400_000).toISOString()
const order = (customer_id: string, age: number, amount: number, currency = 'USD'): Order => ({
  customer_id,
  amount,
  currency,
  placed_at: day(age),
})

describe('vipCustomers', () => {
  // Five customers: a stands highest in all, e lowest.
  const orders = [
    ...[1, 10, 20, 30, 40].map((age) => order('a', age, 100)),
    ...[2, 12, 22, 32].map((age) => order('b', age, 90)),
    ...[50, 60, 70].map((age) => order('c', age, 80)),
    ...[80, 90].map((age) => order('d', age, 70)),
    order('e', 100, 60),
  ]

  it('ranks in fifths', () => {
    expect(
      rankCustomers(orders).map(({ customer_id, recency, frequency, monetary }) => [
        customer_id,
        recency,
        frequency,
        monetary,
      ]),
    ).toEqual([
      ['a', 5, 5, 5],
      ['b', 4, 4, 4],
      ['c', 3, 3, 3],
      ['d', 2, 2, 2],
      ['e', 1, 1, 1],
    ])
  })

  it('keeps those with 4 or 5 in all three', () => {
    expect(vipCustomers(orders).map(({ customer_id, total }) => [customer_id, total])).toEqual([
      ['a', 500],
      ['b', 360],
    ])
  })

  it('ranks each currency by itself', () => {
    expect(vipCustomers([order('a', 1, 5, 'EUR'), order('b', 1, 5000)])).toHaveLength(2)
  })
})

describe('lifetimeValues', () => {
  it('multiplies by hand', () => {
    // Two customers, 6 orders, 600 in all; lifespans of 2 years and 1 year.
    const orders = [0, 365.25, 730.5]
      .map((age) => order('a', age, 150))
      .concat([0, 100, 365.25].map((age) => order('b', age, 50)))
    const [value] = lifetimeValues(orders)
    expect(value).toMatchObject({
      customers: 2,
      orders: 6,
      averageOrder: 100,
      ordersPerYear: 2,
      lifespanYears: 1.5,
      lifetimeValue: 300,
      best: [
        { customer_id: 'a', total: 450 },
        { customer_id: 'b', total: 150 },
      ],
    })
  })

  it('takes a month for a customer with one order', () => {
    expect(lifetimeValues([order('a', 3, 40)])).toMatchObject([{ lifespanYears: 1 / 12, lifetimeValue: 40 }])
    expect(lifetimeValues([])).toEqual([])
  })
})

describe('abandonedCarts', () => {
  const cart = (id: string, hours: number, more: Partial<Cart> = {}): Cart => ({
    id,
    customer_id: id,
    amount: 10,
    currency: 'USD',
    updated_at: day(hours / 24),
    recovered_at: null,
    ...more,
  })

  it('keeps to its window, its value and what was bought since', () => {
    const carts = [
      cart('fresh', 0.99),
      cart('hour', 1),
      cart('month', 720, { amount: 99 }),
      cart('old', 720.1),
      cart('empty', 5, { amount: 0 }),
      cart('recovered', 5, { recovered_at: day(0) }),
      cart('bought', 48),
      cart('bought before', 48, { amount: 50 }),
    ]
    const orders = [order('bought', 1, 10), order('bought before', 3, 10)]
    expect(abandonedCarts(carts, orders, now).map(({ id }) => id)).toEqual(['month', 'bought before', 'hour'])
  })
})

describe('purchasePredictions', () => {
  it('adds the median interval to the last order', () => {
    const orders = [
      ...[100, 70, 40, 10].map((age) => order('monthly', age, 20)),
      ...[90, 50, 40, 35].map((age) => order('irregular', age, 20)),
      ...[50, 40, 30].map((age) => order('late', age, 20)),
      ...[300, 200, 100].map((age) => order('in time', age, 20)),
      ...[200, 120, 40].map((age) => order('far', age, 20)),
      ...[9, 8].map((age) => order('too few', age, 20)),
    ]
    expect(
      purchasePredictions(orders, now).map(({ customer_id, daysUntil, confidence, intervalDays }) => [
        customer_id,
        daysUntil,
        confidence,
        intervalDays,
      ]),
    ).toEqual([
      ['in time', 0, 'high', 100],
      ['monthly', 20, 'high', 30],
    ])
  })

  it('calls the uneven ones uncertain', () => {
    const uneven = [61, 41, 31, 1].map((age) => order('a', age, 20))
    expect(purchasePredictions(uneven, now)).toMatchObject([
      { intervalDays: 20, daysUntil: 19, confidence: 'medium' },
    ])
  })
})
