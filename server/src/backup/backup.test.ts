import { appendFileSync, chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startPlainPostgres } from '../../../scripts/lib/plain-postgres.mjs'
import { createDatabase } from '../database/database.ts'
import { readMigrations } from '../database/migrate.ts'
import { migrationFolders, prepareDatabase } from '../database/prepare.ts'
import { loadSecrets } from '../secrets.ts'
import { createFileStore } from '../storage/file-store.ts'
import { createWriter, findLost, runBackupCommand, startRestored } from '../testing/backups.ts'
import { type Person, startTestHost, type TestHost } from '../testing/host.ts'
import { requestDueBackup } from '../worker/backups/take-backups.ts'
import { createHistory } from './history.ts'
import { listBackups, readManifest, writeManifest } from './manifest.ts'
import { takeBackup } from './take.ts'
import { unprovenNotice } from './unproven-notice.ts'

const log = pino({ level: 'silent' })
const folder = mkdtempSync(join(tmpdir(), 'parley-backup-'))
// Postgres may run as another account, which has to get in.
chmodSync(folder, 0o711)
const backups = join(folder, 'backups')

let host: TestHost
let ana: Person
let plain: Awaited<ReturnType<typeof startPlainPostgres>>
beforeAll(async () => {
  plain = await startPlainPostgres()
  host = await startTestHost()
  ana = await host.person('ana')
})
afterAll(async () => {
  await host.close()
  await plain.stop()
  rmSync(folder, { recursive: true, force: true })
})

const run = (name: 'command' | 'restore-command', args: string[], environment: Record<string, string>) =>
  runBackupCommand(name, args, { BACKUP_DIR: backups, ...environment })

const source = () => ({
  DATABASE_URL: host.database.url,
  STORAGE_DIR: host.storageDir,
  DATA_DIR: join(folder, 'beside'),
})
describe('a backup taken while people write', () => {
  let before: ReturnType<ReturnType<typeof createWriter>['acknowledged']>
  let writer: ReturnType<typeof createWriter>
  let removedLater: Set<string>

  it('succeeds', async () => {
    writer = createWriter(ana)
    await writer.more({ leads: 13, files: 13 })
    before = writer.acknowledged()
    const { code, output } = await run('command', [], source())
    expect(output).toContain('rows (')
    expect(code).toBe(0)
    await writer.more({ leads: 0, files: 4 })
    removedLater = writer.removed()
    await writer.stop()
  })

  it('is whole, and says so', async () => {
    const answer = await run('command', ['verify'], source())
    expect(answer.output).toContain('is whole')
    expect((await run('command', ['list'], source())).output).toMatch(/^2\d{3}-.*Z {2}\d+ rows/)
    const [backup] = await listBackups(backups)
    expect(backup?.manifest.missing).toEqual([])
  })

  it('holds every table, as Postgres lists them, but those that say what this installation did', async () => {
    const [backup] = await listBackups(backups)
    const held = backup?.manifest.tables.map(({ schema, name }) => `${schema}.${name}`) ?? []
    const all = await host.database.sql<{ name: string }[]>`
      select schemaname || '.' || tablename as name from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema')
         and (select relpersistence from pg_class
               where oid = format('%I.%I', schemaname, tablename)::regclass) = 'p'`
    const own = ['migrations', 'backups', 'postponed_removals'].map((name) => `host.${name}`)
    expect([...held, ...own, 'graphile_worker.migrations'].toSorted()).toEqual(
      all.map(({ name }) => name).toSorted(),
    )
  })

  it.each([
    ['another folder, with the embedded Postgres', () => ({ DATA_DIR: join(folder, 'elsewhere') })],
    ['another Postgres', () => ({ DATA_DIR: join(folder, 'other'), DATABASE_URL: plain.url })],
  ])('is restored into %s with every row and file', async (_place, target) => {
    const environment: Record<string, string> = target()
    const restored = await run('restore-command', ['latest'], environment)
    expect(restored.output).toContain('Restored')
    expect(restored.code).toBe(0)

    const second = await startRestored(environment, ana)
    try {
      const { client } = second
      expect(second.publishableKey).toBe(host.publishableKey)
      const { data: sample } = await client
        .from('leads')
        .select('company')
        .eq('id', before.leads[0] ?? '')
      expect(sample).toEqual([{ company: 'Tab\there, "quoted"\nand a new line' }])
      const kept = before.files.filter((path) => !removedLater.has(path))
      expect(kept.length).toBeGreaterThan(0)
      const expected = { leads: before.leads, files: kept }
      expect(await findLost(client, ana, expected, writer.bytesAt)).toEqual([])
      // New rows go on from where the numbers were.
      expect(
        (await client.from('leads').insert({ name: 'After', company_id: ana.companyId })).error,
      ).toBeNull()
      expect((await client.rpc('admin_accounts')).data?.map(({ id }) => id)).toEqual([ana.id])
    } finally {
      await second.close()
    }
  })

  it('is not restored over anything', async () => {
    const answer = await run('restore-command', ['latest'], { DATA_DIR: join(folder, 'elsewhere') })
    expect(answer).toMatchObject({ code: 1 })
    expect(answer.output).toContain('There are accounts in this database already')
  })
})

