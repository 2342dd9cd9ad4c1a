import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '../config.ts'
import type { Sql, Transaction } from './database.ts'
import type { AppliedMigration } from './releases.ts'
import { withoutDefaultGrants } from './without-default-grants.ts'

export interface MigrationFolder {
  /** The folder's part of the database: the host's or the product's. */
  origin: 'host' | 'supabase'
  path: string
  /** The role that owns the created objects; `null` for the connecting one. */
  owner: string | null
  /** The versions to apply; all when left out. */
  only?: ReadonlySet<string> | undefined
}

export interface Migration {
  version: string
  name: string
  text: string
  checksum: string
}

/** A change of all rows of a table needs more than a request does: what its search indexes have pending is sorted in once, not every 4 MB. */
const forLargeTables = `
  set local work_mem = '128MB'; set local maintenance_work_mem = '256MB'; set local gin_pending_list_limit = '1GB'`
/** Or the next write of a person would wait for it. */
const sortPendingIn = `
  select gin_clean_pending_list(i.oid) from pg_class i join pg_am a on a.oid = i.relam
   where a.amname = 'gin' and i.relkind = 'i' and i.relpersistence = 'p' and pg_has_role(i.relowner, 'usage')`

/** The migrations of a folder, in their order. */
export async function readMigrations(path: string): Promise<Migration[]> {
  const names = (await readdir(path)).filter((name) => /^\d+_\w+\.sql$/.test(name)).toSorted()
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(path, name), 'utf8')
      const checksum = createHash('sha256').update(text).digest('hex')
      return { version: name.split('_')[0] ?? name, name, text, checksum }
    }),
  )
}

async function apply(transaction: Transaction, folder: MigrationFolder, migration: Migration): Promise<void> {
  await transaction.unsafe(forLargeTables)
  if (folder.owner) await transaction.unsafe(`set local role ${folder.owner}`)
  await withoutDefaultGrants(transaction, () => transaction.unsafe(migration.text))
  await transaction.unsafe(sortPendingIn)
  if (folder.owner) await transaction.unsafe('reset role')
  await transaction`
    insert into host.migrations (origin, version, name, checksum)
    values (${folder.origin}, ${migration.version}, ${migration.name}, ${migration.checksum})`
}

/** An older Parley on a newer schema would write what the newer one no longer expects. @throws StartError */
function requireKnown(
  applied: readonly AppliedMigration[],
  { origin }: MigrationFolder,
  migrations: readonly Migration[],
): void {
  const known = new Set(migrations.map(({ version }) => version))
  const unknown = applied.find((each) => each.origin === origin && !known.has(each.version))
  if (unknown)
    throw new StartError(
      `This database was brought up by a newer Parley (${unknown.name}): start that version, or restore a backup that was taken before it.`,
    )
}

/**
 * Applies missing migrations in order, each file in a transaction of its own. The caller holds the lock of
 * `prepareDatabase`.
 * @returns the names applied now.
 * @throws StartError when a newer Parley was here, an applied file has been changed since, or one fails.
 */
export async function migrate(sql: Sql, folders: readonly MigrationFolder[]): Promise<string[]> {
  const connection = await sql.reserve()
  const applied: string[] = []
  try {
    await connection`create schema if not exists host`
    await connection`
      create table if not exists host.migrations (
        origin text, version text, name text not null, checksum text not null,
        applied_at timestamptz not null default now(), primary key (origin, version))`
    const rows = await connection<AppliedMigration[]>`
      select origin, version, name, checksum from host.migrations order by version desc`
    const known = new Map(rows.map((row) => [`${row.origin}/${row.version}`, row.checksum]))
    for (const folder of folders) {
      const migrations = await readMigrations(folder.path)
      requireKnown(rows, folder, migrations)
      for (const migration of migrations) {
        if (folder.only && !folder.only.has(migration.version)) continue
        const checksum = known.get(`${folder.origin}/${migration.version}`)
        if (checksum === migration.checksum) continue
        if (checksum) {
          throw new StartError(
            `The migration ${migration.name} was changed after it was applied: restore it and add a new one.`,
          )
        }
        await sql
          .begin((transaction) => apply(transaction, folder, migration))
          .catch((error: unknown) => {
            const reason = error instanceof Error ? error.message : String(error)
            throw new StartError(`The migration ${migration.name} failed and changed nothing: ${reason}`)
          })
        applied.push(migration.name)
      }
    }
    return applied
  } finally {
    connection.release()
  }
}
