import { Link } from '@tanstack/react-router'
import { Stage } from '~/features/stage/index.ts'
import { Panel } from '~/ui/panel.tsx'
import type { HotLead } from './today.ts'

/** The reasons that lift a score most, in words. */
const reasonsOf = (lead: HotLead): string =>
  lead.score_reasons
    .filter((reason) => reason.points > 0 && !reason.label.startsWith('Stage'))
    .toSorted((a, b) => b.points - a.points)
    .slice(0, 3)
    .map((reason) => `${reason.label} +${reason.points}`)
    .join(' · ')

export function HotLeads({ leads }: { leads: readonly HotLead[] }) {
  return (
    <Panel title="Warmest leads" aside={<Link to="/leads">All leads</Link>}>
      {leads.length === 0 && (
        <p className="py-4 text-muted">A lead warms up with each conversation about it.</p>
      )}
      <ul>
        {leads.map((lead) => (
          <li key={lead.id} className="border-b">
            <Link
              to="/leads/$leadId"
              params={{ leadId: lead.id }}
              className="flex min-h-11 items-center gap-4 py-1.5"
            >
              <span className="w-10 text-lg font-[540] tabular-nums">
                <span className="sr-only">Score </span>
                {lead.score}
              </span>
              <span className="min-w-0 flex-1">
                <span className="block sm:truncate">
                  {lead.name}
                  {lead.company && <span className="text-muted">, {lead.company}</span>}
                </span>
                <span className="block text-sm text-faint">{reasonsOf(lead)}</span>
              </span>
              <Stage status={lead.status} />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
