import { backoffSeconds } from '@parley/core/voice/backoff'
import { isRetryable } from '~/data/describe-error.ts'
import { type ResumableUploads, UploadError } from '~/data/resumable-upload.ts'
import type { LocalRecording } from './local-recording.ts'
import type { Store } from './store.ts'
import { BrokenRecording, type ServerRow, uploadRecording } from './upload-recording.ts'

/** How the upload of a kept recording stands. `blocked`: trying again by itself cannot help. */
export type UploadPhase =
  | { kind: 'sending' }
  | { kind: 'waiting'; isOffline: boolean }
  | { kind: 'blocked'; reason: string }

export interface Kept {
  recording: LocalRecording
  /** Interrupted: begun in this browser, never stopped, and no tab is recording it. */
  isInterrupted: boolean
  /** Null where nothing is being sent. */
  upload: (UploadPhase & { confirmed: number; total: number }) | null
}

interface Dependencies {
  store: Store
  uploads: ResumableUploads
  row: ServerRow
}

const lockOfUpload = (id: string) => `parley-upload-${id}`
export const lockOfRecorder = (id: string) => `parley-recorder-${id}`

const canHelp = (error: unknown): boolean =>
  error instanceof UploadError
    ? error.status === 0 || error.status >= 500 || [401, 404, 408, 409, 410, 423, 429].includes(error.status)
    : isRetryable(error)

/** Waits, but not longer than until the network is back. */
function pause(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      globalThis.removeEventListener('online', done)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, seconds * 1000)
    globalThis.addEventListener('online', done)
    signal.addEventListener('abort', done)
  })
}

/**
 * Keeps recordings until the server has them: one upload at a time for each, by one tab, through any number of cuts.
 * What was stopped goes up by itself; what was interrupted waits for a word.
 */
export function createKeeper({ store, uploads, row }: Dependencies) {
  let snapshot: readonly Kept[] = []
  let userId: string | null = null
  const listeners = new Set<() => void>()
  const running = new Map<string, AbortController>()
  const phases = new Map<string, UploadPhase & { confirmed: number; total: number }>()
  const wakers = new Map<string, () => void>()
  // Woken while nobody waited: remembered, or the last piece of a recording could be missed for good.
  const woken = new Set<string>()

  async function refresh(): Promise<void> {
    const recordings = userId === null ? [] : await store.allOfUser(userId)
    const { held = [] } = await navigator.locks.query()
    const names = new Set(held.map((lock) => lock.name))
    snapshot = recordings
      .toSorted((one, other) => one.startedAt.localeCompare(other.startedAt))
      .map((recording) => ({
        recording,
        isInterrupted: recording.state === 'recording' && !names.has(lockOfRecorder(recording.id)),
        upload: phases.get(recording.id) ?? null,
      }))
    for (const notify of listeners) notify()
  }

  function show(id: string, phase: UploadPhase, numbers?: { confirmed: number; total: number }): void {
    const known = phases.get(id) ?? { confirmed: 0, total: 0 }
    phases.set(id, { confirmed: known.confirmed, total: known.total, ...phase, ...numbers })
    void refresh()
  }

  const more = (id: string) => (signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      if (woken.delete(id)) return resolve()
      wakers.set(id, resolve)
      signal.addEventListener('abort', () => resolve(), { once: true })
    })

  function wake(id: string): void {
    const waiting = wakers.get(id)
    wakers.delete(id)
    if (waiting) waiting()
    else woken.add(id)
  }

  async function uploadUntilDone(id: string, signal: AbortSignal): Promise<void> {
    let failures = 0
    let reached = -1
    while (!signal.aborted) {
      try {
        show(id, { kind: 'sending' })
        await uploadRecording(id, {
          store,
          uploads,
          row,
          signal,
          more: more(id),
          onProgress: (confirmed, total) => {
            if (confirmed > reached) failures = 0
            reached = Math.max(reached, confirmed)
            show(id, { kind: 'sending' }, { confirmed, total })
          },
        })
        return
      } catch (error) {
        if (signal.aborted) return
        if (error instanceof BrokenRecording || !canHelp(error)) {
          show(id, { kind: 'blocked', reason: error instanceof Error ? error.message : String(error) })
          return
        }
        failures++
        show(id, { kind: 'waiting', isOffline: !navigator.onLine })
        await pause(backoffSeconds(failures, Math.random()), signal)
      }
    }
  }

  function upload(id: string): void {
    if (running.has(id)) return
    const controller = new AbortController()
    running.set(id, controller)
    const { signal } = controller
    void navigator.locks
      .request(lockOfUpload(id), { signal }, () => uploadUntilDone(id, signal))
      .catch((error: unknown) => {
        if (!signal.aborted) show(id, { kind: 'blocked', reason: String(error) })
      })
      .finally(() => {
        running.delete(id)
        if (phases.get(id)?.kind !== 'blocked') phases.delete(id)
        void refresh()
      })
  }

  /** What was stopped is sent; a recording without a single byte is nothing to keep. */
  async function resume(): Promise<void> {
    await refresh()
    for (const { recording, isInterrupted } of snapshot) {
      if (isInterrupted && recording.bytes === 0 && recording.source !== 'upload')
        await store.remove(recording.id)
      else if (recording.state === 'stopped') upload(recording.id)
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
    upload,
    /** There is more to send of this recording. */
    wake,
    /** Ends an interrupted recording where it broke off, and sends it. Also the way out of `blocked`. */
    async finish(id: string): Promise<void> {
      phases.delete(id)
      await store.change(id, () => ({ state: 'stopped' }))
      await refresh()
      upload(id)
      wake(id)
    },
    /** Throws the recording away, here and what the server has of its audio. */
    async discard(id: string): Promise<void> {
      const recording = await store.get(id)
      running.get(id)?.abort()
      await store.remove(id)
      phases.delete(id)
      await refresh()
      if (recording?.uploadUrl) await uploads.abandon(recording.uploadUrl).catch(() => undefined)
    },
  }
}

export type Keeper = ReturnType<typeof createKeeper>
