import { createHash } from 'node:crypto'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../database/database.ts'
import { atSize } from '../testing/at-size.ts'
import { createTestDatabase } from '../testing/database.ts'
import { dumpTables } from './dump.ts'
import { loadTables } from './load.ts'
import { type BackedUpTable, readManifest, writeManifest } from './manifest.ts'
import { readContent, textSettings } from './table-content.ts'
import { verifyBackup } from './verify.ts'

type TestDatabase = Database & { drop(): Promise<void> }

const folder = mkdtempSync(join(tmpdir(), 'parley-content-'))
chmodSync(folder, 0o711)
/** Some ten megabytes and more, where a connection's buffers hold some kilobytes. */
const count = atSize(12_000, 60_000)
let source: TestDatabase
let target: TestDatabase

/** Of every type whose text is special, and long enough that no buffer of a connection holds a row whole. */
const createTable = `
  create table public.readings (
    id bigint primary key, body text, word varchar(40), padded char(6), is_on boolean, amount numeric, ratio float8,
    at timestamptz, on_day date, pause interval, address inet, key uuid, document jsonb, raw json, bytes bytea,
    words text[], range tstzrange, size bigint generated always as (length(body)) stored)`
const fill = `
  insert into public.readings
  select n, case when n % 17 = 0 then null when n % 19 = 0 then '' else repeat(
           (array[E'tab\\there', E'line\\nnext\\r', 'back\\slash \\N \\. "quoted", (1)', 'žluťoučký 😀 \u{feff}', E'\\b\\f\\v\\x7f\\u2028'])[1 + n % 5],
           1 + (random() * random() * 60)::int) end,
         left(md5(n::text), n % 40), 'ab', n % 2 = 0, case when n % 3 = 0 then 1e20 / n end, random() * 1e-7,
         '2026-03-29 00:30+00'::timestamptz + n * interval '1 hour', '2024-02-29'::date + n, n * interval '1 day 2 minutes',
         ('10.0.0.' || n % 250)::inet, gen_random_uuid(), jsonb_build_object('ä', n, 'list', jsonb_build_array(n, null)),
         '{"b": 1,  "a": [ ]}', decode(md5(n::text), 'hex'), array['a,b', null, '', n::text],
         tstzrange(now(), now() + interval '1 day')
    from generate_series(1, ${count}) n`

/** Another way to look at the content than the backup's own. */
const summary = `
  select count(*) as rows, md5(string_agg(md5(r::text), '' order by id)) as content, sum(hashtextextended(body, 7)) as bodies
    from public.readings r`

beforeAll(async () => {
  source = await createTestDatabase()
  target = await createTestDatabase()
  for (const { sql } of [source, target]) await sql.unsafe(createTable)
  await source.sql.unsafe(fill)
})
afterAll(async () => {
  await source.drop()
  await target.drop()
  rmSync(folder, { recursive: true, force: true })
})

