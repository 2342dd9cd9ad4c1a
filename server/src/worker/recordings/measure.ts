import { analyseConversation } from '@parley/core/analysis/analyse-conversation'
import { toLanes } from '@parley/core/analysis/lanes'
import { toStoredMetrics } from '@parley/core/analysis/stored-metrics'
import type { Side } from '@parley/core/analysis/types'
import { toJson } from '@parley/core/text/json'
import type { Sql } from '../../database/database.ts'
import { defineTask, recordingPayload } from '../tasks.ts'
import { type RecordingRow, readContext, readRecording, readTranscript } from './read-recording.ts'

/** What its metrics lack, and the sides that they hold. */
async function readStored(sql: Sql, { id }: RecordingRow) {
  const [stored] = await sql<{ is_measured: boolean; sides: Record<string, Side | null> | null }[]>`
    select metrics ? 'figures' as is_measured, metrics -> 'sides' as sides from public.recordings where id = ${id}`
  return { isMeasured: stored?.is_measured ?? false, sides: stored?.sides ?? null }
}

/**
 * recording.unmeasured: adds what a recording lacks that was analysed before there was any: the figures of /insights, and who
 * spoke when, for the list. Summary, statements and topics stay as they are; a newer attempt computes them with its own analysis.
 */
export const measure = defineTask(recordingPayload, async ({ database: { sql } }, payload) => {
  const recording = await readRecording(sql, payload, 'ready')
  if (!recording) return
  const transcript = await readTranscript(sql, recording)
  const { isMeasured, sides } = await readStored(sql, recording)
  const added = new Map<string, unknown>([['lanes', toLanes(transcript.segments, sides ?? {})]])
  if (!isMeasured) {
    const analysis = analyseConversation(transcript, await readContext(sql, recording))
    const { figures, topicStarts } = toStoredMetrics(analysis, transcript.segments)
    added.set('figures', figures).set('topicStarts', topicStarts)
  }
  await sql`
    update public.recordings set metrics = ${sql.json(toJson(Object.fromEntries(added)))}::jsonb || metrics
     where id = ${recording.id} and attempt = ${payload.attempt} and status = 'ready' and not metrics ?& array['figures', 'lanes']`
})
