import type { RecordingPayload, WorkerServices } from '../tasks.ts'

interface Failure {
  step: 'transcribing' | 'analysing'
  reason: string
  code?: string
}

/** Marks a recording failed with a reason in words; the audio and what was made so far stay. */
export async function failRecording(
  { database }: WorkerServices,
  payload: RecordingPayload,
  { step, reason, code }: Failure,
): Promise<void> {
  await database.sql`
    update public.recordings set status = 'failed', failed_step = ${step}, failure_reason = ${reason}, failure_code = ${code ?? null}
     where id = ${payload.recording_id} and attempt = ${payload.attempt} and status = ${step}`
}
