import { describeSubject, subjectOf } from '@parley/core/records/subject'
import { formatClock } from '@parley/core/voice/clock'
import { readLanes } from '@parley/core/voice/lanes'
import { Link } from '@tanstack/react-router'
import { formatDay, formatTime } from '~/data/formats.ts'
import { Stage } from '~/features/stage/index.ts'
import { Badge } from '~/ui/badge.tsx'
import { Button } from '~/ui/button.tsx'
import { Status } from '~/ui/status.tsx'
import type { RecordingItem } from '../calls/recordings-query.ts'
import { describeState } from '../describe-state.ts'
import { readMetrics, readSuggestedLead } from '../details.ts'
import { titleOf } from '../title-of.ts'
import type { QueuedRecording } from '../upload-queue/upload-queue.ts'
import { factsOf, sharesOf, topicOf } from './describe-conversation.ts'
import { TalkStrip } from './talk-strip.tsx'

interface Props {
  recording: RecordingItem
  /** It was held on the day it stands under: its time says enough. */
  isOfDay: boolean
  kept: QueuedRecording | undefined
  onRetry: () => void
  isRetrying: boolean
}

/** A conversation: when, about what, with whom and where that stands; its state only while it is not ready. */
export function RecordingItemRow({ recording, isOfDay, kept, onRetry, isRetrying }: Props) {
  const facts = factsOf(recording.recording_insights)
  const shares = sharesOf(readMetrics({ speakers: recording.speakers, sides: recording.sides }))
  const lanes = readLanes(recording.lanes)
  const seconds = recording.duration_seconds ?? 0
  return (
    <li className="relative border-b transition-colors hover:bg-sunken has-[a:focus-visible]:bg-sunken">
      <div className="grid grid-cols-[minmax(0,1fr)_auto_auto] gap-x-3 gap-y-0.5 py-3 md:grid-cols-[4.5rem_minmax(0,1fr)_16rem_5rem_3rem] md:gap-x-4">
        <time
          dateTime={recording.recorded_at}
          className="text-sm leading-5.5 whitespace-nowrap text-muted tabular-nums max-md:col-span-2 max-md:col-start-2 max-md:row-start-1 max-md:text-right"
        >
          {isOfDay ? formatTime(recording.recorded_at) : formatDay(recording.recorded_at)}
        </time>
        <div className="min-w-0 max-md:contents">
          <h3 className="font-medium max-md:row-start-1 md:truncate">
            <Link
              to="/voice/$recordingId"
              params={{ recordingId: recording.id }}
              className="after:absolute after:inset-0"
            >
              {topicOf({ ...recording, subject: subjectOf(recording), title: titleOf(recording) })}
            </Link>
          </h3>
          <p
            data-said
            className="text-sm text-muted text-pretty max-md:col-span-2 max-md:col-start-1 md:truncate"
          >
            {facts.length > 0 ? facts.join('\u00A0· ') : recording.summary}
          </p>
          <Marks recording={recording} kept={kept} />
        </div>
        <Customer recording={recording} />
        <div className="self-start pt-1.75 max-md:hidden">
          {(lanes || shares) && <TalkStrip lanes={lanes} shares={shares} />}
        </div>
        <p className="text-right text-sm leading-5.5 text-muted tabular-nums max-md:col-start-3 max-md:row-start-2">
          {seconds > 0 ? formatClock(seconds) : ''}
        </p>
      </div>
      {recording.status === 'failed' && (
        <div className="flex flex-wrap items-center justify-between gap-3 pb-3 md:pl-22">
          <p className="max-w-prose text-sm text-danger">{recording.failure_reason}</p>
          <Button size="small" className="relative" onClick={onRetry} isBusy={isRetrying}>
            Try again
          </Button>
        </div>
      )}
    </li>
  )
}

/** What is not as usual: still at work, a draft, not for everybody. */
function Marks({ recording, kept }: Pick<Props, 'recording' | 'kept'>) {
  const state = describeState(recording, kept)
  const isReady = recording.status === 'ready'
  const isDraft = isReady && recording.is_draft_transcript
  const isPrivate = recording.visibility === 'private'
  if (isReady && !isDraft && !isPrivate) return null
  return (
    <p className="mt-1 flex flex-wrap items-center gap-2 max-md:col-span-3">
      {!isReady && <Status kind={state.kind}>{state.label}</Status>}
      {isDraft && <Badge>Draft</Badge>}
      {isPrivate && <Badge>Private</Badge>}
    </p>
  )
}

function Customer({ recording }: { recording: RecordingItem }) {
  const subject = subjectOf(recording)
  const suggestion = readSuggestedLead(recording.suggested_lead)
  return (
    <div className="min-w-0 text-sm max-md:col-span-3 max-md:flex max-md:justify-between max-md:gap-x-4">
      {subject && <p className="leading-5.5 md:truncate">{describeSubject(subject)}</p>}
      {recording.leads && (
        <p className="shrink-0 text-muted">
          <Stage status={recording.leads.status} />
        </p>
      )}
      {!subject && suggestion && (
        <p className="leading-5.5 text-accent-ink md:truncate">{suggestion.name}?</p>
      )}
    </div>
  )
}
