import type { Evidence } from '@parley/core/insights/deal-facts'
import { Link } from '@tanstack/react-router'
import { formatDay } from '~/data/formats.ts'
import { MomentLink } from '~/ui/moment-link.tsx'

const quiet =
  'inline-flex min-h-6 min-w-0 items-center underline decoration-control decoration-1 underline-offset-4 hover:text-accent-ink hover:decoration-accent-ink pointer-coarse:min-h-11'

function keyOf(evidence: Evidence): string {
  if (evidence.kind === 'moment') return `${evidence.recordingId} ${evidence.seconds}`
  if (evidence.kind === 'conversation') return evidence.recordingId
  return evidence.kind === 'task' ? evidence.taskId : evidence.leadId
}

function Proof({ evidence, statement }: { evidence: Evidence; statement: string }) {
  switch (evidence.kind) {
    case 'moment':
      return (
        <>
          <span className="-ml-1 shrink-0">
            <MomentLink
              recordingId={evidence.recordingId}
              seconds={evidence.seconds}
              hasSound={evidence.hasSound}
              statement={statement}
            />
          </span>
          <span className="min-w-0">
            {evidence.quote !== '' && <q className="text-muted">{evidence.quote}</q>}{' '}
            <span className="whitespace-nowrap text-faint">{formatDay(evidence.recordedAt)}</span>
          </span>
        </>
      )
    case 'conversation':
      return (
        <Link to="/voice/$recordingId" params={{ recordingId: evidence.recordingId }} className={quiet}>
          {evidence.title || 'The last conversation'}, {formatDay(evidence.recordedAt)}
        </Link>
      )
    case 'task':
      return (
        <Link to="/tasks" search={{ task: evidence.taskId }} className={quiet}>
          Open the task
        </Link>
      )
    case 'lead':
      return (
        <Link to="/leads/$leadId" params={{ leadId: evidence.leadId }} className={quiet}>
          {evidence.label} of the lead
        </Link>
      )
  }
}

/** What proves a statement: each second with what was said there. */
export function EvidenceList({ evidence, statement }: { evidence: readonly Evidence[]; statement: string }) {
  return (
    <ul className="text-sm text-muted">
      {evidence.map((each) => (
        <li key={keyOf(each)} className="flex items-baseline gap-x-1">
          <Proof evidence={each} statement={statement} />
        </li>
      ))}
    </ul>
  )
}
