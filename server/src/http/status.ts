import { type Context, Hono } from 'hono'
import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import { faultOf } from '../database/faults.ts'
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

type Check = () => Promise<unknown>

const succeeded = (check: Check): Promise<true | { error: unknown }> =>
  check().then(
    () => true,
    (error: unknown) => ({ error }),
  )

/** Beyond the least memory a statement can have, Postgres writes to its disk: the only way to see from here if it can. */
const writesToDisk = (database: Database): Promise<unknown> =>
  database.sql.begin(async (transaction) => {
    await transaction`set local work_mem = '64kB'`
    await transaction`set local statement_timeout = '10s'`
    await transaction`select count(*) from generate_series(1, 20000)`
  })

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
    const checks = Object.entries({ database: () => writesToDisk(database), ...parts })
    const outcomes = await Promise.all(
      checks.map(async ([name, check]) => [name, await succeeded(check)] as const),
    )
    const faults = outcomes.flatMap(([, outcome]) => (outcome === true ? [] : [faultOf(outcome.error)]))
    const states = {
      ...Object.fromEntries(outcomes.map(([name, outcome]) => [name, outcome === true])),
      disk: !faults.some((fault) => fault?.kind === 'full' || fault?.kind === 'disk'),
    }
    const isReady = faults.length === 0
    for (const fault of faults) if (fault && fault.kind !== 'away') context.var.log.error(fault.words)
    return context.json({ status: isReady ? 'ready' : 'not ready', ...states }, isReady ? 200 : 503)
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
