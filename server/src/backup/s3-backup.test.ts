import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createWriter, findLost, runBackupCommand, startRestored } from '../testing/backups.ts'
import { createEmptyDatabase } from '../testing/database.ts'
import { type Person, startTestHost, type TestHost } from '../testing/host.ts'
import { startMemoryS3 } from '../testing/memory-s3.ts'
import { listBackups } from './manifest.ts'

const folder = mkdtempSync(join(tmpdir(), 'parley-s3-backup-'))
// Postgres may run as another account, which has to get in.
chmodSync(folder, 0o711)
const backups = join(folder, 'backups')
/** Enough to break a connection in the middle of it. */
const large = new Uint8Array(1024 ** 2).map((_, place) => (place * 31) % 251)

type S3 = Awaited<ReturnType<typeof startMemoryS3>>
let s3: S3
let other: S3
let host: TestHost
let ana: Person
let largePath: string
let steadyPath: string
const steady = new TextEncoder().encode('nobody removes this')
let writer: ReturnType<typeof createWriter>
let before: ReturnType<typeof writer.acknowledged>
let removedLater: Set<string>
beforeAll(async () => {
  s3 = await startMemoryS3()
  other = await startMemoryS3()
  host = await startTestHost(s3.environment)
  ana = await host.person('ana')
  largePath = `${ana.companyId}/${crypto.randomUUID()}/audio.webm`
  steadyPath = `${ana.companyId}/${crypto.randomUUID()}/audio.webm`
})
afterAll(async () => {
  await host.close()
  await s3.close()
  await other.close()
  rmSync(folder, { recursive: true, force: true })
})

const run = (name: 'command' | 'restore-command', args: string[], environment: Record<string, string>) =>
  runBackupCommand(name, args, { BACKUP_DIR: backups, ...environment })
const source = () => ({
  ...s3.environment,
  DATABASE_URL: host.database.url,
  DATA_DIR: join(folder, 'beside'),
})
const bytesAt = (path: string) =>
  path === largePath ? large : path === steadyPath ? steady : writer.bytesAt(path)
async function store(path: string, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const { error } = await ana.client.storage.from('recordings').upload(path, new Blob([bytes]))
  expect(error).toBeNull()
  const [row] = await host.database.sql<{ version: string }[]>`
    select version from storage.objects where name = ${path}`
  const version = row?.version ?? ''
  return `${version.slice(0, 2)}/${version}`
}

describe('a backup of an instance whose files lie in a bucket', () => {
  it('is taken while people write and remove, also where the bucket stumbles', async () => {
    const [largeKey, steadyKey] = [await store(largePath, large), await store(steadyPath, steady)]
    writer = createWriter(ana)
    await writer.more({ leads: 13, files: 13 })
    before = writer.acknowledged()
    const begun = writer.removed()
    s3.fail(`GET /parley-test/${steadyKey}`, 2, 503, 'SlowDown')
    s3.cut(`GET /parley-test/${largeKey}`)
    const { code, output } = await run('command', [], source())
    expect(output).toContain('rows (')
    expect(code).toBe(0)
    expect(s3.faultsLeft()).toBe(0)
    removedLater = writer.removed()
    // People went on removing, and what they removed was there while it was read.
    expect(removedLater.size).toBeGreaterThan(begun.size)
    await writer.stop()
  })

  it('is whole, and what had to wait for it is gone from the bucket', async () => {
    expect((await run('command', ['verify'], source())).output).toContain('is whole')
    const [backup] = await listBackups(backups)
    expect(backup?.manifest.missing).toEqual([])
    const rows = await host.database.sql<{ version: string }[]>`select version from storage.objects`
    const named = rows.map(({ version }) => `${version.slice(0, 2)}/${version}`)
    await expect.poll(() => [...s3.objects.keys()].toSorted()).toEqual(named.toSorted())
  })

  it.each([
    ['files of this machine', () => ({ DATA_DIR: join(folder, 'files') })],
    ['another bucket', () => ({ DATA_DIR: join(folder, 'bucket'), ...other.environment })],
  ])('is restored into %s with every row and file, byte for byte', async (_place, target) => {
    // Not the embedded Postgres: into that, and from files, the other tests of backups restore.
    const database = await createEmptyDatabase()
    const environment: Record<string, string> = { DATABASE_URL: database.url, ...target() }
    const restored = await run('restore-command', ['latest'], environment)
    expect(restored.output).toContain('Restored')
    expect(restored.code).toBe(0)
    const second = await startRestored(environment, ana)
    try {
      const kept = before.files.filter((path) => !removedLater.has(path))
      expect(kept.length).toBeGreaterThan(0)
      const expected = { leads: before.leads, files: [...kept, largePath, steadyPath] }
      expect(await findLost(second.client, ana, expected, bytesAt)).toEqual([])
    } finally {
      await second.close()
      await database.drop()
    }
  })

  it('leaves the first bucket alone when it is restored elsewhere', async () => {
    const [backup] = await listBackups(backups)
    const versions = backup?.manifest.files.map(({ version }) => `${version.slice(0, 2)}/${version}`) ?? []
    expect(versions.filter((key) => !other.objects.has(key))).toEqual([])
    expect(other.uploads.size).toBe(0)
  })
})

it('a bucket that has lost a file does not cost the backup, which names it', async () => {
  const path = `${ana.companyId}/${crypto.randomUUID()}/audio.webm`
  const key = await store(path, new TextEncoder().encode('soon lost'))
  expect(s3.objects.delete(key)).toBe(true)
  const { code, output } = await run('command', [], source())
  expect(output).toContain('1 file that rows name was lost before')
  expect(code).toBe(0)
  expect((await listBackups(backups)).at(-1)?.manifest.missing).toEqual([key.slice(3)])
})

it('a bucket that cannot be reached fails the backup, in words, and leaves nothing half', async () => {
  const count = (await listBackups(backups)).length
  const path = `${ana.companyId}/${crypto.randomUUID()}/audio.webm`
  await store(path, new TextEncoder().encode('new'))
  const { code, output } = await run('command', [], { ...source(), S3_ENDPOINT: 'http://127.0.0.1:9' })
  expect(code).toBe(1)
  expect(output).toMatch(/^The object store is away for a moment. Try again.$/m)
  expect((await listBackups(backups)).length).toBe(count)
})
