import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createResumableUploads, UploadError } from '~/data/resumable-upload.ts'
import type { LocalRecording } from './local-recording.ts'
import { createMemoryStore } from './testing/memory-store.ts'
import { createStorage, type Faults } from './testing/storage.ts'
import { createUploadQueue, lockOfRecorder } from './upload-queue.ts'

const recording = (id: string, part: Partial<LocalRecording> = {}): LocalRecording => ({
  id,
  companyId: 'c',
  userId: 'ana',
  source: 'microphone',
  title: '',
  mimeType: 'audio/webm',
  objectName: `c/${id}/audio.webm`,
  startedAt: `2026-11-21T07:00:0${id.length}Z`,
  state: 'stopped',
  seconds: 0,
  channels: 1,
  bytes: 0,
  pieces: 0,
  uploadUrl: null,
  isKnownToServer: false,
  consent: null,
  bookmarks: [],
  captions: [],
  ...part,
})

/** What wakes those who wait for the network. */
let network: EventTarget
beforeEach(() => {
  network = new EventTarget()
  vi.stubGlobal('addEventListener', network.addEventListener.bind(network))
  vi.stubGlobal('removeEventListener', network.removeEventListener.bind(network))
})
afterEach(() => void vi.unstubAllGlobals())
const reconnect = () => network.dispatchEvent(new Event('online'))

function open(faults: Faults = { cutAt: new Set(), arrives: true }) {
  const store = createMemoryStore()
  const storage = createStorage(faults)
  const person = { id: 'ana' as string | null }
  /** Who was signed in when an upload asked for it. */
  const askedAs: (string | null)[] = []
  /** Calls of the row, each with who was signed in. */
  const calls: string[] = []
  const refusals: UploadError[] = []
  const uploadQueue = createUploadQueue({
    store,
    currentUser: () => {
      askedAs.push(person.id)
      return person.id
    },
    uploads: createResumableUploads({
      origin: 'http://storage',
      apiKey: 'key',
      accessToken: () => Promise.resolve('token'),
      fetch: storage.fetch,
    }),
    row: {
      ensure: async ({ id }) => {
        calls.push(`${id} by ${person.id}`)
        const refusal = refusals.shift()
        if (refusal) throw refusal
      },
      stop: async ({ id }) => void calls.push(`${id} stopped by ${person.id}`),
      finish: () => Promise.resolve(storage.isFinished()),
    },
  })
  const keep = async (given: LocalRecording, words = 'words') => {
    await store.add(given)
    if (words !== '') await store.append(given.id, new TextEncoder().encode(words).buffer, 1)
  }
  const phaseOf = (id: string) => uploadQueue.read().find((kept) => kept.recording.id === id)?.upload?.kind
  const isGone = (id: string) => vi.waitFor(async () => expect(await store.get(id)).toBeUndefined())
  return { uploadQueue, store, storage, person, askedAs, calls, refusals, keep, phaseOf, isGone }
}

it('sends what was stopped as soon as its person is there', async () => {
  const { uploadQueue, storage, keep, isGone, calls } = open()
  await keep(recording('a'))
  await uploadQueue.open('ana')
  await isGone('a')
  expect(storage.stored()).toBe('words')
  expect(calls).toEqual(['a by ana', 'a stopped by ana'])
  await vi.waitFor(() => expect(uploadQueue.read()).toEqual([]))
})

it('asks about what was interrupted, throws away what holds nothing, and leaves what a tab records', async () => {
  const { uploadQueue, store, keep } = open()
  await keep(recording('a', { state: 'recording' }))
  await keep(recording('bb', { state: 'recording' }), '')
  await keep(recording('ccc', { state: 'recording' }), '')
  const recorder = Promise.withResolvers<void>()
  void navigator.locks.request(lockOfRecorder('ccc'), () => recorder.promise)
  await uploadQueue.open('ana')
  expect(uploadQueue.read().map((kept) => [kept.recording.id, kept.isInterrupted, kept.upload])).toEqual([
    ['a', true, null],
    ['ccc', false, null],
  ])
  expect(await store.get('bb')).toBeUndefined()
  recorder.resolve()
})

