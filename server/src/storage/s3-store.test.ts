import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { startTestHost } from '../testing/host.ts'
import { startMemoryS3 } from '../testing/memory-s3.ts'
import { signatureOf } from '../testing/memory-s3-signature.ts'
import { createS3Store } from './s3-store.ts'

const folder = mkdtempSync(join(tmpdir(), 'parley-s3-'))
const work = join(folder, 'work')
let s3: Awaited<ReturnType<typeof startMemoryS3>>
beforeAll(async () => {
  s3 = await startMemoryS3()
})
beforeEach(() => {
  s3.asked.length = 0
})
afterAll(async () => {
  await s3.close()
  rmSync(folder, { recursive: true })
})

const storeWith = (changes: Partial<typeof s3.settings> = {}) =>
  createS3Store({ ...s3.settings, ...changes }, work)
const streamOf = (content: string | Uint8Array<ArrayBuffer>) => new Blob([content]).stream()
const leftInWork = () => readdirSync(work)

it('verifies signatures as the example in the S3 reference has them', () => {
  const request = {
    method: 'GET',
    path: '/test.txt',
    headers: {
      host: 'examplebucket.s3.amazonaws.com',
      range: 'bytes=0-9',
      'x-amz-content-sha256': createHash('sha256').digest('hex'),
      'x-amz-date': '20130524T000000Z',
    },
  }
  const scope = ['20130524', 'us-east-1', 's3', 'aws4_request']
  expect(
    signatureOf(
      request,
      'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
      scope,
      'host;range;x-amz-content-sha256;x-amz-date',
    ),
  ).toBe('f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41')
})

describe('objects in a bucket', () => {
  it('writes, reads whole and in ranges, and removes', async () => {
    const store = storeWith()
    const { version, size } = await store.write(streamOf('0123456789'), 10)
    expect(size).toBe(10)
    expect([...s3.objects.keys()]).toContain(`${version.slice(0, 2)}/${version}`)
    expect(await text(await store.read(version))).toBe('0123456789')
    expect(await text(await store.read(version, { start: 3, end: 5 }))).toBe('345')
    await store.remove(version)
    await store.remove(version)
    await expect(store.read(version)).rejects.toMatchObject({ status: 404 })
    expect(leftInWork()).toEqual([])
  })

  it('stores nothing at all as an empty object', async () => {
    const { version } = await storeWith().write(streamOf(''), 10)
    expect(await text(await storeWith().read(version))).toBe('')
  })

  it('refuses what is too long before anything is sent', async () => {
    await expect(storeWith().write(streamOf('01234567890'), 10)).rejects.toMatchObject({ status: 413 })
    expect(s3.asked).toEqual([])
    expect(leftInWork()).toEqual([])
  })

  it('adopts a file and leaves it where it is', async () => {
    const path = join(folder, 'finished')
    writeFileSync(path, 'an upload')
    const { version, size } = await storeWith().adopt(path)
    expect(size).toBe(9)
    expect(await text(await storeWith().read(version))).toBe('an upload')
    expect(readFileSync(path, 'utf8')).toBe('an upload')
  })

  it('sends 70 MB in parts that arrive whole, also when one has to be sent again', async () => {
    const content = new Uint8Array(70 * 1024 ** 2)
    for (let index = 0; index < content.length; index += 4093) content[index] = index % 251
    s3.fail('partNumber=2', 1, 503, 'SlowDown')
    const { version, size } = await storeWith().write(streamOf(content), content.length)
    expect(size).toBe(content.length)
    const parts = s3.asked.filter((line) => line.startsWith('PUT ') && line.includes('partNumber='))
    expect(parts).toHaveLength(6)
    expect(s3.uploads.size).toBe(0)
    const stored = await buffer(await storeWith().read(version))
    expect(Buffer.compare(stored, content)).toBe(0)
    await storeWith().remove(version)
  })

  it('gives up an upload in parts that cannot be finished', async () => {
    const before = s3.objects.size
    s3.fail('partNumber=3', 1, 400, 'EntityTooLarge')
    const content = new Uint8Array(65 * 1024 ** 2)
    await expect(storeWith().write(streamOf(content), content.length)).rejects.toThrow('EntityTooLarge')
    expect(s3.uploads.size).toBe(0)
    expect(s3.objects.size).toBe(before)
    expect(leftInWork()).toEqual([])
  })
})

