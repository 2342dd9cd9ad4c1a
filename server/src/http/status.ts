import { type Context, Hono } from 'hono'
import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import type { HostEnvironment } from './context.ts'
import type { HttpMetrics } from './metrics.ts'

interface StatusDependencies {
  database: Database
  metrics: HttpMetrics
  config: Config
  peer: (context: Context) => string
  /** Further parts that must work before the instance counts as ready, by name. */
  parts: Record<string, () => Promise<unknown>>
}

const isLoopback = (address: string) => address === '::1' || address.startsWith('127.')

async function succeeds(check: () => Promise<unknown>): Promise<boolean> {
  try {
    await check()
    return true
  } catch {
    return false
  }
}

/** /healthz (the process), /readyz (what it needs), /metrics (for METRICS_TOKEN's bearer, or from this machine). */
export function createStatus({
  database,
  metrics,
  config,
  peer,
  parts,
}: StatusDependencies): Hono<HostEnvironment> {
  const app = new Hono<HostEnvironment>()
  app.get('/healthz', (context) => context.json({ status: 'ok' }))
  app.get('/readyz', async (context) => {
    const states = await Promise.all(
      Object.entries({ database: () => database.sql`select 1`, ...parts }).map(
        async ([name, check]) => [name, await succeeds(check)] as const,
      ),
    )
    const isReady = states.every(([, isWorking]) => isWorking)
    return context.json(
      { status: isReady ? 'ready' : 'not ready', ...Object.fromEntries(states) },
      isReady ? 200 : 503,
    )
  })
  app.get('/metrics', async (context) => {
    const isAllowed = config.METRICS_TOKEN
      ? context.req.header('authorization') === `Bearer ${config.METRICS_TOKEN}`
      : isLoopback(peer(context)) && !context.req.header('x-forwarded-for')
    if (!isAllowed) return context.text('Set METRICS_TOKEN and send it as a bearer token.', 403)
    return context.body(await metrics.render(), 200, { 'Content-Type': metrics.contentType })
  })
  return app
}
