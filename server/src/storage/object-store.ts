import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { link, mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { tooLarge } from './errors.ts'

export interface Range {
  /** First and last byte, both included. */
  start: number
  end: number
}

/**
 * Where bytes live, apart from the rows that name them. A version is a UUID made here, so no name a person chose ever
 * becomes a path.
 */
export interface ObjectStore {
  /** Stores a stream durably and answers its version and size in bytes. @throws StorageError 413 beyond `limit`. */
  write(source: ReadableStream<Uint8Array>, limit: number): Promise<{ version: string; size: number }>
  /** Takes over a file that is already on this machine. */
  adopt(path: string): Promise<{ version: string; size: number }>
  read(version: string, range?: Range): ReadableStream<Uint8Array>
  /** A path on this machine that tools such as ffmpeg can read. */
  path(version: string): string
  remove(version: string): Promise<void>
  /** Whether it can be written to, for /readyz. */
  check(): Promise<void>
}

const isVersion = (version: string) => /^[0-9a-f-]{36}$/.test(version)

/** Objects as files below `folder`, spread over 256 folders by the first two digits of their version. */
export function createFileStore(folder: string): ObjectStore {
  const place = (version: string) => {
    if (!isVersion(version)) throw new Error('not a version')
    return join(folder, version.slice(0, 2), version)
  }

  async function makeDurable(path: string): Promise<void> {
    const file = await open(path, 'r')
    await file.sync()
    await file.close()
  }

  return {
    path: place,
    async write(source, limit) {
      const version = randomUUID()
      const incoming = join(folder, 'incoming', version)
      await mkdir(dirname(incoming), { recursive: true })
      let size = 0
      const counter = new Transform({
        transform(chunk: Uint8Array, _encoding, done) {
          size += chunk.byteLength
          done(size > limit ? tooLarge() : null, chunk)
        },
      })
      try {
        await pipeline(Readable.fromWeb(source), counter, createWriteStream(incoming, { mode: 0o600 }))
        await makeDurable(incoming)
        await mkdir(dirname(place(version)), { recursive: true })
        await rename(incoming, place(version))
      } catch (error) {
        await rm(incoming, { force: true })
        throw error
      }
      return { version, size }
    },
    async adopt(path) {
      const version = randomUUID()
      await makeDurable(path)
      await mkdir(dirname(place(version)), { recursive: true })
      // Linked rather than moved: the upload stays answerable until its sender has heard that it arrived.
      await link(path, place(version))
      return { version, size: (await stat(path)).size }
    },
    read: (version, range) =>
      Readable.toWeb(createReadStream(place(version), range)) as ReadableStream<Uint8Array>,
    remove: (version) => rm(place(version), { force: true }),
    async check() {
      await mkdir(folder, { recursive: true })
      const probe = join(folder, `.probe-${process.pid}`)
      const file = await open(probe, 'w')
      await file.close()
      await rm(probe)
    },
  }
}