it('ends what was interrupted where it broke off, and sends it', async () => {
  const { uploadQueue, storage, keep, isGone } = open()
  await keep(recording('a', { state: 'recording' }))
  await uploadQueue.open('ana')
  await uploadQueue.finish('a')
  await isGone('a')
  expect(storage.stored()).toBe('words')
})

it('waits for the network and goes on where it was', async () => {
  const { uploadQueue, store, storage, keep, phaseOf } = open({ cutAt: new Set([0, 2]), arrives: true })
  const phases = new Set<string | undefined>()
  uploadQueue.subscribe(() => phases.add(phaseOf('a')))
  await keep(recording('a'))
  await uploadQueue.open('ana')
  await vi.waitFor(async () => {
    reconnect()
    expect(await store.get('a')).toBeUndefined()
  })
  expect([...phases]).toEqual(expect.arrayContaining(['sending', 'waiting']))
  expect(storage.stored()).toBe('words')
})

it('says a refusal and keeps everything; the press on Retry tries again', async () => {
  const { uploadQueue, store, keep, phaseOf, isGone, refusals } = open()
  refusals.push(new UploadError(403, 'Your company has no room left'))
  await keep(recording('a'))
  await uploadQueue.open('ana')
  await vi.waitFor(() => expect(phaseOf('a')).toBe('blocked'))
  expect(uploadQueue.read()[0]?.upload).toMatchObject({ reason: 'Your company has no room left' })
  expect(await store.get('a')).toMatchObject({ bytes: 5 })
  await uploadQueue.finish('a')
  await isGone('a')
})

it('never sends the recording of one person as the next, and goes on once they are back', async () => {
  const { uploadQueue, storage, person, askedAs, calls, refusals, keep, phaseOf, isGone } = open()
  refusals.push(new UploadError(0, 'Failed to fetch'))
  await keep(recording('a'))
  await uploadQueue.open('ana')
  await vi.waitFor(() => expect(phaseOf('a')).toBe('waiting'))
  for (const next of ['ben', null]) {
    person.id = next
    if (next) await uploadQueue.open(next)
    await vi.waitFor(() => {
      reconnect()
      expect(askedAs).toContain(next)
    })
  }
  person.id = 'ana'
  await uploadQueue.open('ana')
  await vi.waitFor(() => {
    reconnect()
    expect(storage.isFinished()).toBe(true)
  })
  await isGone('a')
  expect(calls).toEqual(['a by ana', 'a by ana', 'a stopped by ana'])
})

it('shows one person nothing of another, however late their disk answers', async () => {
  const { uploadQueue, store, keep } = open()
  await keep(recording('a', { state: 'recording' }))
  const gate = Promise.withResolvers<void>()
  const { allOfUser } = store
  store.allOfUser = async (userId) => {
    if (userId === 'ana') await gate.promise
    return allOfUser(userId)
  }
  const late = uploadQueue.open('ana')
  await uploadQueue.open('ben')
  gate.resolve()
  await late
  expect(uploadQueue.read()).toEqual([])
})

it('throws a recording away here and on the server, while it is being sent', async () => {
  const { uploadQueue, store, keep, storage, phaseOf } = open()
  await keep(recording('a', { state: 'recording' }))
  await uploadQueue.open('ana')
  uploadQueue.upload('a')
  await vi.waitFor(() => expect(storage.stored()).toBe('words'))
  await uploadQueue.discard('a')
  expect(await store.get('a')).toBeUndefined()
  expect(phaseOf('a')).toBeUndefined()
  expect(uploadQueue.read()).toEqual([])
})

it('sends while it is recorded, and what was said last as well', async () => {
  const { uploadQueue, store, storage, keep, isGone } = open()
  await keep(recording('a', { state: 'recording' }), 'one ')
  await uploadQueue.open('ana')
  uploadQueue.upload('a')
  await vi.waitFor(() => expect(storage.stored()).toBe('one '))
  await store.append('a', new TextEncoder().encode('two ').buffer, 2)
  uploadQueue.wake('a')
  await vi.waitFor(() => expect(storage.stored()).toBe('one two '))
  await store.append('a', new TextEncoder().encode('three').buffer, 3)
  await store.change('a', () => ({ state: 'stopped' }))
  uploadQueue.wake('a')
  await isGone('a')
  expect(storage.stored()).toBe('one two three')
})
