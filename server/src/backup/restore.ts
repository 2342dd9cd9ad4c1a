import { join } from 'node:path'
import { runMigrations } from 'graphile-worker'
import { Client } from 'pg'
import type { Logger } from 'pino'
import { type Config, StartError } from '../config.ts'
import { createDatabase, type Sql } from '../database/database.ts'
import { startEmbeddedPostgres } from '../database/embedded.ts'
import { lockDataFolder } from '../database/instance-lock.ts'
import { readMigrations } from '../database/migrate.ts'
import { openPool } from '../database/pool.ts'
import { migrationFolders, prepareDatabase } from '../database/prepare.ts'
import { asOfBaseline } from '../database/releases.ts'
import { postgresPassword } from '../secrets.ts'
import { createStore } from '../storage/create-store.ts'
import { createFilePool } from './file-pool.ts'
import { type BackupFigures, figuresOf } from './history.ts'
import { loadTables } from './load.ts'
import { type Manifest, readManifest } from './manifest.ts'
import { verifyBackup } from './verify.ts'

interface RestoreRequest {
  config: Config
  /** The backup's own folder. */
  path: string
  log: Logger
}

interface RestoredBackup extends BackupFigures {
  /** Tables that could not be proven equal to the database's. */
  unproven: string[]
}

type Versions = Record<keyof typeof migrationFolders, Set<string>>

/** The versions of the backup's database. @throws StartError when this Parley does not know them all. */
async function versionsOf({ migrations }: Manifest): Promise<Versions> {
  const versions: Versions = { host: new Set(), supabase: new Set() }
  const applied = asOfBaseline(migrations)
  if (applied === null)
    throw new StartError(
      'The backup was taken by a Parley before 0.9.0: restore it with 0.9.0, then start this version on it (docs/upgrading.md).',
    )
  for (const origin of ['host', 'supabase'] as const) {
    const known = new Map(
      (await readMigrations(migrationFolders[origin])).map((each) => [each.version, each.checksum]),
    )
    for (const migration of applied.filter((each) => each.origin === origin)) {
      if (known.get(migration.version) !== migration.checksum)
        throw new StartError(
          `The backup was taken by a newer Parley (it knows ${migration.name}): restore it with that version.`,
        )
      versions[origin].add(migration.version)
    }
  }
  return versions
}

/** Refuses to overwrite data. @throws StartError */
async function requireEmpty(url: string, versions: Versions): Promise<void> {
  const database = createDatabase(url, { connections: 1 })
  try {
    await requireNoContents(database.sql, versions)
  } finally {
    await database.close()
  }
}

async function requireNoContents(sql: Sql, versions: Versions): Promise<void> {
  const [other] = await sql<{ count: number }[]>`
    select count(*)::int as count from pg_stat_activity
     where datname = current_database() and application_name = 'parley' and pid <> pg_backend_pid()`
  if (other && other.count > 0)
    throw new StartError('Parley runs on this database: stop it first, or restore into another one.')
  const [state] = await sql<{ has_accounts: boolean; has_migrations: boolean }[]>`
    select to_regclass('auth.users') is not null as has_accounts, to_regclass('host.migrations') is not null as has_migrations`
  const [account] = state?.has_accounts ? await sql`select id from auth.users limit 1` : []
  const applied = state?.has_migrations
    ? await sql<{ origin: keyof Versions; version: string }[]>`select origin, version from host.migrations`
    : []
  if (account)
    throw new StartError(
      'There are accounts in this database already. Restore into an empty one, or into another DATA_DIR: nothing is written over.',
    )
  if (applied.some(({ origin, version }) => !versions[origin].has(version)))
    throw new StartError(
      'This database was prepared by a newer Parley than the backup is of: restore into an empty one, which is brought to this version afterwards.',
    )
}

async function restoreFiles({ config, path, log }: RestoreRequest, { files }: Manifest): Promise<void> {
  const pool = createFilePool(join(path, '..'))
  const store = createStore(config, log)
  for (const { version } of files) await store.restore(version, pool.pathOf(version))
}

async function restoreRows(
  { path, log }: RestoreRequest,
  url: string,
  manifest: Manifest,
  versions: Versions,
): Promise<void> {
  const database = await prepareDatabase(url, { connections: 2, only: versions })
  await database.close()
  const pgPool = openPool(url, log)
  try {
    await runMigrations({ pgPool })
  } finally {
    await pgPool.end()
  }
  const client = new Client({ connectionString: url })
  // A broken connection fails the running statement, which reports it.
  client.on('error', () => {})
  await client.connect()
  try {
    await loadTables(client, path, manifest)
  } finally {
    await client.end()
  }
  // The migrations since the backup, applied to its rows.
  await (await prepareDatabase(url, { connections: 2 })).close()
}

/** Runs `work` on the database of `config`; starts the embedded one for that time. */
async function withTarget<T>({ config, log }: RestoreRequest, work: (url: string) => Promise<T>): Promise<T> {
  if (config.DATABASE_URL) return work(config.DATABASE_URL)
  const postgres = await startEmbeddedPostgres({
    dataDir: config.DATA_DIR,
    password: postgresPassword(config.DATA_DIR),
    log,
  })
  try {
    return await work(postgres.url)
  } finally {
    await postgres.stop()
  }
}

/**
 * Restores a backup into the empty instance of `config`: its DATA_DIR or DATABASE_URL, and its store. The backup is read and
 * checked whole before anything is written; it can be tried again after a failure.
 * @throws StartError in one sentence: damaged, of a newer Parley, or the instance is not empty or runs.
 */
export async function restoreBackup(request: RestoreRequest): Promise<RestoredBackup> {
  const { config, path } = request
  const manifest = await readManifest(path)
  const versions = await versionsOf(manifest)
  const { damaged, unproven } = await verifyBackup(path)
  if (damaged.length > 0)
    throw new StartError(
      `The backup is damaged and nothing was restored: ${damaged.slice(0, 3).join(', ')}${damaged.length > 3 ? ` and ${damaged.length - 3} more` : ''}.`,
    )
  const unlock = lockDataFolder(config.DATA_DIR)
  try {
    await withTarget(request, async (url) => {
      await requireEmpty(url, versions)
      await restoreFiles(request, manifest)
      await restoreRows(request, url, manifest, versions)
    })
  } finally {
    unlock()
  }
  return { ...figuresOf(manifest), unproven }
}
