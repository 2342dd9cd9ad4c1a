import { afterAll, describe, expect, it, test, vi } from 'vitest'
import { createResumableUploads, UploadError } from '~/data/resumable-upload.ts'
import { openPage } from '~/data/testing/page.ts'

openPage()
afterAll(() => void vi.unstubAllGlobals())
const { sendFile } = await import('./start-import.ts')

const megabyte = 1024 * 1024
/** What happens to each request of the file's pieces, in order; those after it go well. */
type Fault = 'lost' | 'answer lost' | number

function send(size: number, faults: Fault[] = [], heads: (number | 'lost')[] = []) {
  const stored = { bytes: 0, length: null as number | null, isGone: false }
  const progress: number[] = []
  const pauses: number[] = []
  const pieces: number[] = []
  const isFinished = () => stored.length !== null && stored.bytes >= stored.length
  const fetch = async (_: unknown, init: RequestInit = {}): Promise<Response> => {
    if (init.method === 'POST')
      return new Response(null, { status: 201, headers: { Location: 'http://elsewhere/up/1' } })
    if (init.method === 'HEAD') {
      const head = heads.shift()
      if (head === 'lost') throw new TypeError('Failed to fetch')
      if (head !== undefined) return new Response(null, { status: head })
      return isFinished()
        ? new Response(null, { status: 404 })
        : new Response(null, { headers: { 'Upload-Offset': String(stored.bytes) } })
    }
    const fault = faults.shift()
    if (fault === 'lost') throw new TypeError('Failed to fetch')
    if (typeof fault === 'number') return new Response('No', { status: fault })
    const headers = new Headers(init.headers)
    if (headers.get('Upload-Offset') !== String(stored.bytes)) return new Response('offset', { status: 409 })
    const piece = init.body instanceof Blob ? init.body.size : 0
    pieces.push(piece)
    stored.bytes += piece
    const length = headers.get('Upload-Length')
    if (length !== null) stored.length = Number(length)
    if (fault === 'answer lost') throw new TypeError('Failed to fetch')
    return new Response(null, { status: 204, headers: { 'Upload-Offset': String(stored.bytes) } })
  }
  const uploads = createResumableUploads({
    origin: 'http://storage',
    apiKey: 'key',
    accessToken: () => Promise.resolve('token'),
    fetch,
  })
  const ports = { uploads, pause: async (seconds: number) => void pauses.push(seconds) }
  const sent = sendFile(
    new Blob([new Uint8Array(size)]),
    'c/1/leads.csv',
    (bytes) => progress.push(bytes),
    ports,
  )
  return { sent, stored, progress, pauses, pieces, isFinished }
}

test.each([
  [1, [1]],
  [2 * megabyte, [2 * megabyte]],
  [2 * megabyte + 1, [2 * megabyte, 1]],
  [5 * megabyte, [2 * megabyte, 2 * megabyte, megabyte]],
])(
  '%d bytes go in pieces of two megabytes, and the last one says that it is the last',
  async (size, pieces) => {
    const upload = send(size)
    await upload.sent
    expect(upload.pieces).toEqual(pieces)
    expect(upload.progress.at(-1)).toBe(size)
    expect(upload.stored).toMatchObject({ bytes: size, length: size })
  },
)

describe('a cut', () => {
  const size = 5 * megabyte
  test.each<[string, Fault[]]>([
    ['before a piece', ['lost']],
    ['after a piece had arrived', ['answer lost']],
    ['twice', [503, 'answer lost']],
    ['after the last piece had arrived', [500, 'lost', 'answer lost', 'answer lost', 'answer lost']],
  ])('%s loses and doubles nothing', async (_, faults) => {
    const upload = send(size, faults)
    await upload.sent
    expect(upload.stored.bytes).toBe(size)
    expect(upload.isFinished()).toBe(true)
    expect(upload.pauses.length).toBeGreaterThan(0)
  })

  it('in the question how far it is asks the storage by the next piece', async () => {
    const upload = send(size, ['answer lost'], ['lost'])
    await upload.sent
    expect(upload.stored.bytes).toBe(size)
    expect(upload.pieces.reduce((sum, piece) => sum + piece, 0)).toBe(size)
  })

  it('that lasts is said after six tries', async () => {
    const upload = send(
      size,
      Array.from({ length: 9 }, () => 'lost' as const),
    )
    await expect(upload.sent).rejects.toThrow(UploadError)
    expect(upload.pauses).toHaveLength(5)
  })
})

test.each([400, 403, 413])('a refusal (%d) is said at once', async (status) => {
  const upload = send(10, [status])
  await expect(upload.sent).rejects.toMatchObject({ status })
  expect(upload.pauses).toEqual([])
})

test.each([401, 423, 429])('what passes (%d) is tried again', async (status) => {
  const upload = send(10, [status])
  await upload.sent
  expect(upload.isFinished()).toBe(true)
})
