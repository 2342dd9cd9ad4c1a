import { describe, expect, test } from 'vitest'
import { defaultStages } from '../leads/stages.ts'
import { daysIn } from '../text/day.ts'
import { changeOf } from './change.ts'
import { intervalDays, toIntervals } from './intervals.ts'
import { peopleOf } from './people.ts'
import { funnelOf, moneyOf, sourcesOf, totalsOf } from './sales-figures.ts'
import type { LeadLine } from './sales-lines.ts'
import { tableToCsv } from './table-csv.ts'

const none: LeadLine = {
  is_now: true,
  source: '',
  currency: 'USD',
  created: 0,
  furthest: 'new',
  closed: 0,
  created_value: 0,
  closed_value: 0,
  won: 0,
  lost: 0,
  won_value: 0,
}
const fair = { ...none, source: 'Fair' }
const euros = { ...fair, currency: 'EUR' }
const site = { ...none, source: 'Website' }
/** Ten leads of a fair in two currencies, four of a website; five decisions. One was won at once. */
const lines: LeadLine[] = [
  { ...fair, created: 1, created_value: 0.1, won: 1, lost: 2, won_value: 0.1 },
  { ...fair, furthest: 'contacted', created: 3, closed: 1, closed_value: 0.1 },
  { ...fair, furthest: 'qualified', created: 1 },
  { ...fair, furthest: 'proposal', created: 1 },
  { ...euros, created: 1, created_value: 0.2, won: 1, won_value: 0.2 },
  { ...euros, furthest: 'contacted', created: 2 },
  { ...euros, furthest: 'qualified', created: 1 },
  { ...site, furthest: null, created: 2, lost: 1 },
  { ...site, furthest: 'qualified', created: 1, created_value: 0.2 },
  { ...site, furthest: 'negotiation', created: 1, closed: 1, closed_value: 0.2 },
]

test('a period counts over currencies, and adds money within one alone', () => {
  expect(totalsOf(lines)).toEqual({
    created: 14,
    won: 2,
    lost: 3,
    winRate: 0.4,
    createdValue: [
      { currency: 'USD', value: 0.3 },
      { currency: 'EUR', value: 0.2 },
    ],
    wonValue: [
      { currency: 'EUR', value: 0.2 },
      { currency: 'USD', value: 0.1 },
    ],
  })
  expect(totalsOf([]).winRate).toBeNull()
})

test('the funnel compares each step with the first and the one before', () => {
  expect(funnelOf(lines, defaultStages)).toEqual([
    { step: 'created', leads: 14, ofAll: 1, ofPrevious: null },
    { step: 'contacted', leads: 10, ofAll: 10 / 14, ofPrevious: 10 / 14 },
    { step: 'qualified', leads: 6, ofAll: 6 / 14, ofPrevious: 0.6 },
    { step: 'proposal', leads: 3, ofAll: 3 / 14, ofPrevious: 0.5 },
    { step: 'negotiation', leads: 2, ofAll: 2 / 14, ofPrevious: 2 / 3 },
    { step: 'closed', leads: 2, ofAll: 2 / 14, ofPrevious: 1 },
  ])
  expect(funnelOf([], defaultStages)[1]).toEqual({
    step: 'contacted',
    leads: 0,
    ofAll: null,
    ofPrevious: null,
  })
})

test('sources stand by their leads, those that only decided something do not', () => {
  const late = { ...none, source: 'Old fair', won: 1, won_value: 9 }
  expect(sourcesOf([...lines, late], defaultStages)).toEqual([
    {
      source: 'Fair',
      created: 10,
      reached: 4,
      closed: 1,
      conversion: 0.1,
      closedValue: [{ currency: 'USD', value: 0.1 }],
    },
    {
      source: 'Website',
      created: 4,
      reached: 2,
      closed: 1,
      conversion: 0.25,
      closedValue: [{ currency: 'USD', value: 0.2 }],
    },
  ])
})

