import { toInsightRows } from '@parley/core/analysis/insight-rows'
import type { AnalysisContext, ConversationAnalysis, KnownPerson } from '@parley/core/analysis/types'
import type { Segment, Transcript } from '@parley/core/voice/transcript'
import { EngineError } from '@parley/functions/_shared/engines/engine'
import type { Sql, Transaction } from '../../database/database.ts'
import { defineTask, type RecordingPayload, recordingPayload, type WorkerServices } from '../tasks.ts'
import { failRecording } from './fail.ts'

interface RecordingRow {
  id: string
  company_id: string
  owner_id: string | null
  lead_id: string | null
  title: string
  language: string | null
  transcription_engine: string | null
  is_draft_transcript: boolean
  recorded_at: string
  speaker_names: Record<string, string>
  owner_name: string | null
  time_zone: string | null
}

interface SegmentRow {
  start_seconds: string
  end_seconds: string
  speaker: string
  channel: number | null
  text: string
  words: Segment['words'] | null
}

const KNOWN_PEOPLE = 5000

async function readTranscript(sql: Sql, recording: RecordingRow): Promise<Transcript> {
  const rows = await sql<SegmentRow[]>`
    select start_seconds, end_seconds, speaker, channel, text, words from public.transcript_segments
     where recording_id = ${recording.id} order by position`
  const segments = rows.map((row) => ({
    start: Number(row.start_seconds),
    end: Number(row.end_seconds),
    speaker: recording.speaker_names[row.speaker] ?? row.speaker,
    channel: row.channel,
    text: row.text,
    ...(row.words ? { words: row.words } : {}),
  }))
  return {
    segments,
    language: recording.language,
    engine: recording.transcription_engine ?? 'import',
    isDraft: recording.is_draft_transcript,
  }
}

async function readContext(sql: Sql, recording: RecordingRow): Promise<AnalysisContext> {
  const people = await sql<KnownPerson[]>`
    select id, name, company, email from public.leads where company_id = ${recording.company_id}
     order by last_activity_at desc limit ${KNOWN_PEOPLE}`
  return {
    now: new Date(recording.recorded_at).toISOString(),
    timeZone: recording.time_zone ?? 'UTC',
    ownerName: recording.owner_name || null,
    people: [...people],
  }
}

/** Replaces what an earlier analysis said. Bookmarks are people's own; an item that became a task stays linked to it. */
async function saveInsights(
  transaction: Transaction,
  recording: RecordingRow,
  analysis: ConversationAnalysis,
): Promise<void> {
  const rows = toInsightRows(analysis).map((insight, position) => ({ ...insight, position }))
  await transaction`
    with gone as (
      delete from public.recording_insights where recording_id = ${recording.id} and kind <> 'bookmark' returning kind, text, task_id),
    fresh as (
      select * from jsonb_to_recordset(${transaction.json(JSON.parse(JSON.stringify(rows)))})
        as row (kind text, position int, text text, start_seconds numeric, end_seconds numeric, quote text, data jsonb))
    insert into public.recording_insights (company_id, recording_id, kind, position, text, start_seconds, end_seconds, quote, data, task_id)
    select ${recording.company_id}, ${recording.id}, kind, position, text, start_seconds, end_seconds, quote, data,
           (select task_id from gone where gone.kind = fresh.kind and gone.text = fresh.text and task_id is not null limit 1)
      from fresh`
}

/** An email somebody has edited or sent is theirs; only an untouched draft is written anew. */
async function saveEmail(
  transaction: Transaction,
  recording: RecordingRow,
  analysis: ConversationAnalysis,
  engine: string,
): Promise<void> {
  const { toName, toEmail, subject, body } = analysis.followUpEmail
  await transaction`
    insert into public.follow_up_emails (company_id, recording_id, lead_id, to_name, to_email, subject, body, engine)
    values (${recording.company_id}, ${recording.id}, ${recording.lead_id}, ${toName}, ${toEmail}, ${subject.slice(0, 300)}, ${body}, ${engine})
    on conflict (recording_id) do update
       set to_name = excluded.to_name, to_email = excluded.to_email, subject = excluded.subject, body = excluded.body, engine = excluded.engine
     where follow_up_emails.status = 'draft' and follow_up_emails.updated_at = follow_up_emails.created_at`
}

async function save(
  { database }: WorkerServices,
  recording: RecordingRow,
  payload: RecordingPayload,
  analysis: ConversationAnalysis,
  engine: string,
): Promise<void> {
  await database.sql.begin(async (transaction) => {
    const [current] = await transaction`
      select id from public.recordings where id = ${recording.id} and attempt = ${payload.attempt} and status = 'analysing' for update`
    if (!current) return
    await saveInsights(transaction, recording, analysis)
    await saveEmail(transaction, recording, analysis, engine)
    const match = recording.lead_id ?? analysis.lead?.matchId ?? null
    const suggestion =
      match || !analysis.lead ? null : transaction.json(JSON.parse(JSON.stringify(analysis.lead)))
    await transaction`
      update public.recordings
         set title = case when title = '' then ${analysis.title.slice(0, 300)} else title end, summary = ${analysis.summary},
             analysis_engine = ${engine}, analysed_at = now(), sentiment = ${analysis.sentiment.overall},
             topics = ${analysis.topics.map((topic) => topic.name)},
             metrics = metrics || ${transaction.json(JSON.parse(JSON.stringify(analysis.metrics)))},
             lead_id = ${match}, suggested_lead = ${suggestion}, status = 'ready', progress = 100
       where id = ${recording.id}`
  })
}

/** recording.analysing: segments to summary, action items, email and lead. */
export const analyse = defineTask(recordingPayload, async (services, payload, job) => {
  const { sql } = services.database
  const [recording] = await sql<RecordingRow[]>`
    select r.id, r.company_id, r.owner_id, r.lead_id, r.title, r.language, r.transcription_engine, r.is_draft_transcript, r.recorded_at,
           r.speaker_names, p.full_name as owner_name, p.time_zone
      from public.recordings r left join public.profiles p on p.id = r.owner_id
     where r.id = ${payload.recording_id} and r.attempt = ${payload.attempt} and r.status = 'analysing'`
  if (!recording) return
  try {
    const { engine, ...analysis } = await services.engine.analyseConversation(
      await readTranscript(sql, recording),
      await readContext(sql, recording),
    )
    await save(services, recording, payload, analysis, engine)
  } catch (error) {
    const isFinal = error instanceof EngineError || job.attempts >= job.maxAttempts
    if (!isFinal) throw error
    if (!(error instanceof EngineError)) services.log.error(error, 'a recording could not be analysed')
    const reason =
      error instanceof EngineError
        ? error.message
        : 'The transcript is safe, but it could not be analysed. Try again.'
    await failRecording(services, payload, { step: 'analysing', reason })
  }
})
