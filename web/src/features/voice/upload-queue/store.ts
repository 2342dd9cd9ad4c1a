import type { ChunkSize } from '@parley/core/voice/upload-plan'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { toHex } from './hex.ts'
import type { LocalRecording } from './local-recording.ts'

interface Schema extends DBSchema {
  recordings: { key: string; value: LocalRecording; indexes: { user: string } }
  /** The audio itself, a second each. */
  chunks: {
    key: [string, number]
    value: { recording: string; sequence: number; data: ArrayBuffer; sha256: string }
  }
  /** Their sizes apart, so that planning an upload of hours reads no audio. */
  sizes: { key: [string, number]; value: ChunkSize & { recording: string } }
  files: { key: string; value: { recording: string; file: Blob } }
}

const allOf = (id: string) => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER])

function open(name: string): Promise<IDBPDatabase<Schema>> {
  return openDB<Schema>(name, 1, {
    upgrade(database) {
      database.createObjectStore('recordings', { keyPath: 'id' }).createIndex('user', 'userId')
      database.createObjectStore('chunks', { keyPath: ['recording', 'sequence'] })
      database.createObjectStore('sizes', { keyPath: ['recording', 'sequence'] })
      database.createObjectStore('files', { keyPath: 'recording' })
    },
  })
}

const digest = async (data: ArrayBuffer) => toHex(await crypto.subtle.digest('SHA-256', data))

/**
 * Recordings on this browser's disk. Every write is one transaction that the browser has flushed before it resolves, so a
 * killed browser loses at most the second that was being spoken.
 */
export function createStore(name = 'parley-voice') {
  let opening: Promise<IDBPDatabase<Schema>> | undefined
  const database = () => {
    opening ??= open(name)
    opening.catch(() => {
      opening = undefined
    })
    return opening
  }

  return {
    /** @throws where the browser refuses to keep anything (private mode, full disk) */
    async add(recording: LocalRecording, file?: Blob): Promise<void> {
      const transaction = (await database()).transaction(['recordings', 'files'], 'readwrite', {
        durability: 'strict',
      })
      // All at once: where the disk refuses one, nobody would hear of the others.
      await Promise.all([
        transaction.objectStore('recordings').put(recording),
        file && transaction.objectStore('files').put({ recording: recording.id, file }),
        transaction.done,
      ])
    },
    get: async (id: string) => (await database()).get('recordings', id),
    allOfUser: async (userId: string) => (await database()).getAllFromIndex('recordings', 'user', userId),
    /** Changes fields of a recording that is still kept; nothing where it is gone. */
    async change(id: string, change: (recording: LocalRecording) => Partial<LocalRecording>): Promise<void> {
      const transaction = (await database()).transaction('recordings', 'readwrite', { durability: 'strict' })
      const recording = await transaction.store.get(id)
      await Promise.all([
        recording && transaction.store.put({ ...recording, ...change(recording) }),
        transaction.done,
      ])
    },
    /** Adds the next piece of audio; the sequence is counted inside the transaction, so no piece can be skipped. */
    async append(id: string, data: ArrayBuffer, seconds: number): Promise<void> {
      const sha256 = await digest(data)
      const transaction = (await database()).transaction(['recordings', 'chunks', 'sizes'], 'readwrite', {
        durability: 'strict',
      })
      const recording = await transaction.objectStore('recordings').get(id)
      if (!recording) throw new Error('This recording is not kept here any more')
      const sequence = recording.pieces
      await Promise.all([
        transaction.objectStore('chunks').add({ recording: id, sequence, data, sha256 }),
        transaction.objectStore('sizes').add({ recording: id, sequence, size: data.byteLength }),
        transaction.objectStore('recordings').put({
          ...recording,
          seconds: Math.max(seconds, recording.seconds),
          pieces: sequence + 1,
          bytes: recording.bytes + data.byteLength,
        }),
        transaction.done,
      ])
    },
    sizes: async (id: string, from: number): Promise<ChunkSize[]> =>
      (await database()).getAll('sizes', IDBKeyRange.bound([id, from], [id, Number.MAX_SAFE_INTEGER])),
    /** @throws where the piece is missing or the disk has changed it */
    async chunk(id: string, sequence: number): Promise<ArrayBuffer> {
      const found = await (await database()).get('chunks', [id, sequence])
      if (!found) throw new Error(`Piece ${sequence} of this recording is missing on this device`)
      if ((await digest(found.data)) !== found.sha256)
        throw new Error(`Piece ${sequence} of this recording is damaged on this device`)
      return found.data
    },
    file: async (id: string) => (await (await database()).get('files', id))?.file,
    async remove(id: string): Promise<void> {
      const transaction = (await database()).transaction(
        ['recordings', 'chunks', 'sizes', 'files'],
        'readwrite',
      )
      await transaction.objectStore('recordings').delete(id)
      await transaction.objectStore('chunks').delete(allOf(id))
      await transaction.objectStore('sizes').delete(allOf(id))
      await transaction.objectStore('files').delete(id)
      await transaction.done
    },
  }
}

export type Store = ReturnType<typeof createStore>
