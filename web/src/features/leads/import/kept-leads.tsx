import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { countOf, formatNumber } from '~/data/formats.ts'
import { Panel } from '~/ui/panel.tsx'
import { keptQuery, shownKept } from './calls/kept-query.ts'

/** The leads that an undo left as they are, each with the reason; the first hundred. */
export function KeptLeads({ id, total }: { id: string; total: number }) {
  const kept = useQuery(keptQuery(id)).data ?? []
  return (
    <Panel
      title="Kept"
      aside={total > shownKept ? `The first ${shownKept} of ${formatNumber(total)}` : countOf(total, 'lead')}
    >
      <ul>
        {kept.map((lead) => (
          <li key={lead.id} className="flex flex-wrap justify-between gap-x-6 border-b py-2">
            <Link to="/leads/$leadId" params={{ leadId: lead.id }} className="font-medium hover:underline">
              {lead.name}
            </Link>
            <span className="text-sm text-muted">{lead.reason}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
