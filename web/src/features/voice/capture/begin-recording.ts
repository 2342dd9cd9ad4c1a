import type { RecordingEvent } from '@parley/core/voice/recording-session'
import { createSilenceWatch } from '@parley/core/voice/silence-watch'
import type { LocalRecording } from '../upload-queue/local-recording.ts'
import type { UploadQueue } from '../upload-queue/upload-queue.ts'
import { keepAwake } from './keep-awake.ts'
import { createLiveCaptions } from './live-captions.ts'
import type { Choice } from './new-recording.ts'
import { createPieceWriter } from './piece-writer.ts'
import { idle, type RecorderState } from './recorder-state.ts'
import type { Sound } from './sound.ts'

const bitsPerSecond = 48_000
const sliceMilliseconds = 1000
const meterMilliseconds = 100
const meterPeaks = 300

interface Ports {
  uploadQueue: UploadQueue
  read: () => RecorderState
  set: (change: Partial<RecorderState>) => void
  dispatch: (event: RecordingEvent) => void
  /** Of the recording, now. */
  seconds: () => number
  /** Nobody records any more; what was written is kept. */
  onEnd: () => void
}

/** A recording that is under way. */
export interface ActiveRecording {
  id: string
  stop: () => Promise<void>
  pause: (isPaused: boolean) => void
  mark: () => Promise<void>
}

/** Records a sound until it is stopped, piece by piece onto the disk. */
export function beginRecording(
  recording: LocalRecording,
  sound: Sound,
  choice: Choice,
  { uploadQueue, read, set, dispatch, seconds, onEnd }: Ports,
): ActiveRecording {
  const { id } = recording
  const recorder = new MediaRecorder(sound.stream, {
    mimeType: recording.mimeType,
    audioBitsPerSecond: bitsPerSecond,
  })
  const pieces = createPieceWriter(uploadQueue, id, () => {
    if (read().hasDiskFailed) return
    set({ hasDiskFailed: true })
    void stop()
  })
  recorder.addEventListener('dataavailable', ({ data }) => pieces.write(data, seconds()))
  const watch = createSilenceWatch()
  const meter = setInterval(() => {
    if (read().session.phase !== 'recording' || sound.levels === null) return
    const levels = sound.levels()
    const loudness = levels.map((level) => level.loudness)
    captions?.hear(loudness)
    set({
      isSilent: watch.hear(Math.max(...loudness), performance.now()),
      peaks: levels.map(({ peak }, channel) => [...(read().peaks[channel] ?? []), peak].slice(-meterPeaks)),
    })
  }, meterMilliseconds)
  // Our own captions are cut where it is quiet.
  const canWriteAlong = sound.levels !== null || choice.captions?.by === 'browser'
  const startCaptions = createLiveCaptions(id, sound, canWriteAlong ? choice.captions : null, {
    uploadQueue,
    now: seconds,
    read: () => read().captions,
    show: (shown) => set({ captions: shown }),
  })
  let captions = startCaptions()
  const awake = keepAwake()
  const warn = (event: BeforeUnloadEvent) => event.preventDefault()
  globalThis.addEventListener('beforeunload', warn)

  async function stop(): Promise<void> {
    const { phase } = read().session
    if (phase !== 'recording' && phase !== 'paused') return
    dispatch({ type: 'stop', at: performance.now() })
    captions?.stop()
    clearInterval(meter)
    if (recorder.state !== 'inactive') {
      const hasEnded = new Promise<void>((resolve) => recorder.addEventListener('stop', () => resolve()))
      recorder.stop()
      await hasEnded
    }
    // A disk that is full has said so; what was written before is kept and sent.
    await pieces.finish()
    sound.close()
    awake.release()
    globalThis.removeEventListener('beforeunload', warn)
    const kept = await uploadQueue.store.get(id)
    if (kept && kept.bytes > 0) {
      await uploadQueue.store.change(id, () => ({ state: 'stopped', seconds: seconds() }))
      uploadQueue.wake(id)
    } else await uploadQueue.discard(id)
    onEnd()
    dispatch({ type: 'kept' })
    await uploadQueue.refresh()
  }

  // By itself it ends where the device is gone that it listened to.
  recorder.addEventListener('stop', () => void stop())
  sound.onTabEnd(() => set({ tab: 'ended' }))
  recorder.start(sliceMilliseconds)
  set({
    ...idle,
    session: read().session,
    about: choice.about,
    channels: sound.channels,
    hasMeter: sound.levels !== null,
    tab: choice.source === 'tab' ? 'shared' : 'none',
    captions: captions ? { finished: [], interim: '' } : null,
  })
  dispatch({ type: 'start', id, at: performance.now() })

  return {
    id,
    stop,
    pause(isPaused) {
      if (isPaused) recorder.pause()
      else recorder.resume()
      watch.reset()
      captions?.stop()
      captions = isPaused ? null : startCaptions()
      dispatch({ type: isPaused ? 'pause' : 'resume', at: performance.now() })
      set({ isSilent: false })
    },
    async mark() {
      const bookmark = { id: crypto.randomUUID(), seconds: Math.round(seconds() * 10) / 10 }
      set({ bookmarks: read().bookmarks + 1 })
      await uploadQueue.store.change(id, (kept) => ({ bookmarks: [...kept.bookmarks, bookmark] }))
    },
  }
}
