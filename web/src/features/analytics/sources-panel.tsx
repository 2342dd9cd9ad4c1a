import { halfway, type SourceRow, sourcesOf } from '@parley/core/analytics/sales-figures'
import type { Day } from '@parley/core/blog/calendar'
import type { Stage } from '@parley/core/leads/stages'
import { useState } from 'react'
import { formatNumber, formatPercent } from '~/data/formats.ts'
import { Button } from '~/ui/button.tsx'
import { Cell, HeaderCell, Table, TableHead, TableRow } from '~/ui/table.tsx'
import type { AnalyticsSearch } from './analytics-search.ts'
import type { SalesFigures } from './calls/figures-query.ts'
import { FigurePanel } from './figure-panel.tsx'
import { sourceName } from './format.ts'
import { formatSums } from './format-sums.ts'
import { NumberLink } from './number-link.tsx'
import { useShownStages } from './use-shown-stages.ts'

const first = 8

function tableOf(rows: readonly SourceRow[], stages: readonly Stage[]) {
  const between = halfway(stages)
  return {
    head: ['Source', 'Leads', ...(between ? [between.name] : []), 'Won', 'Conversion', 'Value won'],
    rows: rows.map(({ source, created, reached, closed, conversion, closedValue }) => [
      sourceName(source),
      created,
      ...(between ? [reached] : []),
      closed,
      conversion,
      closedValue.map(({ currency, value }) => `${value.toFixed(2)} ${currency}`).join(' + '),
    ]),
  }
}

interface Props {
  lines: SalesFigures['leads']
  search: AnalyticsSearch
  from: Day
  to: Day
}

/** Where the leads came from and what became of them. */
export function SourcesPanel({ lines, search, from, to }: Props) {
  const [isWhole, setWhole] = useState(false)
  const stages = useShownStages(search.pipeline)
  const rows = sourcesOf(
    lines.filter((line) => line.is_now),
    stages,
  )
  const most = Math.max(1, ...rows.map(({ created }) => created))
  return (
    <FigurePanel
      title="Sources"
      meaning="Where this period’s leads came from, and how many have been won so far."
      exported={{ table: tableOf(rows, stages), name: `sources-${from}-${to}` }}
      table={
        <>
          {rows.length === 0 && <p className="py-4 text-muted">No leads in this period.</p>}
          {rows.length > 0 && (
            <Table caption="Conversion by source">
              <TableHead>
                <HeaderCell>Source</HeaderCell>
                <HeaderCell isNumeric>Leads</HeaderCell>
                <HeaderCell isNumeric>Won</HeaderCell>
                <HeaderCell isNumeric>Conversion</HeaderCell>
                <HeaderCell isNumeric className="max-sm:hidden">
                  Value won
                </HeaderCell>
              </TableHead>
              <tbody>
                {rows.slice(0, isWhole ? rows.length : first).map((row) => (
                  <TableRow key={row.source}>
                    <th scope="row" className="relative w-2/5 min-w-28 max-w-0 pr-3 font-normal">
                      <span
                        aria-hidden="true"
                        className="absolute inset-y-1 left-0 rounded-sm bg-selected"
                        style={{ width: `${(row.created / most) * 100}%` }}
                      />
                      <span className="relative block truncate pl-2">{sourceName(row.source)}</span>
                    </th>
                    <Cell isNumeric>
                      <NumberLink
                        search={search}
                        opening={{ open: 'created', source: row.source }}
                        label={`Leads from ${sourceName(row.source)}`}
                        className="justify-end"
                      >
                        {formatNumber(row.created)}
                      </NumberLink>
                    </Cell>
                    <Cell isNumeric>
                      <NumberLink
                        search={search}
                        opening={{ open: 'closed', source: row.source }}
                        label={`Won from ${sourceName(row.source)}`}
                        className="justify-end"
                      >
                        {formatNumber(row.closed)}
                      </NumberLink>
                    </Cell>
                    <Cell isNumeric>{formatPercent(row.conversion)}</Cell>
                    <Cell isNumeric className="whitespace-nowrap max-sm:hidden">
                      {formatSums(row.closedValue)}
                    </Cell>
                  </TableRow>
                ))}
              </tbody>
            </Table>
          )}
          {rows.length > first && !isWhole && (
            <div className="pt-3">
              <Button variant="quiet" size="small" className="-ml-2.5" onClick={() => setWhole(true)}>
                Show all {rows.length} sources
              </Button>
            </div>
          )}
        </>
      }
    />
  )
}
