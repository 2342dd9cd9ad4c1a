import { keepCorrections } from '@parley/core/analysis/corrected-items'
import { toInsightRows } from '@parley/core/analysis/insight-rows'
import { toStoredMetrics } from '@parley/core/analysis/stored-metrics'
import type { ConversationAnalysis, KnownPerson } from '@parley/core/analysis/types'
import { leaveUnread } from '@parley/core/analysis/unread-conversation'
import { toJson } from '@parley/core/text/json'
import { findLanguage } from '@parley/core/voice/find-language'
import { isEnglishRecogniser, isReadHere } from '@parley/core/voice/language'
import type { Segment } from '@parley/core/voice/transcript'
import { EngineError } from '@parley/functions/_shared/engines/engine'
import type { Transaction } from '../../database/database.ts'
import { defineTask, type RecordingPayload, recordingPayload, type WorkerServices } from '../tasks.ts'
import { toCorrections } from './corrections.ts'
import { failRecording } from './fail.ts'
import { type RecordingRow, readContext, readRecording, readTranscript } from './read-recording.ts'

/**
 * Replaces an earlier analysis. Bookmarks are kept, and what a person put right of an action item. Where the new analysis
 * contains it, a statement is the same one as before: linked to the task that it became, pinned or dismissed.
 */
async function saveInsights(
  transaction: Transaction,
  recording: RecordingRow,
  analysis: ConversationAnalysis,
  segments: readonly Segment[],
): Promise<void> {
  const known = await transaction`
    select id, kind, text, start_seconds, end_seconds, quote, data, task_id, pinned_at, dismissed_at from public.recording_insights
     where recording_id = ${recording.id} and kind <> 'bookmark' for update`
  // Also those that were put right while it was being read.
  const actionItems = keepCorrections(analysis.actionItems, toCorrections(known), segments)
  const rows = toInsightRows({ ...analysis, actionItems }).map((insight, position) => ({
    ...insight,
    position,
  }))
  // A statement that is found again is changed in place: whoever puts it right in this moment finds it.
  await transaction`
    with known as (
      select *, row_number() over (partition by kind, text order by start_seconds) as nth
        from jsonb_to_recordset(${transaction.json(toJson(known))})
          as row (id uuid, kind text, text text, start_seconds numeric, task_id uuid, pinned_at timestamptz, dismissed_at timestamptz)),
    fresh as (
      select *, row_number() over (partition by kind, text order by position) as nth
        from jsonb_to_recordset(${transaction.json(toJson(rows))})
          as row (kind text, position int, text text, start_seconds numeric, end_seconds numeric, quote text, data jsonb)),
    placed as (
      select fresh.*, known.id,
             (select task_id from known where known.kind = fresh.kind and known.text = fresh.text and task_id is not null limit 1) as task_id,
             (select max(pinned_at) from known where known.kind = fresh.kind and known.text = fresh.text) as pinned_at,
             (select max(dismissed_at) from known where known.kind = fresh.kind and known.text = fresh.text) as dismissed_at
        from fresh left join known using (kind, text, nth)),
    went as (
      delete from public.recording_insights
       where id in (select id from known) and id not in (select id from placed where id is not null)),
    stayed as (
      update public.recording_insights i
         set position = p.position, start_seconds = p.start_seconds, end_seconds = p.end_seconds, quote = p.quote, data = p.data,
             task_id = p.task_id, pinned_at = p.pinned_at, dismissed_at = p.dismissed_at
        from placed p where i.id = p.id)
    insert into public.recording_insights (company_id, recording_id, kind, position, text, start_seconds, end_seconds, quote, data, task_id, pinned_at, dismissed_at)
    select ${recording.company_id}, ${recording.id}, kind, position, text, start_seconds, end_seconds, quote, data, task_id, pinned_at, dismissed_at
      from placed where id is null`
}

/**
 * Replaces only an untouched draft (by none where the engine writes none), never an email that was edited or sent. What takes
 * its place is as untouched: written over, it would count as edited.
 */
