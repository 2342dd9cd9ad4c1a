import type { Database } from '../../database/database.ts'
import type { WorkerServices } from '../tasks.ts'

/** Starts again what was left in the middle, say by a process that was stopped for good; a batch is never written twice. */
export async function resumeImports({ sql }: Database): Promise<void> {
  await sql`
    select private.emit(case status when 'undoing' then 'lead_import.undoing' else 'lead_import.waiting' end, company_id,
                        jsonb_build_object('import_id', id))
      from public.lead_imports
     where status in ('waiting', 'running', 'undoing') and updated_at < now() - interval '5 minutes'`
}

/** Removes files that nothing reads any more: of imports that are over, and of uploads that never were finished. */
export async function sweepImports({ database, storage }: WorkerServices): Promise<void> {
  await database.sql`
    delete from public.lead_imports where status = 'uploading' and created_at < now() - interval '1 day'`
  const files = await database.sql<{ id: string; version: string }[]>`
    select o.id, o.version from storage.objects o
     where o.bucket_id = 'imports' and o.created_at < now() - interval '1 day'
       and not exists (select from public.lead_imports i
                        where i.storage_path = o.name and (i.status in ('waiting', 'running')
                              or i.status = 'failed' and i.finished_at > now() - interval '7 days'))
     limit 500`
  for (const { version } of files) await storage.store.remove(version)
  await database.sql`delete from storage.objects where id = any(${files.map(({ id }) => id)}::uuid[])`
}
