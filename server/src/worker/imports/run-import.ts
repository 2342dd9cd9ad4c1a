import { createNumbers } from '@parley/core/format/numbers'
import { productPlace } from '@parley/core/format/place'
import { z } from 'zod'
import { notify } from '../../notifications/notify.ts'
import { defineTask, type WorkerServices } from '../tasks.ts'
import { withImportClaim } from './import-claim.ts'
import { importPayload, type LeadImport } from './lead-import.ts'
import { readRecords, UnreadableFile } from './read-records.ts'
import { readRowContext } from './row-context.ts'
import { StallError } from './time-limit.ts'
import { writeBatches } from './write-batches.ts'

const { countOf } = createNumbers(productPlace)

/** Notifies the person who started it of the result, once. */
async function announce({ database }: Pick<WorkerServices, 'database'>, job: LeadImport): Promise<void> {
  const [row] = await database.sql<
    {
      status: string
      created_count: number
      updated_count: number
      skipped_count: number
      failed_count: number
      failure_reason: string | null
      finished_at: Date
    }[]
  >`select status, created_count, updated_count, skipped_count, failed_count, failure_reason, finished_at from public.lead_imports where id = ${job.id}`
  if (!row || !job.created_by) return
  const counts = [
    countOf(row.created_count, 'added', 'added'),
    countOf(row.updated_count, 'updated', 'updated'),
    countOf(row.skipped_count, 'skipped', 'skipped'),
    countOf(row.failed_count, 'failed', 'failed'),
  ].join(', ')
  await notify(database, {
    to: job.created_by,
    kind: 'import_done',
    title: `${job.file_name.slice(0, 200)} ${row.status === 'done' ? 'is imported' : 'stopped'}`,
    message: row.status === 'done' ? counts : `${row.failure_reason ?? ''} So far: ${counts}.`,
    link: `/leads/import?id=${job.id}`,
    eventKey: `import-${row.status}-${job.id}-${new Date(row.finished_at).getTime()}`,
  })
}

async function fail(
  services: Pick<WorkerServices, 'database'>,
  job: LeadImport,
  reason: string,
): Promise<void> {
  await services.database.sql`
    update public.lead_imports set status = 'failed', failure_reason = ${reason}, finished_at = now()
     where id = ${job.id} and status = 'running'`
  await announce(services, job)
}

async function finish(services: WorkerServices, job: LeadImport): Promise<void> {
  const [done] = await services.database.sql<{ rows_read: number }[]>`
    update public.lead_imports set status = 'done', bytes_read = size_bytes, finished_at = now()
     where id = ${job.id} and status = 'running' and rows_read > 0 returning rows_read`
  if (done) await announce(services, job)
  else await fail(services, job, 'The file holds no rows.')
}

async function openFile({ database, storage }: WorkerServices, job: LeadImport) {
  const [object] = await database.sql<{ version: string }[]>`
    select version from storage.objects where bucket_id = 'imports' and name = ${job.storage_path}`
  if (!object) throw new UnreadableFile('The file is no longer there. Choose it again.')
  return storage.store.read(object.version)
}

/** A batch takes seconds; a longer one is blocked by a lock or a store that does not respond. */
const stepLimitMs = 2 * 60_000

const canceled = z.object({ code: z.literal('57014') })
const isStall = (error: unknown) => error instanceof StallError || canceled.safeParse(error).success

/** Marks an import as failed, with a reason that says what happened, what is safe and what to do. */
export function failWithReason(
  services: Pick<WorkerServices, 'database'>,
  job: LeadImport,
  error: unknown,
): Promise<void> {
  const reason = isStall(error)
    ? 'It stalled: nothing happened for two minutes.'
    : 'Something went wrong on our side.'
  return fail(services, job, `${reason} What came in stays; try again to continue from there.`)
}

async function importRows(services: WorkerServices, job: LeadImport, signal: AbortSignal): Promise<void> {
  const context = await readRowContext(services.database, job)
  const records = readRecords(await openFile(services, job), job)
  const { database } = services
  const isOurs = await writeBatches(records, { database, job, context, signal, stepLimit: stepLimitMs })
  if (isOurs) await finish(services, job)
}

/** lead_import.waiting: imports the file in batches, from where an earlier attempt stopped, once it is its turn. */
export const runImport = defineTask(importPayload, async (services, { import_id: id }, attempt) =>
  withImportClaim(services.database, id, async (job) => {
    if (job.status !== 'running') return
    try {
      await importRows(services, job, attempt.signal)
    } catch (error) {
      if (error instanceof UnreadableFile) return fail(services, job, error.message)
      const isLast = attempt.attempts >= attempt.maxAttempts && !attempt.signal.aborted
      if (isLast) await failWithReason(services, job, error)
      throw error
    }
  }),
)
