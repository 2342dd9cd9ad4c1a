import type { Day } from '@parley/core/blog/calendar'
import { type CurrencyForecast, forecastPipeline } from '@parley/core/insights/forecast'
import { leadStages } from '@parley/core/leads/status'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { Panel } from '~/ui/panel.tsx'
import { Stat } from '~/ui/stat.tsx'
import { Cell, HeaderCell, Table, TableHead, TableRow } from '~/ui/table.tsx'
import { countOf, formatMoney } from '../../leads/index.ts'
import { formerMember } from '../insights-search.ts'
import type { DealFacts } from './facts.ts'

const MonthsChart = lazy(() => import('./months-chart.tsx'))
const percent = (part: number) => `${Math.round(part * 100)} %`

interface Props {
  facts: DealFacts
  today: Day
  owner: string | undefined
}

function OneCurrency({ forecast, owner }: { forecast: CurrencyForecast; owner: string | undefined }) {
  const { currency, leads, value, low, expected, high, stages, months } = forecast
  const money = (amount: number) => formatMoney(amount, currency)
  return (
    <>
      <dl className="grid grid-cols-2 gap-x-8 md:grid-cols-4">
        <Stat label={`Expected in ${currency}`} value={money(expected)} note="value × chance to win" />
        <Stat label="Low" value={money(low)} note="in nine of ten cases more" />
        <Stat label="High" value={money(high)} note="in nine of ten cases less" />
        <Stat label="Open pipeline" value={money(value)} note={countOf(leads, 'deal')} />
      </dl>
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
                  <Link
                    to="/leads"
                    search={{
                      status: stage.status,
                      ...(owner === undefined || owner === formerMember ? {} : { owner }),
                    }}
                    className="inline-flex min-h-6 items-center underline decoration-control decoration-1 underline-offset-4 hover:text-accent-ink pointer-coarse:min-h-11"
                  >
                    {leadStages[stage.status].label}
                  </Link>
                </th>
                <Cell isNumeric>{stage.leads.toLocaleString('en-US')}</Cell>
                <Cell isNumeric>{money(stage.value)}</Cell>
                <Cell isNumeric>{percent(stage.winProbability)}</Cell>
                <Cell isNumeric>{money(stage.expected)}</Cell>
              </TableRow>
            ))}
          </tbody>
          <tfoot>
            <TableRow className="font-medium">
              <th scope="row" className="pr-3 font-medium">
                All
              </th>
              <Cell isNumeric>{leads.toLocaleString('en-US')}</Cell>
              <Cell isNumeric>{money(value)}</Cell>
              <Cell />
              <Cell isNumeric>{money(expected)}</Cell>
            </TableRow>
          </tfoot>
        </Table>
        <Suspense fallback={<div className="h-50" />}>
          <MonthsChart currency={currency} months={months} />
        </Suspense>
      </div>
    </>
  )
}

/** What the open deals are likely to bring, one forecast a currency, and everything that this takes for granted. */
export default function ForecastPanel({ facts, today, owner }: Props) {
  const { currencies, assumptions } = forecastPipeline(facts.pipeline, facts.stages, today)
  return (
    <Panel title="Forecast" aside={currencies.length > 0 ? 'with its assumptions' : undefined}>
      {currencies.length === 0 && (
        <p className="py-4 text-muted">
          There is no open deal. A lead with a value and a stage is forecast here.
        </p>
      )}
      {currencies.map((each) => (
        <OneCurrency key={each.currency} forecast={each} owner={owner} />
      ))}
      {currencies.length > 0 && (
        <details className="group pt-5">
          <summary className="inline-flex min-h-6 cursor-pointer items-center text-sm font-medium text-muted hover:text-ink pointer-coarse:min-h-11">
            What this takes for granted
          </summary>
          <ul className="mt-2 max-w-prose list-disc space-y-1 pl-5 text-sm text-muted">
            {assumptions.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </details>
      )}
    </Panel>
  )
}
