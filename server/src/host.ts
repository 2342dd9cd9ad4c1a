import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { createAnswerer } from '@parley/functions/_shared/engines/answerer'
import { createEngine } from '@parley/functions/_shared/engines/create-engine'
import type { Logger } from 'pino'
import { createAuth } from './auth/index.ts'
import { createSigningKeys } from './auth/keys.ts'
import { keepDuringBackups } from './backup/removals.ts'
import type { Config } from './config.ts'
import { createData } from './data/index.ts'
import type { Database } from './database/database.ts'
import { startEmbeddedPostgres } from './database/embedded.ts'
import { lockDataFolder } from './database/instance-lock.ts'
import { prepareDatabase } from './database/prepare.ts'
import { createFunctions } from './functions/index.ts'
import { readOpenFunctions } from './functions/open-functions.ts'
import { createCallerResolver } from './http/caller.ts'
import { apiCors, createFront, identify } from './http/front.ts'
import { listen } from './http/listen.ts'
import { createMetrics } from './http/metrics.ts'
import { createPeer } from './http/peer.ts'
import { createRateLimits } from './http/rate-limits.ts'
import { createStatus } from './http/status.ts'
import { createApiKeys } from './integrations/api-keys.ts'
import { createConnections } from './integrations/connections.ts'
import { exchangeKey, keepToScopes, openWithKey } from './integrations/key-door.ts'
import { createMcp } from './integrations/mcp/index.ts'
import { createMailer } from './mail/index.ts'
import { createReturned } from './mail/returned/index.ts'
import { createUnsubscribe } from './mail/unsubscribe.ts'
import type { ErrorFeed } from './metrics/error-feed.ts'
import { createRecorder } from './metrics/recorder.ts'
import { createPages } from './pages/index.ts'
import { loadStaticFiles } from './pages/static-files.ts'
import { createRealtime } from './realtime/index.ts'
import { loadSecrets, postgresPassword } from './secrets.ts'
import { createDictation } from './speech/dictation/index.ts'
import { createSpeech } from './speech/index.ts'
import { createStore } from './storage/create-store.ts'
import { createStorage } from './storage/index.ts'
import { createWorker } from './worker/index.ts'

export interface Host {
  /** Where it answers on this machine. */
  url: string
  port: number
  /** Where the rows live: a folder, or the address of the given database. */
  dataPlace: string
  isSendingMail: boolean
  /** Single sentences on what is switched off and how to switch it on. */
  notes: string[]
  close(): Promise<void>
}

const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url))

type Cleanup = () => unknown

/** Remembers how to undo each start, and undoes them newest first: what was started last depends on what came before. */
function createCleanups() {
  const list: Cleanup[] = []
  return {
    add: (cleanup: Cleanup) => list.push(cleanup),
    async run() {
      for (const cleanup of list.splice(0).toReversed()) await cleanup()
    },
  }
}

