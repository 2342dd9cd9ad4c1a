import { type FunnelRow, funnelOf } from '@parley/core/analytics/sales-figures'
import type { Day } from '@parley/core/blog/calendar'
import { leadStages } from '@parley/core/leads/status'
import { formatNumber, formatPercent } from '~/data/formats.ts'
import { Cell, HeaderCell, Table, TableHead, TableRow } from '~/ui/table.tsx'
import type { AnalyticsSearch } from './analytics-search.ts'
import type { SalesFigures } from './calls/figures-query.ts'
import { FigurePanel } from './figure-panel.tsx'
import { NumberLink } from './number-link.tsx'

const labels: Record<FunnelRow['step'], string> = {
  created: 'Came in',
  contacted: leadStages.contacted.label,
  qualified: leadStages.qualified.label,
  proposal: leadStages.proposal.label,
  negotiation: leadStages.negotiation.label,
  closed: leadStages.won.label,
}

const tableOf = (rows: readonly FunnelRow[], before: readonly FunnelRow[]) => ({
  head: ['Stage', 'Leads', 'Of all', 'Of previous stage', 'Of previous stage, previous period'],
  rows: rows.map(({ step, leads, ofAll, ofPrevious }, index) => [
    labels[step],
    leads,
    ofAll,
    ofPrevious,
    before[index]?.ofPrevious ?? null,
  ]),
})

interface Props {
  lines: SalesFigures['leads']
  search: AnalyticsSearch
  from: Day
  to: Day
}

/** How far the leads got that came in the period; the bar behind each stage is its share of all. */
export function FunnelPanel({ lines, search, from, to }: Props) {
  const rows = funnelOf(lines.filter((line) => line.is_now))
  const before = funnelOf(lines.filter((line) => !line.is_now))
  return (
    <FigurePanel
      title="Funnel"
      meaning="How far this period’s leads have got by today."
      exported={{ table: tableOf(rows, before), name: `funnel-${from}-${to}` }}
      table={
        <Table caption="Funnel and conversion by stage">
          <TableHead>
            <HeaderCell>Stage</HeaderCell>
            <HeaderCell isNumeric>Leads</HeaderCell>
            <HeaderCell isNumeric className="max-sm:hidden">
              Of all
            </HeaderCell>
            <HeaderCell isNumeric>Of previous stage</HeaderCell>
            <HeaderCell isNumeric className="max-sm:hidden">
              Last period
            </HeaderCell>
          </TableHead>
          <tbody>
            {rows.map(({ step, leads, ofAll, ofPrevious }, index) => (
              <TableRow key={step}>
                <th scope="row" className="relative w-2/5 min-w-28 pr-3 font-normal">
                  <span
                    aria-hidden="true"
                    className="absolute inset-y-1 left-0 rounded-sm bg-selected"
                    style={{ width: `${(ofAll ?? 0) * 100}%` }}
                  />
                  <span className="relative pl-2">{labels[step]}</span>
                </th>
                <Cell isNumeric>
                  <NumberLink
                    search={search}
                    opening={{ open: step }}
                    label={labels[step]}
                    className="justify-end"
                  >
                    {formatNumber(leads)}
                  </NumberLink>
                </Cell>
                <Cell isNumeric className="max-sm:hidden">
                  {formatPercent(ofAll)}
                </Cell>
                <Cell isNumeric>{index === 0 ? '' : formatPercent(ofPrevious)}</Cell>
                <Cell isNumeric className="text-faint max-sm:hidden">
                  {index === 0
                    ? formatNumber(before[0]?.leads ?? 0)
                    : formatPercent(before[index]?.ofPrevious ?? null)}
                </Cell>
              </TableRow>
            ))}
          </tbody>
        </Table>
      }
    />
  )
}
