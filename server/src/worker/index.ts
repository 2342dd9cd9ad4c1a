import { EventEmitter } from 'node:events'
import { mkdirSync } from 'node:fs'
import {
  Logger as GraphileLogger,
  makeWorkerUtils,
  parseCronItems,
  type Runner,
  run,
  type Task,
  type WorkerEvents,
} from 'graphile-worker'
import { openPool } from '../database/pool.ts'
import { saveConnections } from '../integrations/save-connections.ts'
import { createDeadWorkers, graceSeconds } from './dead-workers.ts'
import { tasks } from './jobs.ts'
import { createOutbox } from './outbox.ts'
import { improveTranscripts } from './recordings/improve.ts'
import { saveEngines } from './recordings/save-engines.ts'
import type { TaskName } from './task-names.ts'
import type { WorkerServices } from './tasks.ts'

export interface Worker {
  /** Whether the worker takes jobs, for /readyz. */
  check(): Promise<void>
  /** Waiting and running jobs, for /metrics. */
  depth(): Promise<number>
  close(): Promise<void>
}

/** Long jobs occupy at most five: one recording, two imports, a backup and an erasure. The others stay free. */
const jobsAtOnce = 8
const sweepMs = 20_000

/** Background work on graphile-worker: jobs from the outbox, and schedules. Any number of processes may run one. */
export async function createWorker(services: WorkerServices): Promise<Worker> {
  const { database, log } = services
  mkdirSync(services.workFolder, { recursive: true })
  const logger = new GraphileLogger(() => (level, message) => {
    if (level === 'error' || level === 'warning') log.warn(message)
  })
  const pgPool = openPool(database.url, log)
  const utils = await makeWorkerUtils({ pgPool, logger })
  await utils.migrate()
  const deadWorkers = createDeadWorkers(database, utils)
  const release = () => deadWorkers.release().catch((error: unknown) => log.warn(error))
  const outbox = createOutbox(database, log)
  const stopping = new AbortController()

  const taskList = Object.fromEntries(
    Object.entries(tasks).map(([name, task]): [string, Task] => [
      name,
      (payload, helpers) =>
        task.run(services, payload, {
          attempts: helpers.job.attempts,
          maxAttempts: helpers.job.max_attempts,
          signal: stopping.signal,
        }),
    ]),
  )
  // Subscribed before the pool exists, so that it is always registered. Jobs are locked by its id.
  const events: WorkerEvents = new EventEmitter()
  events.on('pool:create', ({ workerPool }) => {
    deadWorkers.register(workerPool.id).catch((error: unknown) => log.warn(error))
  })
  events.on('job:complete', () => void outbox.jobDone())
  const runner: Runner = await run({
    events,
    pgPool,
    concurrency: jobsAtOnce,
    noHandleSignals: true,
    pollInterval: 2000,
    logger,
    taskList,
    parsedCronItems: parseCronItems([
      { task: 'every_minute' satisfies TaskName, match: '* * * * *' },
      { task: 'every_hour' satisfies TaskName, match: '17 * * * *' },
    ]),
  })
  let hasEnded = false
  runner.promise.then(
    () => {
      hasEnded = true
    },
    (error: unknown) => {
      hasEnded = true
      log.error(error, 'the worker ended')
    },
  )
  const stopListening = await database.listen(
    'parley_events',
    () => void outbox.drain(),
    () => void outbox.drain(),
  )
  const sweeper = setInterval(() => {
    void outbox.drain()
    void release()
  }, sweepMs)
  sweeper.unref()
  // A process killed just before this start counts as dead only after the grace period.
  const early = setTimeout(() => void release(), graceSeconds * 1000 + 500)
  early.unref()
  await release()
  const improve = () => improveTranscripts(services).catch((error: unknown) => log.warn(error))
  await improve()
  const describe = () =>
    Promise.all([saveConnections(services), saveEngines(services)]).catch((error: unknown) => log.warn(error))
  await describe()
  services.speech.onBetterEngine(() => void Promise.all([improve(), describe()]))

  return {
    async check() {
      if (hasEnded) throw new Error('the worker has ended')
    },
    async depth() {
      const [row] = await database.sql<
        { depth: number }[]
      >`select count(*)::int as depth from graphile_worker.jobs`
      return row?.depth ?? 0
    },
    async close() {
      clearInterval(sweeper)
      clearTimeout(early)
      stopping.abort()
      await stopListening()
      await runner.stop()
      await deadWorkers.close()
      await utils.release()
      await pgPool.end()
    },
  }
}