describe('a restored instance', () => {
  it('holds the same rows, byte by byte', async () => {
    const first = await readManifest((await newest()).path)
    const { sql, close, url } = createDatabase(plain.url, { connections: 1 })
    await sql`create database twin`
    await close()
    const address = new URL(url)
    address.pathname = '/twin'
    const dataDir = join(folder, 'twin')
    const restored = await run('restore-command', ['latest'], {
      DATA_DIR: dataDir,
      DATABASE_URL: address.href,
    })
    expect(restored.output).toContain('Restored')
    const twin = createDatabase(address.href, { connections: 3 })
    const store = createFileStore(join(dataDir, 'storage', 'objects'))
    const again = await takeBackup({ database: twin, store, folder: join(folder, 'again'), keep: 1, log })
    await twin.close()
    const second = await readManifest(again.path)
    expect(second.instance).toBe(first.instance)
    expect(second.files.toSorted(byVersion)).toEqual(first.files.toSorted(byVersion))
    expect(second.tables).toEqual(first.tables)
    expect(second.sequences).toEqual(first.sequences)
  })
})

async function emptyDatabase(name: string): Promise<string> {
  const { sql, close } = createDatabase(plain.url, { connections: 1 })
  await sql.unsafe(`create database ${name}`)
  await close()
  const address = new URL(plain.url)
  address.pathname = `/${name}`
  return address.href
}

describe('a backup of an instance with tables of the operator’s own in public', () => {
  it('says which to make before, and brings their rows back', async () => {
    const make = 'create table public.parcels (id int primary key, note text)'
    const own = await prepareDatabase(await emptyDatabase('own'), { connections: 3 })
    await loadSecrets(own.sql)
    await own.sql.unsafe(`${make}; insert into public.parcels values (1, 'kept')`)
    const store = createFileStore(join(folder, 'own-objects'))
    const taken = await takeBackup({ database: own, store, folder: join(folder, 'own'), keep: 1, log })
    await own.close()

    const target = { DATA_DIR: join(folder, 'own-again'), DATABASE_URL: await emptyDatabase('own_again') }
    const refused = await run('restore-command', [taken.path], target)
    expect(refused.code).toBe(1)
    expect(refused.output).toContain(
      'the backup also holds rows of public.parcels, which Parley does not make',
    )
    const again = createDatabase(target.DATABASE_URL, { connections: 1 })
    await again.sql.unsafe(make)
    await again.close()
    expect((await run('restore-command', [taken.path], target)).output).toContain('Restored')
    const restored = createDatabase(target.DATABASE_URL, { connections: 1 })
    expect(await restored.sql`select id, note from public.parcels`).toEqual([{ id: 1, note: 'kept' }])
    await restored.close()
  })
})

describe('a backup of an earlier Parley', () => {
  const versions = async (origin: 'host' | 'supabase') =>
    (await readMigrations(migrationFolders[origin])).map(({ version }) => version)

  it('is restored and brought to this version; one of a later Parley is refused', async () => {
    const only = {
      host: new Set((await versions('host')).filter((version) => version < '0015')),
      supabase: new Set((await versions('supabase')).filter((version) => version < '0035')),
    }
    const earlier = await prepareDatabase(await emptyDatabase('earlier'), { connections: 3, only })
    await loadSecrets(earlier.sql)
    await earlier.sql`
      insert into auth.users (email, raw_user_meta_data) values ('ben@northwind.example', '{"full_name": "Ben"}')`
    const store = createFileStore(join(folder, 'earlier-objects'))
    const taken = await takeBackup({
      database: earlier,
      store,
      folder: join(folder, 'earlier'),
      keep: 1,
      log,
    })
    await earlier.close()

    const target = { DATA_DIR: join(folder, 'later'), DATABASE_URL: await emptyDatabase('later') }
    expect((await run('restore-command', [taken.path], target)).output).toContain('Restored')
    const later = createDatabase(target.DATABASE_URL, { connections: 1 })
    const [{ applied, people } = { applied: 0, people: [] }] = await later.sql<
      { applied: number; people: string[] }[]
    >`select (select count(*)::int from host.migrations) as applied, (select array_agg(full_name) from public.profiles) as people`
    await later.close()
    expect(applied).toBe((await versions('host')).length + (await versions('supabase')).length)
    expect(people).toEqual(['Ben'])

    const manifest = await readManifest(taken.path)
    const unknown = { origin: 'host', version: '9999', name: '9999_later.sql', checksum: 'a'.repeat(64) }
    await writeManifest(taken.path, { ...manifest, migrations: [...manifest.migrations, unknown] })
    const refused = await run('restore-command', [taken.path], { DATA_DIR: join(folder, 'refused') })
    expect(refused.output).toContain('taken by a newer Parley (it knows 9999_later.sql)')
  })
})

