import { z } from 'zod'
import { defineTask } from '../tasks.ts'

/**
 * recording.erased: removes the stored files of a recording that is gone, or whose audio is to be. The bytes go first
 * and then the row that names them, so that a crash between the two can be resumed.
 */
export const eraseRecording = defineTask(
  z.object({ company: z.uuid(), recording: z.uuid() }),
  async ({ database: { sql }, storage }, { company, recording }) => {
    const files = await sql<{ id: string; version: string }[]>`
      select id, version from storage.objects
       where bucket_id = 'recordings' and starts_with(name, ${`${company}/${recording}/`})
         and not exists (select from public.recordings where id = ${recording} and audio_deleted_at is null)`
    for (const { version } of files) await storage.store.remove(version)
    await sql`delete from storage.objects where id = any(${files.map(({ id }) => id)}::uuid[])`
  },
)
