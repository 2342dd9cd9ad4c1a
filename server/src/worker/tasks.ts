import type { Answerer } from '@parley/functions/_shared/engines/answerer'
import type { Engine } from '@parley/functions/_shared/engines/engine'
import type { Logger } from 'pino'
import { z } from 'zod'
import type { Database } from '../database/database.ts'
import type { Connection } from '../integrations/connections.ts'
import type { Mailer } from '../mail/index.ts'
import type { Speech } from '../speech/index.ts'
import type { Storage } from '../storage/index.ts'

interface BackupSettings {
  folder: string
  /** How many stay. */
  keep: number
  /** Seconds between two scheduled ones; null where they are only taken by hand. */
  every: number | null
}

/** The dependencies of each job. */
export interface WorkerServices {
  database: Database
  storage: Storage
  speech: Speech
  /** The engine of now. */
  engine: () => Engine
  /** Answers the questions of automations. */
  answerer: () => Answerer
  mailer: Mailer
  /** External connections, to be shown and tested. */
  connections: readonly Connection[]
  backups: BackupSettings
  /** Whether webhooks may go to addresses inside this network. */
  allowPrivateWebhooks: boolean
  /** The base of links in mails. */
  publicUrl: string
  log: Logger
  /** For temporary audio; cleared after each job. */
  workFolder: string
}

/** One job: its payload is checked before it runs, `signal` ends it when Parley stops. */
export interface JobTask {
  run(
    services: WorkerServices,
    payload: unknown,
    job: { attempts: number; maxAttempts: number; signal: AbortSignal },
  ): Promise<void>
}

/** Builds a job that validates its payload against `schema` and fails where it does not match. */
export function defineTask<T extends z.ZodType>(
  schema: T,
  run: (
    services: WorkerServices,
    payload: z.infer<T>,
    job: { attempts: number; maxAttempts: number; signal: AbortSignal },
  ) => Promise<void>,
): JobTask {
  return { run: (services, payload, job) => run(services, schema.parse(payload), job) }
}

export const recordingPayload = z.object({ recording_id: z.uuid(), attempt: z.number().int() })
export type RecordingPayload = z.infer<typeof recordingPayload>
