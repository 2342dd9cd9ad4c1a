import { getRequestListener } from '@hono/node-server'
import { createAnswerer } from '@parley/functions/_shared/engines/answerer'
import { createEngine } from '@parley/functions/_shared/engines/create-engine'
import type { Logger } from 'pino'
import { createAuth } from './auth/index.ts'
import { postponeDuringBackups } from './backup/removals.ts'
import { unprovenNotice } from './backup/unproven-notice.ts'
import type { Config } from './config.ts'
import { createData } from './data/index.ts'
import { type Cleanups, createCleanups, type Foundation, layFoundation } from './foundation.ts'
import { createFunctions } from './functions/index.ts'
import { readOpenFunctions } from './functions/open-functions.ts'
import { inputBoundary } from './http/boundary/boundary.ts'
import { compressAnswers } from './http/compress.ts'
import { apiCors, createFront, identify } from './http/front.ts'
import { createStatus } from './http/status.ts'
import { createApiKeys } from './integrations/api-keys.ts'
import { type Connection, createConnections } from './integrations/connections.ts'
import { authenticateKey, enforceScopes, exchangeKey } from './integrations/key-middleware.ts'
import { createMcp } from './integrations/mcp/index.ts'
import { challengePrograms, createOauth } from './integrations/oauth/index.ts'
import { following } from './integrations/settings/following.ts'
import { createSettingsRoutes } from './integrations/settings/routes.ts'
import { createReturned } from './mail/returned/index.ts'
import { createUnsubscribe } from './mail/unsubscribe.ts'
import type { ErrorFeed } from './metrics/error-feed.ts'
import { createPages } from './pages/index.ts'
import { createRealtime, type Realtime } from './realtime/index.ts'
import { createDictation } from './speech/dictation/index.ts'
import { createSpeech, type Speech } from './speech/index.ts'
import { createStore } from './storage/create-store.ts'
import { createStorage, type Storage } from './storage/index.ts'
import { createWorker } from './worker/index.ts'

