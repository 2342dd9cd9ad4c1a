import type { AnalysisContext, KnownPerson, Side } from '@parley/core/analysis/types'
import { productLocale, toEnglish } from '@parley/core/format/place'
import type { Segment, Transcript } from '@parley/core/voice/transcript'
import type { Sql } from '../../database/database.ts'
import type { RecordingPayload } from '../tasks.ts'
import { toCorrections } from './corrections.ts'

export interface RecordingRow {
  id: string
  company_id: string
  owner_id: string | null
  lead_id: string | null
  account_id: string | null
  contact_id: string | null
  title: string
  language: string | null
  language_origin: 'chosen' | 'found' | null
  transcription_engine: string | null
  is_draft_transcript: boolean
  recorded_at: string
  speaker_names: Record<string, string>
  speaker_sides: Record<string, Side>
  owner_name: string | null
  time_zone: string | null
  /** The company’s, BCP 47. */
  locale: string | null
}

interface SegmentRow {
  start_seconds: string
  end_seconds: string
  speaker: string
  channel: number | null
  text: string
  words: Segment['words'] | null
}

const knownPeople = 5000

/** The recording of a job, with its owner; undefined once it has moved on to another attempt or state. */
export async function readRecording(
  sql: Sql,
  payload: RecordingPayload,
  status: 'analysing' | 'ready',
): Promise<RecordingRow | undefined> {
  const [recording] = await sql<RecordingRow[]>`
    select r.id, r.company_id, r.owner_id, r.lead_id, r.account_id, r.contact_id, r.title, r.language, r.language_origin, r.transcription_engine, r.is_draft_transcript, r.recorded_at,
           r.speaker_names, r.speaker_sides, p.full_name as owner_name, p.time_zone, c.locale
      from public.recordings r join public.companies c on c.id = r.company_id left join public.profiles p on p.id = r.owner_id
     where r.id = ${payload.recording_id} and r.attempt = ${payload.attempt} and r.status = ${status}`
  return recording
}

/** The transcript, with the speakers' names; its language only where somebody or the engine says it. */
export async function readTranscript(sql: Sql, recording: RecordingRow): Promise<Transcript> {
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
    language: recording.language_origin === 'found' ? null : recording.language,
    engine: recording.transcription_engine ?? 'import',
    isDraft: recording.is_draft_transcript,
  }
}

const knownColleagues = 500

/** Our own people: the company's accounts, and whoever was said to be ours in its latest recordings. */
async function readColleagues(sql: Sql, { company_id: company }: RecordingRow): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select full_name as name from public.profiles where company_id = ${company} and full_name <> ''
    union
    select coalesce(r.speaker_names ->> label, label)
      from (select speaker_names, speaker_sides from public.recordings
             where company_id = ${company} and speaker_sides <> '{}' order by created_at desc limit ${knownColleagues}) r,
           jsonb_each_text(r.speaker_sides) side (label, value)
     where value = 'us' and coalesce(r.speaker_names ->> label, label) !~* '^(speaker [0-9]+|unknown speaker)$'
     limit ${knownColleagues}`
  return rows.map(({ name }) => name)
}

/** Each contact once, by their latest open sale where they have one; and the open sales of nobody's. Who was dealt with last comes first. */
const readPeople = (sql: Sql, { company_id: company }: RecordingRow) => sql<KnownPerson[]>`
  select coalesce(l.id, c.id) as id, l.id is null as "isContact", c.name, coalesce(l.company, c.account_name) as company, c.email
    from (select id, name, email, account_name, coalesce(last_activity_at, created_at) as latest from public.contacts
           where company_id = ${company} order by 5 desc, id limit ${knownPeople}) c
    left join lateral (
      select l.id, l.company from public.leads l
       where l.company_id = ${company} and l.contact_id = c.id and l.status not in ('won', 'lost')
       order by l.created_at desc, l.id limit 1) l on true
  union all
  (select id, false, name, company, email from public.leads
    where company_id = ${company} and contact_id is null and status not in ('won', 'lost')
    order by last_activity_at desc, id limit ${knownPeople})`

const readCorrections = async (sql: Sql, { id }: RecordingRow) =>
  toCorrections(
    await sql`
      select kind, text, start_seconds, end_seconds, quote, data from public.recording_insights
       where recording_id = ${id} and kind = 'action_item' and data ? 'corrected' order by start_seconds, position`,
  )

/** The context of its analysis: time, known people and sides, and what a person put right of an earlier one. */
export async function readContext(sql: Sql, recording: RecordingRow): Promise<AnalysisContext> {
  const people = await readPeople(sql, recording)
  return {
    now: new Date(recording.recorded_at).toISOString(),
    timeZone: recording.time_zone ?? 'UTC',
    locale: toEnglish(recording.locale ?? productLocale),
    ownerName: recording.owner_name || null,
    people: [...people],
    colleagues: await readColleagues(sql, recording),
    sides: Object.fromEntries(
      Object.entries(recording.speaker_sides).map(([label, side]) => [
        recording.speaker_names[label] ?? label,
        side,
      ]),
    ),
    corrections: await readCorrections(sql, recording),
  }
}
