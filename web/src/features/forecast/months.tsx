import type { CurrencyForecast } from '@parley/core/insights/forecast'
import { lazy, type ReactNode, Suspense } from 'react'
import { formatMonth, formatNumber } from '~/data/formats.ts'
import { formatTotal } from '~/data/money.ts'
import { hasCourse } from '~/ui/chart-style.ts'
import { ChartToCome } from '~/ui/chart-to-come.tsx'
import { Cell, HeaderCell, TableHead, TableRow } from '~/ui/table.tsx'

const ForecastChart = lazy(() => import('./forecast-chart.tsx'))

type Months = Pick<CurrencyForecast, 'currency' | 'months'>

/** What is expected by month as bars, with `children` below them once there is more than one. */
export function MonthBars({
  currency,
  months,
  className,
  children,
}: Months & { className: string; children?: ReactNode }) {
  if (!hasCourse(months.filter(({ leads }) => leads > 0).length))
    return (
      <ChartToCome>
        A chart by month appears here once deals are expected to close in more than one month.
      </ChartToCome>
    )
  return (
    <>
      <div className={className}>
        <Suspense fallback={null}>
          <ForecastChart currency={currency} months={months} />
        </Suspense>
      </div>
      {children}
    </>
  )
}

/** The same inside a table. */
export function MonthRows({ currency, months }: Months) {
  return (
    <>
      <TableHead>
        <HeaderCell>Month</HeaderCell>
        <HeaderCell isNumeric>Deals</HeaderCell>
        <HeaderCell isNumeric>Value</HeaderCell>
        <HeaderCell isNumeric>Expected</HeaderCell>
      </TableHead>
      <tbody>
        {months.map(({ month, leads, value, expected }) => (
          <TableRow key={month}>
            <th scope="row" className="pr-3 font-normal">
              {formatMonth(month)}
            </th>
            <Cell isNumeric>{formatNumber(leads)}</Cell>
            <Cell isNumeric>{formatTotal(value, currency)}</Cell>
            <Cell isNumeric>{formatTotal(expected, currency)}</Cell>
          </TableRow>
        ))}
      </tbody>
    </>
  )
}
