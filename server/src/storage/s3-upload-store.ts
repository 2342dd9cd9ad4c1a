import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { escapeHtml } from '@parley/core/text/html-entities'
import type { S3Bucket } from './s3-bucket-store.ts'
import { elementOf, storeUnavailable } from './s3-errors-store.ts'

/** Above this many bytes a file is uploaded in parts, so that a failure costs one part only. */
const singleLimit = 64 * 1024 ** 2
/** Within S3's 5 MB to 5 GB a part; 10,000 parts hold 160 GB, far beyond the largest object. */
const partSize = 16 * 1024 ** 2

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

async function putWhole(bucket: S3Bucket, key: string, path: string, size: number): Promise<void> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  const body = {
    size,
    sha256: hash.digest('hex'),
    open: () =>
      size === 0 ? new Uint8Array() : (Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>),
  }
  const response = await bucket.send({ method: 'PUT', key, body })
  await response.body?.cancel()
}

async function readPart(file: FileHandle, position: number, length: number) {
  const bytes = new Uint8Array(length)
  for (let filled = 0; filled < length; ) {
    const { bytesRead } = await file.read(bytes, filled, length - filled, position + filled)
    if (bytesRead === 0) throw new Error('a file became shorter while it was being stored')
    filled += bytesRead
  }
  return bytes
}

const bytesBody = (bytes: Uint8Array<ArrayBuffer>) => ({
  size: bytes.byteLength,
  sha256: sha256(bytes),
  open: () => bytes,
})

/** Sends the parts one after the other, at most one in memory; answers their ETags in order. */
async function putParts(bucket: S3Bucket, key: string, uploadId: string, path: string, size: number) {
  const file = await open(path, 'r')
  try {
    const tags: string[] = []
    for (let position = 0; position < size; position += partSize) {
      const bytes = await readPart(file, position, Math.min(partSize, size - position))
      const query = { partNumber: String(tags.length + 1), uploadId }
      const response = await bucket.send({ method: 'PUT', key, query, body: bytesBody(bytes) })
      await response.body?.cancel()
      tags.push(response.headers.get('etag') ?? '')
    }
    return tags
  } finally {
    await file.close()
  }
}

async function complete(
  bucket: S3Bucket,
  key: string,
  uploadId: string,
  tags: readonly string[],
): Promise<void> {
  const parts = tags.map(
    (tag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${escapeHtml(tag)}</ETag></Part>`,
  )
  const xml = `<CompleteMultipartUpload xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${parts.join('')}</CompleteMultipartUpload>`
  const body = bytesBody(new TextEncoder().encode(xml))
  const response = await bucket.send({ method: 'POST', key, query: { uploadId }, body })
  const answer = await response.text()
  // S3 starts its response before the outcome is known, so an error can come with status 200.
  if (answer.includes('<Error>')) throw storeUnavailable(elementOf(answer, 'Code'))
}

async function putInParts(bucket: S3Bucket, key: string, path: string, size: number): Promise<void> {
  const begun = await bucket.send({ method: 'POST', key, query: { uploads: '' } })
  const uploadId = elementOf(await begun.text(), 'UploadId')
  if (!uploadId) throw storeUnavailable('no UploadId in the answer')
  try {
    await complete(bucket, key, uploadId, await putParts(bucket, key, uploadId, path, size))
  } catch (error) {
    // Parts of an incomplete upload take up storage until it is aborted; the first error is the one that is reported.
    await bucket.send({ method: 'DELETE', key, query: { uploadId } }).catch(() => {})
    throw error
  }
}

/** Stores a file of `size` bytes under `key`. @throws StorageError */
export const putFile = (bucket: S3Bucket, key: string, path: string, size: number): Promise<void> =>
  size > singleLimit ? putInParts(bucket, key, path, size) : putWhole(bucket, key, path, size)
