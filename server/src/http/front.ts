import { randomUUID } from 'node:crypto'
import { Hono, type MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import type { Logger } from 'pino'
import { faultOf } from '../database/faults.ts'
import type { Recorder } from '../metrics/recorder.ts'
import { CallerError, type CallerResolver } from './caller.ts'
import type { HostEnvironment } from './context.ts'
import type { HttpMetrics } from './metrics.ts'

const exposedHeaders = [
  'Content-Range',
  'Content-Profile',
  'Content-Location',
  'Location',
  'Preference-Applied',
  'X-Supabase-Api-Version',
  'X-Request-Id',
  'WWW-Authenticate',
  'Tus-Resumable',
  'Tus-Version',
  'Tus-Extension',
  'Upload-Offset',
  'Upload-Length',
  'Upload-Expires',
  'Accept-Ranges',
  'ETag',
]

interface FrontDependencies {
  log: Logger
  metrics: HttpMetrics
  recorder: Pick<Recorder, 'request' | 'failed'>
}

/** Health checks come every few seconds and would drown out the other requests. */
const unmeasured = new Set(['/healthz', '/readyz', '/metrics'])

/** Scripts, styles, images and fonts: from memory, and many to a page. */
const isFile = /^\/assets\/|\.(?:js|css|svg|png|jpe?g|webp|ico|woff2?|webmanifest)$/

/** Functions one by one where they exist, since each takes its own time. */
function serviceOf(path: string, status: number): string {
  const [, service, name] = /^\/(\w+)\/v1(?:\/([a-z-]+))?/.exec(path) ?? []
  if (service === undefined) return isFile.test(path) ? 'assets' : 'pages'
  return service === 'functions' && name !== undefined && status !== 404 ? `functions/${name}` : service
}

/** The middleware of every request: its id, log, measurements and common headers. */
export function createFront({ log, metrics, recorder }: FrontDependencies): Hono<HostEnvironment> {
  const app = new Hono<HostEnvironment>()
  app.use(async (context, next) => {
    const given = context.req.header('x-request-id')
    const requestId = given && /^[\w-]{1,64}$/.test(given) ? given : randomUUID()
    const started = performance.now()
    context.set('requestId', requestId)
    context.set('log', log.child({ requestId }))
    await next()
    context.header('X-Request-Id', requestId)
    context.header('X-Content-Type-Options', 'nosniff')
    const milliseconds = performance.now() - started
    const service = /^\/(\w+)\/v1(?:\/|$)/.exec(context.req.path)?.[1] ?? 'pages'
    const { method, path } = context.req
    const { status } = context.res
    metrics.observe(service, method, status, milliseconds / 1000)
    // A request aborted by its client is not counted as a failure.
    const isAbandoned = status >= 500 && context.req.raw.signal.aborted
    if (!unmeasured.has(path) && !isAbandoned) recorder.request(serviceOf(path, status), status, milliseconds)
    if (status >= 500 && !isAbandoned && path !== '/readyz')
      recorder.failed({ at: new Date(), requestId, method, path, status })
    context.var.log.info({
      method: context.req.method,
      path: context.req.path,
      status: context.res.status,
      milliseconds: Math.round(milliseconds),
    })
  })
  // What no service has answered, in the forms of all of them: who asks could not be found out, say.
  app.onError((error, context) => {
    const fault = faultOf(error)
    if (!fault || fault.kind === 'broken') context.var.log.error(error)
    const { status, words } = fault ?? {
      status: 500 as const,
      words: 'Something went wrong on our side. Try again.',
    }
    return context.json(
      { code: fault?.kind ?? 'unexpected_failure', message: words, error: words, details: null, hint: null },
      status,
    )
  })
  return app
}

/** The API allows every origin, as hosted Supabase does: access is decided by keys and policies. */
export const apiCors = () =>
  cors({
    origin: '*',
    allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    exposeHeaders: exposedHeaders,
    maxAge: 3600,
  })

/** Sets `caller`, or answers 401 in the form every Supabase client reads. */
export function identify(callers: CallerResolver): MiddlewareHandler<HostEnvironment> {
  return async (context, next) => {
    try {
      const caller = await callers.resolve(
        context.req.header('apikey') ?? context.req.query('apikey'),
        context.req.header('authorization'),
      )
      context.set('caller', caller)
    } catch (error) {
      if (!(error instanceof CallerError)) throw error
      return context.json(
        { code: error.code, message: error.message, details: null, hint: null },
        error.status,
      )
    }
    return next()
  }
}
