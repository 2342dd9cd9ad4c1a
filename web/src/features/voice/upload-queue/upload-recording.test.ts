import { expect, test } from 'vitest'
import { createResumableUploads, UploadError } from '~/data/resumable-upload.ts'
import type { LocalRecording } from './local-recording.ts'
import { createStorage, type Faults } from './testing/storage.ts'
import { uploadRecording } from './upload-recording.ts'

const recordingWith = (bytes: number, pieces: number): LocalRecording => ({
  id: 'a',
  companyId: 'c',
  userId: 'u',
  source: 'microphone',
  title: '',
  mimeType: 'audio/webm',
  objectName: 'c/a/audio.webm',
  startedAt: '2026-11-21T07:00:00Z',
  state: 'stopped',
  seconds: 3,
  channels: 1,
  bytes,
  pieces,
  uploadUrl: null,
  isKnownToServer: false,
  consent: null,
  bookmarks: [],
  captions: [],
})

/** The disk of a browser, in memory. */
function createDisk(chunks: readonly string[]) {
  const data = chunks.map((chunk) => new TextEncoder().encode(chunk))
  let recording: LocalRecording | undefined = recordingWith(
    data.reduce((sum, chunk) => sum + chunk.length, 0),
    data.length,
  )
  return {
    isEmpty: () => recording === undefined,
    get: () => Promise.resolve(recording),
    change: (_: string, change: (given: LocalRecording) => Partial<LocalRecording>) => {
      if (recording) recording = { ...recording, ...change(recording) }
      return Promise.resolve()
    },
    remove: () => {
      recording = undefined
      return Promise.resolve()
    },
    sizes: (_: string, from: number) =>
      Promise.resolve(data.map((chunk, sequence) => ({ sequence, size: chunk.length })).slice(from)),
    chunk: (_: string, sequence: number) =>
      Promise.resolve(data[sequence]?.buffer.slice(0) ?? new ArrayBuffer()),
    file: () => Promise.resolve(undefined),
  }
}

async function upload(chunks: readonly string[], faults: Faults) {
  const disk = createDisk(chunks)
  const storage = createStorage(faults)
  const calls: string[] = []
  const dependencies = {
    store: disk,
    uploads: createResumableUploads({
      origin: 'http://storage',
      apiKey: 'key',
      accessToken: () => Promise.resolve('token'),
      fetch: storage.fetch,
    }),
    row: {
      ensure: () => Promise.resolve(void calls.push('ensure')),
      stop: () => Promise.resolve(void calls.push('stop')),
      finish: () => Promise.resolve(storage.isFinished()),
    },
    more: () => Promise.reject(new Error('nothing more will come')),
    onProgress: () => undefined,
    currentUser: () => 'u',
    signal: new AbortController().signal,
  }
  for (let tries = 0; !disk.isEmpty(); tries++) {
    if (tries > 20) throw new Error('it never ends')
    try {
      await uploadRecording('a', dependencies)
    } catch (error) {
      if (!(error instanceof UploadError) || error.status !== 0) throw error
      if (disk.isEmpty()) throw new Error('it left the disk although the upload failed', { cause: error })
    }
  }
  return { stored: storage.stored(), calls }
}

const spoken = ['header', 'one', 'two', 'three']

test('a recording arrives whole, and leaves the disk only then', async () => {
  const { stored, calls } = await upload(spoken, { cutAt: new Set(), arrives: true })
  expect(stored).toBe('headeronetwothree')
  expect(calls).toEqual(['ensure', 'stop'])
})

test.each([true, false])('any one or two requests may be lost (request arrived: %s)', async (arrives) => {
  for (let first = 0; first < 6; first++) {
    for (let second = first; second < 6; second++) {
      const { stored } = await upload(spoken, { cutAt: new Set([first, second]), arrives })
      expect(stored).toBe('headeronetwothree')
    }
  }
})
