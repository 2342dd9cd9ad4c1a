import { useQuery } from '@tanstack/react-query'
import { formatNumber } from '~/data/formats.ts'
import { Badge } from '~/ui/badge.tsx'
import { Panel } from '~/ui/panel.tsx'
import { Cell, HeaderCell, Table, TableHead, TableRow } from '~/ui/table.tsx'
import type { Period } from '../admin-search.ts'
import { formatPeriod } from '../format.ts'
import { Nothing, QueryState } from '../query-state.tsx'
import { bandNames, judgeVitals } from './vitals.ts'
import { vitalsQuery } from './vitals-query.ts'

/** How quick the pages felt to those who agreed to be measured. */
export function VitalsPanel({ since, days }: { since: string; days: Period }) {
  const vitals = useQuery(vitalsQuery(since))
  return (
    <Panel title="Web vitals" aside={formatPeriod(days)}>
      <QueryState query={vitals} what="the web vitals">
        {(figures) => {
          const judged = judgeVitals(figures)
          if (judged.length === 0)
            return <Nothing>No measurements yet: browsers send them only with consent.</Nothing>
          return (
            <Table caption="Web vitals" isFocusable className="whitespace-nowrap">
              <TableHead>
                <HeaderCell>Measured</HeaderCell>
                <HeaderCell isNumeric>p75</HeaderCell>
                <HeaderCell>Band</HeaderCell>
                <HeaderCell isNumeric>Samples</HeaderCell>
              </TableHead>
              <tbody>
                {judged.map(({ metric, label, value, band, looks }) => (
                  <TableRow key={metric}>
                    <th scope="row" className="pr-3 font-normal">
                      {label} <span className="text-xs text-faint">{metric}</span>
                    </th>
                    <Cell isNumeric>{value}</Cell>
                    <Cell>
                      <Badge tone={band}>{bandNames[band]}</Badge>
                    </Cell>
                    <Cell isNumeric>{formatNumber(looks)}</Cell>
                  </TableRow>
                ))}
              </tbody>
            </Table>
          )
        }}
      </QueryState>
    </Panel>
  )
}
