import { once } from 'node:events'
import { stat, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
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

const metadata = (path: string, bucket = 'recordings', contentType = 'audio/webm') =>
  Object.entries({ bucketName: bucket, objectName: path, contentType })
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

/** What has arrived of an upload. */
const fileOf = (address: string) => join(host.storageDir, 'uploads', address.split('/').at(-1) ?? '')

/** Sends all bytes, and cuts the connection once they have arrived and before the request is at its end. */
async function cutAtLastByte(person: Person, address: string, body: Uint8Array): Promise<void> {
  const { hostname, port } = new URL(host.url)
  const headers = {
    ...(await headersOf(person)),
    Host: hostname,
    'Content-Type': 'application/offset+octet-stream',
    'Transfer-Encoding': 'chunked',
    'Upload-Offset': 0,
    'Upload-Length': body.length,
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  socket.write(`PATCH ${address} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body.length.toString(16)}\r\n`)
  socket.write(body)
  await expect.poll(async () => (await stat(fileOf(address))).size).toBe(body.length)
  socket.destroy()
  await once(socket, 'close')
}

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

    it('is stored before it says that it is whole, where the connection was cut at the last byte', async () => {
      const whole = bytes(70_000)
      for (let turn = 0; turn < 20; turn += 1) {
        const path = pathOf(ana)
        const address = (await create(ana, path)).headers.get('location') ?? ''
        await cutAtLastByte(ana, address, whole)
        const ask = async () =>
          fetch(new URL(address, host.url), { method: 'HEAD', headers: await headersOf(ana) })
        // Two tabs may ask at once.
        const [head] = await Promise.all([ask(), ask()])
        expect(head.headers.get('upload-offset')).toBe(String(whole.length))
        const { data } = await recordings(ana).download(path)
        expect(new Uint8Array((await data?.arrayBuffer()) ?? new ArrayBuffer()), `turn ${turn}`).toEqual(
          whole,
        )
      }
    })

    it('is stored at the next question where the server ended after the last byte', async () => {
      const path = pathOf(ana)
      const address = (await create(ana, path, { 'Upload-Length': '1000' })).headers.get('location') ?? ''
      await writeFile(fileOf(address), bytes(1000))
      const head = await fetch(new URL(address, host.url), { method: 'HEAD', headers: await headersOf(ana) })
      expect(head.headers.get('upload-offset')).toBe('1000')
      const { data } = await recordings(ana).download(path)
      expect(new Uint8Array((await data?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(bytes(1000))
    })

    it('keeps to the limit of the bucket where the length is told late or never', async () => {
      const path = `${crypto.randomUUID()}.png`
      const address =
        (
          await fetch(`${host.url}/storage/v1/upload/resumable`, {
            method: 'POST',
            headers: {
              ...(await headersOf(ana)),
              'Upload-Defer-Length': '1',
              'Upload-Metadata': metadata(path, 'blog-images', 'image/png'),
            },
          })
        ).headers.get('location') ?? ''
      expect((await append(ana, address, 0, bytes(5_000_000))).status).toBe(204)
      expect((await append(ana, address, 5_000_000, bytes(242_881))).status).toBe(413)
      expect((await append(ana, address, 5_000_000, bytes(1), { 'Upload-Length': '5242881' })).status).toBe(
        413,
      )
    })

    it('keeps the unfinished uploads of a company within bounds, and nobody else’s', async () => {
      const large = { 'Upload-Length': String(4 * 1024 ** 3) }
      const bea = await host.person('bea')
      const addresses: string[] = []
      for (let turn = 0; turn < 5; turn += 1)
        addresses.push((await create(bea, pathOf(bea), large)).headers.get('location') ?? '')
      expect((await create(bea, pathOf(bea), { 'Upload-Length': '1' })).status).toBe(429)
      const late = await create(bea, pathOf(bea))
      expect(late.status).toBe(201)
      expect((await append(bea, late.headers.get('location') ?? '', 0, bytes(1))).status).toBe(429)
      expect((await create(ana, pathOf(ana))).status).toBe(201)
      await fetch(new URL(addresses[0] ?? '', host.url), { method: 'DELETE', headers: await headersOf(bea) })
      expect((await append(bea, late.headers.get('location') ?? '', 0, bytes(1))).status).toBe(204)
      const cleo = await host.person('cleo')
      const statuses: number[] = []
      for (let turn = 0; turn < 101; turn += 1) statuses.push((await create(cleo, pathOf(cleo))).status)
      expect(statuses.filter((status) => status === 201)).toHaveLength(100)
      expect(statuses.at(-1)).toBe(429)
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
