import type { Segment } from '@parley/core/voice/transcript'
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query'
import { UploadError } from '~/data/resumable-upload.ts'
import { openBucket } from '~/data/storage.ts'
import { supabase } from '~/data/supabase.ts'
import type { LocalRecording } from './keep/local-recording.ts'
import type { ServerRow } from './keep/upload-recording.ts'
import { containsAnywhere } from './list/search-filter.ts'
import type { RecordingState } from './voice-search.ts'

const pageSize = 40

const listColumns =
  'id, title, status, source, failed_step, failure_reason, progress, recorded_at, created_at, duration_seconds, summary, is_draft_transcript, is_sample, visibility, lead_id, suggested_lead, leads(name, company)'

/** States of the pipeline that one filter of the list shows together. */
const statesOf: Record<RecordingState, readonly string[]> = {
  working: ['recording', 'uploading', 'transcribing', 'analysing'],
  ready: ['ready'],
  failed: ['failed'],
}

export const voiceKeys = {
  all: ['voice'],
  list: ['voice', 'list'],
  one: (id: string) => ['voice', 'one', id],
} as const

interface ListFilter {
  words: string
  state: RecordingState | undefined
}

async function readRecordings({ words, state }: ListFilter, from: number, signal: AbortSignal) {
  let query = supabase.from('recordings').select(listColumns)
  if (state) query = query.in('status', [...statesOf[state]])
  if (words !== '') query = query.or(containsAnywhere(['title', 'summary', 'transcription'], words))
  const { data } = await query
    .order('created_at', { ascending: false })
    .order('id')
    .range(from, from + pageSize - 1)
    .abortSignal(signal)
    .throwOnError()
  return data
}

/** Recordings of the company, newest first, 40 at a time. */
export const recordingsQuery = (filter: ListFilter) =>
  infiniteQueryOptions({
    queryKey: [...voiceKeys.list, filter.words, filter.state ?? 'all'],
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) => readRecordings(filter, pageParam, signal),
    getNextPageParam: (last, _, from) => (last.length === pageSize ? from + pageSize : undefined),
  })

async function readRecording(id: string, signal: AbortSignal) {
  const { data } = await supabase
    .from('recordings')
    .select('*, leads(id, name, company, email, status)')
    .eq('id', id)
    .abortSignal(signal)
    .maybeSingle()
    .throwOnError()
  return data
}

export const recordingQuery = (id: string) =>
  queryOptions({
    queryKey: [...voiceKeys.one(id), 'row'],
    queryFn: ({ signal }) => readRecording(id, signal),
  })

const segmentPage = 1000

/** All segments, by position; a long conversation comes in several answers, since one holds at most 1000 rows. */
async function readSegments(id: string, signal: AbortSignal) {
  const read = async (from: number) => {
    const { data } = await supabase
      .from('transcript_segments')
      .select('id, position, start_seconds, end_seconds, speaker, channel, text, words, edited_at')
      .eq('recording_id', id)
      .order('position')
      .range(from, from + segmentPage - 1)
      .abortSignal(signal)
      .throwOnError()
    return data
  }
  const segments = await read(0)
  for (let count = segments.length; count === segmentPage; ) {
    const next = await read(segments.length)
    segments.push(...next)
    count = next.length
  }
  return segments
}

export const segmentsQuery = (id: string) =>
  queryOptions({
    queryKey: [...voiceKeys.one(id), 'segments'],
    queryFn: ({ signal }) => readSegments(id, signal),
  })

async function readInsights(id: string, signal: AbortSignal) {
  const { data } = await supabase
    .from('recording_insights')
    .select('id, kind, text, quote, start_seconds, end_seconds, data, task_id, position')
    .eq('recording_id', id)
    .is('dismissed_at', null)
    .order('start_seconds')
    .order('position')
    .abortSignal(signal)
    .throwOnError()
  return data
}

