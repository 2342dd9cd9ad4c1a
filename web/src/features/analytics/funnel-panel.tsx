import { type FunnelRow, funnelOf } from '@parley/core/analytics/sales-figures'
import type { Day } from '@parley/core/blog/calendar'
import { type Stage, stageName } from '@parley/core/leads/stages'
import { formatNumber, formatPercent } from '~/data/formats.ts'
import { useStages } from '~/data/stages.ts'
import { Cell, HeaderCell, Table, TableHead, TableRow } from '~/ui/table.tsx'
import type { AnalyticsSearch } from './analytics-search.ts'
import type { SalesFigures } from './calls/figures-query.ts'
import { FigurePanel } from './figure-panel.tsx'
import { NumberLink, type Opening } from './number-link.tsx'
import { useShownStages } from './use-shown-stages.ts'

const labelOf = (step: string, stages: readonly Stage[]): string =>
  step === 'created' ? 'Came in' : stageName(stages, step === 'closed' ? 'won' : step)

const openingOf = (step: string): Opening =>
  step === 'created' || step === 'closed' ? { open: step } : { open: 'reached', status: step }

const tableOf = (rows: readonly FunnelRow[], before: readonly FunnelRow[], stages: readonly Stage[]) => ({
  head: ['Stage', 'Leads', 'Of all', 'Of previous stage', 'Of previous stage, previous period'],
  rows: rows.map(({ step, leads, ofAll, ofPrevious }, index) => [
    labelOf(step, stages),
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
  const companyStages = useStages()
  const stages = useShownStages(search.pipeline)
  const rows = funnelOf(
    lines.filter((line) => line.is_now),
    stages,
  )
  const before = funnelOf(
    lines.filter((line) => !line.is_now),
    stages,
  )
  return (
    <FigurePanel
      title="Funnel"
      meaning={`How far this period’s leads have come so far.${stages.length === 0 ? ' Choose a pipeline to see its stages.' : ''}`}
      exported={{ table: tableOf(rows, before, companyStages), name: `funnel-${from}-${to}` }}
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
                  <span className="relative block pl-2 break-words">{labelOf(step, companyStages)}</span>
                </th>
                <Cell isNumeric>
                  <NumberLink
                    search={search}
                    opening={openingOf(step)}
                    label={labelOf(step, companyStages)}
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
