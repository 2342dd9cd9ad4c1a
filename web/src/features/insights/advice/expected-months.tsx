import type { CurrencyForecast } from '@parley/core/insights/forecast'
import { Suspense } from 'react'
import { formatMonth } from '~/data/formats.ts'
import { formatTotal } from '~/data/money.ts'
import { hasCourse } from '~/ui/chart-style.ts'
import { ChartToCome } from '~/ui/chart-to-come.tsx'
import { ForecastChart } from '../../forecast/index.ts'

/** What is expected by month as bars, and as a table for those who do not see them. */
export function ExpectedMonths({ currency, months }: Pick<CurrencyForecast, 'currency' | 'months'>) {
  const money = (value: number) => formatTotal(value, currency)
  if (!hasCourse(months.filter(({ leads }) => leads > 0).length))
    return (
      <ChartToCome>
        A chart by month appears here once deals are expected to close in more than one month.
      </ChartToCome>
    )
  return (
    <section aria-label={`Expected by month in ${currency}`} className="min-w-0 pt-2">
      <div className="h-48">
        <Suspense fallback={null}>
          <ForecastChart currency={currency} months={months} />
        </Suspense>
      </div>
      <table className="sr-only">
        <caption>Expected by month in {currency}</caption>
        <thead>
          <tr>
            <th scope="col">Month</th>
            <th scope="col">Deals</th>
            <th scope="col">Value</th>
            <th scope="col">Expected</th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, leads, value, expected }) => (
            <tr key={month}>
              <th scope="row">{formatMonth(month)}</th>
              <td>{leads}</td>
              <td>{money(value)}</td>
              <td>{money(expected)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
