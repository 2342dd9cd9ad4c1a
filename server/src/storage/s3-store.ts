import { randomUUID } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { createIncomingStore } from './incoming-store.ts'
import { keyOf, type ObjectStore, type Range } from './object-store.ts'
import { createS3Bucket, type S3Settings } from './s3-bucket-store.ts'
import { storeUnavailable } from './s3-errors-store.ts'
import { putFile } from './s3-upload-store.ts'

const checkTimeoutMs = 5000

/**
 * Objects in one bucket of an S3-compatible service. `workFolder` is this process's own, for bytes whose size is still
 * unknown and for files that tools read.
 */
export function createS3Store(settings: S3Settings, workFolder: string): ObjectStore {
  const bucket = createS3Bucket(settings)
  const incoming = createIncomingStore(workFolder)

  async function* chunksOf(
    body: ReadableStream<Uint8Array<ArrayBuffer>> | null,
  ): AsyncGenerator<Uint8Array<ArrayBuffer>> {
    try {
      if (body) yield* body
    } catch (error) {
      throw storeUnavailable(error)
    }
  }

  async function read(version: string, range?: Range): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
    const headers: Record<string, string> = range ? { Range: `bytes=${range.start}-${range.end}` } : {}
    const response = await bucket.send({ method: 'GET', key: keyOf(version), headers })
    return ReadableStream.from(chunksOf(response.body))
  }

  async function put(path: string, size: number) {
    const version = randomUUID()
    await putFile(bucket, keyOf(version), path, size)
    return { version, size }
  }

  return {
    write: (source, limit) => incoming.receive(source, limit, put),
    adopt: async (path) => put(path, (await stat(path)).size),
    restore: async (version, path) => putFile(bucket, keyOf(version), path, (await stat(path)).size),
    read,
    withLocalFile: async (version, use) =>
      incoming.receive(await read(version), Number.POSITIVE_INFINITY, use),
    async remove(version) {
      const response = await bucket.send({ method: 'DELETE', key: keyOf(version) })
      await response.body?.cancel()
    },
    async check() {
      await bucket.send({ method: 'HEAD', signal: AbortSignal.timeout(checkTimeoutMs) }, [])
    },
  }
}
