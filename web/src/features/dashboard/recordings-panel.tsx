import { withoutOpening } from '@parley/core/analysis/without-opening'
import { formatClock } from '@parley/core/voice/clock'
import { Link } from '@tanstack/react-router'
import { Panel } from '~/ui/panel.tsx'
import { Status, type StatusKind } from '~/ui/status.tsx'
import type { ProcessingRecording, Today } from './today.ts'

const states: Record<string, { kind: StatusKind; label: string }> = {
  recording: { kind: 'recording', label: 'Recording' },
  uploading: { kind: 'active', label: 'Uploading' },
  transcribing: { kind: 'active', label: 'Transcribing' },
  analysing: { kind: 'active', label: 'Analyzing' },
  failed: { kind: 'failed', label: 'Failed' },
}

function State({ recording }: { recording: ProcessingRecording }) {
  const state = states[recording.status] ?? { kind: 'idle', label: recording.status }
  const isCounted = recording.status === 'transcribing' && recording.progress > 0
  return (
    <Status kind={state.kind}>{isCounted ? `${state.label} ${recording.progress}%` : state.label}</Status>
  )
}

/** What is still being worked on, then the newest conversations. */
export function RecordingsPanel({ today }: { today: Today }) {
  const { processing, recordings } = today
  return (
    <Panel title="Conversations" aside={<Link to="/voice">All recordings</Link>}>
      {processing.length + recordings.length === 0 && (
        <p className="py-4 text-muted">Recorded conversations appear here with their summary.</p>
      )}
      <ul>
        {processing.map((recording) => (
          <li key={recording.id} className="border-b">
            <Link
              to="/voice/$recordingId"
              params={{ recordingId: recording.id }}
              className="flex min-h-11 items-center gap-4 py-1.5"
            >
              <span className="min-w-0 flex-1">
                <span className="block truncate">{recording.title || 'New recording'}</span>
                {recording.failure_reason && (
                  <span className="block truncate text-sm text-faint">{recording.failure_reason}</span>
                )}
              </span>
              <State recording={recording} />
            </Link>
          </li>
        ))}
        {recordings.map((recording) => (
          <li key={recording.id} className="border-b">
            <Link
              to="/voice/$recordingId"
              params={{ recordingId: recording.id }}
              className="flex min-h-11 items-center gap-4 py-1.5"
            >
              <span className="min-w-0 flex-1">
                <span className="block sm:truncate">{recording.title || 'Untitled recording'}</span>
                {/* A phone has no room for it. */}
                <span className="line-clamp-2 text-sm text-faint max-sm:hidden">
                  {withoutOpening(recording.summary ?? '', recording.title) || 'No summary'}
                </span>
              </span>
              {recording.duration_seconds !== null && (
                <span className="text-sm text-faint tabular-nums">
                  {formatClock(recording.duration_seconds)}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