export interface Host {
  /** Its address on this machine. */
  url: string
  port: number
  /** The database: a folder, or the address of the given one. */
  dataPlace: string
  /** The language model set now; null where the built-in engine answers. */
  model: string | null
  isSendingMail: boolean
  /** Single sentences on what is switched off and how to switch it on. */
  notes: string[]
  close(): Promise<void>
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

const publicUrlOf = ({ config, listener }: Foundation) =>
  config.PUBLIC_URL.replace(/:0$/, `:${listener.port}`)

/** All services; routes registered first take precedence. */
async function addServices(
  app: ReturnType<typeof createFront>,
  on: Foundation,
  storage: Storage,
  cleanups: Cleanups,
) {
  const {
    config,
    log,
    database,
    keys,
    callers,
    secrets,
    mailer,
    limits,
    peer,
    engines,
    settings,
    workFolder,
    url,
  } = on
  const { sql } = database
  app.use(compressAnswers)
  for (const service of ['auth', 'rest', 'storage', 'functions']) app.use(`/${service}/v1/*`, apiCors())
  app.use(inputBoundary)
  app.route(
    '/auth/v1',
    createAuth({ database, config, keys, callers, pepper: secrets.pepper, mailer, limits, peer }),
  )
  const identified = authenticateKey(createApiKeys(sql, limits), identify(callers))
  const openFunctions = readOpenFunctions()
  app.use('/rest/v1/*', identified, enforceScopes)
  app.use('/functions/v1/:name/*', (context, next) =>
    openFunctions.has(context.req.param('name')) ? next() : identified(context, next),
  )
  app.use('/functions/v1/*', exchangeKey(keys))
  const data = createData({
    database,
    log,
    schemas: config.DB_SCHEMAS,
    maximumRows: config.API_MAX_ROWS,
  })
  await data.reload()
  cleanups.add(() => data.close())
  app.route('/rest/v1', data.app)
  app.route('/storage/v1', storage.app)
  const speech = createSpeech(config, log, { server: settings.current, onServerChange: settings.onChange })
  const connections = createConnections({ settings: settings.current, speech, mailer })
  app.route(
    '/functions/v1/connection-settings',
    createSettingsRoutes({ database, settings, connections, ports: config.LOCAL_MODEL_PORTS, workFolder }),
  )
  app.route('/functions/v1/dictate', createDictation({ speech, limits, workFolder }))
  app.route(
    '/functions/v1',
    createFunctions(() => ({
      ...engines(),
      SUPABASE_URL: url,
      SUPABASE_ANON_KEY: secrets.publishableKey,
    })),
  )
  const publicUrl = publicUrlOf(on)
  for (const place of ['/oauth/*', '/.well-known/*']) app.use(place, apiCors())
  app.route('/', createOauth({ database, limits, peer, publicUrl }))
  app.use('/mcp', apiCors(), challengePrograms(publicUrl), identified)
  app.route('/mcp', createMcp({ sql, keys, url, publishableKey: secrets.publishableKey }))
  app.route('/unsubscribe', createUnsubscribe(database))
  if (config.MAIL_RETURN_SECRET)
    app.route('/mail/returned', createReturned(database, config.MAIL_RETURN_SECRET))
  return { data, speech, connections }
}

const browserConfigOf =
  ({ config, secrets, build, mailer }: Foundation, { mark }: Realtime) =>
  () => ({
    publishableKey: secrets.publishableKey,
    build,
    isSendingMail: mailer.isSending,
    // Whatever the page reads, it reads later.
    loadedAt: mark(),
    ...(config.CAPTCHA_PROVIDER &&
      config.CAPTCHA_SITE_KEY && {
        captcha: { provider: config.CAPTCHA_PROVIDER, siteKey: config.CAPTCHA_SITE_KEY },
      }),
  })

const openPages = (
  on: Foundation,
  storage: Storage,
  realtime: Realtime,
  describeApi: ReturnType<typeof createData>['describe'],
) =>
  createPages({
    database: on.database,
    storage,
    limits: on.limits,
    peer: on.peer,
    files: on.files,
    browserConfig: browserConfigOf(on, realtime),
    captcha: on.config.CAPTCHA_PROVIDER ?? null,
    imageHosts: on.config.IMAGE_HOSTS,
    publicUrl: publicUrlOf(on),
    describeApi,
    secret: on.secrets.pepper,
    log: on.log,
  })

const startWorker = (
  on: Foundation,
  storage: Storage,
  { speech, connections }: { speech: Speech; connections: readonly Connection[] },
) =>
  createWorker({
    database: on.database,
    storage,
    speech,
    engine: following(on.settings, () => createEngine(on.engines())),
    answerer: following(on.settings, () => createAnswerer(on.engines())),
    mailer: on.mailer,
    connections,
    backups: { folder: on.config.BACKUP_DIR, keep: on.config.BACKUP_KEEP, every: on.config.BACKUP_EVERY },
    allowPrivateWebhooks: on.config.WEBHOOK_ALLOW_PRIVATE,
    publicUrl: on.config.PUBLIC_URL,
    log: on.log,
    workFolder: on.workFolder,
  })

async function start(
  config: Config,
  log: Logger,
  errors: ErrorFeed | undefined,
  cleanups: Cleanups,
): Promise<Host> {
  const on = await layFoundation(config, log, errors, cleanups)
  const { database, keys, callers, metrics, recorder, peer, listener } = on
  const app = createFront({ log, metrics, recorder })
  // Filled as the parts start, and read only once the host serves.
  const parts: Record<string, () => Promise<unknown>> = {}
  const storage = createStorage({
    database,
    keys,
    callers,
    store: postponeDuringBackups(createStore(config, log), database.sql),
    folder: config.STORAGE_DIR,
    log,
  })
  app.route('/', createStatus({ database, metrics, config, peer, parts }))
  const { data, speech, connections } = await addServices(app, on, storage, cleanups)
  const realtime = await createRealtime({ database, callers, log })
  cleanups.add(() => realtime.close())
  app.route('/realtime/v1', realtime.app)
  const pages = await openPages(on, storage, realtime, data.describe)
  cleanups.add(() => pages.close())
  app.route('/', pages.app)

  const worker = await startWorker(on, storage, { speech, connections })
  cleanups.add(() => worker.close())
  Object.assign(parts, { storage: storage.store.check, worker: worker.check })
  metrics.gauge('parley_jobs', 'Jobs waiting or running', worker.depth)
  metrics.gauge('parley_realtime_connections', 'Open realtime connections', realtime.connections)
  listener.upgrade((request, socket, head) => {
    if (!realtime.upgrade(request, socket, head)) socket.destroy()
  })
  const answer = getRequestListener(app.fetch)
  listener.serve((request, response) => void answer(request, response))
  const { LLM_BASE_URL, LLM_MODEL } = on.settings.current()
  return {
    url: on.url,
    port: listener.port,
    dataPlace: on.place,
    model: LLM_BASE_URL === undefined ? null : `${LLM_MODEL ?? 'no model chosen'} at ${LLM_BASE_URL}`,
    isSendingMail: on.mailer.isSending,
    notes: [speech.note, await unprovenNotice(config)].filter((note) => note !== null),
    close: () => cleanups.run(),
  }
}
