import { formatNumber } from '~/data/formats.ts'
import { Panel } from '~/ui/panel.tsx'
import { Cell, HeaderCell, Table, TableHead, TableRow } from '~/ui/table.tsx'
import type { Period } from '../admin-search.ts'
import { formatPeriod, formatShare } from '../format.ts'
import { Nothing } from '../query-state.tsx'
import { byService, describeLatency, type RequestFigure, serviceName } from './figures.ts'

interface Props {
  figures: readonly RequestFigure[]
  days: Period
}

/** Each service by itself; functions one by one, since the AI's answers take their own time. */
export function ServicesPanel({ figures, days }: Props) {
  const services = byService(figures)
  return (
    <Panel title="By service" aside={formatPeriod(days)}>
      {services.length === 0 ? (
        <Nothing>No requests in this period.</Nothing>
      ) : (
        <Table caption="Requests by service" isFocusable className="whitespace-nowrap">
          <TableHead>
            <HeaderCell>Service</HeaderCell>
            <HeaderCell isNumeric>Requests</HeaderCell>
            <HeaderCell isNumeric>Failed</HeaderCell>
            <HeaderCell isNumeric>Refused</HeaderCell>
            <HeaderCell isNumeric>Median</HeaderCell>
            <HeaderCell isNumeric>p95</HeaderCell>
            <HeaderCell isNumeric>p99</HeaderCell>
          </TableHead>
          <tbody>
            {services.map(({ service, requests, failed, refused, buckets }) => (
              <TableRow key={service}>
                <th scope="row" className="pr-3 font-normal whitespace-nowrap">
                  {serviceName(service)}
                  {service.startsWith('functions/') && (
                    <span className="pl-2 text-xs text-faint">function</span>
                  )}
                </th>
                <Cell isNumeric>{formatNumber(requests)}</Cell>
                <Cell isNumeric className={failed > 0 ? 'font-medium text-danger' : undefined}>
                  {formatShare(failed, requests)}
                </Cell>
                <Cell isNumeric>{formatShare(refused, requests)}</Cell>
                <Cell isNumeric>{describeLatency(buckets, 0.5)}</Cell>
                <Cell isNumeric>{describeLatency(buckets, 0.95)}</Cell>
                <Cell isNumeric>{describeLatency(buckets, 0.99)}</Cell>
              </TableRow>
            ))}
          </tbody>
        </Table>
      )}
    </Panel>
  )
}
