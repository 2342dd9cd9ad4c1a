import { z } from 'zod'
import { removeFiles, type StoredFile } from '../remove-files.ts'
import { defineTask } from '../tasks.ts'

/**
 * recording.erased: removes the stored files of a recording that is gone, or whose audio is to be.
 */
export const eraseRecording = defineTask(
  z.object({ company: z.uuid(), recording: z.uuid() }),
  async (services, { company, recording }) => {
    const files = await services.database.sql<StoredFile[]>`
      select id, version from storage.objects
       where bucket_id = 'recordings' and starts_with(name, ${`${company}/${recording}/`})
         and not exists (select from public.recordings where id = ${recording} and audio_deleted_at is null)`
    await removeFiles(services, files)
  },
)
