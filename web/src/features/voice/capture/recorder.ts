import {
  type CaptureProblem,
  elapsedMilliseconds,
  nextSession,
  type RecordingEvent,
  type RecordingSession,
} from '@parley/core/voice/recording-session'
import { createSilenceWatch } from '@parley/core/voice/silence-watch'
import { type Ear, recordedType } from '~/features/dictation/index.ts'
import { type Keeper, lockOfRecorder } from '../keep/keeper.ts'
import type { Caption, GivenConsent, LocalRecording } from '../keep/local-recording.ts'
import { startBrowserCaptions } from './browser-captions.ts'
import type { CaptionListeners } from './captions.ts'
import { startParleyCaptions } from './parley-captions.ts'
import { CaptureError, toProblem } from './problems.ts'
import { openSound, type Sound, type SoundSource } from './sound.ts'

export interface RecorderState {
  session: RecordingSession
  channels: 1 | 2
  /** Peaks of the last half minute, one list a channel, newest last. */
  peaks: readonly (readonly number[])[]
  isSilent: boolean
  isDeviceLost: boolean
  /** What is on the second channel, where it is a tab; `ended` once it shares no sound any more. */
  tab: 'none' | 'shared' | 'ended'
  /** Null where captions are off. */
  captions: { said: readonly Caption[]; interim: string } | null
  bookmarks: number
  /** The disk refused a piece: recording has been stopped, what came before is safe. */
  hasDiskFailed: boolean
}

interface Choice {
  userId: string
  companyId: string
  source: SoundSource
  /** The name of who records, for their own channel. */
  ownName: string
  consent: GivenConsent
  /** Who writes along; null for no captions. */
  captions: Ear | null
}

const bitsPerSecond = 48_000
const sliceMilliseconds = 1000
const meterMilliseconds = 100
const meterPeaks = 300
const idle: RecorderState = {
  session: { phase: 'idle' },
  channels: 1,
  peaks: [],
  isSilent: false,
  isDeviceLost: false,
  tab: 'none',
  captions: null,
  bookmarks: 0,
  hasDiskFailed: false,
}

/**
 * The recorder. Each second of sound is on disk before anything else happens to it, and the network is never waited for.
 * It lives beside the pages: leaving /voice does not end a recording.
 */
export function createRecorder({ keeper }: { keeper: Keeper }) {
  let state = idle
  const listeners = new Set<() => void>()
  let active: {
    stop: () => Promise<void>
    pause: (isPaused: boolean) => void
    mark: () => Promise<void>
  } | null = null

  function set(change: Partial<RecorderState>): void {
    state = { ...state, ...change }
    for (const notify of listeners) notify()
  }
  const dispatch = (event: RecordingEvent) => set({ session: nextSession(state.session, event) })
  const seconds = () => elapsedMilliseconds(state.session, performance.now()) / 1000

  function begin(recording: LocalRecording, sound: Sound, choice: Choice, release: () => void): void {
    const { id } = recording
    const recorder = new MediaRecorder(sound.stream, {
      mimeType: recording.mimeType,
      audioBitsPerSecond: bitsPerSecond,
    })
    // One after the other: the order of the pieces is the order of the sound.
    let writing: Promise<void> = Promise.resolve()
    recorder.addEventListener('dataavailable', ({ data }) => {
      if (data.size === 0) return
      const at = seconds()
      writing = writing
        .then(async () => keeper.store.append(id, await data.arrayBuffer(), at))
        .then(() => keeper.wake(id))
      writing.catch(() => {
        if (state.hasDiskFailed) return
        set({ hasDiskFailed: true })
        void stop()
      })
    })
    const watch = createSilenceWatch()
    const sides = choice.captions?.by === 'parley' ? sound.sides() : []
    const meter = setInterval(() => {
      if (state.session.phase !== 'recording') return
      const levels = sound.levels()
      const loudness = levels.map((level) => level.loudness)
      captions?.hear(loudness)
      set({
        isSilent: watch.hear(Math.max(...loudness), performance.now()),
        peaks: levels.map(({ peak }, channel) => [...(state.peaks[channel] ?? []), peak].slice(-meterPeaks)),
      })
    }, meterMilliseconds)
    const listen = () => {
      if (choice.captions === null) return null
      const listeners: CaptionListeners = {
        now: seconds,
        onInterim: (interim) => set({ captions: { said: state.captions?.said ?? [], interim } }),
        onCaption: (caption) => {
          set({ captions: { said: [...(state.captions?.said ?? []), caption], interim: '' } })
          void keeper.store.change(id, (kept) => ({ captions: [...kept.captions, caption] }))
        },
        onEnd: () =>
          set({ captions: state.captions?.said.length ? { ...state.captions, interim: '' } : null }),
      }
      return choice.captions.by === 'parley'
        ? startParleyCaptions(sides, listeners)
        : startBrowserCaptions(listeners)
    }
    let captions = listen()
    const awake = keepAwake()
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    globalThis.addEventListener('beforeunload', warn)

    async function stop(): Promise<void> {
      if (state.session.phase !== 'recording' && state.session.phase !== 'paused') return
      dispatch({ type: 'stop', at: performance.now() })
      captions?.stop()
      clearInterval(meter)
      const hasEnded = new Promise<void>((resolve) => recorder.addEventListener('stop', () => resolve()))
      recorder.stop()
      await hasEnded
      // A disk that is full has said so; what was written before is kept and sent.
      await writing.catch(() => undefined)
      sound.close()
      awake.release()
      globalThis.removeEventListener('beforeunload', warn)
      const kept = await keeper.store.get(id)
      if (kept && kept.bytes > 0) {
        await keeper.store.change(id, () => ({ state: 'stopped', seconds: seconds() }))
        keeper.wake(id)
      } else await keeper.discard(id)
      release()
      active = null
      dispatch({ type: 'kept' })
      await keeper.refresh()
    }

    active = {
      stop,
      pause(isPaused) {
        if (isPaused) recorder.pause()
        else recorder.resume()
        watch.reset()
        captions?.stop()
        captions = isPaused ? null : listen()
        dispatch({ type: isPaused ? 'pause' : 'resume', at: performance.now() })
        set({ isSilent: false })
      },
      async mark() {
        const bookmark = { id: crypto.randomUUID(), seconds: Math.round(seconds() * 10) / 10 }
        set({ bookmarks: state.bookmarks + 1 })
        await keeper.store.change(id, (kept) => ({ bookmarks: [...kept.bookmarks, bookmark] }))
      },
    }
    sound.onTabEnd(() => set({ tab: 'ended' }))
    recorder.start(sliceMilliseconds)
    set({
      ...idle,
      session: state.session,
      channels: sound.channels,
      tab: choice.source === 'tab' ? 'shared' : 'none',
      captions: captions ? { said: [], interim: '' } : null,
    })
    dispatch({ type: 'start', id, at: performance.now() })
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    read: () => state,
    seconds,
    /** Opens the microphone and records. A problem is found in the state. */
    async start(choice: Choice): Promise<void> {
      if (state.session.phase !== 'idle' && state.session.phase !== 'failed') return
      dispatch({ type: 'request' })
      let sound: Sound | undefined
      try {
        sound = await openSound(choice.source, (isDeviceLost) => set({ isDeviceLost }))
        const mimeType = recordedType()
        if (mimeType === undefined) throw new CaptureError('unsupported')
        const recording = newRecording(choice, sound, mimeType)
        await keeper.store.add(recording)
        void navigator.storage?.persist?.()
        const release = await holdLock(lockOfRecorder(recording.id))
        begin(recording, sound, choice, release)
        keeper.upload(recording.id)
      } catch (error) {
        sound?.close()
        dispatch({ type: 'fail', problem: toStorageAware(error) })
      }
    },
    pause: () => active?.pause(true),
    resume: () => active?.pause(false),
    mark: () => active?.mark(),
    /** Resolves when all of it is on disk; the rest of the upload goes on by itself. */
    stop: () => active?.stop(),
  }
}

