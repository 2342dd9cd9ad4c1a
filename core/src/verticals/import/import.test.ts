import { describe, expect, it, test } from 'vitest'
import { verticalKinds } from './kind-names.ts'
import { guessColumns, missingFields, verticalFields } from './kinds.ts'
import { readVerticalRow, withEventIds } from './read-row.ts'

describe('guessColumns', () => {
  it('recognises the headings of common exports', () => {
    expect(
      guessColumns('subscriptions', [
        'id',
        'Customer ID',
        'Plan',
        'Status',
        'Amount',
        'Currency',
        'Quantity',
        'Start date',
        'Cancelled at',
        'Colour',
      ]),
    ).toEqual([
      'external_id',
      'customer',
      'plan',
      'status',
      'monthly_amount',
      'currency',
      'seats',
      'started_at',
      'canceled_at',
      null,
    ])
    expect(guessColumns('orders', ['Order number', 'Email', 'Customer', 'Total', 'Created at'])).toEqual([
      'external_id',
      'customer_email',
      'customer',
      'amount',
      'placed_at',
    ])
  })
  it('fills a field once, and reports missing fields', () => {
    expect(guessColumns('orders', ['Total', 'Amount'])).toEqual(['amount', null])
    expect(missingFields('orders', ['amount', null])).toEqual(['Order ID', 'Customer', 'Placed'])
  })
  it.each(verticalKinds)('reads back its own labels: %s', (kind) => {
    const labels = verticalFields[kind].map(({ label }) => label)
    expect(guessColumns(kind, labels)).toEqual(verticalFields[kind].map(({ key }) => key))
  })
})

const orders = ['external_id', 'customer', 'amount', 'currency', 'placed_at']
const read = (cells: string[], zone = 'Europe/Berlin') => readVerticalRow('orders', cells, orders, 3, zone)

describe('readVerticalRow', () => {
  it('reads times on the wall of the zone, with and without summer time, and such with an offset', () => {
    expect(read(['1', 'a', '12.50', 'eur', '2026-07-01 08:30'])).toEqual({
      row: 3,
      external_id: '1',
      customer: 'a',
      amount: 12.5,
      currency: 'EUR',
      placed_at: '2026-07-01T06:30:00.000Z',
    })
    expect(read(['1', 'a', '1', '', '2026-01-15'])).toMatchObject({ placed_at: '2026-01-14T23:00:00.000Z' })
    expect(read(['1', 'a', '1', '', '2026-01-15T10:00:05Z'])).toMatchObject({
      placed_at: '2026-01-15T10:00:05.000Z',
    })
    expect(read(['1', 'a', '1', '', '2026-01-15 10:00:00+0530'])).toMatchObject({
      placed_at: '2026-01-15T04:30:00.000Z',
    })
    expect(read(['1', 'a', '1', '', '2026-01-15 10:00'], 'Asia/Kathmandu')).toMatchObject({
      placed_at: '2026-01-15T04:15:00.000Z',
    })
  })

  test.each([
    [['', 'a', '1', '', '2026-01-15'], 'Order ID is empty'],
    [['1', '  ', '1', '', '2026-01-15'], 'Customer is empty'],
    [['1', 'a', 'ten', '', '2026-01-15'], 'Amount: “ten” is not a number'],
    [['1', 'a', '-5', '', '2026-01-15'], 'Amount: “-5” is below zero'],
    [['1', 'a', '1000000000000', '', '2026-01-15'], 'Amount: “1000000000000” is too large'],
    [['1', 'a', '1', 'euro', '2026-01-15'], 'Currency: “euro” is not a currency code like USD'],
    [['1', 'a', '1', '', '1/2/2026'], 'Placed: “1/2/2026” is not a date like 2026-03-02 or 2026-03-02 14:30'],
    [
      ['1', 'a', '1', '', '2026-02-30'],
      'Placed: “2026-02-30” is not a date like 2026-03-02 or 2026-03-02 14:30',
    ],
    [
      ['1', 'a', '1', '', '2026-02-03 25:00'],
      'Placed: “2026-02-03 25:00” is not a date like 2026-03-02 or 2026-03-02 14:30',
    ],
    [['x'.repeat(121), 'a', '1', '', '2026-01-15'], 'Order ID: longer than 120 characters'],
  ])('%j stays out', (cells, problem) => expect(read(cells)).toEqual({ row: 3, problem }))

  it('takes amounts as people write them, and other words for a status', () => {
    for (const [text, amount] of [
      ['1,250.50', 1250.5],
      ['1.250,50', 1250.5],
      ['$99', 99],
      ['10 €', 10],
    ] as const)
      expect(read(['1', 'a', text, '', '2026-01-15'])).toMatchObject({ amount })
    const mapping = ['external_id', 'customer', 'status', 'monthly_amount', 'started_at', 'seats']
    const status = (word: string) =>
      readVerticalRow('subscriptions', ['1', 'a', word, '9', '2026-01-01', '3'], mapping, 1, 'UTC')
    expect(status('Past Due')).toMatchObject({ status: 'past_due', seats: 3 })
    expect(status('Cancelled')).toMatchObject({ status: 'canceled' })
    expect(status('paused')).toEqual({
      row: 1,
      problem: 'Status: “paused” is not one of trialing, active, past due and canceled',
    })
  })
})

test('equal events of one file are two, the same file twice is one', () => {
  const event = { row: 1, customer: 'a', name: 'login', occurred_at: '2026-01-01T00:00:00.000Z' }
  const rows = [event, { ...event, row: 2 }, { ...event, row: 3, name: 'export' }]
  const ids = withEventIds(rows).map((row) => row['external_id'])
  expect(new Set(ids).size).toBe(3)
  expect(withEventIds(rows).map((row) => row['external_id'])).toEqual(ids)
})
