import { leadScoreBand } from '@parley/core/leads/score-band'
import { Link } from '@tanstack/react-router'
import { Stage } from '~/features/stage/index.ts'
import { Panel } from '~/ui/panel.tsx'
import { ScoreMark } from '~/ui/score-mark.tsx'
import type { HotLead } from './today.ts'

/** The reasons that lift a score most, in words. */
const reasonsOf = (lead: HotLead): string =>
  lead.score_reasons
    .filter((reason) => reason.points > 0 && !reason.label.startsWith('Stage'))
    .toSorted((a, b) => b.points - a.points)
    .slice(0, 3)
    .map((reason) => `${reason.label} +${reason.points}`)
    .join('\u00A0· ')

export function HotLeads({ leads }: { leads: readonly HotLead[] }) {
  return (
    <Panel title="Warmest leads" aside={<Link to="/leads">All leads</Link>}>
      {leads.length === 0 && <p className="py-4 text-muted">Leads warm up as you talk with them.</p>}
      <ul>
        {leads.map((lead) => (
          <li key={lead.id} className="border-b">
            <Link
              to="/leads/$leadId"
              params={{ leadId: lead.id }}
              className="grid min-h-11 grid-cols-[auto_minmax(0,1fr)] gap-x-3 py-2"
            >
              <ScoreMark score={lead.score} {...leadScoreBand(lead.score)} isColumn />
              <span className="min-w-0">
                <span className="flex flex-wrap justify-between gap-x-3">
                  <span className="font-medium">{lead.name}</span>
                  <Stage status={lead.status} />
                </span>
                {lead.company && <span className="block text-muted">{lead.company}</span>}
                <span className="block text-sm text-pretty text-faint">{reasonsOf(lead)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
