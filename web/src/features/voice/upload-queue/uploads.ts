import { backoffSeconds } from '@parley/core/voice/backoff'
import { isRetryable } from '~/data/describe-error.ts'
import { isPassing, type ResumableUploads, UploadError } from '~/data/resumable-upload.ts'
import type { Store } from './store.ts'
import { BrokenRecording, type ServerRow, uploadRecording } from './upload-recording.ts'

/** How the upload of a kept recording stands. `blocked`: trying again by itself cannot help. */
export type UploadPhase =
  | { kind: 'sending' }
  | { kind: 'waiting'; isOffline: boolean }
  | { kind: 'blocked'; reason: string }

/** With the bytes that the server has, and all there are so far. */
export type UploadStatus = UploadPhase & { confirmed: number; total: number }

interface Dependencies {
  store: Store
  uploads: ResumableUploads
  row: ServerRow
  /** Who is signed in; null for nobody. */
  currentUser: () => string | null
  /** Called when an upload stands otherwise than before. */
  onChange: () => void
}

const lockOfUpload = (id: string) => `parley-upload-${id}`

/** An upload that is gone is begun anew. */
const canHelp = (error: unknown): boolean =>
  error instanceof UploadError ? isPassing(error) || [404, 410].includes(error.status) : isRetryable(error)

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

/** Uploads of kept recordings: one at a time for each, by one tab, tried again through any number of cuts. */
export function createUploads({ store, uploads, row, currentUser, onChange }: Dependencies) {
  const running = new Map<string, AbortController>()
  const phases = new Map<string, UploadStatus>()
  const wakers = new Map<string, () => void>()
  // Woken while nobody waited: remembered, or the last piece of a recording could be missed for good.
  const woken = new Set<string>()

  function show(id: string, phase: UploadPhase, numbers?: { confirmed: number; total: number }): void {
    const known = phases.get(id) ?? { confirmed: 0, total: 0 }
    phases.set(id, { confirmed: known.confirmed, total: known.total, ...phase, ...numbers })
    onChange()
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
          currentUser,
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

  function start(id: string): void {
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
        onChange()
      })
  }

  return {
    start,
    /** There is more to send of this recording. */
    wake,
    /** Null where nothing is being sent. */
    phaseOf: (id: string): UploadStatus | null => phases.get(id) ?? null,
    /** Leaves how the upload stood behind, `blocked` as well. */
    forget: (id: string) => void phases.delete(id),
    abort: (id: string) => running.get(id)?.abort(),
  }
}
