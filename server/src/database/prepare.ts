import { fileURLToPath } from 'node:url'
import { StartError } from '../config.ts'
import { adoptBaseline } from './adopt-baseline.ts'
import { createDatabase, type Database, isPostgresError } from './database.ts'
import { type MigrationFolder, migrate } from './migrate.ts'
import { isPooledByTransaction } from './pooler.ts'

const folder = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))

/** Where the migrations of each part are. */
export const migrationFolders = { host: folder('server/migrations'), supabase: folder('supabase/migrations') }

export interface PrepareOptions {
  connections?: number
  /** The versions of each part to apply, for rows of an earlier Parley; all when left out. */
  only?: Readonly<Record<keyof typeof migrationFolders, ReadonlySet<string>>>
}

/** Owns the product's tables where Parley connects as a superuser; as on hosted Supabase it is none itself. */
const ownerRole = 'parley_owner'
/** Serialises processes that start at once on a new database. */
const prepareLock = 7_275_539

async function ensureOwner(database: Database): Promise<string | null> {
  const [me] = await database.sql<
    { rolsuper: boolean }[]
  >`select rolsuper from pg_roles where rolname = session_user`
  if (!me?.rolsuper) return null
  await database.sql.unsafe(`
    do $$ begin
      if not exists (select from pg_roles where rolname = '${ownerRole}') then
        create role ${ownerRole} nologin nosuperuser createrole bypassrls;
      end if;
      execute format('grant create on database %I to ${ownerRole}', current_database());
      grant all on schema public to ${ownerRole};
    end $$`)
  return ownerRole
}

/**
 * Under row-level security Postgres uses an index for a filter only when the filter's function is leakproof, so `like` and `ilike`
 * would read every row of the company. Their one error depends on the pattern and a row; the data API refuses such
 * patterns beforehand (data/parse/operation.ts). Their cost is set to that of a long transcript: with the default of 1
 * the planner would prefer a full scan to the index. Only a superuser may set both, and a restored database has lost
 * them, so they are checked at each start.
 */
const declareLikeLeakproof = `
  do $$
  declare
    target regprocedure;
  begin
    foreach target in array array['pg_catalog.textlike(text, text)', 'pg_catalog.texticlike(text, text)']::regprocedure[] loop
      if not (select proleakproof from pg_catalog.pg_proc where oid = target) then
        execute format('alter function %s leakproof cost 20', target);
      end if;
    end loop;
  end $$`

/** What a hosted Supabase grants the project's owner on the parts it provides. */
const grantsToOwner = `
  grant anon, authenticated, service_role to ${ownerRole};
  grant usage on schema auth, storage, realtime, extensions to ${ownerRole};
  grant create on schema extensions to ${ownerRole};
  grant all on all tables in schema auth, storage to ${ownerRole};
  grant execute on all functions in schema auth, storage to ${ownerRole};
  alter publication supabase_realtime owner to ${ownerRole};
  alter table storage.objects owner to ${ownerRole};
  alter table storage.buckets owner to ${ownerRole};`

const unreachable = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'ENOENT',
  'EAI_AGAIN',
  'CONNECT_TIMEOUT',
  'CONNECTION_CLOSED',
  'ECONNRESET',
  'ETIMEDOUT',
])

/** Explains a failed first connection in one sentence; `null` for other errors. */
function explain(error: unknown, url: string): StartError | null {
  if (!(error instanceof Error)) return null
  const code = 'code' in error ? String(error.code) : ''
  const address = new URL(url)
  const place = `${address.hostname}:${address.port || 5432}${address.pathname}`
  if (unreachable.has(code))
    return new StartError(
      `DATABASE_URL points at ${place}, where no Postgres answers (${code}): start it or correct the address.`,
    )
  if (code.startsWith('28'))
    return new StartError(
      `The Postgres at ${place} refused the user or password of DATABASE_URL: correct them.`,
    )
  if (code === '53300')
    return new StartError(
      `All connections of the Postgres at ${place} are taken: raise its max_connections, or end what holds them.`,
    )
  if (code === '25006')
    return new StartError(
      `The Postgres at ${place} takes no changes; it may be a replica: point DATABASE_URL at the one it follows.`,
    )
  if (code === '3D000')
    return new StartError(`The Postgres at ${place} has no such database: create it or correct DATABASE_URL.`)
  return null
}

/**
 * Connects and brings the database to this version: the host's part as the connecting role, the product's as its owner.
 * @throws StartError in one sentence when it can't.
 */
export async function prepareDatabase(
  url: string,
  { only, ...options }: PrepareOptions = {},
): Promise<Database> {
  const database = createDatabase(url, options)
  // A connection of its own, since the lock lasts as long as the connection does.
  const turn = createDatabase(url, { connections: 1 })
  try {
    if (await isPooledByTransaction((connections) => createDatabase(url, { connections }).sql))
      throw new StartError(
        'DATABASE_URL leads to a pooler that shares connections by transaction, which Parley cannot use: point it at Postgres itself, or at a pool in session mode.',
      )
    await turn.sql`select pg_advisory_lock(${prepareLock})`
    const [server] = await database.sql<
      { version: number }[]
    >`select current_setting('server_version_num')::int as version`
    if (!server || server.version < 150000)
      throw new StartError('Parley needs Postgres 15 or newer: point DATABASE_URL at one.')
    await adoptBaseline(database.sql)
    const owner = await ensureOwner(database)
    const host: MigrationFolder = {
      origin: 'host',
      path: migrationFolders.host,
      owner: null,
      only: only?.host,
    }
    await migrate(database.sql, [host])
    if (owner) {
      await database.sql.unsafe(grantsToOwner)
      await database.sql.unsafe(declareLikeLeakproof)
    }
    await migrate(database.sql, [
      { origin: 'supabase', path: migrationFolders.supabase, owner, only: only?.supabase },
    ])
    await database.sql`select realtime.follow_publication()`
    // An older schema, as a test asks for, has none.
    if (!only) await database.sql`select private.follow_history()`
    return database
  } catch (error) {
    await database.close()
    if (error instanceof StartError) throw error
    const explained = explain(error, url)
    if (explained) throw explained
    if (isPostgresError(error) && error.code === '42501') {
      throw new StartError(
        `The user of DATABASE_URL may not prepare the database (${error.message}): use its owner with CREATEROLE.`,
      )
    }
    throw error
  } finally {
    await turn.close()
  }
}