export const insightsQuery = (id: string) =>
  queryOptions({
    queryKey: [...voiceKeys.one(id), 'insights'],
    queryFn: ({ signal }) => readInsights(id, signal),
  })

async function readEmail(id: string, signal: AbortSignal) {
  const { data } = await supabase
    .from('follow_up_emails')
    .select('id, to_name, to_email, subject, body, engine, status, sent_at')
    .eq('recording_id', id)
    .abortSignal(signal)
    .maybeSingle()
    .throwOnError()
  return data
}

export const emailQuery = (id: string) =>
  queryOptions({ queryKey: [...voiceKeys.one(id), 'email'], queryFn: ({ signal }) => readEmail(id, signal) })

/** Good for six hours; asked again after five. */
export const audioQuery = (id: string, path: string | null) =>
  queryOptions({
    queryKey: [...voiceKeys.one(id), 'audio', path],
    enabled: path !== null,
    staleTime: 5 * 3600_000,
    queryFn: async () => {
      const recordings = await openBucket('recordings')
      const { data, error } = await recordings.createSignedUrl(path ?? '', 6 * 3600)
      if (error) throw error
      return data.signedUrl
    },
  })

export type RecordingItem = Awaited<ReturnType<typeof readRecordings>>[number]
export type RecordingRow = NonNullable<Awaited<ReturnType<typeof readRecording>>>
export type SegmentRow = Awaited<ReturnType<typeof readSegments>>[number]
export type InsightRow = Awaited<ReturnType<typeof readInsights>>[number]
export type EmailRow = NonNullable<Awaited<ReturnType<typeof readEmail>>>

function raise(answer: { error: { message: string; code?: string } | null; status: number }): void {
  if (answer.error) throw new UploadError(answer.status, answer.error.message)
}

/** Once more is not twice: the row has the id made when recording began. */
const orAlreadyThere = (answer: { error: { message: string; code?: string } | null; status: number }) =>
  answer.error?.code === '23505' ? undefined : raise(answer)

async function saveBookmarks({ id, companyId, bookmarks }: LocalRecording): Promise<void> {
  if (bookmarks.length === 0) return
  const rows = bookmarks.map((bookmark) => ({
    id: bookmark.id,
    company_id: companyId,
    recording_id: id,
    kind: 'bookmark',
    text: 'Marked while recording',
    quote: '',
    start_seconds: bookmark.seconds,
    end_seconds: bookmark.seconds,
  }))
  raise(await supabase.from('recording_insights').upsert(rows, { onConflict: 'id', ignoreDuplicates: true }))
}

/** The row of a recording that is kept in this browser, as the upload needs it. */
export const serverRow: ServerRow = {
  async ensure(recording) {
    orAlreadyThere(
      await supabase.from('recordings').insert({
        id: recording.id,
        company_id: recording.companyId,
        title: recording.title,
        source: recording.source,
        recorded_at: recording.startedAt,
        storage_path: recording.objectName,
        mime_type: recording.mimeType,
        ...(recording.channels > 0 ? { channels: recording.channels } : {}),
        ...(recording.speakerNames ? { speaker_names: recording.speakerNames } : {}),
      }),
    )
    if (recording.consent) {
      orAlreadyThere(
        await supabase.from('recording_consents').insert({
          id: recording.consent.id,
          company_id: recording.companyId,
          recording_id: recording.id,
          method: recording.consent.method,
          ...(recording.consent.told ? { told: recording.consent.told } : {}),
          ...(recording.consent.means ? { means: recording.consent.means } : {}),
        }),
      )
    }
  },
  async stop(recording) {
    if (recording.captions.length > 0) {
      raise(
        await supabase
          .from('recordings')
          .update({ live_captions: recording.captions.map((caption) => ({ ...caption })) })
          .eq('id', recording.id),
      )
    }
    await saveBookmarks(recording)
    raise(await supabase.rpc('stop_recording', { recording: recording.id, seconds: recording.seconds }))
  },
  async finish(recording) {
    const answer = await supabase.rpc('finish_upload', { recording: recording.id })
    if (answer.error?.code === 'P0001') return false
    raise(answer)
    return true
  },
}

