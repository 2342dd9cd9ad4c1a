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
import { z } from 'zod'
import { forgetExpiredSignIns } from '../auth/sweep.ts'
import { sendQueuedEmail } from './automations/lead-email.ts'
import { emitOverdueTasks, emitSchedules, resumeRuns } from './automations/schedules.ts'
import { startAutomations } from './automations/start.ts'
import { retryRun, runStep } from './automations/step.ts'
import { eraseDeletedPosts } from './blog/erase-deleted-posts.ts'
import { eraseFiles, eraseOrphanedFiles } from './companies/erase-files.ts'
import { createDeadWorkers, GRACE_SECONDS } from './dead-workers.ts'
import { runImport } from './imports/run-import.ts'
import { resumeImports, sweepImports } from './imports/tend-imports.ts'
import { undoImport } from './imports/undo-import.ts'
import { scoreLeadTask } from './leads/score.ts'
import { mailNotification } from './notifications/mail.ts'
import { announceMember } from './notifications/member-joined.ts'
import { announceDescription, announceNote } from './notifications/mentions.ts'
import { announceAssignment } from './notifications/task-assigned.ts'
import { createOutbox } from './outbox.ts'
import { analyse } from './recordings/analyse.ts'
import { announceRecording } from './recordings/announce.ts'
import { eraseRecording } from './recordings/erase.ts'
import { expireRecordings } from './recordings/expire.ts'
import { improveTranscripts } from './recordings/improve.ts'
import { measure } from './recordings/measure.ts'
import { transcribe } from './recordings/transcribe.ts'
import { remindOfTasks } from './schedules/reminders.ts'
import { publishScheduledPosts } from './schedules/scheduled-posts.ts'
import { defineTask, type JobTask, type WorkerServices } from './tasks.ts'

export interface Worker {
  /** Whether jobs are being taken, for /readyz. */
  check(): Promise<void>
  /** Jobs that wait or run, for /metrics. */
  depth(): Promise<number>
  close(): Promise<void>
}

const CONCURRENCY = 4
const SWEEP_MS = 20_000

const everyMinute = defineTask(z.unknown(), async ({ database, mailer }) => {
  await mailer.sweep()
  await remindOfTasks(database)
  await publishScheduledPosts(database)
  await emitOverdueTasks(database)
  await emitSchedules(database)
  await resumeRuns(database)
  await resumeImports(database)
})
const everyHour = defineTask(z.unknown(), async (services) => {
  await services.storage.sweep()
  await eraseOrphanedFiles(services)
  await expireRecordings(services)
  await eraseDeletedPosts(services.database)
  await sweepImports(services)
  await forgetExpiredSignIns(services.database)
})

const tasks: Record<string, JobTask> = {
  'recording.transcribe': transcribe,
  'recording.analyse': analyse,
  'recording.announce': announceRecording,
  'recording.measure': measure,
  'recording.erase': eraseRecording,
  'lead.score': scoreLeadTask,
  'lead_import.run': runImport,
  'lead_import.undo': undoImport,
  'note.announce': announceNote,
  'description.announce': announceDescription,
  'assignment.announce': announceAssignment,
  'member.announce': announceMember,
  'notification.mail': mailNotification,
  'company.erase_files': eraseFiles,
  'automation.start': startAutomations,
  'automation.step': runStep,
  'automation.retry': retryRun,
  'lead_email.send': sendQueuedEmail,
  every_minute: everyMinute,
  every_hour: everyHour,
}

/** Speech keeps both cores busy, so recordings are transcribed one after the other. */
const automations = { task: 'automation.start', queue: null, attempts: 25 }
const jobsFor = new Map([
  ['recording.transcribing', [{ task: 'recording.transcribe', queue: 'speech' }]],
  ['recording.analysing', [{ task: 'recording.analyse', queue: null }]],
  ['recording.unmeasured', [{ task: 'recording.measure', queue: null }]],
  ['recording.erased', [{ task: 'recording.erase', queue: null, attempts: 25 }]],
  ['recording.ready', [{ task: 'recording.announce', queue: null }, automations]],
  ['recording.failed', [{ task: 'recording.announce', queue: null }]],
  ['company.erased', [{ task: 'company.erase_files', queue: null }]],
  ['lead.created', [{ task: 'lead.score', queue: null }, automations]],
  ['lead.status_changed', [{ task: 'lead.score', queue: null }, automations]],
  ['lead.touched', [{ task: 'lead.score', queue: null }]],
  // One import after the other, so that two large ones leave workers for the rest.
  ['lead_import.waiting', [{ task: 'lead_import.run', queue: 'imports' }]],
  ['lead_import.undoing', [{ task: 'lead_import.undo', queue: 'imports' }]],
  ['note.written', [{ task: 'note.announce', queue: null }]],
  ['task.described', [{ task: 'description.announce', queue: null }]],
  ['task.assigned', [{ task: 'assignment.announce', queue: null }]],
  ['member.joined', [{ task: 'member.announce', queue: null }]],
  ['lead.score_changed', [automations]],
  ['form.received', [automations]],
  ['task.overdue', [automations]],
  ['automation.scheduled', [automations]],
  ['webhook.received', [automations]],
  ['automation.retried', [{ task: 'automation.retry', queue: null, attempts: 25 }]],
  ['lead_email.queued', [{ task: 'lead_email.send', queue: null, attempts: 8 }]],
  ['notification.mail', [{ task: 'notification.mail', queue: null }]],
])

/** Background work on graphile-worker: jobs from the outbox, and schedules. Any number of processes may run one. */
export async function createWorker(services: WorkerServices): Promise<Worker> {
  const { database, log } = services
  mkdirSync(services.workFolder, { recursive: true })
  const logger = new GraphileLogger(() => (level, message) => {
    if (level === 'error' || level === 'warning') log.warn(message)
  })
  const utils = await makeWorkerUtils({ connectionString: database.url, logger })
  await utils.migrate()
  const deadWorkers = createDeadWorkers(database, utils)
  const release = () => deadWorkers.release().catch((error: unknown) => log.warn(error))
  const outbox = createOutbox(database, log, jobsFor)
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
  // Subscribed before the pool exists, so that it does not go unregistered. Jobs are locked by its id.
  const events: WorkerEvents = new EventEmitter()
  events.on('pool:create', ({ workerPool }) => {
    deadWorkers.register(workerPool.id).catch((error: unknown) => log.warn(error))
  })
  const runner: Runner = await run({
    events,
    connectionString: database.url,
    concurrency: CONCURRENCY,
    noHandleSignals: true,
    pollInterval: 2000,
    logger,
    taskList,
    parsedCronItems: parseCronItems([
      { task: 'every_minute', match: '* * * * *' },
      { task: 'every_hour', match: '17 * * * *' },
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
  }, SWEEP_MS)
  sweeper.unref()
  // What was killed a moment before this start is known to be dead only after the grace.
  const early = setTimeout(() => void release(), GRACE_SECONDS * 1000 + 500)
  early.unref()
  await release()
  const improve = () => improveTranscripts(services).catch((error: unknown) => log.warn(error))
  await improve()
  services.speech.onBetterEngine(() => void improve())

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
    },
  }
}
