import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { fetchMore } from '~/data/fetch-more.ts'
import { formatRecord } from '~/data/formats.ts'
import { Button } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { countChosen, FilterBar } from '~/ui/filter-bar.tsx'
import { FilterSelect } from '~/ui/filter-select.tsx'
import { GraveMark } from '~/ui/grave-mark.tsx'
import { Cell, HeaderCell, Table, TableHead, TableRow } from '~/ui/table.tsx'
import { formatAction } from '../format.ts'
import { QueryState } from '../query-state.tsx'
import { TabLead } from '../tab-lead.tsx'
import { useAdminAddress } from '../use-admin-address.ts'
import { auditActionsQuery } from './audit-actions-query.ts'
import { type AuditEvent, auditQuery } from './audit-query.ts'
import { actorName, describeDetails, describePeople } from './describe-event.ts'
import { isGrave } from './is-grave.ts'

/** On a phone what these columns say stands below the event. */
const wide = 'hidden whitespace-nowrap sm:table-cell'
const people = `${wide} align-baseline`

/** Who signed in, from where, and what admins did, newest first. */
export default function AuditTab() {
  const { search, change } = useAdminAddress()
  const { action, account } = search
  const showAll = () => void change({ action: undefined, account: undefined })
  const isFiltered = action !== undefined || account !== undefined
  const events = useInfiniteQuery(auditQuery({ action, account }))
  const offered = useQuery(auditActionsQuery()).data ?? []
  const actions = [...new Set([...offered, ...(action === undefined ? [] : [action])])]
  return (
    <>
      <TabLead note="Newest first. Nobody can change or delete an event, not even an admin.">
        Who signed in, from where, and what admins did.
      </TabLead>
      <FilterBar count={countChosen(action, account)} onReset={showAll}>
        <FilterSelect
          label="Kind of event"
          all="All events"
          value={action}
          onChange={(next) => void change({ action: next })}
        >
          <Actions label="Grave" names={actions.filter(isGrave)} />
          <Actions label="Others" names={actions.filter((name) => !isGrave(name))} />
        </FilterSelect>
        {account !== undefined && (
          <Button className="h-11 sm:h-8.5" onClick={() => void change({ account: undefined })}>
            Events of all accounts
          </Button>
        )}
      </FilterBar>
      <QueryState query={events} what="the audit log" rows={8}>
        {({ pages }) =>
          pages.flat().length === 0 ? (
            <EmptyState
              title={isFiltered ? 'No events of this kind' : 'No events yet'}
              actions={isFiltered && <Button onClick={showAll}>Show all events</Button>}
            >
              Sign-ins, changes of passwords and second factors, and whatever an admin does are kept here, and
              nobody can change them.
            </EmptyState>
          ) : (
            <Table caption="Audit log" isFocusable>
              <TableHead>
                <HeaderCell>Event</HeaderCell>
                <HeaderCell className={wide}>By</HeaderCell>
                <HeaderCell className={wide}>On</HeaderCell>
                <HeaderCell className={wide}>From</HeaderCell>
                <HeaderCell isNumeric className={wide}>
                  When
                </HeaderCell>
              </TableHead>
              <tbody>
                {pages.flat().map((event) => (
                  <EventRow key={event.id} event={event} />
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

function EventRow({ event }: { event: AuditEvent }) {
  return (
    <TableRow>
      <th scope="row" className="py-1.5 align-baseline font-normal sm:min-w-44 sm:pr-3">
        <span className="flex flex-wrap items-baseline justify-between gap-x-3 font-medium">
          <span>
            {isGrave(event.action ?? '') && <GraveMark />}
            {formatAction(event.action ?? 'unknown')}
          </span>
          <time dateTime={event.created_at} className="text-sm font-normal text-muted sm:hidden">
            {formatRecord(event.created_at)}
          </time>
        </span>
        {describeDetails(event.details) !== '' && (
          <span className="block max-w-96 text-xs whitespace-normal text-faint">
            {describeDetails(event.details)}
          </span>
        )}
        <span className="block text-xs wrap-anywhere text-faint sm:hidden">{describePeople(event)}</span>
      </th>
      <Cell className={people}>{actorName(event)}</Cell>
      <Cell className={people}>{event.target_email ?? '—'}</Cell>
      <Cell className={`${wide} align-baseline text-muted`}>{event.ip_address || '—'}</Cell>
      <Cell isNumeric className={`${wide} align-baseline text-sm text-muted`}>
        <time dateTime={event.created_at}>{formatRecord(event.created_at)}</time>
      </Cell>
    </TableRow>
  )
}

function Actions({ label, names }: { label: string; names: readonly string[] }) {
  return (
    names.length > 0 && (
      <optgroup label={label}>
        {names.map((name) => (
          <option key={name} value={name}>
            {formatAction(name)}
          </option>
        ))}
      </optgroup>
    )
  )
}
