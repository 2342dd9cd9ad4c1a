import { z } from 'zod'
import { removeFiles, type StoredFile } from '../remove-files.ts'
import { defineTask, type WorkerServices } from '../tasks.ts'

/** attachment.erased: removes the file of an attachment that is gone for good. */
export const eraseAttachment = defineTask(z.object({ path: z.string() }), async (services, { path }) => {
  const files = await services.database.sql<StoredFile[]>`
    select id, version from storage.objects o where bucket_id = 'attachments' and name = ${path}
       and private.awaits_row(o.name)`
  await removeFiles(services, files)
})

/** Every hour: removes files for which no row came within a day, but for those that wait with a deleted record. */
export async function sweepAttachments(services: WorkerServices): Promise<void> {
  const files = await services.database.sql<StoredFile[]>`
    select o.id, o.version from storage.objects o
     where o.bucket_id = 'attachments' and o.created_at < now() - interval '1 day'
       and private.awaits_row(o.name)
     limit 500`
  await removeFiles(services, files)
}