async function saveEmail(
  transaction: Transaction,
  recording: RecordingRow,
  analysis: ConversationAnalysis,
  engine: string,
): Promise<void> {
  const [gone] = await transaction<{ id: string; created_at: string }[]>`
    delete from public.follow_up_emails
     where recording_id = ${recording.id} and status = 'draft' and updated_at = created_at
    returning id, created_at::text`
  if (!analysis.followUpEmail) return
  const { toName, toEmail, subject, body } = analysis.followUpEmail
  const { id = crypto.randomUUID(), created_at = null } = gone ?? {}
  await transaction`
    insert into public.follow_up_emails (id, company_id, recording_id, lead_id, to_name, to_email, subject, body, engine, created_at, updated_at)
    select ${id}, ${recording.company_id}, ${recording.id}, ${recording.lead_id}, ${toName}, ${toEmail}, ${subject.slice(0, 300)}, ${body}, ${engine}, at, at
      from (select coalesce(${created_at}::timestamptz, now()) as at) as told
    on conflict (recording_id) do nothing`
}

interface Result {
  analysis: ConversationAnalysis
  /** What it was read from. */
  segments: readonly Segment[]
  engine: string
  language: string | null
  origin: RecordingRow['language_origin']
  /** Who of the known people the customer is. */
  person: KnownPerson | undefined
}

async function save(
  { database }: WorkerServices,
  recording: RecordingRow,
  payload: RecordingPayload,
  { analysis, segments, engine, language, origin, person }: Result,
): Promise<void> {
  await database.sql.begin(async (transaction) => {
    const [current] = await transaction<{ is_linked: boolean }[]>`
      select num_nonnulls(lead_id, account_id, contact_id) > 0 as is_linked from public.recordings where id = ${recording.id} and attempt = ${payload.attempt} and status = 'analysing' for update`
    if (!current) return
    await saveInsights(transaction, recording, analysis, segments)
    await saveEmail(transaction, recording, analysis, engine)
    // Whose it is has been said where it is linked, also while it was being read.
    const match = current.is_linked ? undefined : person
    const suggestion =
      current.is_linked || match || !analysis.lead ? null : transaction.json(toJson(analysis.lead))
    await transaction`
      update public.recordings
         set title = case when title = '' then ${analysis.title.slice(0, 300)} else title end, summary = ${analysis.summary},
             analysis_engine = ${engine}, analysed_at = now(), sentiment = ${analysis.sentiment.overall},
             topics = ${analysis.topics.map((topic) => topic.name)},
             metrics = metrics || ${transaction.json(toJson(toStoredMetrics(analysis, segments)))},
             language = ${language}, language_origin = ${origin},
             left_out = ${transaction.json(toJson(analysis.leftOut))},
             lead_id = coalesce(lead_id, ${match && !match.isContact ? match.id : null}),
             contact_id = coalesce(contact_id, ${match?.isContact ? match.id : null}), suggested_lead = ${suggestion}, status = 'ready', progress = 100
       where id = ${recording.id}`
  })
}

/** What a recogniser of English writes of another language are not its words: no engine reads them. */
const isBeyondRecogniser = (recogniser: string, language: string): boolean =>
  isEnglishRecogniser(recogniser) && !isReadHere(language)

/** recording.analysing: segments to summary, action items, email and lead. */
export const analyse = defineTask(recordingPayload, async (services, payload, job) => {
  const { sql } = services.database
  const recording = await readRecording(sql, payload, 'analysing')
  if (!recording) return
  try {
    const written = await readTranscript(sql, recording)
    const language = written.language ?? (await findLanguage(written.segments))
    const context = await readContext(sql, recording)
    const { engine, ...analysis } =
      language !== null && isBeyondRecogniser(written.engine, language)
        ? { engine: 'local', ...leaveUnread({ ...written, language }, context) }
        : await services.engine().analyseConversation({ ...written, language }, context)
    const isFound = written.language === null && language !== null
    const origin = isFound ? 'found' : recording.language_origin === 'chosen' ? 'chosen' : null
    const person = context.people.find(({ id }) => id === analysis.lead?.matchId)
    const { segments } = written
    await save(services, recording, payload, { analysis, segments, engine, language, origin, person })
  } catch (error) {
    const isFinal = error instanceof EngineError || job.attempts >= job.maxAttempts
    if (!isFinal) throw error
    if (!(error instanceof EngineError)) services.log.error(error, 'a recording could not be analysed')
    const reason =
      error instanceof EngineError
        ? error.message
        : 'The transcript is safe, but it could not be analyzed. Try again.'
    await failRecording(services, payload, { step: 'analysing', reason })
  }
})
