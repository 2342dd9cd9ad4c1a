import { type Interval, intervalDays, toIntervals } from '@parley/core/analytics/intervals'
import type { Day } from '@parley/core/blog/calendar'
import { daysIn } from '@parley/core/text/day'
import { lazy, Suspense } from 'react'
import { formatDays, formatNumber } from '~/data/formats.ts'
import { hasCourse } from '~/ui/chart-style.ts'
import { Cell, HeaderCell, Table, TableHead, TableRow } from '~/ui/table.tsx'
import type { SalesFigures } from './calls/figures-query.ts'
import { FigurePanel } from './figure-panel.tsx'
import { formatSums } from './format-sums.ts'

const OverTimeChart = lazy(() => import('./over-time-chart.tsx'))

const tableOf = (stretches: readonly Interval[]) => ({
  head: ['From', 'To', 'New leads', 'Won', 'Lost', 'Won value'],
  rows: stretches.map(({ from, to, created, won, lost, wonValue }) => [
    from,
    to,
    created,
    won,
    lost,
    wonValue.map(({ currency, value }) => `${value.toFixed(2)} ${currency}`).join(' + '),
  ]),
})

interface Props {
  lines: SalesFigures['stretches']
  from: Day
  to: Day
  today: Day
}

/** What came and what was decided, stretch by stretch. */
export function OverTimePanel({ lines, from, to, today }: Props) {
  const stretches = toIntervals(lines, from, to, intervalDays(daysIn(from, to)))
  const filled = stretches.filter(({ created, won, lost }) => created + won + lost > 0)
  const isChart = hasCourse(filled.length)
  return (
    <FigurePanel
      title="Over time"
      meaning="Leads by the day they were created, deals by the day they closed."
      exported={{ table: tableOf(stretches), name: `over-time-${from}-${to}` }}
      chart={
        isChart ? (
          <Suspense fallback={<div className="h-68" />}>
            <OverTimeChart stretches={stretches} today={today} />
          </Suspense>
        ) : undefined
      }
      toCome={
        isChart
          ? undefined
          : 'A chart of new leads and won deals appears here once they fall in more than one stretch of days.'
      }
      table={
        <Table caption="Over time" isFocusable>
          <TableHead>
            <HeaderCell>Days</HeaderCell>
            <HeaderCell isNumeric>New leads</HeaderCell>
            <HeaderCell isNumeric>Won</HeaderCell>
            <HeaderCell isNumeric>Lost</HeaderCell>
            <HeaderCell isNumeric>Won value</HeaderCell>
          </TableHead>
          <tbody>
            {(isChart ? stretches : filled).map((each) => (
              <TableRow key={each.from}>
                <th scope="row" className="pr-3 font-normal whitespace-nowrap">
                  {formatDays(each.from, each.to)}
                </th>
                <Cell isNumeric>{formatNumber(each.created)}</Cell>
                <Cell isNumeric>{formatNumber(each.won)}</Cell>
                <Cell isNumeric>{formatNumber(each.lost)}</Cell>
                <Cell isNumeric className="whitespace-nowrap">
                  {formatSums(each.wonValue)}
                </Cell>
              </TableRow>
            ))}
          </tbody>
        </Table>
      }
    />
  )
}
