import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, startTestHost, type TestHost } from '../testing/host.ts'
import { startMemoryS3 } from '../testing/memory-s3.ts'
import { parseRange } from './download.ts'

let host: TestHost
let ana: Person
let mallory: Person

const recordings = (person: Person) => person.client.storage.from('recordings')
const pathOf = (person: Person) => `${person.companyId}/${crypto.randomUUID()}/audio.webm`
const bytes = (length: number) => Uint8Array.from({ length }, (_, index) => index % 251)

async function headersOf(person: Person) {
  const { data } = await person.client.auth.getSession()
  return {
    apikey: host.publishableKey,
    Authorization: `Bearer ${data.session?.access_token}`,
    'Tus-Resumable': '1.0.0',
  }
}

const metadata = (path: string, bucket = 'recordings') =>
  Object.entries({ bucketName: bucket, objectName: path, contentType: 'audio/webm' })
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',')

const create = async (
  person: Person,
  path: string,
  extra: Record<string, string> = { 'Upload-Defer-Length': '1' },
) =>
  fetch(`${host.url}/storage/v1/upload/resumable`, {
    method: 'POST',
    headers: { ...(await headersOf(person)), 'Upload-Metadata': metadata(path), ...extra },
  })

const append = async (
  person: Person,
  address: string,
  offset: number,
  body: Uint8Array<ArrayBuffer>,
  extra: Record<string, string> = {},
) =>
  fetch(new URL(address, host.url), {
    method: 'PATCH',
    headers: {
      ...(await headersOf(person)),
      'Upload-Offset': String(offset),
      'Content-Type': 'application/offset+octet-stream',
      ...extra,
    },
    body,
  })

const filesIn = async () => ({ environment: {}, stop: async () => {} })
async function objectsInS3() {
  const s3 = await startMemoryS3()
  return { environment: s3.environment, stop: s3.close }
}

