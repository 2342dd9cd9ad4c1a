import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createEmptyDatabase } from '../testing/database.ts'
import { describeSchema } from '../testing/describe-schema.ts'
import { createDatabase, type Database } from './database.ts'
import { readMigrations } from './migrate.ts'
import { migrationFolders, prepareDatabase } from './prepare.ts'
import { releases } from './releases.ts'

type EmptyDatabase = Awaited<ReturnType<typeof createEmptyDatabase>>

let todays: EmptyDatabase
let ahead: EmptyDatabase
let today: Database

beforeAll(async () => {
  todays = await createEmptyDatabase()
  ahead = await createEmptyDatabase()
  today = await prepareDatabase(todays.url, { connections: 2 })
})
afterAll(async () => {
  await today.close()
  await todays.drop()
  await ahead.drop()
})

describe('a migration that a release holds', () => {
  it('is never edited, renamed or taken away', async () => {
    for (const origin of ['host', 'supabase'] as const) {
      const files = new Map(
        (await readMigrations(migrationFolders[origin])).map((each) => [each.name, each.checksum]),
      )
      for (const { migrations } of releases)
        for (const each of migrations.filter((held) => held.origin === origin))
          expect([each.name, files.get(each.name)]).toEqual([each.name, each.checksum])
    }
  })
})

/** How many rows each table holds, and a checksum of them, over the columns it has in both. */
async function contentOf({ sql }: Database, columns?: ReadonlyMap<string, string>) {
  const tables = await sql<{ name: string; columns: string }[]>`
    select c.relnamespace::regnamespace || '.' || quote_ident(c.relname) as name, string_agg(format('%I', a.attname), ', ' order by a.attname) as columns
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace in ('public'::regnamespace, 'auth'::regnamespace) and c.relkind = 'r' group by 1 order by 1`
  const contents = new Map<string, string>()
  for (const { name, columns: own } of tables) {
    const [row] = await sql.unsafe<{ content: string }[]>(
      `select count(*) || ' ' || coalesce(sum(hashtextextended(row(${columns?.get(name) ?? own})::text, 5)::numeric), 0) as content from ${name}`,
    )
    contents.set(name, row?.content ?? '')
  }
  return { contents, columns: new Map(tables.map((each) => [each.name, each.columns])) }
}

/** A condition read back from a dump has other brackets around its parts. */
const withoutBrackets = (lines: readonly string[]) =>
  lines.map((line) => (line.startsWith('function') ? line : line.replaceAll(/[()]/g, '')))

describe.each(['0.9.0', '1.0.0'])('a database of %s', (release) => {
  it('is brought to the newest schema, object by object, with every row', async () => {
    const { url, drop } = await createEmptyDatabase()
    const stored = createDatabase(url, { connections: 1 })
    const text = gunzipSync(readFileSync(new URL(`../testing/dumps/${release}.sql.gz`, import.meta.url)))
    await stored.sql.unsafe(text.toString()).simple()
    const before = await contentOf(stored)
    await stored.close()
    expect(before.contents.get('public.leads')).toMatch(/^60 /)
    const brought = await prepareDatabase(url, { connections: 2 })
    try {
      expect(withoutBrackets(await describeSchema(brought.sql))).toEqual(
        withoutBrackets(await describeSchema(today.sql)),
      )
      const after = await contentOf(brought, before.columns)
      // A later version fills the tables that it adds.
      const kept = new Map([...after.contents].filter(([table]) => before.contents.has(table)))
      expect(kept).toEqual(before.contents)
    } finally {
      await brought.close()
      await drop()
    }
  })
})

it('refuses to start on the schema of a newer version, in words, and leaves it as it is', async () => {
  const prepared = await prepareDatabase(ahead.url, { connections: 2 })
  await prepared.sql`insert into host.migrations (origin, version, name, checksum) values ('supabase', '9999', '9999_of_tomorrow.sql', 'x')`
  await prepared.close()
  await expect(prepareDatabase(ahead.url)).rejects.toThrow(
    'This database was brought up by a newer Parley (9999_of_tomorrow.sql)',
  )
})

it('refuses what is older than the last version before 1.0.0', async () => {
  const older = createDatabase(ahead.url, { connections: 1 })
  await older.sql`delete from host.migrations`
  await older.sql`insert into host.migrations (origin, version, name, checksum) values ('host', '0001', '0001_roles.sql', 'x')`
  await older.close()
  await expect(prepareDatabase(ahead.url)).rejects.toThrow('start 0.9.0 on it once')
})
