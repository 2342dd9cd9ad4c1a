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

/** Lets bytes pass and counts and hashes them; `result` holds once all have passed. */
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

/** Writes a stream to a new file that reaches the disk before it counts. */
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
