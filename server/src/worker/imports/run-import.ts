import { notify } from '../../notifications/notify.ts'
import { defineTask, type WorkerServices } from '../tasks.ts'
import { importPayload, type LeadImport, leadImport } from './lead-import.ts'
import { readRecords, UnreadableFile } from './read-records.ts'
import { readRowContext } from './row-context.ts'
import { writeBatches } from './write-batches.ts'

const words = (count: number, one: string) => `${count.toLocaleString('en-US')} ${one}`

/** Whoever started it hears how it ended, once. */
async function announce({ database }: WorkerServices, job: LeadImport): Promise<void> {
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
    words(row.created_count, 'added'),
    words(row.updated_count, 'updated'),
    words(row.skipped_count, 'skipped'),
    words(row.failed_count, 'failed'),
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

async function fail(services: WorkerServices, job: LeadImport, reason: string): Promise<void> {
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

/** lead_import.waiting: brings the file in from where an earlier attempt left off, batch by batch. */
export const runImport = defineTask(importPayload, async (services, { import_id: id }, attempt) => {
  const [row] = await services.database.sql`
    update public.lead_imports set status = 'running', started_at = coalesce(started_at, now())
     where id = ${id} and status in ('waiting', 'running') returning *`
  if (!row) return
  const job = leadImport.parse(row)
  try {
    const context = await readRowContext(services.database, job)
    const records = readRecords(await openFile(services, job), job)
    const isOurs = await writeBatches(records, {
      database: services.database,
      job,
      context,
      signal: attempt.signal,
    })
    if (isOurs) await finish(services, job)
  } catch (error) {
    if (error instanceof UnreadableFile) return fail(services, job, error.message)
    const isLast = attempt.attempts >= attempt.maxAttempts && !attempt.signal.aborted
    if (isLast)
      await fail(
        services,
        job,
        'Something went wrong on our side. What came in stays; try again to go on from there.',
      )
    throw error
  }
})
