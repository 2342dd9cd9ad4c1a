import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useDeferredValue, useRef } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { Badge } from '~/ui/badge.tsx'
import { Button } from '~/ui/button.tsx'
import { Panel } from '~/ui/panel.tsx'
import { toast } from '~/ui/toast.ts'
import { correctRecording } from '../calls/correct-recording.ts'
import { editSegment } from '../calls/edit-segment.ts'
import type { RecordingRow } from '../calls/recording-query.ts'
import type { SegmentRow } from '../calls/segments-query.ts'
import { readSpeakerNames, readSpeakerSides } from '../details.ts'
import { engineName } from '../engine-name.ts'
import { voiceKeys } from '../voice-keys.ts'
import { useTranscribeAgain } from './again/use-transcribe-again.tsx'
import { FindBar } from './find-bar.tsx'
import { SegmentItem } from './segment-item.tsx'
import type { Side } from './speaker-sides.ts'
import './transcript.css'
import { useTranscriptPlayer } from './use-transcript-player.ts'

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
  const client = useQueryClient()
  const list = useRef<HTMLOListElement>(null)
  const isWhole = useDeferredValue(segments.length > 0, false)
  const drawn = isWhole ? segments : segments.slice(0, drawnAtOnce)
  const active = useTranscriptPlayer(segments, list, drawn.length)
  const names = readSpeakerNames(recording.speaker_names)
  const { id } = recording
  const refresh = useCallback(() => client.invalidateQueries({ queryKey: voiceKeys.one(id) }), [client, id])
  const onError = (error: Error) => toast.error('That was not saved', { description: describeError(error) })
  const correct = useMutation({
    mutationFn: ({ speaker, name, side }: { speaker: string; name: string; side: Side | null }) => {
      const { [speaker]: _former, ...others } = readSpeakerSides(recording.speaker_sides)
      return correctRecording(id, {
        speaker_names: { ...names, [speaker]: name },
        speaker_sides: side === null ? others : { ...others, [speaker]: side },
      })
    },
    onError,
    onSettled: refresh,
  })
  const edit = useMutation({
    mutationFn: (given: { id: string; text: string }) => editSegment(given.id, given.text),
    onMutate: (given) =>
      client.setQueryData<SegmentRow[]>([...voiceKeys.one(id), 'segments'], (rows) =>
        rows?.map((row) => (row.id === given.id ? { ...row, text: given.text } : row)),
      ),
    onError,
    onSettled: refresh,
  })
  const again = useTranscribeAgain(recording)
  const { mutate: correctSpeaker } = correct
  const { mutate: editText } = edit
  const onCorrect = useCallback(
    (speaker: string, name: string, side: Side | null) => correctSpeaker({ speaker, name, side }),
    [correctSpeaker],
  )
  const onEdit = useCallback((segment: string, text: string) => editText({ id: segment, text }), [editText])
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
            {recording.chosen_engine === null && ' It is redone once a better engine is there.'}
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
        <p className="py-6 text-muted">Nothing was said in this recording.</p>
      ) : (
        <>
          <div className="py-3">
            <FindBar key={find} segments={segments} drawn={drawn.length} initial={find} />
          </div>
          <ol ref={list} aria-label="Segments">
            {drawn.map((segment, index) => (
              <SegmentItem
                key={segment.id}
                segment={segment}
                speaker={names[segment.speaker] ?? segment.speaker}
                side={sides.get(segment.speaker) ?? null}
                isOurs={ours.has(segment.speaker)}
                isTurn={segments[index - 1]?.speaker !== segment.speaker}
                isActive={index === active}
                onCorrect={onCorrect}
                onEdit={onEdit}
              />
            ))}
          </ol>
        </>
      )}
    </Panel>
  )
}
