import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'

interface Copied {
  /** In bytes. */
  size: number
  /** Hexadecimal. */
  sha256: string
}

type Chunks = AsyncIterable<Uint8Array>

/** A pass-through that counts and hashes bytes; `result` is valid at the end of the stream. */
export function createChecksum() {
  const hash = createHash('sha256')
  let size = 0
  return {
    async *pass(source: Chunks): AsyncGenerator<Uint8Array> {
      for await (const chunk of source) {
        size += chunk.byteLength
        hash.update(chunk)
        yield chunk
      }
    },
    result: (): Copied => ({ size, sha256: hash.digest('hex') }),
  }
}

/** Writes a stream to a new file and syncs it to disk. */
export async function writeChecked(source: Chunks, path: string): Promise<Copied> {
  const checksum = createChecksum()
  await pipeline(source, checksum.pass, createWriteStream(path, { mode: 0o600, flush: true }))
  return checksum.result()
}

/** Size and checksum of a file on disk. @throws when it can't be read. */
export async function checkFile(path: string): Promise<Copied> {
  const checksum = createChecksum()
  for await (const _chunk of checksum.pass(createReadStream(path)));
  return checksum.result()
}
