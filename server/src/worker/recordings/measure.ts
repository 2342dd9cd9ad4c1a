import { analyseConversation } from '@parley/core/analysis/analyse-conversation'
import { toStoredMetrics } from '@parley/core/analysis/stored-metrics'
import { toJson } from '@parley/core/text/json'
import { defineTask, recordingPayload } from '../tasks.ts'
import { readContext, readRecording, readTranscript } from './read-recording.ts'

/**
 * recording.unmeasured: adds the figures of /insights to a recording that was analysed before there were any. Summary,
 * statements and topics stay as they are; a newer attempt computes them with its own analysis.
 */
export const measure = defineTask(recordingPayload, async ({ database: { sql } }, payload) => {
  const recording = await readRecording(sql, payload, 'ready')
  if (!recording) return
  const analysis = analyseConversation(
    await readTranscript(sql, recording),
    await readContext(sql, recording),
  )
  const { figures, topicStarts } = toStoredMetrics(analysis)
  await sql`
    update public.recordings set metrics = metrics || ${sql.json(toJson({ figures, topicStarts }))}
     where id = ${recording.id} and attempt = ${payload.attempt} and status = 'ready' and not metrics ? 'figures'`
})
