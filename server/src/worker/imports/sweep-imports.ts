import type { Database } from '../../database/database.ts'
import { removeFiles, type StoredFile } from '../remove-files.ts'
import type { WorkerServices } from '../tasks.ts'

/** Resumes interrupted imports, for example of a process that was stopped for good; a batch is never written twice. */
export async function resumeImports({ sql }: Database): Promise<void> {
  await sql`select private.wake_lead_imports()`
}

/** Deletes files that are no longer needed: of finished imports and of unfinished uploads. */
export async function sweepImports(services: WorkerServices): Promise<void> {
  const { database } = services
  await database.sql`
    delete from public.lead_imports where status = 'uploading' and created_at < now() - interval '1 day'`
  const files = await database.sql<StoredFile[]>`
    select o.id, o.version from storage.objects o
     where o.bucket_id = 'imports' and o.created_at < now() - interval '1 day'
       and not exists (select from public.lead_imports i
                        where i.storage_path = o.name and (i.status in ('waiting', 'running')
                              or i.status = 'failed' and i.finished_at > now() - interval '7 days'))
     limit 500`
  await removeFiles(services, files)
}