const byVersion = (a: { version: string }, b: { version: string }) => a.version.localeCompare(b.version)

async function newest(): Promise<{ name: string; path: string }> {
  const name = (await listBackups(backups)).at(-1)?.name ?? ''
  return { name, path: join(backups, name) }
}

describe('the folder', () => {
  it('keeps the newest, each file once, and no file that none of them holds', async () => {
    const own = join(folder, 'kept')
    const store = createFileStore(join(host.storageDir, 'objects'))
    const take = () => takeBackup({ database: host.database, store, folder: own, keep: 2, log })
    const path = `${ana.companyId}/${crypto.randomUUID()}/audio.webm`
    await ana.client.storage
      .from('recordings')
      .throwOnError()
      .upload(path, new Blob(['soon gone']))
    const first = await take()
    await ana.client.storage.from('recordings').throwOnError().remove([path])
    const names = [first.name]
    while (names.length < 3) names.push((await take()).name)
    expect(new Set(names).size).toBe(3)
    expect((await listBackups(own)).map(({ name }) => name)).toEqual(names.slice(1))
    const held = (await listBackups(own)).flatMap(({ manifest }) =>
      manifest.files.map(({ version }) => version),
    )
    const stored = readdirSync(join(own, 'files'), { recursive: true, withFileTypes: true })
    expect(
      stored
        .filter((each) => each.isFile())
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual([...new Set(held)].toSorted())
    const rows = await host.database.sql<{ name: string }[]>`
      select name from host.backups where folder = ${own} and status = 'finished' order by name`
    expect(rows.map(({ name }) => name)).toEqual(names.slice(1))
  })

  it('holds a file whose removal came while the backup was taken', async () => {
    const own = join(folder, 'removal')
    const store = createFileStore(join(host.storageDir, 'objects'))
    const path = `${ana.companyId}/${crypto.randomUUID()}/audio.webm`
    await ana.client.storage
      .from('recordings')
      .throwOnError()
      .upload(path, new Blob(['removed meanwhile']))
    const [{ version } = { version: '' }] = await host.database.sql<{ version: string }[]>`
      select version from storage.objects where name = ${path}`
    let removal: Promise<unknown> | undefined
    const slow = {
      ...store,
      async read(each: string) {
        removal ??= ana.client.storage.from('recordings').remove([path])
        await removal
        return store.read(each)
      },
    }
    const { path: taken } = await takeBackup({
      database: host.database,
      store: slow,
      folder: own,
      keep: 1,
      log,
    })
    expect((await readManifest(taken)).files.map((file) => file.version)).toContain(version)
    expect((await readManifest(taken)).missing).toEqual([])
    expect(await removal).toMatchObject({ data: [{ name: path }] })
    await expect(store.read(version)).rejects.toThrow('not found')
    expect(await host.database.sql`select version from host.postponed_removals`).toHaveLength(0)
  })

  it('takes one backup at a time', async () => {
    const store = createFileStore(join(host.storageDir, 'objects'))
    const take = () =>
      takeBackup({ database: host.database, store, folder: join(folder, 'turns'), keep: 2, log })
    const both = await Promise.allSettled([take(), take()])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it('tells of a byte that changed, and nothing is restored from it', async () => {
    const { path } = await newest()
    appendFileSync(join(path, 'tables', 'public.leads.copy.gz'), 'x')
    const verified = await run('command', ['verify'], source())
    expect(verified.code).toBe(1)
    expect(verified.output).toContain('the rows of public.leads')
    const restored = await run('restore-command', ['latest'], { DATA_DIR: join(folder, 'never') })
    expect(restored.code).toBe(1)
    expect(restored.output).toContain('damaged and nothing was restored')
    expect(dirname(path)).toBe(backups)
  })
})

describe('a backup that was never compared with the database', () => {
  const own = join(folder, 'doubtful')
  const services = () => ({ database: host.database, backups: { folder: own, keep: 1, every: 86_400 } })
  const asked = () => host.database.sql`select from private.events where name = 'backup.asked'`
  const take = () =>
    takeBackup({
      database: host.database,
      store: createFileStore(join(host.storageDir, 'objects')),
      folder: own,
      keep: 1,
      log,
    })
  let name: string

  it('is said to be doubtful wherever backups are shown', async () => {
    const taken = await take()
    name = taken.name
    await writeManifest(taken.path, { ...(await readManifest(taken.path)), format: 1 })
    await host.database.sql`delete from host.backups`
    await createHistory(host.database.sql, own).follow()
    const shown = (await ana.client.rpc('admin_backups').throwOnError()).data
    expect(shown.map((each) => [each.name, each.is_proven])).toEqual([[name, false]])
    const { output } = await run('command', ['list'], { ...source(), BACKUP_DIR: own })
    expect(output).toContain('taken by a version of Parley whose backups of larger tables are damaged')
    expect(await unprovenNotice({ BACKUP_DIR: own, BACKUP_EVERY: 86_400 })).toMatch(
      /^One backup .* a new one is being taken\.$/,
    )
    expect(await unprovenNotice({ BACKUP_DIR: own, BACKUP_EVERY: null })).toMatch(/npm run backup\.$/)
  })

  it('is followed by a new one at once, and by no third', async () => {
    const { sql } = host.database
    await sql`alter function graphile_worker.add_jobs rename to add_jobs_away`
    try {
      await requestDueBackup(services())
      expect(await asked()).toHaveLength(1)
      await sql`delete from private.events where name = 'backup.asked'`
      await take()
      await requestDueBackup(services())
      expect(await asked()).toHaveLength(0)
    } finally {
      await sql`alter function graphile_worker.add_jobs_away rename to add_jobs`
    }
  })

  it('stays when older ones are removed', async () => {
    const newest = (await take()).name
    expect((await listBackups(own)).map((each) => each.name)).toEqual([name, newest])
  })
})

describe('what admins see', () => {
  it('is a backup that waits for the worker, once however often it is asked for', async () => {
    const { sql } = host.database
    await sql`alter function graphile_worker.add_jobs rename to add_jobs_away`
    try {
      expect((await ana.client.rpc('admin_asked_backup')).data).toBeNull()
      for (let press = 0; press < 2; press++) await ana.client.rpc('admin_start_backup').throwOnError()
      expect((await ana.client.rpc('admin_asked_backup')).data).toEqual(expect.any(String))
      expect(await sql`select from private.events where name = 'backup.asked'`).toHaveLength(1)
      await sql`delete from private.events where name = 'backup.asked'`
    } finally {
      await sql`alter function graphile_worker.add_jobs_away rename to add_jobs`
    }
  })

  it('is one whose process is gone as failed, and one that is being taken as such', async () => {
    const { sql } = host.database
    const statusOf = async (name: string) =>
      (await ana.client.rpc('admin_backups').throwOnError()).data.find((each) => each.name === name)?.status
    await sql`
      insert into host.backups (name, machine, folder, status, started_at)
      values ('2020-01-01T00-00-00Z', 'gone', '/gone', 'running', now())`
    expect(await statusOf('2020-01-01T00-00-00Z')).toBe('failed')
    const seen: (string | undefined)[] = []
    const store = createFileStore(join(host.storageDir, 'objects'))
    const watched = {
      ...store,
      async read(version: string) {
        const [running] = await sql<
          { name: string }[]
        >`select name from host.backups where status = 'running'`
        seen.push(await statusOf(running?.name ?? ''))
        return store.read(version)
      },
    }
    await takeBackup({ database: host.database, store: watched, folder: join(folder, 'seen'), keep: 1, log })
    expect(new Set(seen)).toEqual(new Set(['running']))
    expect(
      (await ana.client.rpc('admin_backups').throwOnError()).data.map(({ status }) => status),
    ).not.toContain('running')
  })
})

describe('a command', () => {
  it('says in one sentence what is wrong', async () => {
    const nothing = { DATA_DIR: join(folder, 'nothing') }
    expect((await run('command', [], nothing)).output).toContain('There is no Parley in')
    expect((await run('restore-command', ['2020-01-01T00-00-00Z'], nothing)).output).toContain(
      'There is no backup',
    )
    expect((await run('restore-command', [], nothing)).output).toContain('Usage')
    expect((await run('command', ['everything'], nothing)).output).toContain('Usage')
  })
})
