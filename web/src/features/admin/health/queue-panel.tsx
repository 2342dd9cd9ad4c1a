import { useQuery } from '@tanstack/react-query'
import { formatNumber } from '~/data/formats.ts'
import { formatSpan } from '~/data/measures.ts'
import { useClock } from '~/data/use-clock.ts'
import { Panel } from '~/ui/panel.tsx'
import { Cell, HeaderCell, Table, TableHead, TableRow } from '~/ui/table.tsx'
import { secondsBetween } from '../format.ts'
import { Nothing, QueryState } from '../query-state.tsx'
import { queueQuery } from './queue-query.ts'

/** The background work that waits, runs or has failed for good, now. */
export function QueuePanel() {
  const queue = useQuery(queueQuery())
  const { now } = useClock()
  return (
    <Panel title="Queue" aside="now">
      <QueryState query={queue} what="the queue">
        {(jobs) =>
          jobs.length === 0 ? (
            <Nothing>The queue is empty.</Nothing>
          ) : (
            <Table caption="Queued jobs" isFocusable className="whitespace-nowrap">
              <TableHead>
                <HeaderCell>Job</HeaderCell>
                <HeaderCell isNumeric>Waiting</HeaderCell>
                <HeaderCell isNumeric>Running</HeaderCell>
                <HeaderCell isNumeric>Failed</HeaderCell>
                <HeaderCell isNumeric>Oldest</HeaderCell>
              </TableHead>
              <tbody>
                {jobs.map(({ task, waiting, running, failed, oldest_due_at: due, last_error: reason }) => (
                  <TableRow key={task}>
                    <th scope="row" className="max-w-72 py-1.5 pr-3 font-normal">
                      {task}
                      {reason !== null && (
                        <span className="block text-xs whitespace-normal text-danger">{reason}</span>
                      )}
                    </th>
                    <Cell isNumeric>{formatNumber(waiting)}</Cell>
                    <Cell isNumeric>{formatNumber(running)}</Cell>
                    <Cell isNumeric className={failed > 0 ? 'font-medium text-danger' : undefined}>
                      {formatNumber(failed)}
                    </Cell>
                    <Cell isNumeric>{due === null ? '—' : formatSpan(secondsBetween(due, now))}</Cell>
                  </TableRow>
                ))}
              </tbody>
            </Table>
          )
        }
      </QueryState>
    </Panel>
  )
}
