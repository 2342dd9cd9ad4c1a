import { Link } from '@tanstack/react-router'
import { formatDayAndTime } from '~/data/formats.ts'
import { Badge } from '~/ui/badge.tsx'
import { Button } from '~/ui/button.tsx'
import { formatTimecode } from '~/ui/format-timecode.ts'
import { Status } from '~/ui/status.tsx'
import type { RecordingItem } from '../calls/recordings-query.ts'
import { describeState } from '../describe-state.ts'
import { readSuggestedLead } from '../details.ts'
import type { QueuedRecording } from '../upload-queue/upload-queue.ts'

interface Props {
  recording: RecordingItem
  kept: QueuedRecording | undefined
  onRetry: () => void
  isRetrying: boolean
}

/** A title for what has none yet. */
export const titleOf = (recording: { title: string; recorded_at: string }) =>
  recording.title || `Recording of ${formatDayAndTime(recording.recorded_at)}`

export function RecordingItemRow({ recording, kept, onRetry, isRetrying }: Props) {
  const state = describeState(recording, kept)
  const suggestion = readSuggestedLead(recording.suggested_lead)
  const lead = recording.leads
    ? [recording.leads.name, recording.leads.company].filter(Boolean).join(', ')
    : null
  const seconds = recording.duration_seconds ?? 0
  return (
    <li className="relative border-b transition-colors hover:bg-sunken has-[a:focus-visible]:bg-sunken">
      <div className="grid items-baseline gap-x-6 gap-y-0.5 py-3 md:grid-cols-[minmax(0,1fr)_10rem_7rem_4rem_10rem]">
        <div className="min-w-0">
          <h3 className="truncate font-medium">
            <Link
              to="/voice/$recordingId"
              params={{ recordingId: recording.id }}
              className="after:absolute after:inset-0"
            >
              {titleOf(recording)}
            </Link>
          </h3>
          <p className="truncate text-sm text-muted">{recording.summary || 'No summary'}</p>
        </div>
        <p className="truncate text-sm text-muted">
          {lead ?? (suggestion ? <span className="text-accent-ink">{suggestion.name}?</span> : null)}
        </p>
        <p className="text-sm whitespace-nowrap text-muted tabular-nums">
          <time dateTime={recording.recorded_at}>{formatDayAndTime(recording.recorded_at)}</time>
          <span className="md:hidden">{seconds > 0 ? ` · ${formatTimecode(seconds)}` : ''}</span>
        </p>
        <p className="hidden text-right text-sm text-muted tabular-nums md:block">
          {seconds > 0 ? formatTimecode(seconds) : ''}
        </p>
        <p className="flex flex-wrap items-center gap-2">
          <Status kind={state.kind}>{state.label}</Status>
          {recording.status === 'ready' && recording.is_draft_transcript && <Badge>Draft</Badge>}
          {recording.visibility === 'private' && <Badge>Private</Badge>}
        </p>
      </div>
      {recording.status === 'failed' && (
        <div className="flex flex-wrap items-center justify-between gap-3 pb-3">
          <p className="max-w-prose text-sm text-danger">{recording.failure_reason}</p>
          <Button size="small" className="relative" onClick={onRetry} isBusy={isRetrying}>
            Try again
          </Button>
        </div>
      )}
    </li>
  )
}