/** IndexedDB fails with names of its own; before the first sound that always means it cannot keep anything. */
function toStorageAware(error: unknown): CaptureProblem {
  const isStorage =
    error instanceof DOMException &&
    ['InvalidStateError', 'UnknownError', 'VersionError'].includes(error.name)
  return isStorage ? 'storage' : toProblem(error)
}

const endings: Record<string, string> = { 'audio/webm': 'webm', 'audio/ogg': 'ogg', 'audio/mp4': 'm4a' }

function newRecording(choice: Choice, sound: Sound, mimeType: string): LocalRecording {
  const id = crypto.randomUUID()
  const plainType = mimeType.split(';')[0] ?? mimeType
  return {
    id,
    companyId: choice.companyId,
    userId: choice.userId,
    source: choice.source,
    title: '',
    mimeType: plainType,
    objectName: `${choice.companyId}/${id}/audio.${endings[plainType] ?? 'webm'}`,
    startedAt: new Date().toISOString(),
    state: 'recording',
    seconds: 0,
    channels: sound.channels,
    bytes: 0,
    pieces: 0,
    uploadUrl: null,
    isKnownToServer: false,
    consent: { id: crypto.randomUUID(), ...choice.consent },
    ...(choice.source === 'tab' ? { speakerNames: tabSpeakers(choice.ownName) } : {}),
    bookmarks: [],
    captions: [],
  }
}

/** Left is who records, right the tab: the transcript's speakers are numbered by channel (core/voice/segments.ts). */
const tabSpeakers = (ownName: string) => ({ 'Speaker 1': ownName || 'You', 'Speaker 2': 'Tab' })

/** Holds a lock until released or until the tab dies, which is how other tabs know that nobody records any more. */
function holdLock(name: string): Promise<() => void> {
  return new Promise((resolve) => {
    const released = Promise.withResolvers<void>()
    void navigator.locks.request(name, () => {
      resolve(released.resolve)
      return released.promise
    })
  })
}

/** Keeps the screen on; taken again when the page comes back into view, since hiding it lets go. */
function keepAwake(): { release: () => void } {
  let lock: WakeLockSentinel | undefined
  let isWanted = true
  const take = async () => {
    if (!isWanted || document.visibilityState !== 'visible') return
    // A low battery may refuse it: recording goes on all the same.
    lock = await navigator.wakeLock?.request('screen').catch(() => undefined)
    if (!isWanted) await lock?.release()
  }
  const again = () => void take()
  document.addEventListener('visibilitychange', again)
  void take()
  return {
    release() {
      isWanted = false
      document.removeEventListener('visibilitychange', again)
      void lock?.release()
    },
  }
}
