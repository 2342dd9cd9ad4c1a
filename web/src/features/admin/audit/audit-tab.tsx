import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { fetchMore } from '~/data/fetch-more.ts'
import { Button } from '~/ui/button.tsx'
import { Select } from '~/ui/select.tsx'
import { Cell, HeaderCell, Table, TableHead, TableRow } from '~/ui/table.tsx'
import { formatAction, formatTime } from '../format.ts'
import { auditActionsQuery, auditQuery } from '../queries.ts'
import { Nothing, QueryState } from '../query-state.tsx'
import { useAdminAddress } from '../use-admin-address.ts'
import { actorName, describeDetails } from './describe-event.ts'

/** Who signed in, from where, and what admins did, newest first. */
export default function AuditTab() {
  const { search, change } = useAdminAddress()
  const { action, account } = search
  const events = useInfiniteQuery(auditQuery({ action, account }))
  const actions = useQuery(auditActionsQuery()).data ?? []
  return (
    <>
      <div className="flex flex-wrap items-center gap-3 pb-3">
        <div className="w-full sm:w-64">
          <Select
            aria-label="Kind of event"
            value={action ?? ''}
            onChange={({ target }) => change({ action: target.value === '' ? undefined : target.value })}
          >
            <option value="">All events</option>
            {[...new Set([...actions, ...(action === undefined ? [] : [action])])].map((name) => (
              <option key={name} value={name}>
                {formatAction(name)}
              </option>
            ))}
          </Select>
        </div>
        {account !== undefined && (
          <Button onClick={() => change({ account: undefined })}>Events of all accounts</Button>
        )}
      </div>
      <QueryState query={events} what="the audit log" rows={8}>
        {({ pages }) =>
          pages.flat().length === 0 ? (
            <Nothing>Nothing of this kind has happened.</Nothing>
          ) : (
            <Table caption="Audit log" isFocusable className="whitespace-nowrap">
              <TableHead>
                <HeaderCell>When</HeaderCell>
                <HeaderCell>Event</HeaderCell>
                <HeaderCell>By</HeaderCell>
                <HeaderCell>On</HeaderCell>
                <HeaderCell>From</HeaderCell>
              </TableHead>
              <tbody>
                {pages.flat().map((event) => (
                  <TableRow key={event.id}>
                    <Cell className="whitespace-nowrap text-muted">
                      <time dateTime={event.created_at}>{formatTime(event.created_at)}</time>
                    </Cell>
                    <th scope="row" className="min-w-44 px-3 py-1.5 font-normal">
                      {formatAction(event.action ?? 'unknown')}
                      {describeDetails(event.details) !== '' && (
                        <span className="block max-w-96 text-xs whitespace-normal text-faint">
                          {describeDetails(event.details)}
                        </span>
                      )}
                    </th>
                    <Cell>{actorName(event)}</Cell>
                    <Cell>{event.target_email ?? '—'}</Cell>
                    <Cell className="whitespace-nowrap">{event.ip_address || '—'}</Cell>
                  </TableRow>
                ))}
              </tbody>
            </Table>
          )
        }
      </QueryState>
      {events.hasNextPage && (
        <Button className="mt-4" onClick={() => void fetchMore(events)} isBusy={events.isFetchingNextPage}>
          Show more
        </Button>
      )}
    </>
  )
}
