import type { ChunkSize } from '@parley/core/voice/upload-plan'
import type { LocalRecording } from './local-recording.ts'
import type { Store } from './store.ts'

/** Where the bytes of an upload come from: pieces on disk, or a chosen file. */
export interface ByteSource {
  pieces: () => Promise<readonly ChunkSize[]>
  read: (sequence: number) => Promise<BlobPart>
}

const filePiece = 1024 * 1024

/** A file cut into pieces of 1 MiB. */
function sourceOfFile(file: Blob): ByteSource {
  const count = Math.ceil(file.size / filePiece)
  const pieces = Array.from({ length: count }, (_, sequence) => ({
    sequence,
    size: Math.min(filePiece, file.size - sequence * filePiece),
  }))
  return {
    pieces: () => Promise.resolve(pieces),
    read: (sequence) => Promise.resolve(file.slice(sequence * filePiece, (sequence + 1) * filePiece)),
  }
}

/** The pieces of a recording, which may still be growing. */
export async function sourceOf(
  recording: LocalRecording,
  store: Pick<Store, 'file' | 'sizes' | 'chunk'>,
): Promise<ByteSource> {
  const file = await store.file(recording.id)
  if (file) return sourceOfFile(file)
  const known: ChunkSize[] = []
  return {
    pieces: async () => {
      known.push(...(await store.sizes(recording.id, known.length)))
      return known
    },
    read: (sequence) => store.chunk(recording.id, sequence),
  }
}
