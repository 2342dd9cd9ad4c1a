import { formatClock } from '@parley/core/voice/clock'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Flag, Pause, Play, TriangleAlert } from 'lucide-react'
import { Fragment, useEffect, useState } from 'react'
import { Button } from '~/ui/button.tsx'
import { joinClasses } from '~/ui/join-classes.ts'
import { RecordDot } from '~/ui/record-dot.tsx'
import { Spinner } from '~/ui/spinner.tsx'
import { ThumbBar } from '~/ui/thumb-bar.tsx'
import { Waveform } from '~/ui/waveform.tsx'
import { recordingQuery } from '../calls/recording-query.ts'
import { recorder } from '../capture/index.ts'
import type { RecorderState } from '../capture/recorder-state.ts'
import { About } from './about.tsx'
import './level.css'
import { uploadQueue, useQueuedRecordings } from '../upload-queue/index.ts'

/** Whole seconds recorded so far. */
function useSeconds(): number {
  const [seconds, setSeconds] = useState(() => Math.floor(recorder.seconds()))
  useEffect(() => {
    const timer = setInterval(() => setSeconds(Math.floor(recorder.seconds())), 200)
    return () => clearInterval(timer)
  }, [])
  return seconds
}

/** While recording: time, sound, one big stop. */
export function LivePanel({ state }: { state: RecorderState }) {
  const { phase } = state.session
  const seconds = useSeconds()
  const isPaused = phase === 'paused'
  const isStopping = phase === 'stopping'
  const navigate = useNavigate()
  const client = useQueryClient()
  /** Leads to what becomes of it, unless the server has not heard of it yet: then it waits in the list. */
  const stop = async () => {
    const id = await recorder.stop()
    if (id === undefined || !navigator.onLine) return
    const row = await client.fetchQuery(recordingQuery(id)).catch(() => null)
    if (row && location.pathname === '/voice')
      await navigate({ to: '/voice/$recordingId', params: { recordingId: id } })
  }
  return (
    <div className="border-y py-5">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
        <p
          className="flex items-center gap-3 text-2xl font-[540] tabular-nums"
          role="timer"
          aria-label="Recorded"
        >
          <RecordDot isLive={phase === 'recording'} className="size-3.5" />
          {formatClock(seconds)}
        </p>
        <output className="text-sm text-muted">
          {isStopping
            ? 'Saving the last second…'
            : isPaused
              ? 'Paused: nothing is being recorded'
              : 'Recording'}
          {state.channels === 2 && !isStopping ? '\u00A0· two channels' : ''}
        </output>
        <UploadNote />
        {state.about && <About of={state.about} />}
      </div>
      {state.hasMeter ? (
        <Waveform
          above={padded(state.peaks[0])}
          below={state.channels === 2 ? padded(state.peaks[1]) : undefined}
          height={96}
          pitch={4}
          className="my-3"
        />
      ) : (
        <p className="my-3 text-sm text-muted">
          This browser can’t show the level, because no device here plays sound. It still records.
        </p>
      )}
      {state.tab !== 'none' && <Sides peaks={state.peaks} />}
      <Alarm state={state} />
      {state.captions && <Captions captions={state.captions} />}
      <ThumbBar className="flex flex-wrap items-center gap-3 max-md:pb-3">
        <button
          type="button"
          onClick={() => void stop()}
          disabled={isStopping}
          className="inline-flex h-14 items-center justify-center gap-3 rounded-full bg-recording px-8 text-lg font-medium text-on-recording transition-opacity hover:opacity-90 disabled:opacity-60 max-md:flex-1"
        >
          {isStopping ? <Spinner /> : <span aria-hidden="true" className="size-4 rounded-sm bg-current" />}
          Stop
        </button>
        <Button
          size="large"
          disabled={isStopping}
          onClick={() => (isPaused ? recorder.resume() : recorder.pause())}
        >
          {isPaused ? (
            <Play aria-hidden="true" className="size-4" />
          ) : (
            <Pause aria-hidden="true" className="size-4" />
          )}
          {isPaused ? 'Resume' : 'Pause'}
        </Button>
        <Button size="large" disabled={isStopping} onClick={() => void recorder.mark()}>
          <Flag aria-hidden="true" className="size-4" />
          <span className="max-[400px]:sr-only">Mark</span>
          {state.bookmarks > 0 && <span className="text-faint tabular-nums">{state.bookmarks}</span>}
        </Button>
      </ThumbBar>
    </div>
  )
}

/** The newest sound stands at the right edge from the first second on. */
const padded = (peaks: readonly number[] = []) => [
  ...Array.from({ length: Math.max(0, 300 - peaks.length) }, () => 0),
  ...peaks,
]

/** Whose voice is on each channel where a tab is recorded. */
const sides = ['You', 'The tab'] as const

/** Which side is which, and how loud each is: a side that stays at nothing is not being recorded. */
function Sides({ peaks }: { peaks: RecorderState['peaks'] }) {
  return (
    <div className="mb-3 flex flex-wrap gap-x-8 gap-y-1 text-sm text-muted">
      {sides.map((name, channel) => (
        <label key={name} className="flex items-center gap-2">
          <span className="w-12">{name}</span>
          <meter
            min={0}
            max={1}
            value={Math.max(0, ...(peaks[channel]?.slice(-5) ?? []))}
            className={joinClasses('level h-1.5 w-32', channel === 0 ? 'text-voice-us' : 'text-voice-them')}
          />
        </label>
      ))}
    </div>
  )
}

function UploadNote() {
  const kept = useQueuedRecordings()
  useEffect(() => void uploadQueue.refresh(), [])
  const own = kept.find((each) => each.recording.state === 'recording' && !each.isInterrupted)
  if (!own?.upload) return null
  const words =
    own.upload.kind === 'waiting'
      ? 'No connection: kept on this device and uploaded later'
      : own.upload.kind === 'blocked'
        ? `Kept on this device. Upload: ${own.upload.reason}`
        : 'Safe on this device and uploading'
  return <p className="text-sm text-faint">{words}</p>
}

function Alarm({ state }: { state: RecorderState }) {
  const words = state.isDeviceLost
    ? 'The microphone was disconnected. Plug it in again or connect another: recording continues.'
    : state.tab === 'ended'
      ? 'The tab no longer shares its audio. Your microphone continues; to include the tab again, stop and start a new recording.'
      : state.isSilent
        ? 'We can’t hear anything: check the microphone.'
        : null
  return (
    <div role="alert" className="min-h-8">
      {words !== null && (
        <p className="flex items-center gap-2 text-danger">
          <TriangleAlert aria-hidden="true" className="size-4 shrink-0" /> {words}
        </p>
      )}
    </div>
  )
}

/** By the labels that the transcript gives each channel. */
const sideNames: Record<string, string> = { 'Speaker 1': sides[0], 'Speaker 2': sides[1] }

/** Three lines, of which the newest words are always in sight. */
function Captions({ captions }: { captions: NonNullable<RecorderState['captions']> }) {
  const last = captions.finished.slice(-2)
  return (
    <div className="mb-4 flex h-[3lh] max-w-prose flex-col justify-end overflow-hidden text-reading">
      <p aria-label="Live captions">
        {last.map(({ start, text, speaker = '' }) => (
          <Fragment key={`${speaker} ${start}`}>
            {sideNames[speaker] && <span className="text-muted">{sideNames[speaker]}: </span>}
            {text}{' '}
          </Fragment>
        ))}
        <span className="text-faint">{captions.interim || (last.length === 0 ? 'Listening…' : '')}</span>
      </p>
    </div>
  )
}
