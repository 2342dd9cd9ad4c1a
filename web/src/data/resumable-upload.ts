/** An answer of the storage that is no success. `status` 0: no answer at all. */
export class UploadError extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

const passing = [401, 408, 409, 423, 429]

/** Whether the same request may succeed later: a cut, a fault of the server, an expired token, a lock or a limit. */
export const isPassing = (error: unknown): boolean =>
  error instanceof UploadError &&
  (error.status === 0 || error.status >= 500 || passing.includes(error.status))

interface Dependencies {
  /** Of the storage, without a slash at the end. */
  origin: string
  apiKey: string
  /** Asked anew for every request, since a recording outlives a token. */
  accessToken: () => Promise<string>
  fetch: typeof globalThis.fetch
}

/** What the server has. `length` is null until it was told where the file ends; then it must not be told again. */
export interface UploadProgress {
  offset: number
  length: number | null
}

const base64 = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)))
const number = (value: string | null) => (value === null || !/^\d+$/.test(value) ? null : Number(value))

/** tus 1.0 with deferred length, as Supabase Storage speaks it. */
export function createResumableUploads({ origin, apiKey, accessToken, fetch }: Dependencies) {
  const endpoint = `${origin}/storage/v1/upload/resumable`

  async function send(url: string, init: RequestInit & { headers: Record<string, string> }) {
    const token = await accessToken()
    const headers = {
      ...init.headers,
      apikey: apiKey,
      Authorization: `Bearer ${token}`,
      'Tus-Resumable': '1.0.0',
    }
    const response = await fetch(url, { ...init, headers }).catch((error: unknown) => {
      throw new UploadError(0, error instanceof Error ? error.message : String(error))
    })
    if (response.ok) return response
    const body = init.method === 'HEAD' ? '' : (await response.text().catch(() => '')).slice(0, 300)
    throw new UploadError(response.status, body || `The storage answered ${response.status}`)
  }

  return {
    /** @returns the address of the new upload */
    async create(bucketName: string, objectName: string, contentType: string): Promise<string> {
      const metadata = { bucketName, objectName, contentType }
      const response = await send(endpoint, {
        method: 'POST',
        headers: {
          'Upload-Defer-Length': '1',
          'Upload-Metadata': Object.entries(metadata)
            .map(([key, value]) => `${key} ${base64(value)}`)
            .join(','),
        },
      })
      const place = response.headers.get('Location')
      if (!place) throw new UploadError(502, 'The storage did not say where to upload')
      // Only the path is kept: behind a proxy the server may name itself otherwise, and the key goes with each request.
      return new URL(place, endpoint).pathname
    },
    /** @returns null where the upload is gone: finished, or thrown away after a day */
    async progress(path: string): Promise<UploadProgress | null> {
      try {
        const { headers } = await send(`${origin}${path}`, { method: 'HEAD', headers: {} })
        const offset = number(headers.get('Upload-Offset'))
        if (offset === null) throw new UploadError(502, 'The storage did not say how much has arrived')
        return { offset, length: number(headers.get('Upload-Length')) }
      } catch (error) {
        if (error instanceof UploadError && [404, 410].includes(error.status)) return null
        throw error
      }
    },
    /**
     * Sends bytes from `offset` on. With `length` this is the last piece (it may be empty), and the server finishes.
     * @returns the offset after it
     */
    async append(path: string, body: Blob, offset: number, length: number | null): Promise<number> {
      const { headers } = await send(`${origin}${path}`, {
        method: 'PATCH',
        headers: {
          'Content-Type': 'application/offset+octet-stream',
          'Upload-Offset': String(offset),
          ...(length === null ? {} : { 'Upload-Length': String(length) }),
        },
        body,
      })
      const reached = number(headers.get('Upload-Offset'))
      if (reached === null) throw new UploadError(502, 'The storage did not say how much has arrived')
      return reached
    },
    /** Throws away what has arrived of an upload. */
    async abandon(path: string): Promise<void> {
      await send(`${origin}${path}`, { method: 'DELETE', headers: {} })
    },
  }
}

export type ResumableUploads = ReturnType<typeof createResumableUploads>
