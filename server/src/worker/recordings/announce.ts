import { uploadedFile } from '@parley/core/voice/file-name'
import { notify } from '../../notifications/notify.ts'
import { defineTask, recordingPayload } from '../tasks.ts'

interface RecordingRow {
  id: string
  owner_id: string | null
  title: string
  status: string
  failure_reason: string | null
  source: string
  storage_path: string | null
}

/** recording.ready and recording.failed: notifies the owner, once an attempt. */
export const announceRecording = defineTask(recordingPayload, async ({ database }, payload) => {
  const [recording] = await database.sql<RecordingRow[]>`
    select id, owner_id, title, status, failure_reason, source, storage_path from public.recordings
     where id = ${payload.recording_id} and attempt = ${payload.attempt} and status in ('ready', 'failed') and not is_sample`
  if (!recording?.owner_id) return
  const isReady = recording.status === 'ready'
  await notify(database, {
    to: recording.owner_id,
    kind: isReady ? 'recording_ready' : 'recording_failed',
    title: `${(recording.title || uploadedFile(recording) || 'Your recording').slice(0, 200)} ${isReady ? 'is ready' : 'needs your attention'}`,
    message: isReady ? null : recording.failure_reason,
    link: `/voice/${recording.id}`,
    eventKey: `recording-${recording.status}-${recording.id}-${payload.attempt}`,
  })
})
