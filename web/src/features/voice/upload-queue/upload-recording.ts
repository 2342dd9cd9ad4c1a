import { planUpload, totalBytes } from '@parley/core/voice/upload-plan'
import { type ResumableUploads, UploadError, type UploadProgress } from '~/data/resumable-upload.ts'
import { sourceOf } from './byte-source.ts'
import type { LocalRecording } from './local-recording.ts'
import type { Store } from './store.ts'

/** The recording's row on the server. Every call may be repeated. */
export interface ServerRow {
  ensure: (recording: LocalRecording) => Promise<void>
  stop: (recording: LocalRecording) => Promise<void>
  /** @returns false where the audio has not arrived */
  finish: (recording: LocalRecording) => Promise<boolean>
}

interface Dependencies {
  store: Pick<Store, 'get' | 'change' | 'remove' | 'sizes' | 'chunk' | 'file'>
  uploads: ResumableUploads
  row: ServerRow
  /** Resolves when there is more to send, or at stop. */
  more: (signal: AbortSignal) => Promise<void>
  onProgress: (confirmed: number, total: number) => void
  /** Who is signed in; null for nobody. */
  currentUser: () => string | null
  signal: AbortSignal
}

const atMost = 4 * 1024 * 1024

/** What cannot be mended by trying again: it is said, and everything stays on disk. */
export class BrokenRecording extends Error {}

/**
 * Brings one recording to the server, from whatever it has already: row, audio as it grows, then the end. Resolves when
 * the server has the whole file and has begun to work on it; nothing leaves the disk before. Throws on the first
 * failure: call it again, it goes on where it was.
 */
export async function uploadRecording(id: string, dependencies: Dependencies): Promise<void> {
  const { store, uploads, row, more, onProgress, currentUser, signal } = dependencies
  const read = async () => {
    const recording = await store.get(id)
    // The next person at this browser must not become its owner.
    if (recording && recording.userId !== currentUser())
      throw new UploadError(401, 'Whoever recorded this is not signed in')
    return recording
  }
  const first = await read()
  if (!first) return
  if (!first.isKnownToServer) {
    await row.ensure(first)
    await store.change(id, () => ({ isKnownToServer: true }))
  }
  const opened = await open(first, dependencies)
  if (opened === 'finished') return await store.remove(id)
  const source = await sourceOf(first, store)
  let { offset, length } = opened.progress
  let isStopTold = false

  for (;;) {
    signal.throwIfAborted()
    const recording = await read()
    if (!recording) return
    const isComplete = recording.state === 'stopped'
    if (isComplete && !isStopTold) {
      await row.stop(recording)
      isStopTold = true
    }
    const pieces = await source.pieces()
    const total = totalBytes(pieces)
    onProgress(offset, total)
    const plan = planUpload(pieces, { offset, isComplete, atMost })
    if (plan.kind === 'broken') {
      throw new BrokenRecording(`Piece ${plan.sequence} of this recording is missing on this device.`)
    }
    if (plan.kind === 'wait') {
      await more(signal)
      continue
    }
    const isLast = plan.kind === 'finish' || plan.isLast
    const parts = plan.kind === 'send' ? await Promise.all(plan.sequences.map(source.read)) : []
    const body = new Blob(parts).slice(plan.kind === 'send' ? plan.skip : 0)
    const newLength = isLast && length === null ? total : null
    offset = await uploads.append(opened.path, body, offset, newLength)
    length = newLength ?? length
    onProgress(offset, total)
    if (!isLast || offset < total) continue
    if (!(await row.finish(recording)))
      throw new UploadError(503, 'The storage has not finished the file yet')
    return await store.remove(id)
  }
}

type Opened = { path: string; progress: UploadProgress } | 'finished'

/** Goes on with an upload that was begun; one that is gone has either been finished or has to begin anew. */
async function open(recording: LocalRecording, { store, uploads, row }: Dependencies): Promise<Opened> {
  if (recording.uploadUrl !== null) {
    const progress = await uploads.progress(recording.uploadUrl)
    if (progress) return { path: recording.uploadUrl, progress }
    if (recording.state === 'stopped' && (await row.finish(recording))) return 'finished'
  }
  const path = await uploads.create('recordings', recording.objectName, recording.mimeType)
  await store.change(recording.id, () => ({ uploadUrl: path }))
  return { path, progress: { offset: 0, length: null } }
}
