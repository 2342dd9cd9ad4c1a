import { undetermined } from '@parley/core/voice/language'
import { lazy, Suspense, useDeferredValue, useMemo, useRef } from 'react'
import { Badge } from '~/ui/badge.tsx'
import { Button } from '~/ui/button.tsx'
import { Panel } from '~/ui/panel.tsx'
import { Skeleton } from '~/ui/skeleton.tsx'
import type { RecordingRow } from '../calls/recording-query.ts'
import type { SegmentRow } from '../calls/segments-query.ts'
import { engineName } from '../engine-name.ts'
import { useTranscribeAgain } from './again/use-transcribe-again.tsx'
import { SegmentItem } from './segment-item.tsx'
import { isTurnStart, type Side, speakersOf } from './speaker-sides.ts'
import './transcript.css'
import { useTranscriptPlayer } from './use-transcript-player.ts'
import { useTurns } from './use-turns.ts'

const FindBar = lazy(() => import('./find-bar.tsx'))

/** Fills the tallest screen; the rest of a long conversation is drawn when nothing more urgent waits. */
const drawnAtOnce = 40

interface Props {
  recording: RecordingRow
  segments: readonly SegmentRow[]
  /** Words to find at once. */
  find: string
  sides: ReadonlyMap<string, Side | null>
  /** Labels of the transcript. */
  ours: ReadonlySet<string>
}

export function TranscriptPanel({ recording, segments, find, sides, ours }: Props) {
  const list = useRef<HTMLOListElement>(null)
  const isWhole = useDeferredValue(segments.length > 0, false)
  const drawn = isWhole ? segments : segments.slice(0, drawnAtOnce)
  const active = useTranscriptPlayer(segments, list, drawn.length)
  const actions = useTurns(recording.id)
  const speakers = useMemo(
    () => speakersOf(recording.speaker_names, sides, ours),
    [recording.speaker_names, sides, ours],
  )
  const byLabel = useMemo(() => new Map(speakers.map((speaker) => [speaker.label, speaker])), [speakers])
  const again = useTranscribeAgain(recording)
  return (
    <Panel
      title="Transcript"
      aside={
        <span className="flex items-center gap-2">
          {recording.transcription_engine && <Badge>{engineName(recording.transcription_engine)}</Badge>}
          {recording.is_draft_transcript && <Badge tone="accent">Draft</Badge>}
        </span>
      }
    >
      {recording.is_draft_transcript && recording.storage_path !== null && (
        <div className="flex flex-wrap items-center justify-between gap-2 border-b py-2 text-sm text-muted">
          <p>
            A draft: some words will be wrong.
            {recording.chosen_engine === null && ' It is redone once a better engine is available.'}
          </p>
          <Button
            size="small"
            isBusy={again.isBusy}
            disabled={recording.status !== 'ready'}
            onClick={again.begin}
          >
            Transcribe again
          </Button>
        </div>
      )}
      {again.dialog}
      {segments.length === 0 ? (
        <p className="py-6 text-muted">
          {recording.language === undetermined
            ? 'Nothing that was said could be transcribed.'
            : 'No speech was found in this recording.'}
        </p>
      ) : (
        <>
          <div className="py-3">
            <Suspense fallback={<Skeleton className="h-11 sm:h-8.5 pointer-coarse:h-11" />}>
              <FindBar key={find} segments={segments} drawn={drawn.length} initial={find} />
            </Suspense>
          </div>
          <ol ref={list} aria-label="Segments">
            {drawn.map((segment, index) => {
              const speaker = byLabel.get(segment.speaker)
              return (
                speaker && (
                  <SegmentItem
                    key={segment.id}
                    {...{ segment, speaker, speakers, actions }}
                    isTurn={isTurnStart(segments, index)}
                    isActive={index === active}
                  />
                )
              )
            })}
          </ol>
        </>
      )}
    </Panel>
  )
}
