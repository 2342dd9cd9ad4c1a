import { expect, it } from 'vitest'
import { defaultStages } from '../leads/stages.ts'
import { forecastPipeline, type PipelineGroup } from './forecast.ts'
import { expectStage } from './stage-history.ts'

const group = (patch: Partial<PipelineGroup>): PipelineGroup => ({
  status: 'proposal',
  currency: 'USD',
  days: 0,
  leads: 1,
  unvalued: 0,
  value: 100,
  squares: 10_000,
  ...patch,
})
const own = { status: 'proposal', won: 25, lost: 5, left: 40, days_in_stage: 6.4, days_to_win: 20 }

it('shrinks the company’s own win rate towards the default', () => {
  // (0 + 10 × 0.5) / 10, (25 + 5) / 40, and medians from five leads on alone.
  expect(expectStage('proposal', [], defaultStages).winProbability).toBe(0.5)
  expect(expectStage('proposal', [own], defaultStages)).toMatchObject({
    winProbability: 0.75,
    decided: 30,
    daysInStage: 6,
    isOwnDaysInStage: true,
    daysToWin: 20,
  })
  expect(expectStage('proposal', [{ ...own, won: 4, left: 4 }], defaultStages)).toMatchObject({
    daysInStage: 21,
    isOwnDaysInStage: false,
    daysToWin: 30,
    isOwnDaysToWin: false,
  })
})

it('forecasts what the deals bring, with the range of independent deals', () => {
  const { currencies } = forecastPipeline(
    [
      group({ leads: 2, value: 200, squares: 20_000 }),
      group({ status: 'negotiation', value: 400, squares: 160_000, days: 3 }),
    ],
    [],
    defaultStages,
    '2026-11-21',
  )
  const [dollars] = currencies
  // 200 × 0.5 + 400 × 0.75; variance 20000 × 0.25 + 160000 × 0.1875 = 35000, its root 187.08.
  expect(dollars?.expected).toBe(400)
  expect(dollars?.low).toBeCloseTo(400 - 1.2816 * 187.083, 1)
  expect(dollars?.high).toBe(600)
  expect(dollars?.stages.map(({ status, expected }) => [status, expected])).toEqual([
    ['proposal', 100],
    ['negotiation', 300],
  ])
})

it('expects a win after the days it takes, at the soonest in two weeks, and adds up by month', () => {
  const { currencies } = forecastPipeline(
    [group({}), group({ days: 29 }), group({ status: 'qualified', value: 40 })],
    [],
    defaultStages,
    '2026-11-21',
  )
  // 21 November + 30 days, + 14 days, + 45 days.
  expect(currencies[0]?.months).toEqual([
    { month: '2026-12', leads: 2, value: 200, expected: 100 },
    { month: '2027-01', leads: 1, value: 40, expected: 10 },
  ])
  expect(currencies[0]?.months.reduce((sum, month) => sum + month.expected, 0)).toBe(currencies[0]?.expected)
})

it('never adds currencies up, and states its assumptions', () => {
  const { currencies, assumptions } = forecastPipeline(
    [group({}), group({ currency: 'EUR', value: 900, unvalued: 1, leads: 2 })],
    [own],
    defaultStages,
    '2026-11-21',
  )
  expect(currencies.map(({ currency, expected }) => [currency, expected])).toEqual([
    ['EUR', 675],
    ['USD', 75],
  ])
  expect(assumptions[0]).toBe(
    'Proposal: 75% are won (25 of your 30 decided deals won, weighed with the default of 50% as if it were ten deals).',
  )
  expect(assumptions).toContain('1 open deal has no value and counts nothing.')
  expect(forecastPipeline([], [], defaultStages, '2026-11-21').currencies).toEqual([])
})
