import { createHash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { decodeEntities, escapeHtml } from '@parley/core/text/html-entities'
import type { S3Settings } from '../storage/s3-bucket-store.ts'
import { signatureOf } from './memory-s3-signature.ts'

interface Answer {
  status: number
  headers?: Record<string, string>
  body?: Buffer | string
}

const minutes15 = 15 * 60_000
const smallestPart = 5 * 1024 ** 2
const hashPattern = /^[0-9a-f]{64}$/

const failure = (status: number, code: string): Answer => ({
  status,
  headers: { 'Content-Type': 'application/xml' },
  body: `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${code}</Message></Error>`,
})
const tagOf = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`

/**
 * The error of an unauthorised request, or null. Checks everything the specification demands, not only what our client
 * sends.
 */
function refuseCaller(request: IncomingMessage, body: Buffer, settings: S3Settings): Answer | null {
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
  )
  const match =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      headers['authorization'] ?? '',
    )
  const [, credential = '', signedHeaders = '', signature] = match ?? []
  const [keyId, ...scope] = credential.split('/')
  const date = headers['x-amz-date'] ?? ''
  const [, day, time] = /^(\d{8})T(\d{6})Z$/.exec(date) ?? []
  if (!match || !day || !time || scope[0] !== day || scope[2] !== 's3' || scope[3] !== 'aws4_request')
    return failure(403, 'AccessDenied')
  if (scope[1] !== settings.region) return failure(400, 'AuthorizationHeaderMalformed')
  if (keyId !== settings.accessKeyId) return failure(403, 'InvalidAccessKeyId')
  const iso = date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z')
  if (Math.abs(Date.now() - Date.parse(iso)) > minutes15) return failure(403, 'RequestTimeTooSkewed')
  const mustSign = ['host', ...Object.keys(headers).filter((name) => name.startsWith('x-amz-'))]
  if (!mustSign.every((name) => signedHeaders.split(';').includes(name))) return failure(403, 'AccessDenied')
  const sent = { method: request.method ?? '', path: request.url ?? '', headers }
  if (signatureOf(sent, settings.secretAccessKey, scope, signedHeaders) !== signature)
    return failure(403, 'SignatureDoesNotMatch')
  const hash = headers['x-amz-content-sha256'] ?? ''
  if (hash !== 'UNSIGNED-PAYLOAD' && !hashPattern.test(hash)) return failure(400, 'InvalidArgument')
  if (hashPattern.test(hash) && createHash('sha256').update(body).digest('hex') !== hash)
    return failure(400, 'XAmzContentSHA256Mismatch')
  return null
}

function get(bytes: Buffer, range: string | undefined): Answer {
  const headers = { ETag: tagOf(bytes), 'Accept-Ranges': 'bytes' }
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? []
  if (first === undefined || last === undefined) return { status: 200, headers, body: bytes }
  if (Number(first) >= bytes.byteLength) return failure(416, 'InvalidRange')
  const part = bytes.subarray(Number(first), Number(last) + 1)
  const place = `bytes ${first}-${Number(first) + part.byteLength - 1}/${bytes.byteLength}`
  return { status: 206, headers: { ...headers, 'Content-Range': place }, body: part }
}

/** The bucket's objects and the uploads in parts that have not ended. */
function createBucket() {
  const objects = new Map<string, Buffer>()
  const uploads = new Map<string, Map<number, Buffer>>()

  function complete(key: string, id: string, xml: string): Answer {
    const parts = uploads.get(id)
    if (!parts) return failure(404, 'NoSuchUpload')
    const named = [...xml.matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>([^<]*)<\/ETag>/g)]
    const found = named.map(([, number]) => parts.get(Number(number)) ?? Buffer.alloc(0))
    const isInOrder = named.every(([, number], index) => Number(number) === index + 1)
    if (!isInOrder || named.length === 0) return failure(400, 'InvalidPartOrder')
    if (
      !named.every(([, , tag], index) => decodeEntities(tag ?? '') === tagOf(found[index] ?? Buffer.alloc(0)))
    )
      return failure(400, 'InvalidPart')
    if (found.slice(0, -1).some((part) => part.byteLength < smallestPart))
      return failure(400, 'EntityTooSmall')
    objects.set(key, Buffer.concat(found))
    uploads.delete(id)
    return {
      status: 200,
      body: `<CompleteMultipartUploadResult><Key>${key}</Key></CompleteMultipartUploadResult>`,
    }
  }

  function inParts(method: string, key: string, query: URLSearchParams, body: Buffer): Answer {
    if (method === 'POST' && query.has('uploads')) {
      const id = `${randomUUID()}&<`
      uploads.set(id, new Map())
      return {
        status: 200,
        body: `<InitiateMultipartUploadResult><UploadId>${escapeHtml(id)}</UploadId></InitiateMultipartUploadResult>`,
      }
    }
    const id = query.get('uploadId') ?? ''
    if (!uploads.has(id)) return failure(404, 'NoSuchUpload')
    if (method === 'POST') return complete(key, id, body.toString())
    if (method === 'DELETE') {
      uploads.delete(id)
      return { status: 204 }
    }
    uploads.get(id)?.set(Number(query.get('partNumber')), body)
    return { status: 200, headers: { ETag: tagOf(body) } }
  }

  return {
    objects,
    uploads,
    answer(
      method: string,
      key: string,
      query: URLSearchParams,
      range: string | undefined,
      body: Buffer,
    ): Answer {
      if (key === '') return method === 'HEAD' ? { status: 200 } : failure(405, 'MethodNotAllowed')
      if (query.has('uploads') || query.has('uploadId')) return inParts(method, key, query, body)
      if (method === 'PUT') {
        objects.set(key, body)
        return { status: 200, headers: { ETag: tagOf(body) } }
      }
      if (method === 'DELETE') {
        objects.delete(key)
        return { status: 204 }
      }
      const bytes = objects.get(key)
      return bytes ? get(bytes, range) : failure(404, 'NoSuchKey')
    },
  }
}

/** An S3 service for tests: one bucket in memory behind verified signatures, with errors as XML. */
export async function startMemoryS3() {
  const bucket = createBucket()
  const settings: S3Settings = {
    endpoint: '',
    bucket: 'parley-test',
    region: 'eu-test-1',
    accessKeyId: 'TESTKEY',
    secretAccessKey: 'test/secret+key',
  }
  const faults: { where: string; answer: Answer | 'cut' }[] = []
  const asked: string[] = []

  function takeFault(line: string): Answer | 'cut' | undefined {
    const index = faults.findIndex(({ where }) => line.includes(where))
    return index < 0 ? undefined : faults.splice(index, 1)[0]?.answer
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request)
    const url = new URL(request.url ?? '', settings.endpoint)
    const [, name = '', ...rest] = url.pathname.split('/')
    const method = request.method ?? ''
    const line = `${method} ${request.url}`
    asked.push(line)
    const isUnsized = method === 'PUT' && request.headers['content-length'] === undefined
    const fault = takeFault(line)
    const answer =
      (fault === 'cut' ? undefined : fault) ??
      (isUnsized ? failure(411, 'MissingContentLength') : null) ??
      refuseCaller(request, body, settings) ??
      (name === settings.bucket
        ? bucket.answer(method, rest.join('/'), url.searchParams, request.headers.range, body)
        : failure(404, 'NoSuchBucket'))
    if (fault === 'cut') {
      const bytes = Buffer.from(answer.body ?? '')
      response.writeHead(answer.status, { ...answer.headers, 'Content-Length': bytes.byteLength })
      response.write(bytes.subarray(0, bytes.byteLength / 2), () => response.destroy())
      return
    }
    response.writeHead(answer.status, answer.headers)
    response.end(method === 'HEAD' ? undefined : answer.body)
  }

  const server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) =>
      response.destroy(error instanceof Error ? error : undefined),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  settings.endpoint = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`

  return {
    settings,
    objects: bucket.objects,
    uploads: bucket.uploads,
    /** Method and address of each request so far. */
    asked,
    /** What an operator would set. */
    environment: {
      S3_ENDPOINT: settings.endpoint,
      S3_BUCKET: settings.bucket,
      S3_REGION: settings.region,
      S3_ACCESS_KEY_ID: settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
    },
    /** Answers the next `times` requests so whose method and address contain `where`. */
    fail(where: string, times: number, status: number, code: string) {
      faults.push(...Array.from({ length: times }, () => ({ where, answer: failure(status, code) })))
    },
    /** Breaks the connection in the middle of the next answer whose method and address contain `where`. */
    cut(where: string) {
      faults.push({ where, answer: 'cut' })
    },
    /** The number of faults that have not occurred yet. */
    faultsLeft: () => faults.length,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
