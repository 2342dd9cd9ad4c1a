import { useQuery } from '@tanstack/react-query'
import { formatBytes, formatSpan } from '~/data/measures.ts'
import { useClock } from '~/data/use-clock.ts'
import { Panel } from '~/ui/panel.tsx'
import { Cell, HeaderCell, Table, TableHead, TableRow } from '~/ui/table.tsx'
import { secondsBetween } from '../format.ts'
import { QueryState } from '../query-state.tsx'
import { processesQuery } from './processes-query.ts'

/** The servers that run now, and what their machines have left. */
export function ProcessesPanel() {
  const processes = useQuery(processesQuery())
  const { now } = useClock()
  return (
    <Panel title="Processes" aside="now">
      <QueryState query={processes} what="the processes" rows={1}>
        {(rows) => (
          <Table caption="Server processes" isFocusable className="whitespace-nowrap">
            <TableHead>
              <HeaderCell>Machine</HeaderCell>
              <HeaderCell>Build</HeaderCell>
              <HeaderCell isNumeric>Uptime</HeaderCell>
              <HeaderCell isNumeric>Memory</HeaderCell>
              <HeaderCell isNumeric>Disk free</HeaderCell>
            </TableHead>
            <tbody>
              {rows.map((each) => (
                <TableRow key={each.id}>
                  <th scope="row" className="pr-3 font-normal whitespace-nowrap">
                    {each.machine} <span className="text-xs text-faint">process {each.pid}</span>
                  </th>
                  <Cell>{each.build}</Cell>
                  <Cell isNumeric>{formatSpan(secondsBetween(each.started_at, now))}</Cell>
                  <Cell isNumeric>{formatBytes(each.memory_bytes)}</Cell>
                  <Cell isNumeric>
                    {each.disk_free_bytes === null || each.disk_bytes === null
                      ? '—'
                      : `${formatBytes(each.disk_free_bytes)} of ${formatBytes(each.disk_bytes)}`}
                  </Cell>
                </TableRow>
              ))}
            </tbody>
          </Table>
        )}
      </QueryState>
    </Panel>
  )
}
