import { type Context, Hono, type MiddlewareHandler } from 'hono'
import type { Database } from '../../database/database.ts'
import type { HostEnvironment } from '../../http/context.ts'
import { limitKey, type RateLimits } from '../../http/rate-limits.ts'
import { authorize, type Parameters } from './authorize.ts'
import { exchange, revoke } from './exchange.ts'
import { challengeOf, describeResource, describeServer, originOf } from './metadata.ts'
import { answerRefusal, OauthRefusal } from './refusal.ts'
import { register } from './register.ts'

interface Dependencies {
  database: Database
  limits: RateLimits
  peer: (context: Context) => string
  publicUrl: string
}

const parametersOf = async (context: Context): Promise<Parameters> =>
  Object.fromEntries(new URLSearchParams(await context.req.text()))

/**
 * OAuth 2.1 for programs that speak MCP: they register themselves, send a person to /connect, and get tokens that are worth
 * an API key of that person (docs/decisions/0028-apps-are-keys.md). The person's answer is `answer_app_request`, under their own rights.
 */
export function createOauth({ database, limits, peer, publicUrl }: Dependencies): Hono<HostEnvironment> {
  const { sql } = database
  const app = new Hono<HostEnvironment>()
  app.onError(answerRefusal)
  app.use('/oauth/*', async (context, next) => {
    await next()
    context.header('Cache-Control', 'no-store')
  })
  for (const place of ['/.well-known/oauth-protected-resource', '/.well-known/oauth-protected-resource/mcp'])
    app.get(place, (context) => context.json(describeResource(originOf(context, publicUrl))))
  for (const place of [
    '/.well-known/oauth-authorization-server',
    '/.well-known/oauth-authorization-server/mcp',
  ])
    app.get(place, (context) => context.json(describeServer(originOf(context, publicUrl))))

  /** Anybody may ask here, so nobody may ask without end. */
  async function spend(context: Context, name: string, points: number): Promise<void> {
    const wait = await limits.spend(name, limitKey(peer(context)), points, 3600)
    if (wait !== null) throw new OauthRefusal('slow_down', `Too many requests. Wait ${wait} seconds.`, 429)
  }
  app.post('/oauth/register', async (context) => {
    await spend(context, 'oauth_register', 60)
    const body: unknown = await context.req.json().catch(() => null)
    return context.json(await register(sql, body), 201)
  })
  app.get('/oauth/authorize', async (context) => {
    await spend(context, 'oauth_authorize', 300)
    return context.redirect(await authorize(sql, context.req.query(), originOf(context, publicUrl)))
  })
  app.post('/oauth/token', async (context) => {
    await spend(context, 'oauth_token', 3000)
    return context.json(await exchange(database, await parametersOf(context), originOf(context, publicUrl)))
  })
  app.post('/oauth/revoke', async (context) => {
    await revoke(database, await parametersOf(context))
    return context.body(null, 200)
  })
  return app
}

/** Tells a program that was turned away where it may ask for access. */
export const challengePrograms =
  (publicUrl: string): MiddlewareHandler<HostEnvironment> =>
  async (context, next) => {
    await next()
    if (context.res.status !== 401) return
    const isRefused = context.req.header('authorization') !== undefined
    context.header('WWW-Authenticate', challengeOf(originOf(context, publicUrl), isRefused))
  }
