import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, startTestHost, type TestHost } from '../testing/host.ts'

/** What supabase-js offers for files beyond what the app itself calls. */
let host: TestHost
let ana: Person
let mallory: Person
let admin: SupabaseClient
beforeAll(async () => {
  host = await startTestHost()
  ana = await host.person('ana')
  mallory = await host.person('mallory')
  admin = createClient(host.url, host.secretKey, { auth: { persistSession: false } })
})
afterAll(() => host.close())

const recordings = (person: Person) => person.client.storage.from('recordings')
const text = (words: string) => new Blob([words], { type: 'text/plain' })

it.each([
  ['1mb', 1_000_000],
  ['2.5 GB', 2_500_000_000],
  ['500KB', 500_000],
  ['12b', 12],
  ['34', 34],
  [56, 56],
])('reads the size %s, and keeps what an update does not name', async (fileSizeLimit, size) => {
  const id = `bucket-${size}`
  const created = await admin.storage.createBucket(id, {
    public: true,
    fileSizeLimit,
    allowedMimeTypes: ['image/png'],
  })
  expect(created.error).toBeNull()
  expect((await admin.storage.getBucket(id)).data).toMatchObject({ public: true, file_size_limit: size })
  await admin.storage.updateBucket(id, { public: false })
  const kept = { public: false, file_size_limit: size, allowed_mime_types: ['image/png'] }
  expect((await admin.storage.getBucket(id)).data).toMatchObject(kept)
  await admin.storage.updateBucket(id, { public: false, fileSizeLimit: null, allowedMimeTypes: null })
  const open = { file_size_limit: null, allowed_mime_types: null }
  expect((await admin.storage.getBucket(id)).data).toMatchObject(open)
})

it('refuses a size that is none', async () => {
  const { error } = await admin.storage.createBucket('odd', { public: false, fileSizeLimit: 'plenty' })
  expect(error).toMatchObject({ message: 'file_size_limit must be a size such as 1mb' })
})

it('stores by a signed link, once, where its maker may', async () => {
  const path = `${ana.companyId}/signed/audio.webm`
  const { data } = await recordings(ana).createSignedUploadUrl(path)
  const stranger = host.client().storage.from('recordings')
  const foreign = await stranger.uploadToSignedUrl(
    `${ana.companyId}/signed/other`,
    data?.token ?? '',
    text('x'),
  )
  expect(foreign.error).toMatchObject({ message: 'This link is not valid any more' })
  expect((await stranger.uploadToSignedUrl(path, data?.token ?? '', text('by link'))).error).toBeNull()
  expect(await (await recordings(ana).download(path)).data?.text()).toBe('by link')
  const again = await stranger.uploadToSignedUrl(path, data?.token ?? '', text('once more'))
  expect(again.error).toMatchObject({ message: 'The resource already exists' })

  const over = await recordings(ana).createSignedUploadUrl(path, { upsert: true })
  expect((await stranger.uploadToSignedUrl(path, over.data?.token ?? '', text('over'))).error).toBeNull()
  expect(await (await recordings(ana).download(path)).data?.text()).toBe('over')

  // A link to read stores nothing, a link to store reads nothing, and nobody signs for another company.
  const reading = await recordings(ana).createSignedUrl(path, 60)
  const token = new URL(reading.data?.signedUrl ?? '').searchParams.get('token') ?? ''
  expect((await stranger.uploadToSignedUrl(path, token, text('x'))).error).not.toBeNull()
  const read = await fetch(`${host.url}/storage/v1/object/sign/recordings/${path}?token=${over.data?.token}`)
  expect(read.status).toBe(400)
  const theirs = await recordings(mallory).createSignedUploadUrl(`${ana.companyId}/signed/new`)
  expect(theirs.error).toMatchObject({ message: 'new row violates row-level security policy' })
})

it('lists page by page, whole and by folders', async () => {
  const names = ['a.txt', 'b/1.txt', 'b/2.txt', 'b/c/3.txt', 'd.txt', 'é.txt'].map(
    (name) => `${ana.companyId}/list/${name}`,
  )
  for (const name of names) await recordings(ana).upload(name, text(name))
  const prefix = `${ana.companyId}/list/`
  const found: string[] = []
  let cursor: string | undefined
  do {
    const { data } = await recordings(ana).listV2({ prefix, limit: 2, ...(cursor && { cursor }) })
    found.push(...(data?.objects.map(({ name }) => name) ?? []))
    cursor = data?.nextCursor
    expect(data?.hasNext).toBe(cursor !== undefined)
  } while (cursor)
  expect(found).toEqual(names)

  const level = await recordings(ana).listV2({ prefix, with_delimiter: true })
  expect(level.data?.folders.map(({ name }) => name)).toEqual([`${prefix}b/`])
  expect(level.data?.objects.map(({ name }) => name.slice(prefix.length))).toEqual([
    'a.txt',
    'd.txt',
    'é.txt',
  ])
  const newest = await recordings(ana).listV2({
    prefix,
    sortBy: { column: 'created_at', order: 'desc' },
    limit: 1,
  })
  expect(newest.data?.objects[0]?.name).toBe(names.at(-1))
  expect((await recordings(mallory).listV2({ prefix })).data).toEqual({
    hasNext: false,
    folders: [],
    objects: [],
  })
  expect((await recordings(ana).listV2({ cursor: 'x' })).error).toMatchObject({
    message: 'The cursor could not be read',
  })
})

it('moves to another bucket, within its limits', async () => {
  await admin.storage.createBucket('pictures', { public: false, allowedMimeTypes: ['image/*'] })
  await admin.storage.createBucket('small', { public: false, fileSizeLimit: 3 })
  await admin.storage.createBucket('texts', { public: false })
  const from = admin.storage.from('recordings')
  const path = `${ana.companyId}/moved.txt`
  await from.upload(path, text('four'))
  const to = (destinationBucket: string) => from.move(path, 'here.txt', { destinationBucket })
  expect((await to('pictures')).error).toMatchObject({ message: 'mime type text/plain is not supported' })
  expect((await to('small')).error).toMatchObject({ message: 'The object exceeded the maximum allowed size' })
  expect((await to('nowhere')).error).toMatchObject({ message: 'Bucket not found' })
  expect((await to('texts')).error).toBeNull()
  expect(await (await admin.storage.from('texts').download('here.txt')).data?.text()).toBe('four')
  expect((await from.download(path)).error).not.toBeNull()
})

it('transforms private pictures for those who may see them, and by a signed link', async () => {
  const path = `${ana.companyId}/picture.png`
  const picture = await sharp({ create: { width: 1400, height: 700, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  await recordings(ana).upload(path, new Blob([new Uint8Array(picture)], { type: 'image/png' }))
  const transform = { width: 640, format: 'origin' as const }
  const widthOf = async (blob: Blob | null | undefined) =>
    blob ? (await sharp(new Uint8Array(await blob.arrayBuffer())).metadata()).width : null
  expect(await widthOf((await recordings(ana).download(path, { transform })).data)).toBe(640)
  expect((await recordings(mallory).download(path, { transform })).error).not.toBeNull()
  const { data } = await recordings(ana).createSignedUrl(path, 60, { transform })
  const shown = await fetch(data?.signedUrl ?? '')
  expect(await widthOf(await shown.blob())).toBe(640)
  expect(shown.headers.get('cache-control')).toContain('private')
  const odd = await recordings(ana).createSignedUrl(path, 60, { transform: { width: 7 } })
  expect(odd.error?.message).toContain('width must be one of')
})
