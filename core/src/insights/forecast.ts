import { type Day, moveDay } from '../blog/calendar.ts'
import { createNumbers } from '../format/numbers.ts'
import { productPlace } from '../format/place.ts'
import { openStages, type Stage } from '../leads/stages.ts'
import { expectStage, type StageHistory } from './stage-history.ts'

/** Open deals of one stage, currency and number of days in the stage, as `deal_facts` answers them. */
export interface PipelineGroup {
  /** The key of an open stage. */
  status: string
  currency: string
  /** Days in the stage. */
  days: number
  leads: number
  /** Of them without a value: they count nothing. */
  unvalued: number
  value: number
  /** The sum of each value's square. */
  squares: number
}

export interface ForecastStage {
  /** The key of an open stage. */
  status: string
  leads: number
  unvalued: number
  value: number
  winProbability: number
  expected: number
}
export interface ForecastMonth {
  month: string
  expected: number
  value: number
  leads: number
}
/** What open deals of one currency are likely to bring. The range holds in four of five cases. */
export interface CurrencyForecast {
  currency: string
  leads: number
  unvalued: number
  value: number
  low: number
  expected: number
  high: number
  stages: readonly ForecastStage[]
  /** YYYY-MM, in order; their sums are those of the whole. */
  months: readonly ForecastMonth[]
}
export interface Forecast {
  currencies: readonly CurrencyForecast[]
  assumptions: readonly string[]
}

/** Standard deviations that hold four of five cases of a normal distribution. */
const rangeWidth = 1.2816
/** A deal that has stayed longer than a win takes is expected in two weeks' time. */
const soonestDays = 14

const sumOf = (groups: readonly PipelineGroup[], field: 'leads' | 'unvalued' | 'value' | 'squares'): number =>
  groups.reduce((sum, group) => sum + group[field], 0)

function ofCurrency(
  currency: string,
  groups: readonly PipelineGroup[],
  histories: readonly StageHistory[],
  companyStages: readonly Stage[],
  today: Day,
): CurrencyForecast {
  const expect = (status: string) => expectStage(status, histories, companyStages)
  const stages = openStages(companyStages).flatMap(({ key: status }): ForecastStage[] => {
    const own = groups.filter((group) => group.status === status)
    if (own.length === 0) return []
    const { winProbability } = expect(status)
    const value = sumOf(own, 'value')
    return [
      {
        status,
        leads: sumOf(own, 'leads'),
        unvalued: sumOf(own, 'unvalued'),
        value,
        winProbability,
        expected: value * winProbability,
      },
    ]
  })
  const variance = groups.reduce((sum, { status, squares }) => {
    const { winProbability } = expect(status)
    return sum + squares * winProbability * (1 - winProbability)
  }, 0)
  const months = Map.groupBy(groups, ({ status, days }) => {
    const { daysToWin } = expect(status)
    return moveDay(today, Math.max(soonestDays, daysToWin - days)).slice(0, 7)
  })
  const expected = stages.reduce((sum, stage) => sum + stage.expected, 0)
  const value = sumOf(groups, 'value')
  const spread = rangeWidth * Math.sqrt(variance)
  return {
    currency,
    leads: sumOf(groups, 'leads'),
    unvalued: sumOf(groups, 'unvalued'),
    value,
    low: Math.max(0, expected - spread),
    expected,
    high: Math.min(value, expected + spread),
    stages,
    months: [...months]
      .map(([month, own]) => ({
        month,
        leads: sumOf(own, 'leads'),
        value: sumOf(own, 'value'),
        expected: own.reduce((sum, group) => sum + group.value * expect(group.status).winProbability, 0),
      }))
      .toSorted((one, other) => one.month.localeCompare(other.month)),
  }
}

const { countOf, percent } = createNumbers(productPlace)

function assumptionsOf(
  groups: readonly PipelineGroup[],
  histories: readonly StageHistory[],
  companyStages: readonly Stage[],
): string[] {
  const used = openStages(companyStages)
    .filter(({ key }) => groups.some(({ status }) => status === key))
    .map(({ key }) => expectStage(key, histories, companyStages))
  const rates = used.map(({ name, winProbability, defaultProbability, decided, won }) => {
    const own =
      decided === 0
        ? `no decided deal yet, so the default of ${percent(defaultProbability)}`
        : `${won} of your ${decided} decided deals won, weighed with the default of ${percent(defaultProbability)} as if it were ten deals`
    return `${name}: ${percent(winProbability)} are won (${own}).`
  })
  const times = used.map(
    ({ name, daysToWin, isOwnDaysToWin, won }) =>
      `${name} ${daysToWin} days (${isOwnDaysToWin ? `median of ${won} wins` : 'default'})`,
  )
  const unvalued = sumOf(groups, 'unvalued')
  return [
    ...rates,
    `Days from entering a stage to the win: ${times.join(', ')}. A deal that has waited longer is expected in two weeks.`,
    ...(unvalued > 0
      ? [
          `${countOf(unvalued, 'open deal has no value and counts', 'open deals have no value and count')} nothing.`,
        ]
      : []),
    'Deals are treated as independent; the range holds in four of five cases.',
    'Currencies are never added up.',
  ]
}

/**
 * What the open deals are likely to bring: value times win probability, by stage and by the month in which the win is
 * expected, one forecast a currency (the largest first). low and high are expected ∓ 1.28 standard deviations of
 * independent deals, Σ v²·p·(1−p), within 0 and the whole value.
 */
export const forecastPipeline = (
  groups: readonly PipelineGroup[],
  histories: readonly StageHistory[],
  companyStages: readonly Stage[],
  today: Day,
): Forecast => ({
  currencies: [...Map.groupBy(groups, ({ currency }) => currency)]
    .map(([currency, own]) => ofCurrency(currency, own, histories, companyStages, today))
    .toSorted((one, other) => other.expected - one.expected || one.currency.localeCompare(other.currency)),
  assumptions: assumptionsOf(groups, histories, companyStages),
})