describe('a local file', () => {
  it('holds the bytes while it is used and is gone afterwards', async () => {
    const { version } = await storeWith().write(streamOf('audio'), 10)
    const used = await storeWith().withLocalFile(version, async (path) => [path, readFileSync(path, 'utf8')])
    expect(used).toEqual([expect.stringContaining(work), 'audio'])
    expect(leftInWork()).toEqual([])
  })

  it('is gone also when the work on it fails', async () => {
    const { version } = await storeWith().write(streamOf('audio'), 10)
    const failing = storeWith().withLocalFile(version, async () => {
      expect(leftInWork()).toHaveLength(1)
      throw new Error('no audio in it')
    })
    await expect(failing).rejects.toThrow('no audio in it')
    expect(leftInWork()).toEqual([])
  })

  it('does not exist for bytes that are not there', async () => {
    const use = () => Promise.reject(new Error('used'))
    await expect(storeWith().withLocalFile(crypto.randomUUID(), use)).rejects.toMatchObject({ status: 404 })
    expect(leftInWork()).toEqual([])
  })
})

describe('what goes wrong', () => {
  it.each([
    ['a wrong secret', { secretAccessKey: 'wrong' }, 'S3_SECRET_ACCESS_KEY'],
    ['an unknown key', { accessKeyId: 'UNKNOWN' }, 'S3_ACCESS_KEY_ID'],
    ['a bucket that does not exist', { bucket: 'elsewhere' }, 'S3_BUCKET'],
    ['another region', { region: 'us-east-1' }, 'S3_REGION'],
  ])('names the setting for %s, at the check and at a write', async (_case, changes, setting) => {
    await expect(storeWith(changes).check()).rejects.toThrow(setting)
    await expect(storeWith(changes).write(streamOf('x'), 10)).rejects.toThrow(setting)
    expect(leftInWork()).toEqual([])
  })

  it('names the clock when it is wrong', async () => {
    s3.fail('PUT', 1, 403, 'RequestTimeTooSkewed')
    await expect(storeWith().write(streamOf('x'), 10)).rejects.toThrow('clock')
  })

  it('asks a busy service again and says so when it stays busy', async () => {
    s3.fail('PUT', 2, 503, 'SlowDown')
    const { version } = await storeWith().write(streamOf('patience'), 10)
    expect(await text(await storeWith().read(version))).toBe('patience')
    s3.fail('PUT', 4, 503, 'SlowDown')
    await expect(storeWith().write(streamOf('x'), 10)).rejects.toMatchObject({ status: 503 })
  })

  it('answers 503 for a service that is not there', async () => {
    const gone = await startMemoryS3()
    await gone.close()
    const store = storeWith({ endpoint: gone.settings.endpoint })
    await expect(store.check()).rejects.toMatchObject({ status: 503 })
    await expect(store.write(streamOf('x'), 10)).rejects.toMatchObject({ status: 503 })
    await expect(store.read(crypto.randomUUID())).rejects.toMatchObject({ status: 503 })
  })

  it('reaches people as 503 and /readyz as not ready, and passes when the service is back', async () => {
    const host = await startTestHost(s3.environment)
    try {
      const ana = await host.person('ana')
      const recordings = ana.client.storage.from('recordings')
      expect((await fetch(`${host.url}/readyz`)).status).toBe(200)
      s3.fail('', 5, 503, 'ServiceUnavailable')
      expect(await (await fetch(`${host.url}/readyz`)).json()).toMatchObject({
        status: 'not ready',
        storage: false,
      })
      const path = `${ana.companyId}/${crypto.randomUUID()}/audio.webm`
      const { error } = await recordings.upload(path, new Blob(['x']))
      expect(error).toMatchObject({ statusCode: '503', message: expect.stringContaining('Try again') })
      const before = s3.objects.size
      expect((await recordings.upload(path, new Blob(['x']))).error).toBeNull()
      expect(s3.objects.size).toBe(before + 1)
    } finally {
      await host.close()
    }
  })
})

describe('the settings', () => {
  const all = {
    S3_ENDPOINT: 'https://s3.example.com/',
    S3_BUCKET: 'crm',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 's',
  }

  it('are complete with four variables, or absent', () => {
    expect(readConfig({}).S3).toBeNull()
    expect(readConfig(all).S3).toEqual({
      endpoint: 'https://s3.example.com',
      bucket: 'crm',
      region: 'us-east-1',
      accessKeyId: 'id',
      secretAccessKey: 's',
    })
  })

  it.each(Object.keys(all))('name %s when it alone is missing', (name) => {
    expect(() => readConfig({ ...all, [name]: '' })).toThrow(`set ${name} as well`)
  })

  it('name what a region alone is missing', () => {
    expect(() => readConfig({ S3_REGION: 'eu-central-1' })).toThrow(
      'S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID',
    )
  })
})

it('stores a file again under the version it had', async () => {
  const store = storeWith()
  const path = join(folder, 'restored')
  writeFileSync(path, 'from a backup')
  const version = crypto.randomUUID()
  await store.restore(version, path)
  await store.restore(version, path)
  expect(await text(await store.read(version))).toBe('from a backup')
  expect(leftInWork()).toEqual([])
})
