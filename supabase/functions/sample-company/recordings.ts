import { toInsightRows } from '@parley/core/analysis/insight-rows'
import { toStoredMetrics } from '@parley/core/analysis/stored-metrics'
import type { KnownPerson } from '@parley/core/analysis/types'
import type { Transcript } from '@parley/core/voice/transcript'
import type { SampleConversation } from '../../seed/types.ts'
import type { Engine, EngineAnalysis } from '../_shared/engines/engine.ts'
import type { Calendar } from './calendar.ts'
import { secondsAfter } from './calendar.ts'
import type { Owner } from './owner.ts'
import { sellerFor } from './owner.ts'
import { toTranscript } from './transcript.ts'

/** A conversation of the sample with what the engine read in it. Moments in ISO 8601. */
export interface ReadConversation {
  id: string
  recordedAt: string
  endedAt: string
  leadId: string | null
  transcript: Transcript
  analysis: EngineAnalysis
}

/** Reads a conversation as the pipeline would have on its day. Rejects with `EngineError`. */
export async function readConversation(
  conversation: SampleConversation,
  people: KnownPerson[],
  owner: Owner,
  calendar: Calendar,
  engine: Engine,
): Promise<ReadConversation> {
  const seller = sellerFor(owner, conversation.customer)
  const transcript = toTranscript(conversation, seller)
  const recordedAt = calendar.past(conversation.daysAgo, conversation.hour)
  const analysis = await engine.analyseConversation(transcript, {
    now: recordedAt,
    timeZone: calendar.timeZone,
    ownerName: seller,
    people,
  })
  return {
    id: crypto.randomUUID(),
    recordedAt,
    endedAt: secondsAfter(recordedAt, analysis.metrics.durationSeconds),
    leadId: analysis.lead?.matchId ?? null,
    transcript,
    analysis,
  }
}

/** The row of recordings, with the state the pipeline would have left it in. */
export function toRecordingRow(conversation: ReadConversation) {
  const { id, recordedAt, endedAt, leadId, transcript, analysis } = conversation
  return {
    id,
    title: analysis.title.slice(0, 300),
    recorded_at: recordedAt,
    created_at: endedAt,
    duration_seconds: analysis.metrics.durationSeconds,
    language: transcript.language,
    transcription: transcript.segments.map(({ speaker, text }) => `${speaker}: ${text}`).join('\n'),
    summary: analysis.summary,
    analysis_engine: analysis.engine,
    analysed_at: endedAt,
    sentiment: analysis.sentiment.overall,
    topics: analysis.topics.map((topic) => topic.name),
    metrics: { ...toStoredMetrics(analysis, transcript.segments), hasTimes: true },
    lead_id: leadId,
    suggested_lead: leadId === null ? analysis.lead : null,
  }
}

/** The rows of transcript_segments. */
export const toSegmentRows = ({ id, transcript }: ReadConversation) =>
  transcript.segments.map(({ start, end, speaker, text }, position) => ({
    recording_id: id,
    position,
    start_seconds: start,
    end_seconds: end,
    speaker,
    text,
  }))

/** The rows of recording_insights; `position` is the place in the analysis, action items first. */
export const toRecordingInsightRows = ({ id, endedAt, analysis }: ReadConversation) =>
  toInsightRows(analysis).map((insight, position) => ({
    ...insight,
    recording_id: id,
    position,
    created_at: endedAt,
  }))

/** The row of follow_up_emails, none or one: a draft, as after every conversation. */
export const toEmailRows = ({ id, endedAt, leadId, analysis }: ReadConversation) =>
  analysis.followUpEmail === null
    ? []
    : [
        {
          recording_id: id,
          lead_id: leadId,
          to_name: analysis.followUpEmail.toName,
          to_email: analysis.followUpEmail.toEmail,
          subject: analysis.followUpEmail.subject.slice(0, 300),
          body: analysis.followUpEmail.body,
          engine: analysis.engine,
          created_at: endedAt,
        },
      ]
