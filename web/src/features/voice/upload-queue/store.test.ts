import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openDisk } from '~/data/testing/disk.ts'
import type { LocalRecording } from './local-recording.ts'
import { createStore } from './store.ts'

let disk: ReturnType<typeof openDisk>
let store: ReturnType<typeof createStore>
beforeEach(() => {
  disk = openDisk()
  store = createStore()
})
afterAll(() => void vi.unstubAllGlobals())

const recording = (id: string, part: Partial<LocalRecording> = {}): LocalRecording => ({
  id,
  companyId: 'c',
  userId: 'ana',
  source: 'microphone',
  title: '',
  mimeType: 'audio/webm',
  objectName: `c/${id}/audio.webm`,
  startedAt: '2026-11-21T07:00:00Z',
  state: 'recording',
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
const bytes = (text: string): ArrayBuffer => new TextEncoder().encode(text).slice().buffer
async function wordsOf(id: string) {
  const sizes = await store.sizes(id, 0)
  const pieces = await Promise.all(sizes.map(({ sequence }) => store.chunk(id, sequence)))
  return pieces.map((piece) => new TextDecoder().decode(piece))
}

describe('a recording in this browser', () => {
  it('holds each second in the order in which it was spoken, and counts them', async () => {
    await store.add(recording('a'))
    for (const [second, word] of ['one', 'two', 'three'].entries())
      await store.append('a', bytes(word), second + 1)
    expect(await wordsOf('a')).toEqual(['one', 'two', 'three'])
    expect(await store.get('a')).toEqual(recording('a', { seconds: 3, pieces: 3, bytes: 11 }))
  })

  it('loses no piece where two are written at once', async () => {
    await store.add(recording('a'))
    await Promise.all(['one', 'two', 'three'].map((word) => store.append('a', bytes(word), 1)))
    expect((await wordsOf('a')).toSorted()).toEqual(['one', 'three', 'two'])
    expect(await store.get('a')).toMatchObject({ pieces: 3, bytes: 11 })
  })

  it('keeps their order beyond the ninth', async () => {
    await store.add(recording('a'))
    const words = Array.from({ length: 12 }, (_, second) => `word ${second}`)
    for (const word of words) await store.append('a', bytes(word), 1)
    expect(await wordsOf('a')).toEqual(words)
    expect((await store.sizes('a', 10)).map(({ sequence }) => sequence)).toEqual([10, 11])
  })

  it('loses nothing that it said it kept, though the browser is killed', async () => {
    await store.add(recording('a'), new Blob(['file']))
    await store.append('a', bytes('one'), 1)
    await store.change('a', () => ({ title: 'Call with Acme' }))
    disk.kill()
    store = createStore()
    expect(await store.get('a')).toMatchObject({ title: 'Call with Acme', pieces: 1, seconds: 1 })
    expect(await wordsOf('a')).toEqual(['one'])
    expect(await (await store.file('a'))?.text()).toBe('file')
  })

  it('never gets shorter by a piece that comes late', async () => {
    await store.add(recording('a'))
    await store.append('a', bytes('one'), 5)
    await store.append('a', bytes('two'), 4)
    expect((await store.get('a'))?.seconds).toBe(5)
  })

  it('is found by who recorded it alone', async () => {
    await store.add(recording('a'))
    await store.add(recording('b', { userId: 'ben' }))
    expect((await store.allOfUser('ana')).map(({ id }) => id)).toEqual(['a'])
    expect(await store.allOfUser('eve')).toEqual([])
  })

  it('takes its own sound and file with it when it goes, and no other’s', async () => {
    for (const id of ['a', 'ab']) {
      await store.add(recording(id), new Blob([id]))
      await store.append(id, bytes(id), 1)
    }
    await store.remove('a')
    expect([await store.get('a'), await store.sizes('a', 0), await store.file('a')]).toEqual([
      undefined,
      [],
      undefined,
    ])
    await expect(store.chunk('a', 0)).rejects.toThrow('Piece 0 of this recording is missing on this device')
    expect(await wordsOf('ab')).toEqual(['ab'])
    expect(await store.file('ab')).toBeDefined()
  })

  it('that is gone comes back by no late piece or change', async () => {
    await expect(store.append('a', bytes('one'), 1)).rejects.toThrow(
      'This recording is not kept here any more',
    )
    await store.change('a', () => ({ title: 'Back' }))
    expect([await store.get('a'), await store.sizes('a', 0)]).toEqual([undefined, []])
  })
})

describe('a browser that fails', () => {
  it('says so where its disk is full, and half a second is not kept', async () => {
    await store.add(recording('a'))
    await store.append('a', bytes('one'), 1)
    disk.fill(true)
    await expect(store.append('a', bytes('two'), 2)).rejects.toThrow('quota')
    disk.fill(false)
    await store.append('a', bytes('three'), 3)
    expect(await wordsOf('a')).toEqual(['one', 'three'])
    expect(await store.get('a')).toMatchObject({ pieces: 2, bytes: 8 })
  })

  it('is asked again once it may keep something', async () => {
    disk.withhold(true)
    await expect(store.add(recording('a'))).rejects.toThrow('private window')
    disk.withhold(false)
    await store.add(recording('a'))
    expect(await store.get('a')).toEqual(recording('a'))
  })

  it('sends no sound that its disk has changed', async () => {
    await store.add(recording('a'))
    await store.append('a', bytes('one'), 1)
    disk.damage('parley-voice', 'chunks', (chunk) => void Reflect.set(chunk, 'data', bytes('on3')))
    await expect(store.chunk('a', 0)).rejects.toThrow('Piece 0 of this recording is damaged on this device')
  })
})