describe.each([
  ['files', filesIn],
  ['S3', objectsInS3],
])('storage on %s', (_store, startStore) => {
  let store: Awaited<ReturnType<typeof startStore>>
  beforeAll(async () => {
    store = await startStore()
    host = await startTestHost(store.environment)
    ana = await host.person('ana')
    mallory = await host.person('mallory')
  })
  afterAll(async () => {
    await host.close()
    await store.stop()
  })

  describe('objects', () => {
    it('stores, reads, lists, signs, moves and removes what belongs to the company', async () => {
      const path = pathOf(ana)
      const { data, error } = await recordings(ana).upload(
        path,
        new Blob([bytes(1000)], { type: 'audio/webm' }),
        { cacheControl: '3600' },
      )
      expect(error).toBeNull()
      expect(data?.path).toBe(path)
      const read = await recordings(ana).download(path)
      expect(new Uint8Array((await read.data?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(bytes(1000))
      const folder = path.split('/').slice(0, 2).join('/')
      expect((await recordings(ana).list(folder)).data).toMatchObject([
        { name: 'audio.webm', metadata: { size: 1000, mimetype: 'audio/webm' } },
      ])
      expect((await recordings(ana).list(ana.companyId)).data?.[0]).toMatchObject({ id: null })
      const signed = await recordings(ana).createSignedUrl(path, 60)
      const response = await fetch(signed.data?.signedUrl ?? '', { headers: { Range: 'bytes=10-19' } })
      expect(response.status).toBe(206)
      expect(response.headers.get('content-range')).toBe('bytes 10-19/1000')
      expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes(1000).slice(10, 20))
      expect((await recordings(ana).move(path, `${path}.bak`)).error).toBeNull()
      expect((await recordings(ana).remove([`${path}.bak`])).data).toHaveLength(1)
      expect((await recordings(ana).download(`${path}.bak`)).error).not.toBeNull()
    })

    it('does not overwrite unless asked', async () => {
      const path = pathOf(ana)
      await recordings(ana).upload(path, new Blob(['one']))
      expect((await recordings(ana).upload(path, new Blob(['two']))).error?.message).toContain(
        'already exists',
      )
      expect((await recordings(ana).upload(path, new Blob(['two']), { upsert: true })).error).toBeNull()
      expect(await (await recordings(ana).download(path)).data?.text()).toBe('two')
    })

    it('keeps companies apart for every verb', async () => {
      const path = pathOf(ana)
      await recordings(ana).upload(path, new Blob(['secret']))
      const stranger = recordings(mallory)
      expect((await stranger.download(path)).error).not.toBeNull()
      expect((await stranger.createSignedUrl(path, 60)).error).not.toBeNull()
      expect((await stranger.upload(path, new Blob(['x']), { upsert: true })).error).not.toBeNull()
      expect((await stranger.upload(pathOf(ana), new Blob(['x']))).error).not.toBeNull()
      expect((await stranger.remove([path])).data).toEqual([])
      expect((await stranger.move(path, pathOf(mallory))).error).not.toBeNull()
      expect((await stranger.copy(path, pathOf(mallory))).error).not.toBeNull()
      expect((await stranger.list(ana.companyId)).data).toEqual([])
      expect(await (await recordings(ana).download(path)).data?.text()).toBe('secret')
    })

    it('holds a signed link to its object', async () => {
      const [one, two] = [pathOf(ana), pathOf(ana)]
      await recordings(ana).upload(one, new Blob(['one']))
      await recordings(ana).upload(two, new Blob(['two']))
      const { data } = await recordings(ana).createSignedUrl(one, 60)
      const other = (data?.signedUrl ?? '').replace(one, two)
      expect((await fetch(other)).status).toBe(400)
    })

    it('takes only images of up to 5 MB into blog-images, and only from an admin', async () => {
      const images = ana.client.storage.from('blog-images')
      expect((await images.upload('a.png', new Blob(['x'], { type: 'text/html' }))).error?.message).toContain(
        'not supported',
      )
      expect(
        (await images.upload('b.png', new Blob([bytes(5_242_881)], { type: 'image/png' }))).error?.message,
      ).toContain('maximum')
      expect((await images.upload('c.png', new Blob(['x'], { type: 'image/png' }))).error).toBeNull()
      expect((await fetch(images.getPublicUrl('c.png').data.publicUrl)).status).toBe(200)
      expect(
        (
          await mallory.client.storage
            .from('blog-images')
            .upload('d.png', new Blob(['x'], { type: 'image/png' }))
        ).error,
      ).not.toBeNull()
      expect((await fetch(`${host.url}/storage/v1/object/public/recordings/${ana.companyId}/x`)).status).toBe(
        404,
      )
    })

    it.each(['../../etc/passwd', 'a//b', 'a/./b', 'a\\b'])('refuses the name %s', async (name) => {
      const response = await fetch(
        `${host.url}/storage/v1/object/recordings/${ana.companyId}/${encodeURIComponent(name)}`,
        { method: 'POST', headers: await headersOf(ana), body: 'x' },
      )
      expect(response.status).toBeGreaterThanOrEqual(400)
      expect(response.status).toBeLessThan(500)
    })
  })

  describe('resumable upload', () => {
    it('grows while the length is still unknown, resumes where it was cut, and arrives whole', async () => {
      const path = pathOf(ana)
      const created = await create(ana, path)
      expect(created.status).toBe(201)
      const address = created.headers.get('location') ?? ''
      expect((await append(ana, address, 0, bytes(100))).headers.get('upload-offset')).toBe('100')
      expect((await append(ana, address, 40, bytes(10))).status).toBe(409)
      const head = await fetch(new URL(address, host.url), { method: 'HEAD', headers: await headersOf(ana) })
      expect(head.headers.get('upload-offset')).toBe('100')
      expect((await append(ana, address, 100, bytes(50), { 'Upload-Length': '150' })).status).toBe(204)
      const stored = await recordings(ana).download(path)
      expect(new Uint8Array((await stored.data?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(
        Uint8Array.from([...bytes(100), ...bytes(50)]),
      )
      // The client may not have received the last response and asks again.
      expect(
        (
          await fetch(new URL(address, host.url), { method: 'HEAD', headers: await headersOf(ana) })
        ).headers.get('upload-offset'),
      ).toBe('150')
    })

    it('belongs to the one who began it and to the folder of the company', async () => {
      const address = (await create(ana, pathOf(ana))).headers.get('location') ?? ''
      expect((await append(mallory, address, 0, bytes(10))).status).toBe(404)
      expect((await create(mallory, pathOf(ana))).status).toBe(403)
      expect((await create(mallory, `${mallory.companyId}/../${ana.companyId}/x`)).status).toBe(400)
    })

    it('says so when the length is over the limit of the bucket', async () => {
      expect((await create(ana, pathOf(ana), { 'Upload-Length': String(5 * 1024 ** 3) })).status).toBe(413)
    })
  })
})

it.each([
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=0-500', { start: 0, end: 99 }],
  ['bytes=100-', 'none'],
  ['bytes=5-2', 'none'],
  ['items=0-1', null],
  ['bytes=-', null],
])('reads the range %s of 100 bytes', (header, expected) => {
  expect(parseRange(header, 100)).toEqual(expected)
})
