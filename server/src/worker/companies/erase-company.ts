import type { EventName } from '@parley/core/events/event-names'
import { z } from 'zod'
import type { Database } from '../../database/database.ts'
import { removeFiles, type StoredFile } from '../remove-files.ts'
import { defineTask, type WorkerServices } from '../tasks.ts'

/** Rows a transaction: a batch of the widest table takes well under a second, so that nobody waits for its locks. */
const rowsAtOnce = 5000
const filesAtOnce = 100

/** The buckets whose files stand below a folder of their company. */
const buckets = ['recordings', 'imports', 'attachments']

/** Every hour: deletes files of erased companies, which an upload running at the end can leave. */
export async function eraseOrphanedFiles(services: WorkerServices): Promise<void> {
  for (;;) {
    const files = await services.database.sql<StoredFile[]>`
      select id, version from storage.objects o
       where bucket_id = any(${buckets})
         and not exists (select from public.companies c where c.id::text = split_part(o.name, '/', 1))
       limit ${filesAtOnce}`
    if (files.length === 0) return
    await removeFiles(services, files)
  }
}

async function eraseFiles(services: WorkerServices, company: string, signal: AbortSignal): Promise<void> {
  const { sql } = services.database
  await sql`
    update private.company_erasures set total_files = erased_files + (
        select count(*) from storage.objects where bucket_id = any(${buckets}) and name ^@ ${`${company}/`}),
      updated_at = now() where company_id = ${company}`
  for (;;) {
    signal.throwIfAborted()
    const files = await sql<StoredFile[]>`
      select id, version from storage.objects
       where bucket_id = any(${buckets}) and name ^@ ${`${company}/`} limit ${filesAtOnce}`
    if (files.length === 0) return
    await removeFiles(services, files)
    await sql`
      update private.company_erasures set erased_files = erased_files + ${files.length}, updated_at = now()
       where company_id = ${company}`
  }
}

/** One pass over all tables, children first. @returns how many rows it found */
async function eraseRows({ sql }: Database, company: string, signal: AbortSignal): Promise<number> {
  const tables = await sql<{ place: string }[]>`select place::text from private.company_tables()`
  let found = 0
  for (const { place } of tables) {
    for (;;) {
      signal.throwIfAborted()
      const [batch] = await sql<{ erased: number }[]>`
        select private.erase_batch(${company}, ${place}::regclass, ${rowsAtOnce}) as erased`
      const erased = batch?.erased ?? 0
      found += erased
      if (erased === 0) break
    }
  }
  return found
}

/**
 * company.erasing: erases a company in batches, each its own transaction; its people's accounts and its own row last. A
 * killed job resumes where it stopped.
 */
export const eraseCompany = defineTask(
  z.object({ erased_company: z.uuid() }),
  async (services, { erased_company: company }, { signal }) => {
    const { database, log } = services
    const [erasure] = await database.sql`
      update private.company_erasures
         set total_rows = erased_rows + private.count_company_rows(company_id), updated_at = now()
       where company_id = ${company} returning company_id`
    if (!erasure) return
    // Repeated for rows that a concurrent transaction has written meanwhile; the foreign keys cascade to the rest.
    if ((await eraseRows(database, company, signal)) > 0) await eraseRows(database, company, signal)
    await eraseFiles(services, company, signal)
    await database.sql`select private.finish_erasing(${company})`
    log.info({ company }, 'a company is erased')
  },
)

/** Every minute: resumes interrupted erasures, for example of a process that was stopped for good. */
export async function resumeErasures({ sql }: Database): Promise<void> {
  await sql`
    select private.emit(${'company.erasing' satisfies EventName}, company_id, jsonb_build_object('erased_company', company_id))
      from private.company_erasures where updated_at < now() - interval '2 minutes'`
}
