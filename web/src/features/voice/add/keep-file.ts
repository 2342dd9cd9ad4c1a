import { toStoredName } from '@parley/core/voice/file-name'
import type { UploadQueue } from '../upload-queue/upload-queue.ts'
import { type AudioFile, measureDuration } from './read-audio-file.ts'

/** Keeps a chosen file on this device until the server has it, so that a reload goes on where the upload stopped. */
export async function keepFile(
  { file, type }: Extract<AudioFile, { ok: true }>,
  {
    uploadQueue,
    userId,
    companyId,
    language,
  }: { uploadQueue: UploadQueue; userId: string; companyId: string; language: string },
): Promise<void> {
  const id = crypto.randomUUID()
  await uploadQueue.store.add(
    {
      id,
      companyId,
      userId,
      // The analysis names it after what was said.
      title: '',
      source: 'upload',
      mimeType: type.mimeType,
      objectName: `${companyId}/${id}/${toStoredName(file.name, type.ending)}`,
      startedAt: new Date(file.lastModified || Date.now()).toISOString(),
      state: 'stopped',
      seconds: await measureDuration(file, type),
      channels: 0,
      bytes: file.size,
      pieces: 0,
      uploadUrl: null,
      isKnownToServer: false,
      consent: null,
      ...(language ? { language } : {}),
      bookmarks: [],
      captions: [],
    },
    file,
  )
  uploadQueue.upload(id)
  await uploadQueue.refresh()
}
