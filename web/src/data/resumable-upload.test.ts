import { expect, it, test, vi } from 'vitest'
import { createResumableUploads } from './resumable-upload.ts'

function open(answer: (request: Request) => Response | Promise<Response>) {
  const requests: Request[] = []
  let tokens = 0
  const uploads = createResumableUploads({
    origin: 'http://storage.test',
    apiKey: 'key',
    accessToken: async () => `token ${++tokens}`,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      requests.push(request)
      return answer(request)
    },
  })
  return { uploads, requests }
}
const empty = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers })

test.each([
  ['/storage/v1/upload/resumable/x', '/storage/v1/upload/resumable/x'],
  ['http://behind-a-proxy:8080/storage/v1/upload/resumable/x', '/storage/v1/upload/resumable/x'],
  ['resumable/x', '/storage/v1/upload/resumable/x'],
])('an upload that the storage places at %s is asked for at %s', async (place, path) => {
  const { uploads, requests } = open(() => empty(201, { Location: place }))
  expect(await uploads.create('imports', 'c/Müller 🙂.csv', 'text/csv')).toBe(path)
  const [request] = requests
  expect(request?.headers.get('Upload-Defer-Length')).toBe('1')
  const named = (request?.headers.get('Upload-Metadata') ?? '').split(',').map((entry) => entry.split(' '))
  expect(named.map(([name, value]) => [name, Buffer.from(value ?? '', 'base64').toString()])).toEqual([
    ['bucketName', 'imports'],
    ['objectName', 'c/Müller 🙂.csv'],
    ['contentType', 'text/csv'],
  ])
})

it('asks for a token anew with each request: a recording outlives one', async () => {
  const { uploads, requests } = open(() => empty(204, { 'Upload-Offset': '3' }))
  await uploads.append('/x', new Blob(['abc']), 0, null)
  await uploads.append('/x', new Blob(), 3, 3)
  expect(requests.map(({ headers }) => headers.get('Authorization'))).toEqual([
    'Bearer token 1',
    'Bearer token 2',
  ])
  expect(requests.map(({ headers }) => headers.get('Upload-Length'))).toEqual([null, '3'])
})

test.each([
  [empty(200, { 'Upload-Offset': '5' }), { offset: 5, length: null }],
  [empty(200, { 'Upload-Offset': '5', 'Upload-Length': '9' }), { offset: 5, length: 9 }],
  [empty(200, { 'Upload-Offset': '0', 'Upload-Length': '' }), { offset: 0, length: null }],
  [empty(404), null],
  [empty(410), null],
])('how far an upload is', async (response, progress) => {
  expect(await open(() => response).uploads.progress('/x')).toEqual(progress)
})

test.each(['', '-1', '1.5', 'many'])('an offset of %j is none', async (offset) => {
  const { uploads } = open(() => empty(200, { 'Upload-Offset': offset }))
  await expect(uploads.progress('/x')).rejects.toMatchObject({ status: 502 })
  await expect(uploads.append('/x', new Blob(), 0, null)).rejects.toMatchObject({ status: 502 })
})

test.each([
  [new Response('The object is too large', { status: 413 }), 413, 'The object is too large'],
  [new Response(null, { status: 503 }), 503, 'The storage answered 503'],
  [new Response('x'.repeat(5000), { status: 500 }), 500, 'x'.repeat(300)],
])('a refusal is said in the storage’s own words, cut', async (response, status, message) => {
  await expect(open(() => response).uploads.abandon('/x')).rejects.toMatchObject({ status, message })
})

it('says that nothing answered', async () => {
  const answer = vi.fn<() => Promise<Response>>(() => Promise.reject(new TypeError('Failed to fetch')))
  await expect(open(answer).uploads.abandon('/x')).rejects.toMatchObject({
    status: 0,
    message: 'Failed to fetch',
  })
})
