import { describe, expect, it } from 'vitest'
import { expansionOpportunities } from './expansion.ts'
import { quantile } from './math.ts'
import { revenueMovements } from './revenue.ts'
import type { Subscription, UsageEvent } from './rows.ts'
import { productQualifiedLeads, trialHealth } from './trials.ts'

const now = '2026-11-21T00:00:00Z'
const since = '2026-11-01T00:00:00Z'
const day = (days: number) => new Date(Date.parse(now) - days * 86_400_000).toISOString()

const paid = (
  customer_id: string,
  monthly_amount: number,
  more: Partial<Subscription> = {},
): Subscription => ({
  customer_id,
  plan: 'Team',
  status: 'active',
  monthly_amount,
  currency: 'USD',
  seats: 10,
  trial_ends_at: null,
  started_at: day(200),
  canceled_at: null,
  ...more,
})

const uses = (customer_id: string, ages: number[], name = 'opened', quantity = 1): UsageEvent[] =>
  ages.map((age) => ({ customer_id, name, quantity, occurred_at: day(age) }))

describe('revenueMovements', () => {
  it('adds up by hand', () => {
    const [usd, eur] = revenueMovements(
      [
        paid('stays', 100),
        paid('late payer', 50, { status: 'past_due' }),
        paid('new', 30, { started_at: day(5) }),
        paid('grows', 40),
        paid('grows', 25, { started_at: day(3) }),
        paid('shrinks', 80, { status: 'canceled', canceled_at: day(10) }),
        paid('shrinks', 20, { started_at: day(10) }),
        paid('leaves', 60, { status: 'canceled', canceled_at: day(1) }),
        paid('left long ago', 500, { status: 'canceled', canceled_at: day(100) }),
        paid('tries', 70, { status: 'trialing', trial_ends_at: day(-7) }),
        paid('tried', 70, {
          status: 'canceled',
          started_at: day(20),
          trial_ends_at: day(6),
          canceled_at: day(8),
        }),
        paid('euro', 10, { currency: 'EUR' }),
      ],
      since,
      now,
    )
    // 100 + 50 + 40 + 80 + 60 before; 100 + 50 + 30 + 65 + 20 after.
    expect(usd).toEqual({
      currency: 'USD',
      start: 330,
      new: 30,
      expansion: 25,
      contraction: 60,
      churn: 60,
      end: 265,
      arr: 3180,
      customers: 5,
    })
    expect(eur).toMatchObject({ currency: 'EUR', start: 10, end: 10, arr: 120 })
  })

  it('counts a converted trial from its end, and at once where it converted early', () => {
    const converted = paid('a', 10, { started_at: day(30), trial_ends_at: day(16) })
    expect(revenueMovements([converted], since, now)).toMatchObject([{ start: 0, new: 10, end: 10 }])
    const early = paid('a', 10, { started_at: day(3), trial_ends_at: day(-11) })
    expect(revenueMovements([early], since, now)).toMatchObject([{ start: 0, new: 10, end: 10 }])
  })

  it('has nothing to say of nothing', () => {
    expect(revenueMovements([], since, now)).toEqual([])
    expect(revenueMovements([paid('free', 0)], since, now)).toEqual([])
  })
})

// Two that converted: 14 days with 14 and with 28 events, so 1 and 2 a day; the median is 1.5, the lower quartile 17.5.
const span = { started_at: day(54), trial_ends_at: day(40) }
const converted = [paid('one', 20, span), paid('two', 20, span)]
const history = [
  ...uses(
    'one',
    Array.from({ length: 14 }, (_, index) => 41 + (index % 13)),
  ),
  ...uses(
    'two',
    Array.from({ length: 28 }, (_, index) => 41 + (index % 13)),
  ),
]
const trial = (customer_id: string, end: number) =>
  paid(customer_id, 20, { status: 'trialing', started_at: day(10), trial_ends_at: day(-end) })

describe('trialHealth', () => {
  it('measures against converted customers, the weakest first', () => {
    const health = trialHealth(
      [...converted, trial('strong', 4), trial('fair', 4), trial('weak', 2), trial('silent', 1.2)],
      [
        ...history,
        ...uses(
          'strong',
          Array.from({ length: 20 }, (_, index) => index % 9),
        ),
        ...uses(
          'fair',
          Array.from({ length: 9 }, (_, index) => index),
        ),
        ...uses('weak', [1, 2, 3]),
      ],
      now,
    )
    expect(
      health.map(({ customer_id, score, state, daysLeft }) => [customer_id, score, state, daysLeft]),
    ).toEqual([
      ['silent', 0, 'at_risk', 2],
      ['weak', 20, 'at_risk', 2],
      ['fair', 60, 'fair', 4],
      ['strong', 100, 'healthy', 4],
    ])
  })

  it('does not judge while nobody has converted', () => {
    expect(trialHealth([trial('a', 3)], uses('a', [1]), now)).toMatchObject([
      { score: null, state: 'unknown' },
    ])
  })
})

describe('productQualifiedLeads', () => {
  it('takes the lower quartile of converted customers as the bar', () => {
    const subscriptions = [...converted, trial('over', 4), trial('under', 4), trial('cold', 4)]
    const events = [
      ...history,
      ...uses(
        'over',
        Array.from({ length: 18 }, (_, index) => index % 6),
      ),
      ...uses(
        'under',
        Array.from({ length: 17 }, (_, index) => index % 6),
      ),
      ...uses(
        'cold',
        Array.from({ length: 30 }, () => 8),
      ),
    ]
    const found = productQualifiedLeads(subscriptions, events, now)
    expect(found.map(({ customer_id }) => customer_id)).toEqual(['over'])
    expect(found[0]?.reasons).toEqual([
      '18 uses; customers who bought had 18 or more in their trials',
      'active on 6 of the last 7 days',
    ])
  })

  it('asks for three active days while nobody has converted, and includes free plans', () => {
    const free = paid('free', 0)
    expect(productQualifiedLeads([free], uses('free', [1, 2, 3]), now)).toHaveLength(1)
    expect(productQualifiedLeads([free], uses('free', [1, 1, 2]), now)).toEqual([])
  })
})

describe('expansionOpportunities', () => {
  const before = Array.from({ length: 10 }, () => 40)
  it('sees growth and full seats at their boundaries', () => {
    const events = [
      ...uses('grows', [...before, ...Array.from({ length: 12 }, () => 5)]),
      ...uses('steady', [...before, ...Array.from({ length: 11 }, () => 5)]),
      ...uses('small', [40, ...Array.from({ length: 50 }, () => 5)]),
      ...uses('full', [3], 'seats_used', 8),
      ...uses('roomy', [3], 'seats_used', 7),
    ]
    const names = ['grows', 'steady', 'small', 'full', 'roomy']
    const found = expansionOpportunities(
      names.map((name) => paid(name, name === 'grows' ? 10 : 20)),
      events,
      now,
    )
    expect(found.map(({ customer_id, reasons }) => [customer_id, reasons])).toEqual([
      ['full', ['8 of 10 seats taken']],
      ['grows', ['use grew by 20%']],
    ])
  })
})

describe('quantile', () => {
  it('lies between neighbours', () => {
    expect(quantile([4, 1, 3, 2], 0.5)).toBe(2.5)
    expect(quantile([14, 28], 0.25)).toBe(17.5)
    expect(quantile([], 0.5)).toBeNull()
  })
})
