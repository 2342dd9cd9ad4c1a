import type { LocalRecording } from '../local-recording.ts'
import type { Store } from '../store.ts'

/** Recordings on a disk in memory. */
export function createMemoryStore(): Store {
  const recordings = new Map<string, LocalRecording>()
  const chunks = new Map<string, ArrayBuffer[]>()
  const files = new Map<string, Blob>()
  const piecesOf = (id: string) => chunks.get(id) ?? []
  return {
    add: async (recording, file) => {
      recordings.set(recording.id, recording)
      if (file) files.set(recording.id, file)
    },
    get: async (id) => recordings.get(id),
    allOfUser: async (userId) => [...recordings.values()].filter((each) => each.userId === userId),
    change: async (id, change) => {
      const recording = recordings.get(id)
      if (recording) recordings.set(id, { ...recording, ...change(recording) })
    },
    append: async (id, data, seconds) => {
      const recording = recordings.get(id)
      if (!recording) throw new Error('This recording is not kept here any more')
      chunks.set(id, [...piecesOf(id), data])
      const bytes = recording.bytes + data.byteLength
      recordings.set(id, { ...recording, seconds, bytes, pieces: recording.pieces + 1 })
    },
    sizes: async (id, from) =>
      piecesOf(id)
        .map((data, sequence) => ({ sequence, size: data.byteLength }))
        .slice(from),
    chunk: async (id, sequence) => {
      const data = piecesOf(id)[sequence]
      if (!data) throw new Error(`Piece ${sequence} of this recording is missing on this device`)
      return data.slice(0)
    },
    file: async (id) => files.get(id),
    remove: async (id) => {
      for (const part of [recordings, chunks, files]) part.delete(id)
    },
  }
}