async function connect(
  config: Config,
  log: Logger,
  cleanups: ReturnType<typeof createCleanups>,
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

/**
 * Starts every part in order and stops them in reverse.
 * @throws StartError in one sentence, with nothing left running.
 */
export async function startHost(config: Config, log: Logger, errors?: ErrorFeed): Promise<Host> {
  const cleanups = createCleanups()
  try {
    return await start(config, log, errors, cleanups)
  } catch (error) {
    await cleanups.run()
    throw error
  }
}

async function start(
  config: Config,
  log: Logger,
  errors: ErrorFeed | undefined,
  cleanups: ReturnType<typeof createCleanups>,
): Promise<Host> {
  const unlock = lockDataFolder(config.DATA_DIR)
  cleanups.add(unlock)
  const listener = await listen(config.PORT, config.HOST)
  cleanups.add(() => listener.close())
  const url = `http://${config.HOST === '0.0.0.0' || config.HOST === '::' ? '127.0.0.1' : config.HOST}:${listener.port}`

  const [{ database, place }, files] = await Promise.all([
    connect(config, log, cleanups),
    loadStaticFiles(webFolder),
  ])
  const { sql } = database
  await sql`
    insert into private.settings (name, value) values ('first_user_is_admin', ${sql.json(config.FIRST_USER_IS_ADMIN)})
    on conflict (name) do update set value = excluded.value`
  const secrets = await loadSecrets(sql)
  const keys = await createSigningKeys(sql, `${config.PUBLIC_URL}/auth/v1`, config.JWT_SECRET)
  const callers = createCallerResolver(keys, secrets)
  const mailer = createMailer({
    sql,
    smtpUrl: config.SMTP_URL,
    from: config.MAIL_FROM,
    returnPath: config.MAIL_RETURN_PATH,
    log,
  })
  const limits = createRateLimits(sql, config.RATE_LIMITS)
  const metrics = createMetrics()
  const peer = createPeer(config.TRUSTED_PROXIES)

  const build = createHash('sha256')
    .update([...files.values()].map((file) => file.etag).join())
    .digest('hex')
    .slice(0, 12)
  const recorder = createRecorder({
    sql,
    errors,
    prices: { input: config.LLM_INPUT_PRICE ?? null, output: config.LLM_OUTPUT_PRICE ?? null },
    folder: config.DATA_DIR,
    build,
    log,
  })
  cleanups.add(() => recorder.close())
  const engines = { ...config, onModelCall: recorder.modelCall }

  const app = createFront({ log, metrics, recorder })
  // Filled as the parts start; nothing asks before the host serves.
  const parts: Record<string, () => Promise<unknown>> = {}
  const storage = createStorage({
    database,
    keys,
    callers,
    store: keepDuringBackups(createStore(config, log), sql),
    folder: config.STORAGE_DIR,
    log,
  })
  app.route('/', createStatus({ database, metrics, config, peer, parts }))
  for (const service of ['auth', 'rest', 'storage', 'functions']) app.use(`/${service}/v1/*`, apiCors())
  app.route(
    '/auth/v1',
    createAuth({ database, config, keys, callers, pepper: secrets.pepper, mailer, limits, peer }),
  )
  const identified = openWithKey(createApiKeys(sql, limits), identify(callers))
  const openFunctions = readOpenFunctions()
  app.use('/rest/v1/*', identified, keepToScopes)
  app.use('/functions/v1/:name/*', (context, next) =>
    openFunctions.has(context.req.param('name')) ? next() : identified(context, next),
  )
  app.use('/functions/v1/*', exchangeKey(keys))
  const data = createData({ database, log })
  await data.reload()
  cleanups.add(() => data.close())
  app.route('/rest/v1', data.app)
  app.route('/storage/v1', storage.app)
  const speech = createSpeech(config, log)
  const workFolder = join(config.DATA_DIR, 'work')
  app.route('/functions/v1/dictate', createDictation({ speech, limits, workFolder }))
  app.route(
    '/functions/v1',
    createFunctions({ ...engines, SUPABASE_URL: url, SUPABASE_ANON_KEY: secrets.publishableKey }),
  )
  app.use('/mcp', apiCors(), identified)
  app.route('/mcp', createMcp({ sql, keys, url, publishableKey: secrets.publishableKey }))
  const browserConfig = {
    publishableKey: secrets.publishableKey,
    build,
    isSendingMail: mailer.isSending,
    ...(config.CAPTCHA_PROVIDER &&
      config.CAPTCHA_SITE_KEY && {
        captcha: { provider: config.CAPTCHA_PROVIDER, siteKey: config.CAPTCHA_SITE_KEY },
      }),
  }
  app.route('/unsubscribe', createUnsubscribe(database))
  if (config.MAIL_RETURN_SECRET)
    app.route('/mail/returned', createReturned(database, config.MAIL_RETURN_SECRET))
  const pages = await createPages({
    database,
    storage,
    limits,
    peer,
    files,
    browserConfig,
    captcha: config.CAPTCHA_PROVIDER ?? null,
    publicUrl: config.PUBLIC_URL.replace(/:0$/, `:${listener.port}`),
    describeApi: data.describe,
    secret: secrets.pepper,
    log,
  })
  cleanups.add(() => pages.close())
  app.route('/', pages.app)

  const worker = await createWorker({
    database,
    storage,
    speech,
    engine: createEngine(engines),
    answerer: createAnswerer(engines),
    mailer,
    connections: createConnections({ config, speech, mailer }),
    backups: { folder: config.BACKUP_DIR, keep: config.BACKUP_KEEP, every: config.BACKUP_EVERY },
    allowPrivateWebhooks: config.WEBHOOK_ALLOW_PRIVATE,
    publicUrl: config.PUBLIC_URL,
    log,
    workFolder,
  })
  cleanups.add(() => worker.close())
  Object.assign(parts, { storage: storage.store.check, worker: worker.check })
  metrics.gauge('parley_jobs', 'Jobs waiting or running', worker.depth)
  const realtime = await createRealtime({ database, callers, log })
  cleanups.add(() => realtime.close())
  metrics.gauge('parley_realtime_connections', 'Open realtime connections', realtime.connections)
  listener.upgrade((request, socket, head) => {
    if (!realtime.upgrade(request, socket, head)) socket.destroy()
  })
  const answer = getRequestListener(app.fetch)
  listener.serve((request, response) => void answer(request, response))
  return {
    url,
    port: listener.port,
    dataPlace: place,
    isSendingMail: mailer.isSending,
    notes: speech.note ? [speech.note] : [],
    close: () => cleanups.run(),
  }
}
