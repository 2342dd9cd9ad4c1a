import { randomUUID } from 'node:crypto'
import { statfs } from 'node:fs/promises'
import { hostname } from 'node:os'
import type { ModelCall } from '@parley/functions/_shared/engines/count-calls'
import type { Logger } from 'pino'
import { isPostgresError, type Sql } from '../database/database.ts'
import type { ErrorFeed } from './error-feed.ts'
import { createMeasurements, type TokenPrices } from './measurements.ts'
import { createRecentErrors, type FailedRequest } from './recent-errors.ts'

interface RecorderDependencies {
  sql: Sql
  errors: ErrorFeed | undefined
  /** Of now. */
  prices: () => TokenPrices
  /** The folder whose disk is watched. */
  folder: string
  build: string
  log: Logger
}

/** Writes the host's measurements for /admin/metrics into tables that several processes share. */
export interface Recorder {
  request(service: string, status: number, milliseconds: number): void
  failed(request: FailedRequest): void
  modelCall(call: ModelCall): void
  /**
   * Stores new measurements. They are kept for the next flush while the database is away, and dropped and counted where it
   * refuses them.
   */
  flush(): Promise<void>
  close(): Promise<void>
}

const flushMs = 10_000

/** Whether the database read what it was given and will refuse it each time: bad values, broken rules, limits. */
const isRefused = (error: unknown): boolean => isPostgresError(error) && /^(?:22|23|42|54)/.test(error.code)

export function createRecorder({ sql, errors, prices, folder, build, log }: RecorderDependencies): Recorder {
  const measurements = createMeasurements(prices)
  const recent = createRecentErrors()
  const self = {
    id: randomUUID(),
    machine: hostname(),
    pid: process.pid,
    build,
    started_at: new Date().toISOString(),
  }
  errors?.listen((error) => recent.logged(error))

  async function storeFigures(): Promise<void> {
    const taken = measurements.take()
    try {
      await sql.begin(async (transaction) => {
        // In a fixed order, so that two processes never deadlock.
        for (const { slot, service, status_class, requests, buckets } of taken.requests.toSorted((a, b) =>
          `${a.slot} ${a.service} ${a.status_class}`.localeCompare(
            `${b.slot} ${b.service} ${b.status_class}`,
          ),
        ))
          await transaction`
            insert into host.request_figures as kept (slot, service, status_class, requests, buckets)
            values (${slot}, ${service}, ${status_class}, ${requests}, ${buckets}::bigint[])
            on conflict (slot, service, status_class) do update
               set requests = kept.requests + excluded.requests, buckets = host.add_buckets(kept.buckets, excluded.buckets)`
        for (const figure of taken.models.toSorted((a, b) => a.model.localeCompare(b.model)))
          await transaction`
            insert into host.model_calls ${transaction({ ...figure })}
            on conflict (slot, model) do update
               set calls = model_calls.calls + excluded.calls, failed = model_calls.failed + excluded.failed,
                   input_tokens = model_calls.input_tokens + excluded.input_tokens,
                   output_tokens = model_calls.output_tokens + excluded.output_tokens,
                   uncounted = model_calls.uncounted + excluded.uncounted,
                   cost = case when model_calls.cost is null then excluded.cost else model_calls.cost + coalesce(excluded.cost, 0) end`
      })
    } catch (error) {
      if (isRefused(error)) recent.dropped('measurements', taken.requests.length + taken.models.length)
      else measurements.giveBack(taken)
      throw error
    }
  }

  async function storeErrors(): Promise<void> {
    const taken = recent.take()
    if (taken.length === 0) return
    try {
      await sql`insert into host.recent_errors ${sql(taken)}`
    } catch (error) {
      if (isRefused(error)) recent.dropped('errors', taken.length)
      else recent.giveBack(taken)
      throw error
    }
  }

  async function recordHeartbeat(): Promise<void> {
    const disk = await statfs(folder).catch(() => null)
    const row = {
      ...self,
      memory_bytes: process.memoryUsage.rss(),
      disk_free_bytes: disk ? disk.bavail * disk.bsize : null,
      disk_bytes: disk ? disk.blocks * disk.bsize : null,
      seen_at: new Date().toISOString(),
    }
    await sql`insert into host.processes ${sql(row)} on conflict (id) do update set ${sql(row)}`
  }

  async function flush(): Promise<void> {
    const done = await Promise.allSettled([storeFigures(), storeErrors(), recordHeartbeat()])
    const failure = done.find((each) => each.status === 'rejected')
    // Logged as a warning, since an error would itself be queued to be stored.
    if (failure) log.warn(failure.reason, 'what was measured could not be stored')
  }

  let flushed = flush()
  const enqueueFlush = () => {
    flushed = flushed.then(flush)
    return flushed
  }
  const timer = setInterval(() => void enqueueFlush(), flushMs)
  timer.unref()

  return {
    request: (service, status, milliseconds) => measurements.request(service, status, milliseconds),
    failed: (request) => recent.answered(request),
    modelCall: (call) => measurements.modelCall(call),
    flush: enqueueFlush,
    async close() {
      clearInterval(timer)
      await enqueueFlush()
      await sql`delete from host.processes where id = ${self.id}`.catch(() => {})
    },
  }
}

/** Hourly: deletes measurements older than a month, and all but the newest thousand errors. */
export async function deleteOldMeasurements(sql: Sql): Promise<void> {
  await sql`delete from host.request_figures where slot < now() - interval '31 days'`
  await sql`delete from host.model_calls where slot < now() - interval '31 days'`
  await sql`delete from host.web_vitals where day < current_date - 31`
  await sql`delete from host.processes where seen_at < now() - interval '1 day'`
  await sql`
    delete from host.recent_errors
     where occurred_at < now() - interval '31 days'
        or id <= (select id from host.recent_errors order by id desc offset 1000 limit 1)`
}
