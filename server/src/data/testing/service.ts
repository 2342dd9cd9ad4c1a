import { serve } from '@hono/node-server'
import { createClient } from '@supabase/supabase-js'
import { Hono } from 'hono'
import { pino } from 'pino'
import { z } from 'zod'
import type { Caller, Database } from '../../database/database.ts'
import type { HostEnvironment } from '../../http/context.ts'
import { createTestDatabase } from '../../testing/database.ts'
import { createData, type DataOptions } from '../index.ts'
import { fixture } from './fixture.sql.ts'

export const userA = 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa'
export const userB = 'bbbbbbbb-bbbb-4bbb-8bbb-bbbbbbbbbbbb'

/** `anon`, `service_role` or a user's id stands for the token here: who calls is not what is tested. */
function callerOf(authorization: string | undefined): Caller {
  const token = authorization?.replace(/^Bearer /, '') ?? 'anon'
  if (token === 'anon' || token === 'service_role') return { role: token, claims: { role: token } }
  return { role: 'authenticated', claims: { role: 'authenticated', sub: token } }
}

const rowList = z.array(z.record(z.string(), z.unknown()))
const failure = z.object({
  code: z.string(),
  message: z.string(),
  details: z.unknown(),
  hint: z.string().nullable(),
})

/** The data service over real HTTP on a database of its own with the fixture in it. */
export async function startDataService(options: Omit<Partial<DataOptions>, 'database'> = {}) {
  const database: Database & { drop(): Promise<void> } = await createTestDatabase()
  await database.sql.unsafe(fixture)
  const log = pino({ level: 'silent' })
  const data = createData({ database, log, schemas: ['shop', 'public'], ...options })
  await data.reload()
  const host = new Hono<HostEnvironment>()
  host.use(async (context, next) => {
    context.set('log', log)
    context.set('caller', callerOf(context.req.header('authorization')))
    await next()
  })
  host.route('/rest/v1', data.app)
  const { promise: listening, resolve } = Promise.withResolvers<number>()
  const server = serve({ fetch: host.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => resolve(port))
  const origin = `http://127.0.0.1:${await listening}`
  const send = (path: string, init: RequestInit = {}, token = userA) =>
    fetch(`${origin}/rest/v1${path}`, {
      ...init,
      headers: { authorization: `Bearer ${token}`, ...init.headers },
    })
  return {
    database,
    data,
    origin,
    client: (token: string) =>
      createClient(origin, 'anon', {
        accessToken: () => Promise.resolve(token),
        auth: { persistSession: false },
        db: { schema: 'shop' },
      }),
    /** A bare request as user A, for what the client library never sends. */
    fetch: send,
    /** The rows a GET gives, which must succeed. */
    async rows(path: string) {
      const response = await send(path)
      const body = await response.text()
      if (response.status !== 200) throw new Error(`${path}: ${response.status} ${body}`)
      return rowList.parse(JSON.parse(body))
    },
    /** The status and the whole error of a request that must fail. */
    async failure(path: string, init: RequestInit = {}, token = userA) {
      const response = await send(path, init, token)
      const body = await response.text()
      if (response.ok) throw new Error(`${path}: succeeded with ${body}`)
      return { status: response.status, headers: response.headers, ...failure.parse(JSON.parse(body)) }
    },
    async stop() {
      await new Promise((done) => server.close(done))
      await data.close()
      await database.drop()
    },
  }
}
