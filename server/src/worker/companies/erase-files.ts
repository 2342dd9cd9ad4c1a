import { z } from 'zod'
import { defineTask, type WorkerServices } from '../tasks.ts'

const AT_ONCE = 100

/**
 * Removes the stored files of companies that are gone: the bytes first and then the row that names them, so that a crash
 * between the two leaves something to find again. Run by each erasure, and every hour for what a failure left.
 */
export async function eraseOrphanedFiles({ database, storage }: WorkerServices): Promise<number> {
  let erased = 0
  for (;;) {
    const files = await database.sql<{ id: string; version: string }[]>`
      select id, version from storage.objects o
       where bucket_id in ('recordings', 'imports')
         and not exists (select from public.companies c where c.id::text = split_part(o.name, '/', 1))
       limit ${AT_ONCE}`
    if (files.length === 0) return erased
    for (const { version } of files) await storage.store.remove(version)
    await database.sql`delete from storage.objects where id = any(${files.map(({ id }) => id)}::uuid[])`
    erased += files.length
  }
}

export const eraseFiles = defineTask(z.object({ erased_company: z.uuid() }), async (services, payload) => {
  const count = await eraseOrphanedFiles(services)
  services.log.info(
    { company: payload.erased_company, files: count },
    'the files of an erased company are gone',
  )
})
