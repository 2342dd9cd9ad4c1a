import type { Day } from '@parley/core/blog/calendar'
import { type CurrencyForecast, forecastPipeline } from '@parley/core/insights/forecast'
import { findStage, stageName, stagesIn } from '@parley/core/leads/stages'
import { formatNumber } from '~/data/formats.ts'
import { useStages } from '~/data/stages.ts'
import { Panel } from '~/ui/panel.tsx'
import { Table } from '~/ui/table.tsx'
import {
  Assumptions,
  ForecastStats,
  MonthBars,
  MonthRows,
  NoOpenDeal,
  StageTable,
} from '../forecast/index.ts'
import type { AnalyticsSearch } from './analytics-search.ts'
import type { SalesForecast } from './calls/forecast-query.ts'
import { FigurePanel } from './figure-panel.tsx'
import { NumberLink } from './number-link.tsx'

interface Props {
  facts: SalesForecast
  today: Day
  search: AnalyticsSearch
}

/** What the open deals are likely to bring, one forecast a currency, by the rule of /ai-insights. */
export default function ForecastPanel({ facts, today, search }: Props) {
  const companyStages = useStages()
  const shown = stagesIn(companyStages, search.pipeline)
  const { currencies, assumptions } = forecastPipeline(
    facts.pipeline.filter(({ status }) => findStage(shown, status)),
    facts.stages,
    companyStages,
    today,
  )
  if (currencies.length === 0)
    return (
      <Panel title="Forecast">
        <NoOpenDeal />
      </Panel>
    )
  return (
    <>
      {currencies.map((forecast) => (
        <OneCurrency key={forecast.currency} forecast={forecast} today={today} search={search} />
      ))}
      <Assumptions title="What the forecast assumes" assumptions={assumptions} />
    </>
  )
}

function OneCurrency({
  forecast,
  today,
  search,
}: Pick<Props, 'today' | 'search'> & { forecast: CurrencyForecast }) {
  const { currency, stages, months } = forecast
  const companyStages = useStages()
  const exported = {
    head: ['Stage', 'Deals', 'Value', 'Chance', 'Expected', 'Currency'],
    rows: stages.map((stage) => [
      stageName(companyStages, stage.status),
      stage.leads,
      stage.value,
      stage.winProbability,
      stage.expected,
      currency,
    ]),
  }
  return (
    <FigurePanel
      title={`Forecast in ${currency}`}
      meaning="Open deals today: value × chance to win, by the month in which the win is expected. The period above doesn’t apply here."
      exported={{ table: exported, name: `forecast-${currency}-${today}` }}
      chart={
        <>
          <ForecastStats forecast={forecast} label="Expected" />
          <MonthBars currency={currency} months={months} className="h-56 pt-3" />
        </>
      }
      table={
        <>
          <ForecastStats forecast={forecast} label="Expected" />
          <div className="grid gap-x-12 gap-y-6 lg:grid-cols-2">
            <StageTable
              forecast={forecast}
              renderDeals={({ status, leads }) => (
                <NumberLink
                  search={search}
                  opening={{ open: 'open', status, currency }}
                  label={`Open deals in ${stageName(companyStages, status)}`}
                  className="justify-end"
                >
                  {formatNumber(leads)}
                </NumberLink>
              )}
            />
            <Table caption={`Forecast by month in ${currency}`} isFocusable>
              <MonthRows currency={currency} months={months} />
            </Table>
          </div>
        </>
      }
    />
  )
}
