import type { Day } from '@parley/core/blog/calendar'
import { type CurrencyForecast, forecastPipeline } from '@parley/core/insights/forecast'
import { leadStages } from '@parley/core/leads/status'
import { lazy, Suspense } from 'react'
import { Panel } from '~/ui/panel.tsx'
import { Stat } from '~/ui/stat.tsx'
import { Cell, HeaderCell, Table, TableHead, TableRow } from '~/ui/table.tsx'
import { formatMonth } from '../insights/index.ts'
import { countOf, formatMoney } from '../leads/index.ts'
import type { AnalyticsSearch } from './analytics-search.ts'
import { FigurePanel } from './figure-panel.tsx'
import { formatCount, formatShare } from './format.ts'
import { NumberLink } from './number-link.tsx'
import type { SalesForecast } from './queries.ts'

const ForecastChart = lazy(() => import('./forecast-chart.tsx'))

interface Props {
  facts: SalesForecast
  today: Day
  search: AnalyticsSearch
}

/** What the open deals are likely to bring, one forecast a currency, by the rule of /ai-insights. */
export default function ForecastPanel({ facts, today, search }: Props) {
  const { currencies, assumptions } = forecastPipeline(facts.pipeline, facts.stages, today)
  if (currencies.length === 0)
    return (
      <Panel title="Forecast">
        <p className="py-4 text-muted">
          There is no open deal. A lead with a value and a stage is forecast here.
        </p>
      </Panel>
    )
  return (
    <>
      {currencies.map((forecast) => (
        <OneCurrency key={forecast.currency} forecast={forecast} today={today} search={search} />
      ))}
      <details className="group">
        <summary className="inline-flex min-h-6 cursor-pointer items-center text-sm font-medium text-muted hover:text-ink pointer-coarse:min-h-11">
          What the forecast takes for granted
        </summary>
        <ul className="mt-2 max-w-prose list-disc space-y-1 pl-5 text-sm text-muted">
          {assumptions.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </details>
    </>
  )
}

function OneCurrency({
  forecast,
  today,
  search,
}: Pick<Props, 'today' | 'search'> & { forecast: CurrencyForecast }) {
  const { currency, leads, value, low, expected, high, stages, months } = forecast
  const money = (amount: number) => formatMoney(amount, currency)
  const exported = {
    head: ['Stage', 'Deals', 'Value', 'Chance', 'Expected', 'Currency'],
    rows: stages.map((stage) => [
      leadStages[stage.status].label,
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
      meaning="Open deals today: value × chance to win, by the month in which the win is expected. The period above does not matter here."
      exported={{ table: exported, name: `forecast-${currency}-${today}` }}
      chart={
        <>
          <ForecastStats {...{ leads, low, expected, high, value, money }} />
          <Suspense fallback={<div className="h-56" />}>
            <ForecastChart currency={currency} months={months} />
          </Suspense>
        </>
      }
      table={
        <>
          <ForecastStats {...{ leads, low, expected, high, value, money }} />
          <div className="grid gap-x-12 gap-y-6 lg:grid-cols-2">
            <Table caption={`Forecast by stage in ${currency}`}>
              <TableHead>
                <HeaderCell>Stage</HeaderCell>
                <HeaderCell isNumeric>Deals</HeaderCell>
                <HeaderCell isNumeric>Value</HeaderCell>
                <HeaderCell isNumeric>Chance</HeaderCell>
                <HeaderCell isNumeric>Expected</HeaderCell>
              </TableHead>
              <tbody>
                {stages.map((stage) => (
                  <TableRow key={stage.status}>
                    <th scope="row" className="pr-3 font-normal">
                      {leadStages[stage.status].label}
                    </th>
                    <Cell isNumeric>
                      <NumberLink
                        search={search}
                        opening={{ open: 'open', status: stage.status, currency }}
                        label={`Open deals in ${leadStages[stage.status].label}`}
                        className="justify-end"
                      >
                        {formatCount(stage.leads)}
                      </NumberLink>
                    </Cell>
                    <Cell isNumeric>{money(stage.value)}</Cell>
                    <Cell isNumeric>{formatShare(stage.winProbability)}</Cell>
                    <Cell isNumeric>{money(stage.expected)}</Cell>
                  </TableRow>
                ))}
              </tbody>
            </Table>
            <Table caption={`Forecast by month in ${currency}`} isFocusable>
              <TableHead>
                <HeaderCell>Month</HeaderCell>
                <HeaderCell isNumeric>Deals</HeaderCell>
                <HeaderCell isNumeric>Value</HeaderCell>
                <HeaderCell isNumeric>Expected</HeaderCell>
              </TableHead>
              <tbody>
                {months.map((month) => (
                  <TableRow key={month.month}>
                    <th scope="row" className="pr-3 font-normal">
                      {formatMonth(month.month)}
                    </th>
                    <Cell isNumeric>{formatCount(month.leads)}</Cell>
                    <Cell isNumeric>{money(month.value)}</Cell>
                    <Cell isNumeric>{money(month.expected)}</Cell>
                  </TableRow>
                ))}
              </tbody>
            </Table>
          </div>
        </>
      }
    />
  )
}

interface StatsProps extends Pick<CurrencyForecast, 'leads' | 'low' | 'expected' | 'high' | 'value'> {
  money: (amount: number) => string
}

function ForecastStats({ leads, low, expected, high, value, money }: StatsProps) {
  return (
    <dl className="grid grid-cols-2 gap-x-8 md:grid-cols-4">
      <Stat label="Expected" value={money(expected)} note="value × chance to win" />
      <Stat label="Low" value={money(low)} note="in nine of ten cases more" />
      <Stat label="High" value={money(high)} note="in nine of ten cases less" />
      <Stat label="Open pipeline" value={money(value)} note={countOf(leads, 'deal')} />
    </dl>
  )
}
