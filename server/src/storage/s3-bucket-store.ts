import { setTimeout as delay } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'
import { elementOf, refusalOf, storeUnavailable } from './s3-errors-store.ts'

/** Where an S3-compatible service is and how to sign for it. */
export interface S3Settings {
  /** Origin and optional path, without a trailing slash; the bucket follows as the first part of the path. */
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

interface S3Body {
  /** In bytes. */
  size: number
  /** Hexadecimal; the service refuses bytes that do not match. */
  sha256: string
  /** Called for each attempt, since a stream can be sent only once. */
  open(): ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>
}

interface S3Request {
  method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE'
  /** Inside the bucket; absent for the bucket itself. */
  key?: string
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: S3Body
  signal?: AbortSignal
}

export interface S3Bucket {
  /**
   * Sends a signed request and returns its 2xx response. Temporary failures (no response, 429, 5xx) are retried after
   * each of `pausesMs`.
   * @throws StorageError that says what is wrong and what to check.
   */
  send(request: S3Request, pausesMs?: readonly number[]): Promise<Response>
}

const emptySha256 = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
const retryPausesMs = [100, 400, 1600]

const isPassing = (status: number) => status === 429 || status >= 500

/** One bucket, by path-style addresses and AWS Signature V4 with the hash of every body. */
export function createS3Bucket(settings: S3Settings): S3Bucket {
  const { endpoint, bucket, ...credentials } = settings
  const cache = new Map<string, ArrayBuffer>()

  async function attempt({ method, key, query, headers, body, signal }: S3Request): Promise<Response> {
    const url = new URL(`${endpoint}/${bucket}${key === undefined ? '' : `/${key}`}`)
    for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value)
    const signed = await new AwsV4Signer({
      ...credentials,
      method,
      url: url.href,
      headers: { ...headers, 'X-Amz-Content-Sha256': body?.sha256 ?? emptySha256 },
      service: 's3',
      cache,
    }).sign()
    if (body) signed.headers.set('Content-Length', String(body.size))
    return fetch(signed.url, {
      method,
      headers: signed.headers,
      redirect: 'manual',
      ...(body ? { body: body.open(), duplex: 'half' } : {}),
      ...(signal ? { signal } : {}),
    })
  }

  async function refuse(response: Response, { key }: S3Request): Promise<never> {
    const xml = await response.text().catch(() => '')
    throw refusalOf(response.status, elementOf(xml, 'Code') ?? '', bucket, key === undefined)
  }

  return {
    async send(request, pausesMs = retryPausesMs) {
      for (const pause of pausesMs) {
        const response = await attempt(request).catch(() => null)
        if (response?.ok) return response
        if (response && !isPassing(response.status)) return refuse(response, request)
        await response?.body?.cancel()
        await delay(pause)
      }
      const response = await attempt(request).catch((error: unknown) => {
        throw storeUnavailable(error)
      })
      return response.ok ? response : refuse(response, request)
    },
  }
}