async function withClient<T>(work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: target.url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
const load = (path: string, tables: Parameters<typeof loadTables>[2]) =>
  withClient((client) => loadTables(client, path, tables))
const columnsOf = (name: string) => dump.tables.find((table) => table.name === name)?.columns ?? []

const read = (name: string) => gunzipSync(readFileSync(join(folder, 'tables', `${name}.copy.gz`)))

/** What verify says, and what loading says, of the backup with other bytes in place of one table's. */
async function withFile(bytes: Uint8Array | null) {
  const place = join(folder, 'tables', 'public.readings.copy.gz')
  const whole = readFileSync(place)
  if (bytes) writeFileSync(place, bytes)
  else rmSync(place)
  try {
    const { damaged } = await verifyBackup(folder)
    return { damaged, loading: await load(folder, dump).then(() => 'loaded', String) }
  } finally {
    writeFileSync(place, whole)
  }
}

let dump: Awaited<ReturnType<typeof dumpTables>>
describe(`a table of ${count} rows of many lengths`, () => {
  it('comes back the same, as Postgres sees it', async () => {
    dump = await dumpTables(source.url, folder)
    const now = new Date().toISOString()
    await writeManifest(folder, {
      ...dump,
      format: 2,
      instance: 'x',
      takenAt: now,
      finishedAt: now,
      files: [],
      missing: [],
    })
    expect(await verifyBackup(folder)).toEqual({ damaged: [], unproven: [] })
    await load(folder, dump)
    const expected = await source.sql.unsafe(summary)
    expect(await target.sql.unsafe(summary)).toEqual(expected)
    expect(expected[0]?.['rows']).toBe(String(count))
  })

  it('is counted and hashed whatever the order of its rows', async () => {
    const { sql } = target
    const contentOf = (table: string, order = 'id') =>
      withClient(async (client) => {
        await client.query(`begin; ${textSettings}`)
        await client.query(
          `create temporary table ordered as select * from public.${table} order by ${order}`,
        )
        return readContent(client, { schema: 'pg_temp', name: 'ordered', columns: columnsOf('readings') })
      })
    const content = await contentOf('readings')
    expect(content).toEqual({
      rows: count,
      digest: dump.tables.find(({ name }) => name === 'readings')?.digest,
    })
    expect(await contentOf('readings', 'md5(id::text)')).toEqual(content)
    // Two rows that trade one value each are two other rows.
    await sql`create table public.traded as select * from public.readings`
    await sql`update public.traded set word = case id when 4 then '5' else '4' end where id in (4, 5)`
    const traded = await contentOf('traded')
    await sql`drop table public.traded`
    expect(traded.rows).toBe(content.rows)
    expect(traded.digest).not.toBe(content.digest)
  })

  it.each<[string, () => Uint8Array | null, string, RegExp]>([
    [
      'a byte',
      () => {
        const bytes = readFileSync(join(folder, 'tables', 'public.readings.copy.gz'))
        return bytes.with(100_000, (bytes[100_000] ?? 0) ^ 1)
      },
      'unpacked',
      /./,
    ],
    [
      'a row that is lost',
      () => gzipSync(read('public.readings').subarray(read('public.readings').indexOf('\n') + 1)),
      'changed',
      new RegExp(`${count - 1} rows instead of ${count}`),
    ],
    [
      'a value that is another',
      () => gzipSync(read('public.readings').toString().replace('2026-03-2', '2026-03-1')),
      'changed',
      /the rows of public.readings differ/,
    ],
    ['a table', () => null, 'gone', /ENOENT/],
  ])('is refused by name with %s, and nothing is written', async (_what, bytes, word, reason) => {
    await target.sql`truncate public.readings`
    const { damaged, loading } = await withFile(bytes())
    expect(damaged).toEqual([expect.stringMatching(new RegExp(`^the rows of public.readings \\(.*${word}`))])
    expect(loading).toMatch(reason)
    expect(loading).not.toBe('loaded')
    expect(await target.sql`select from public.readings limit 1`).toHaveLength(0)
    expect(await target.sql`select from auth.users limit 1`).toHaveLength(0)
  })

  it('is refused when what was read is not what the database holds', async () => {
    const tables = dump.tables.map((table) =>
      table.name === 'readings' ? { ...table, digest: '1-1' } : table,
    )
    const manifest = await readManifest(folder)
    await writeManifest(folder, { ...manifest, tables })
    const { damaged } = await verifyBackup(folder)
    await writeManifest(folder, manifest)
    expect(damaged).toEqual(['the rows of public.readings (other content than the database had)'])
  })
})

describe('a backup of the version that damaged larger tables', () => {
  const asTakenThen = async (change: (table: BackedUpTable) => BackedUpTable) => {
    const manifest = await readManifest(folder)
    const tables = manifest.tables.map((table) => change({ ...table, digest: null }))
    await writeManifest(folder, { ...manifest, format: 1, tables })
    const verified = await verifyBackup(folder)
    await writeManifest(folder, manifest)
    return verified
  }

  it('tells which tables nobody can vouch for, and which are whole since they came in one piece', async () => {
    const { damaged, unproven } = await asTakenThen((table) => table)
    expect(damaged).toEqual([])
    expect(unproven).toContain('public.readings')
    expect(unproven).not.toContain('host.secrets')
  })

  it('tells which are damaged for certain', async () => {
    const text = read('public.readings').toString()
    const moved = gzipSync(text.replace('\t', '').replace('\t', ''))
    const sha256 = createHash('sha256').update(moved).digest('hex')
    const place = join(folder, 'tables', 'public.readings.copy.gz')
    const whole = readFileSync(place)
    writeFileSync(place, moved)
    const { damaged } = await asTakenThen((table) =>
      table.name === 'readings' ? { ...table, sha256 } : table,
    )
    writeFileSync(place, whole)
    expect(damaged).toEqual([`the rows of public.readings (1 of ${count} rows can't be read)`])
  })
})
