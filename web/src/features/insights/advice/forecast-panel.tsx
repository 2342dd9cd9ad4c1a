import type { Day } from '@parley/core/blog/calendar'
import { type CurrencyForecast, forecastPipeline } from '@parley/core/insights/forecast'
import { stageName } from '@parley/core/leads/stages'
import { Link } from '@tanstack/react-router'
import { formatNumber } from '~/data/formats.ts'
import { formatTotal } from '~/data/money.ts'
import { useStages } from '~/data/stages.ts'
import { Panel } from '~/ui/panel.tsx'
import { Cell, TableRow } from '~/ui/table.tsx'
import { Assumptions, ForecastStats, NoOpenDeal, StageTable } from '../../forecast/index.ts'
import { formerMember } from '../../people/index.ts'
import { ExpectedMonths } from './expected-months.tsx'
import type { DealFacts } from './facts.ts'

interface Props {
  facts: DealFacts
  today: Day
  owner: string | undefined
}

function OneCurrency({ forecast, owner }: { forecast: CurrencyForecast; owner: string | undefined }) {
  const { currency, leads, value, expected, months } = forecast
  const companyStages = useStages()
  const money = (amount: number) => formatTotal(amount, currency)
  return (
    <>
      <ForecastStats forecast={forecast} label={`Expected in ${currency}`} />
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-2">
        <StageTable
          forecast={forecast}
          renderName={({ status }) => (
            <Link
              to="/leads"
              search={{ status, ...(owner === undefined || owner === formerMember ? {} : { owner }) }}
              className="inline-flex min-h-6 items-center underline decoration-control decoration-1 underline-offset-4 hover:text-accent-ink pointer-coarse:min-h-11"
            >
              {stageName(companyStages, status)}
            </Link>
          )}
        >
          <tfoot>
            <TableRow className="font-medium">
              <th scope="row" className="pr-3 font-medium">
                All
              </th>
              <Cell isNumeric>{formatNumber(leads)}</Cell>
              <Cell isNumeric>{money(value)}</Cell>
              <Cell />
              <Cell isNumeric>{money(expected)}</Cell>
            </TableRow>
          </tfoot>
        </StageTable>
        <ExpectedMonths currency={currency} months={months} />
      </div>
    </>
  )
}

/** What the open deals are likely to bring, one forecast a currency, and everything that this takes for granted. */
export default function ForecastPanel({ facts, today, owner }: Props) {
  const companyStages = useStages()
  const { currencies, assumptions } = forecastPipeline(facts.pipeline, facts.stages, companyStages, today)
  return (
    <Panel title="Forecast" aside={currencies.length > 0 ? 'with its assumptions' : undefined}>
      {currencies.length === 0 && <NoOpenDeal />}
      {currencies.map((each) => (
        <OneCurrency key={each.currency} forecast={each} owner={owner} />
      ))}
      {currencies.length > 0 && (
        <Assumptions title="What this assumes" assumptions={assumptions} className="pt-5" />
      )}
    </Panel>
  )
}
