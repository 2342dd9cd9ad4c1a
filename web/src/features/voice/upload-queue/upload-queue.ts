import type { ResumableUploads } from '~/data/resumable-upload.ts'
import type { LocalRecording } from './local-recording.ts'
import type { Store } from './store.ts'
import type { ServerRow } from './upload-recording.ts'
import { createUploads, type UploadStatus } from './uploads.ts'

export interface QueuedRecording {
  recording: LocalRecording
  /** Interrupted: begun in this browser, never stopped, and no tab is recording it. */
  isInterrupted: boolean
  /** Null where nothing is being sent. */
  upload: UploadStatus | null
}

interface Dependencies {
  store: Store
  uploads: ResumableUploads
  row: ServerRow
  /** Who is signed in; null for nobody. */
  currentUser: () => string | null
}

export const lockOfRecorder = (id: string) => `parley-recorder-${id}`

/**
 * Keeps recordings until the server has them: one upload at a time for each, by one tab, through any number of cuts.
 * What was stopped goes up by itself; what was interrupted waits for a word.
 */
export function createUploadQueue({ store, uploads, row, currentUser }: Dependencies) {
  let snapshot: readonly QueuedRecording[] = []
  let userId: string | null = null
  const listeners = new Set<() => void>()
  const sending = createUploads({ store, uploads, row, currentUser, onChange: () => void refresh() })

  async function refresh(): Promise<void> {
    const user = userId
    const recordings = user === null ? [] : await store.allOfUser(user)
    const { held = [] } = await navigator.locks.query()
    // Somebody else signed in meanwhile.
    if (user !== userId) return
    const names = new Set(held.map((lock) => lock.name))
    snapshot = recordings
      .toSorted((one, other) => one.startedAt.localeCompare(other.startedAt))
      .map((recording) => ({
        recording,
        isInterrupted: recording.state === 'recording' && !names.has(lockOfRecorder(recording.id)),
        upload: sending.phaseOf(recording.id),
      }))
    for (const notify of listeners) notify()
  }

  /** What was stopped is sent; a recording without a single byte is nothing to keep. */
  async function resume(): Promise<void> {
    await refresh()
    for (const { recording, isInterrupted } of snapshot) {
      if (isInterrupted && recording.bytes === 0 && recording.source !== 'upload')
        await store.remove(recording.id)
      else if (recording.state === 'stopped') sending.start(recording.id)
    }
    await refresh()
  }

  return {
    store,
    /** Opens what this person left in this browser. */
    async open(user: string): Promise<void> {
      if (userId === user) return
      userId = user
      await resume()
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    read: () => snapshot,
    refresh,
    upload: sending.start,
    /** There is more to send of this recording. */
    wake: sending.wake,
    /** Ends an interrupted recording where it broke off, and sends it. Also the way out of `blocked`. */
    async finish(id: string): Promise<void> {
      sending.forget(id)
      await store.change(id, () => ({ state: 'stopped' }))
      await refresh()
      sending.start(id)
      sending.wake(id)
    },
    /** Throws the recording away, here and what the server has of its audio. */
    async discard(id: string): Promise<void> {
      const recording = await store.get(id)
      sending.abort(id)
      await store.remove(id)
      sending.forget(id)
      await refresh()
      if (recording?.uploadUrl) await uploads.abandon(recording.uploadUrl).catch(() => undefined)
    },
  }
}

export type UploadQueue = ReturnType<typeof createUploadQueue>
