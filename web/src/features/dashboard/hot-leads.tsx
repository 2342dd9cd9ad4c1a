import { leadScoreBand } from '@parley/core/leads/score-band'
import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import { Stage } from '~/features/stage/index.ts'
import { MomentLink } from '~/ui/moment-link.tsx'
import { Panel } from '~/ui/panel.tsx'
import { ScoreMark } from '~/ui/score-mark.tsx'
import { type HotLead, warmReasons } from './today.ts'

function Reasons({ lead }: { lead: HotLead }) {
  const reasons = warmReasons(lead)
  return (
    <p className="text-sm text-faint">
      {reasons.map(({ label, points, proof }, order) => (
        <Fragment key={label}>
          {`${label}\u00A0+${points}`}
          {proof && (
            <>
              {'\u00A0\u00A0'}
              <MomentLink
                recordingId={proof.recording_id}
                seconds={proof.seconds}
                hasSound={proof.has_sound}
                statement={`${label}: ${lead.name}`}
              />
            </>
          )}
          {order < reasons.length - 1 && '\u00A0· '}
        </Fragment>
      ))}
    </p>
  )
}

export function HotLeads({ leads }: { leads: readonly HotLead[] }) {
  return (
    <Panel title="Warmest leads" aside={<Link to="/leads">All leads</Link>}>
      {leads.length === 0 && <p className="py-4 text-muted">Leads warm up as you talk with them.</p>}
      <ul>
        {leads.map((lead) => (
          <li key={lead.id} className="grid min-h-11 grid-cols-[auto_minmax(0,1fr)] gap-x-3 border-b py-2">
            <ScoreMark score={lead.score} {...leadScoreBand(lead.score)} isColumn />
            <div className="min-w-0">
              <Link
                to="/leads/$leadId"
                params={{ leadId: lead.id }}
                className="block pointer-coarse:min-h-11"
              >
                <span className="flex flex-wrap justify-between gap-x-3">
                  <span className="font-medium">{lead.name}</span>
                  <Stage status={lead.status} />
                </span>
                {lead.company && <span className="block text-muted">{lead.company}</span>}
              </Link>
              <Reasons lead={lead} />
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
