import { useQuery } from '@tanstack/react-query'
import { describeError } from '~/data/describe-error.ts'
import { useIsAdmin } from '~/data/profile.ts'
import { useUserId } from '~/data/session.ts'
import { useTableChanges } from '~/data/use-table-changes.ts'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { NewestOnly } from '~/ui/newest-only.tsx'
import { Panel } from '~/ui/panel.tsx'
import { TicketItem } from './ticket-item.tsx'
import { mostTickets, refreshTickets, type Ticket, ticketsQuery } from './tickets.ts'

/** One's own questions with their answers, and for admins what others asked. Nothing where nobody asked anything. */
export function TicketList({ open }: { open: string | undefined }) {
  const tickets = useQuery(ticketsQuery())
  const isAdmin = useIsAdmin() === true
  const userId = useUserId()
  useTableChanges(['support_tickets'], () => void refreshTickets())
  const own = tickets.data?.filter((ticket) => ticket.user_id === userId) ?? []
  const others = tickets.data?.filter((ticket) => ticket.user_id !== userId) ?? []
  const list = (shown: readonly Ticket[]) =>
    shown.map((ticket) => (
      <TicketItem
        key={`${ticket.id} ${ticket.status}`}
        ticket={ticket}
        isOpen={ticket.id === open}
        canAnswer={isAdmin}
      />
    ))
  return (
    <>
      {tickets.error && (
        <ErrorNotice title="Your questions could not be loaded" onRetry={() => void tickets.refetch()}>
          {describeError(tickets.error)}
        </ErrorNotice>
      )}
      {isAdmin && others.length > 0 && (
        <Panel title="Asked on this instance" aside={others.length}>
          {list(others)}
        </Panel>
      )}
      {own.length > 0 && (
        <Panel title="Your questions" aside={own.length}>
          {list(own)}
        </Panel>
      )}
      <NewestOnly shown={tickets.data?.length ?? 0} most={mostTickets} what="questions" />
    </>
  )
}
