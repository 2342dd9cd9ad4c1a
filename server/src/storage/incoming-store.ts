import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { tooLarge } from './errors.ts'

/** Temporary files in `folder` for bytes on their way to or from a store. */
export function createIncomingStore(folder: string) {
  return {
    /**
     * Receives a stream into a file, gives it to `use` with its size in bytes, and removes it unless `use` moved it.
     * @throws StorageError 413 as soon as the stream is longer than `limit` bytes.
     */
    async receive<T>(
      source: ReadableStream<Uint8Array>,
      limit: number,
      use: (path: string, size: number) => Promise<T>,
    ): Promise<T> {
      await mkdir(folder, { recursive: true })
      const path = join(folder, randomUUID())
      let size = 0
      const counter = new Transform({
        transform(chunk: Uint8Array, _encoding, done) {
          size += chunk.byteLength
          done(size > limit ? tooLarge() : null, chunk)
        },
      })
      try {
        await pipeline(Readable.fromWeb(source), counter, createWriteStream(path, { mode: 0o600 }))
        return await use(path, size)
      } finally {
        await rm(path, { force: true })
      }
    },
  }
}