/** Begins again at the step that failed. */
export async function retryRecording(id: string): Promise<void> {
  await supabase.rpc('retry_recording', { recording: id }).throwOnError()
}

export async function importTranscript(
  companyId: string,
  given: { id: string; title: string; segments: readonly Segment[]; hasTimes: boolean },
): Promise<void> {
  orAlreadyThere(
    await supabase
      .from('recordings')
      .insert({ id: given.id, company_id: companyId, title: given.title, source: 'import' }),
  )
  const segments = given.segments.map(({ start, end, speaker, channel, text }) => ({
    start,
    end,
    speaker,
    channel,
    text,
  }))
  await supabase
    .rpc('import_transcript', { recording: given.id, segments, has_times: given.hasTimes })
    .throwOnError()
}

export async function renameRecording(id: string, title: string): Promise<void> {
  await supabase.from('recordings').update({ title }).eq('id', id).throwOnError()
}

export async function nameSpeakers(id: string, names: Record<string, string>): Promise<void> {
  await supabase.from('recordings').update({ speaker_names: names }).eq('id', id).throwOnError()
}

export async function editSegment(id: string, text: string): Promise<void> {
  await supabase
    .from('transcript_segments')
    .update({ text, edited_at: new Date().toISOString() })
    .eq('id', id)
    .throwOnError()
}

export async function saveEmail(
  id: string,
  email: { to_email: string | null; subject: string; body: string },
): Promise<void> {
  await supabase.from('follow_up_emails').update(email).eq('id', id).throwOnError()
}

export const leadSearchQuery = (words: string) =>
  queryOptions({
    queryKey: ['voice', 'leads', words],
    queryFn: async ({ signal }) => {
      let query = supabase.from('leads').select('id, name, company, email')
      if (words !== '') query = query.or(containsAnywhere(['name', 'company', 'email'], words))
      const { data } = await query
        .order('last_activity_at', { ascending: false })
        .limit(8)
        .abortSignal(signal)
        .throwOnError()
      return data
    },
  })

/** Links a recording to a lead, or to none; either way nobody is asked about the suggestion again. */
export async function linkLead(recordingId: string, leadId: string | null): Promise<void> {
  await supabase
    .from('recordings')
    .update({ lead_id: leadId, suggested_lead: null })
    .eq('id', recordingId)
    .throwOnError()
}

/** @param lead with an id made by the caller, so that a second try after a cut makes no second lead */
export async function createLead(
  recordingId: string,
  companyId: string,
  lead: { id: string; name: string; company: string | null; email: string | null; phone: string | null },
): Promise<void> {
  orAlreadyThere(await supabase.from('leads').insert({ ...lead, company_id: companyId, source: 'recording' }))
  await linkLead(recordingId, lead.id)
}

/** @param visibility `company` for everybody in it, `private` for who recorded it and the owners */
export async function shareRecording(id: string, visibility: 'company' | 'private'): Promise<void> {
  await supabase.from('recordings').update({ visibility }).eq('id', id).throwOnError()
}

/** A held recording stays whatever the company's rule on keeping says. */
export async function holdRecording(id: string, isHeld: boolean): Promise<void> {
  await supabase.from('recordings').update({ is_held: isHeld }).eq('id', id).throwOnError()
}

/** Its files go by a job that the database writes down with the deletion. */
export async function deleteRecording(id: string): Promise<void> {
  await supabase.from('recordings').delete().eq('id', id).throwOnError()
}

/** Takes a deleted recording out of every list at once, before they are asked for again. */
export function forgetInLists(client: QueryClient, id: string): void {
  client.setQueriesData<InfiniteData<RecordingItem[], number>>(
    { queryKey: voiceKeys.list },
    (list) => list && { ...list, pages: list.pages.map((page) => page.filter((item) => item.id !== id)) },
  )
}
