import { type Context, Hono } from 'hono'
import { routePath } from 'hono/route'
import type { Logger } from 'pino'
import type { Database } from '../database/database.ts'
import type { HostEnvironment } from '../http/context.ts'
import { createCatalogueCache } from './catalogue/cache.ts'
import { closest } from './catalogue/suggest.ts'
import type { Relation } from './catalogue/types.ts'
import { DataError, dataError, unguarded, unsupportedMethod } from './errors.ts'
import { describeSchema, writeOpenApi } from './openapi/document.ts'
import { fromPostgres } from './postgres-errors.ts'
import type { Answer } from './service/answer.ts'
import { createCallService } from './service/call.ts'
import { createPlanCache } from './service/plans.ts'
import { createReader } from './service/read.ts'
import { type DataRequest, readRequest } from './service/request.ts'
import { createWriteService } from './service/write.ts'

export interface DataOptions {
  database: Database
  log: Logger
  /** The exposed schemas; the first answers requests that name none. */
  schemas?: readonly string[]
  /** Milliseconds a statement may take. */
  timeout?: number
  /** The most rows one answer reads, and one embedded list; any number when left out. */
  maximumRows?: number
}

export interface Data {
  /** Mounted at /rest/v1, behind a middleware that sets `caller`. */
  app: Hono<HostEnvironment>
  /** OpenAPI 3.1 of what people who are signed in may use. */
  describe(): Promise<unknown>
  /** Reads the schema anew; needed only where no event trigger announces its changes. */
  reload(): Promise<void>
  close(): Promise<void>
}

type HonoContext = Context<HostEnvironment>
type Handle = (request: DataRequest) => Promise<Answer>

const allowedMethods = {
  relation: 'OPTIONS,GET,HEAD,POST,PUT,PATCH,DELETE',
  routine: 'OPTIONS,GET,HEAD,POST',
  root: 'OPTIONS,GET,HEAD',
}

/** The PostgREST protocol over one database, under each caller's own rights (docs/architecture.md). */
export function createData(options: DataOptions): Data {
  const { database, log, schemas = ['public'], timeout = 15_000, maximumRows = null } = options
  const cache = createCatalogueCache(database, schemas, log)
  const parts = { database, plans: createPlanCache(), maximumRows }
  const reader = createReader(parts)
  const writes = createWriteService(parts)
  const calls = createCallService(parts)
  const app = new Hono<HostEnvironment>()

  async function answer(context: HonoContext, name: string, handle: Handle): Promise<Response> {
    const request = readRequest({
      raw: context.req.raw,
      url: context.req.url,
      method: context.req.method,
      name,
      caller: context.get('caller'),
      catalogue: await cache.current(),
      schemas,
      timeout,
      headers: context.req.header(),
    })
    const { status, body, headers } = await handle(request)
    return new Response(request.method === 'HEAD' ? null : body, { status, headers })
  }

  async function onRelation(request: DataRequest): Promise<Answer> {
    const relation = findRelation(request)
    if (request.method === 'OPTIONS') return allow(allowedMethods.relation)
    if (request.method === 'GET' || request.method === 'HEAD') return reader.read(request, relation)
    if (allowedMethods.relation.split(',').includes(request.method)) return writes.write(request, relation)
    throw unsupportedMethod(request.method)
  }
  async function onRoot(request: DataRequest): Promise<Answer> {
    if (request.method === 'OPTIONS') return allow(allowedMethods.root)
    if (request.method !== 'GET' && request.method !== 'HEAD') throw unsupportedMethod(request.method)
    return writeOpenApi(database, request)
  }

  app.all('/', (context) => answer(context, '', onRoot))
  app.all('/rpc/:name', (context) =>
    answer(context, context.req.param('name'), (request) =>
      request.method === 'OPTIONS' ? Promise.resolve(allow(allowedMethods.routine)) : calls.call(request),
    ),
  )
  app.all('/:name', (context) => answer(context, context.req.param('name'), onRelation))
  app.all('/*', (context) => {
    // The root with its slash, which the route for the root does not match once this app is mounted.
    if (context.req.path === routePath(context).slice(0, -1)) return answer(context, '', onRoot)
    throw dataError(404, 'PGRST125', 'Invalid path specified in request URL')
  })
  app.onError((error, context) => {
    const failure = toDataError(error, context.get('caller')?.role === 'anon')
    if (failure.status >= 500 && !context.req.raw.signal.aborted)
      (context.get('log') ?? log).error({ error }, 'a data request failed')
    const body = context.req.method === 'HEAD' ? null : JSON.stringify(failure.body)
    const headers = { 'content-type': 'application/json; charset=utf-8', ...failure.headers }
    return new Response(body, { status: failure.status, headers })
  })

  const describe = async () =>
    describeSchema(database, {
      caller: { role: 'authenticated', claims: { role: 'authenticated' } },
      catalogue: await cache.current(),
      schema: schemas[0] ?? 'public',
      settings: { method: 'GET', path: '/', headers: '{}', timeout },
    })

  return { app, describe, reload: cache.reload, close: cache.close }
}

const allow = (methods: string): Answer => ({ status: 200, body: null, headers: { allow: methods } })

function findRelation({ catalogue, schema, name }: DataRequest): Relation {
  const relation = catalogue.relation(schema, name)
  if (relation) return relation
  if (catalogue.isUnguarded(schema, name)) throw unguarded(`${schema}.${name}`)
  const suggestion = closest(
    name,
    catalogue.relations(schema).map((other) => other.name),
  )
  throw dataError(
    404,
    'PGRST205',
    `Could not find the table '${schema}.${name}' in the schema cache`,
    null,
    suggestion === null ? null : `Perhaps you meant the table '${schema}.${suggestion}'`,
  )
}

function toDataError(error: unknown, isAnonymous: boolean): DataError {
  if (error instanceof DataError) return error
  return (
    fromPostgres(error, isAnonymous) ??
    dataError(500, 'PGRSTX00', 'The request failed inside the server; nothing was changed.')
  )
}
