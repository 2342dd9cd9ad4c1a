import { hasSound } from '@parley/core/voice/has-sound'
import { oursOf } from '@parley/core/voice/our-speakers'
import { useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useMemo } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { unreadError } from '~/data/unread-error.ts'
import { BackLink } from '~/ui/back-link.tsx'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { PageBody, PageHeader } from '~/ui/page-header.tsx'
import { Panel } from '~/ui/panel.tsx'
import { Skeleton, SkeletonRows } from '~/ui/skeleton.tsx'
import { audioQuery } from '../calls/audio-query.ts'
import { emailQuery } from '../calls/email-query.ts'
import { insightsQuery } from '../calls/insights-query.ts'
import { type RecordingRow, recordingQuery } from '../calls/recording-query.ts'
import { segmentsQuery } from '../calls/segments-query.ts'
import { useLiveRecording } from '../live.ts'
import { titleOf } from '../title-of.ts'
import { useQueuedRecordings } from '../upload-queue/index.ts'
import { readRecordingSearch } from '../voice-search.ts'
import { LoadingRecording } from './loading-recording.tsx'
import { Overview } from './overview.tsx'
import { PlayerContext } from './player.ts'
import { RecordingHeader } from './recording-header.tsx'
import { sidesOf } from './speaker-sides.ts'
import { TranscriptPanel } from './transcript-panel.tsx'
import { TurnStrip } from './turn-strip.tsx'
import { splitVoices, toHeights } from './two-voices.ts'
import { useRecordingPlayer } from './use-recording-player.ts'

const PageActions = lazy(() => import('./page-actions.tsx'))
const ViewSwitch = lazy(() => import('./view-switch.tsx'))
const PipelineNotice = lazy(() => import('./pipeline-notice.tsx'))
const PlayerBar = lazy(() => import('./player-bar.tsx'))

const back = <BackLink to="/voice">Voice</BackLink>

export default function RecordingPage() {
  const id = useParams({ strict: false, select: (params) => params.recordingId }) ?? ''
  useLiveRecording(id)
  const recording = useQuery(recordingQuery(id))
  return (
    <PageBody>
      {recording.isPending ? (
        <LoadingRecording />
      ) : recording.data ? (
        <Loaded key={id} recording={recording.data} />
      ) : recording.isError ? (
        <>
          <PageHeader title="Recording" eyebrow={back} />
          <ErrorNotice
            title="This recording could not be loaded"
            onRetry={() => void recording.refetch()}
            isRetrying={recording.isFetching}
          >
            {describeError(recording.error)}
          </ErrorNotice>
        </>
      ) : (
        <>
          <PageHeader title="Recording not found" eyebrow={back} />
          <p className="text-muted">It may have been deleted, or it belongs to another company.</p>
        </>
      )}
    </PageBody>
  )
}

const noSegments: never[] = []

interface UnreadProps {
  part: string
  isPending: boolean
  error: Error | null
  onRetry: () => void
}

/** In place of a part that was not read yet: that nothing is there, only an answer can say. */
function Unread({ part, isPending, error, onRetry }: UnreadProps) {
  if (isPending) return <SkeletonRows count={6} label={`${part} is loading`} />
  if (!error) return null
  return (
    <ErrorNotice title={`${part} could not be loaded`} onRetry={onRetry}>
      {describeError(error)}
    </ErrorNotice>
  )
}

function Loaded({ recording }: { recording: RecordingRow }) {
  const { id } = recording
  const search = readRecordingSearch(useSearch({ strict: false }))
  const kept = useQueuedRecordings().find((each) => each.recording.id === id)
  const spoken = useQuery(segmentsQuery(id))
  const segments = spoken.data ?? noSegments
  const found = useQuery(insightsQuery(id))
  const insights = found.data ?? noSegments
  const email = useQuery(emailQuery(id)).data ?? null
  const hasAudio = hasSound(recording)
  // Without a length nobody could read the file, this browser neither.
  const isPlayable = hasAudio && (recording.status !== 'failed' || (recording.duration_seconds ?? 0) > 0)
  const audioUrl = useQuery(audioQuery(id, hasAudio ? recording.storage_path : null)).data ?? null
  const duration = recording.duration_seconds ?? 0
  const peaks = recording.peaks ?? noSegments
  const player = useRecordingPlayer({ duration, hasSound: isPlayable, audioUrl, peaks, startAt: search.t })
  const sides = useMemo(() => sidesOf(recording, segments), [recording, segments])
  const ours = useMemo(() => oursOf(sides, segments), [sides, segments])
  const voices = useMemo(
    () => splitVoices(toHeights(peaks), segments, duration, ours),
    [peaks, segments, duration, ours],
  )
  const view = search.view ?? 'overview'
  const title = titleOf(recording)
  useEffect(() => {
    document.title = `${title} · ${document.title.split(' · ').at(-1) ?? ''}`
  }, [title])
  const hasContent = segments.length > 0 || recording.status === 'ready'
  return (
    <PlayerContext value={player}>
      <RecordingHeader
        recording={recording}
        kept={kept}
        actions={
          <Suspense fallback={<Skeleton className="h-8 w-36 pointer-coarse:h-11" />}>
            <PageActions whole={{ recording, segments, insights, email }} audioUrl={audioUrl} />
          </Suspense>
        }
      />
      {isPlayable && (
        <Suspense fallback={<div className="h-34.5 border-y max-md:hidden" />}>
          <PlayerBar peaks={voices.above} theirs={voices.below} />
        </Suspense>
      )}
      {recording.source === 'import' &&
        !isPlayable &&
        duration > 0 &&
        (spoken.isLoading || segments.length > 0) && (
          <TurnStrip segments={segments} ours={ours} duration={duration} />
        )}
      <div className={isPlayable ? 'py-4 max-md:pt-0 max-md:pb-2' : 'py-4'}>
        {recording.status !== 'ready' && (
          <Suspense fallback={<Skeleton className="h-12" />}>
            <PipelineNotice recording={recording} kept={kept} />
          </Suspense>
        )}
      </div>
      {hasContent && (
        <>
          <div className="mb-4 lg:hidden">
            <Suspense fallback={<Skeleton className="h-8 w-44 pointer-coarse:h-12" />}>
              <ViewSwitch recordingId={id} view={view} />
            </Suspense>
          </div>
          <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
            <div className={view === 'overview' ? '' : 'max-lg:hidden'}>
              <Overview
                {...{ recording, segments, insights, email, sides, ours }}
                isRead={found.data !== undefined}
                isLate={found.isLoading}
              />
              <Unread
                part="What was found in it"
                isPending={found.isPending}
                error={unreadError(found)}
                onRetry={() => void found.refetch()}
              />
            </div>
            <div className={view === 'transcript' ? '' : 'max-lg:hidden'}>
              {spoken.data ? (
                <TranscriptPanel {...{ recording, segments, sides, ours }} find={search.find ?? ''} />
              ) : (
                <Panel title="Transcript">
                  <Unread
                    part="The transcript"
                    isPending={spoken.isPending}
                    error={spoken.error}
                    onRetry={() => void spoken.refetch()}
                  />
                </Panel>
              )}
            </div>
          </div>
        </>
      )}
    </PlayerContext>
  )
}