test('cents add up without the noise of binary fractions', () => {
  const cents = Array.from({ length: 1000 }, () => ({ currency: 'USD', value: 0.1 }))
  expect(moneyOf(cents, ({ value }) => value)).toEqual([{ currency: 'USD', value: 100 }])
})

test('people are listed with their deals and activities', () => {
  const owners = [
    { owner: 'ana', currency: 'USD', created: 2, won: 1, lost: 1, won_value: 50 },
    { owner: 'ana', currency: 'EUR', created: 1, won: 0, lost: 2, won_value: 0 },
  ]
  const activity = [
    { is_now: true, person: 'ben', kind: 'conversation' as const, times: 9, seconds: 5400 },
    { is_now: true, person: 'ana', kind: 'note' as const, times: 1, seconds: 0 },
    { is_now: false, person: 'eva', kind: 'note' as const, times: 4, seconds: 0 },
  ]
  const rows = peopleOf(owners, activity)
  expect(rows.map(({ person }) => person)).toEqual(['ben', 'ana'])
  expect(rows[0]).toMatchObject({ minutes: 90, winRate: null, times: { conversation: 9, note: 0 } })
  expect(rows[1]).toMatchObject({
    created: 3,
    won: 1,
    lost: 3,
    winRate: 0.25,
    wonValue: [{ currency: 'USD', value: 50 }],
  })
})

test('leads without an owner and work without a person are told apart', () => {
  const nobody = '00000000-0000-0000-0000-000000000000'
  const owners = [{ owner: nobody, currency: 'USD', created: 2, won: 0, lost: 0, won_value: 0 }]
  const activity = [{ is_now: true, person: nobody, kind: 'status_changed' as const, times: 3, seconds: 0 }]
  const rows = peopleOf(owners, activity)
  expect(rows.map(({ part, created, times }) => [part, created, times.status_changed])).toEqual([
    ['work', 0, 3],
    ['leads', 2, 0],
  ])
  expect(peopleOf([], activity).map(({ part }) => part)).toEqual(['work'])
})

describe('intervals', () => {
  test('keep the whole period, the last one cut', () => {
    expect(daysIn('2026-01-01', '2026-12-31')).toBe(365)
    expect([1, 31, 32, 186, 187, 365, 731].map(intervalDays)).toEqual([1, 1, 7, 7, 16, 31, 61])
    const one = { currency: 'USD', created: 2, won: 1, lost: 0, won_value: 5 }
    const stretches = toIntervals([{ ...one, from_day: '2026-03-08' }], '2026-03-01', '2026-03-10', 7)
    expect(stretches).toEqual([
      { from: '2026-03-01', to: '2026-03-07', created: 0, won: 0, lost: 0, wonValue: [] },
      {
        from: '2026-03-08',
        to: '2026-03-10',
        created: 2,
        won: 1,
        lost: 0,
        wonValue: [{ currency: 'USD', value: 5 }],
      },
    ])
  })
})

test('a change has a direction, and a share of what was', () => {
  expect(changeOf(15, 10)).toEqual({ direction: 'up', share: 0.5 })
  expect(changeOf(5, 10)).toEqual({ direction: 'down', share: 0.5 })
  expect(changeOf(3, 0)).toEqual({ direction: 'up', share: null })
  expect(changeOf(3, 3)).toEqual({ direction: 'same', share: 0 })
  expect(changeOf(null, 3)).toBeNull()
})

test('a table leaves as a file that no spreadsheet runs', () => {
  expect(
    tableToCsv({
      head: ['Source', 'Leads', 'Share'],
      rows: [
        ['=1+1', 3, null],
        ['Fair, "spring"', -1, 0.5],
      ],
    }),
  ).toBe('\uFEFFSource,Leads,Share\r\n\'=1+1,3,\r\n"Fair, ""spring""",-1,0.5\r\n')
})
