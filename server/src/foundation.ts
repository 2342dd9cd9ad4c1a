import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'
import { createSigningKeys } from './auth/keys.ts'
import type { Config } from './config.ts'
import type { Database } from './database/database.ts'
import { applyDefaultGrants } from './database/default-grants.ts'
import { startEmbeddedPostgres } from './database/embedded.ts'
import { lockDataFolder } from './database/instance-lock.ts'
import { prepareDatabase } from './database/prepare.ts'
import { createCallerResolver } from './http/caller.ts'
import { listen } from './http/listen.ts'
import { createMetrics } from './http/metrics.ts'
import { createPeer } from './http/peer.ts'
import { createRateLimits } from './http/rate-limits.ts'
import { createConnectionSettings } from './integrations/settings/settings-store.ts'
import { createMailer } from './mail/index.ts'
import type { ErrorFeed } from './metrics/error-feed.ts'
import { createRecorder } from './metrics/recorder.ts'
import { loadStaticFiles } from './pages/static-files.ts'
import { hasDatabase, loadSecrets, postgresPassword } from './secrets.ts'
import { untilBuilt } from './until-built.ts'

const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url))

type Cleanup = () => unknown

/** Collects cleanups and runs them newest first, since later parts depend on earlier ones. */
export function createCleanups() {
  const list: Cleanup[] = []
  return {
    add: (cleanup: Cleanup) => list.push(cleanup),
    async run() {
      for (const cleanup of list.splice(0).toReversed()) await cleanup()
    },
  }
}

export type Cleanups = ReturnType<typeof createCleanups>

async function connect(
  config: Config,
  log: Logger,
  cleanups: Cleanups,
): Promise<{ database: Database; place: string }> {
  if (config.DATABASE_URL) {
    const database = await prepareDatabase(config.DATABASE_URL)
    cleanups.add(() => database.close())
    const address = new URL(config.DATABASE_URL)
    return { database, place: `${address.host}${address.pathname}` }
  }
  const postgres = await startEmbeddedPostgres({
    dataDir: config.DATA_DIR,
    password: postgresPassword(config.DATA_DIR),
    log,
  })
  cleanups.add(() => postgres.stop())
  const database = await prepareDatabase(postgres.url)
  cleanups.add(() => database.close())
  return { database, place: postgres.folder }
}

export type Foundation = Awaited<ReturnType<typeof layFoundation>>

/** Starts what all parts depend on: the port, the database, keys and limits, the mailer, measurements. */
export async function layFoundation(
  config: Config,
  log: Logger,
  errors: ErrorFeed | undefined,
  cleanups: Cleanups,
) {
  const unlock = lockDataFolder(config.DATA_DIR)
  cleanups.add(unlock)
  const listener = await listen(config.PORT, config.HOST)
  cleanups.add(() => listener.close())
  const url = `http://${config.HOST === '0.0.0.0' || config.HOST === '::' ? '127.0.0.1' : config.HOST}:${listener.port}`

  const loading = untilBuilt().then(() => loadStaticFiles(webFolder))
  // What fails here waits until the database can be closed again.
  loading.catch(() => {})
  // A database that holds something is brought up only once all of the new version is there.
  if (config.DATABASE_URL || hasDatabase(config.DATA_DIR)) await loading
  const { database, place } = await connect(config, log, cleanups)
  const files = await loading
  const { sql } = database
  await sql`
    insert into private.settings (name, value) values ('first_user_is_admin', ${sql.json(config.FIRST_USER_IS_ADMIN)})
    on conflict (name) do update set value = excluded.value`
  await applyDefaultGrants(sql, { roles: config.DEFAULT_GRANTS, schemas: config.DB_SCHEMAS })
  const secrets = await loadSecrets(sql, config)
  const keys = await createSigningKeys(sql, `${config.PUBLIC_URL}/auth/v1`, config.JWT_SECRET)
  const settings = await createConnectionSettings({
    database,
    pepper: secrets.pepper,
    environment: config,
    log,
  })
  cleanups.add(() => settings.close())
  const build = createHash('sha256')
    .update([...files.values()].map((file) => file.etag).join())
    .digest('hex')
    .slice(0, 12)
  const recorder = createRecorder({
    sql,
    errors,
    prices: () => {
      const { LLM_INPUT_PRICE: input = null, LLM_OUTPUT_PRICE: output = null } = settings.current()
      return { input, output }
    },
    folder: config.DATA_DIR,
    build,
    log,
  })
  cleanups.add(() => recorder.close())
  return {
    config,
    log,
    listener,
    url,
    database,
    place,
    files,
    secrets,
    keys,
    settings,
    callers: createCallerResolver(keys, secrets, sql),
    mailer: createMailer({
      sql,
      settings: settings.current,
      returnPath: config.MAIL_RETURN_PATH,
      log,
    }),
    limits: createRateLimits(sql, config.RATE_LIMITS),
    metrics: createMetrics(),
    peer: createPeer(config.TRUSTED_PROXIES),
    build,
    recorder,
    /** The environment of engines now. */
    engines: () => ({ ...config, ...settings.current(), onModelCall: recorder.modelCall }),
    workFolder: join(config.DATA_DIR, 'work'),
  }
}
