import type { WorkerServices } from '../tasks.ts'

const atOnce = 200

/**
 * Requeues recordings that waited for an engine and, once one that makes no drafts is available, drafts that nobody has
 * edited, restored or chosen an engine for. Called at start and whenever an engine was installed.
 */
export async function improveTranscripts({ database, speech }: WorkerServices): Promise<void> {
  const best = speech.bestEngine()
  if (!best) return
  await database.sql`
    update public.recordings set status = 'transcribing', failed_step = null, failure_reason = null, failure_code = null, attempt = attempt + 1, progress = 0
     where id in (select id from public.recordings where status = 'failed' and failure_code = 'no_engine' and storage_path is not null limit ${atOnce})`
  if (best.isDraft) return
  await database.sql`
    update public.recordings r set status = 'transcribing', attempt = attempt + 1, progress = 0
     where id in (
       select id from public.recordings d where status = 'ready' and is_draft_transcript and chosen_engine is null and storage_path is not null
          and not exists (select from public.transcript_segments s where s.recording_id = d.id and s.edited_at is not null)
          and not exists (select from public.transcript_versions v where v.recording_id = d.id and v.reason = 'restored')
        limit ${atOnce})`
}
