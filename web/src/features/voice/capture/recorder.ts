import {
  type CaptureProblem,
  elapsedMilliseconds,
  nextSession,
  type RecordingEvent,
} from '@parley/core/voice/recording-session'
import { holdLock } from '~/data/hold-lock.ts'
import { recordedType } from '~/features/dictation/index.ts'
import { lockOfRecorder, type UploadQueue } from '../upload-queue/upload-queue.ts'
import { type ActiveRecording, beginRecording } from './begin-recording.ts'
import { type Choice, newRecording } from './new-recording.ts'
import { openSound } from './open-sound.ts'
import { CaptureError, toProblem } from './problems.ts'
import { idle, type RecorderState } from './recorder-state.ts'
import type { Sound } from './sound.ts'

/**
 * The recorder. Each second of sound is on disk before anything else happens to it, and the network is never waited for.
 * It lives beside the pages: leaving /voice does not end a recording.
 */
export function createRecorder({ uploadQueue }: { uploadQueue: UploadQueue }) {
  let state = idle
  const listeners = new Set<() => void>()
  let active: ActiveRecording | null = null

  function set(change: Partial<RecorderState>): void {
    state = { ...state, ...change }
    for (const notify of listeners) notify()
  }
  const dispatch = (event: RecordingEvent) => set({ session: nextSession(state.session, event) })
  const seconds = () => elapsedMilliseconds(state.session, performance.now()) / 1000

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
        await uploadQueue.store.add(recording)
        void navigator.storage?.persist?.()
        const release = await holdLock(lockOfRecorder(recording.id))
        const onEnd = () => {
          release()
          active = null
        }
        const ports = { uploadQueue, read: () => state, set, dispatch, seconds, onEnd }
        active = beginRecording(recording, sound, choice, ports)
        uploadQueue.upload(recording.id)
      } catch (error) {
        sound?.close()
        dispatch({ type: 'fail', problem: toStorageAware(error) })
      }
    },
    pause: () => active?.pause(true),
    resume: () => active?.pause(false),
    mark: () => active?.mark(),
    /** Resolves with its id when all of it is on disk; the rest of the upload goes on by itself. */
    async stop(): Promise<string | undefined> {
      const stopped = active
      await stopped?.stop()
      return stopped?.id
    },
  }
}

/** IndexedDB fails with names of its own; before the first sound that always means it cannot keep anything. */
function toStorageAware(error: unknown): CaptureProblem {
  const isStorage =
    error instanceof DOMException &&
    ['InvalidStateError', 'UnknownError', 'VersionError'].includes(error.name)
  return isStorage ? 'storage' : toProblem(error)
}
