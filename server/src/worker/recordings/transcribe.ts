import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { toJson } from '@parley/core/text/json'
import type { Segment } from '@parley/core/voice/transcript'
import type { Transaction } from '../../database/database.ts'
import { AudioError, ChosenEngineGone, NoSpeechEngine, type SpeechResult } from '../../speech/index.ts'
import { defineTask, type RecordingPayload, recordingPayload, type WorkerServices } from '../tasks.ts'
import { failRecording } from './fail.ts'

interface RecordingRow {
  id: string
  company_id: string
  storage_path: string | null
  /** Said by somebody; null where the engine is to find it out. */
  language: string | null
  chosen_engine: string | null
  live_captions: unknown
}

interface StoredAudio {
  version: string
}

/** Rows of transcript_segments, in one statement however long the conversation. */
async function saveSegments(
  transaction: Transaction,
  recording: RecordingRow,
  segments: readonly Segment[],
): Promise<void> {
  await transaction`delete from public.transcript_segments where recording_id = ${recording.id}`
  const rows = segments.map((segment, position) => ({
    position,
    start_seconds: segment.start,
    end_seconds: Math.max(segment.start, segment.end),
    speaker: segment.speaker,
    channel: segment.channel,
    text: segment.text,
    words: segment.words ?? null,
  }))
  await transaction`
    insert into public.transcript_segments (company_id, recording_id, position, start_seconds, end_seconds, speaker, channel, text, words)
    select ${recording.company_id}, ${recording.id}, position, start_seconds, end_seconds, speaker, channel, text, words
      from jsonb_to_recordset(${transaction.json(toJson(rows))})
        as row (position int, start_seconds numeric, end_seconds numeric, speaker text, channel smallint, text text, words jsonb)`
}

/** Writes a transcript and all that depends on it in one transaction, unless a newer attempt has taken over. */
async function save(
  { database }: WorkerServices,
  recording: RecordingRow,
  payload: RecordingPayload,
  result: SpeechResult,
): Promise<void> {
  await database.sql.begin(async (transaction) => {
    const [current] = await transaction`
      select id from public.recordings where id = ${recording.id} and attempt = ${payload.attempt} and status = 'transcribing' for update`
    if (!current) return
    await transaction`select private.keep_transcript(${recording.id}, 'transcribed_again')`
    await saveSegments(transaction, recording, result.segments)
    const text = result.segments.map((segment) => `${segment.speaker}: ${segment.text}`).join('\n')
    await transaction`
      update public.recordings
         set transcription = ${text}, transcription_engine = ${result.engine}, is_draft_transcript = ${result.isDraft},
             has_word_times = ${result.hasWordTimes}, language = ${result.language},
             language_origin = nullif(language_origin, 'found'), status = 'analysing', progress = 0
       where id = ${recording.id}`
  })
}

async function findAudio({ database }: WorkerServices, recording: RecordingRow): Promise<StoredAudio> {
  const [object] = await database.sql<StoredAudio[]>`
    select version from storage.objects where bucket_id = 'recordings' and name = ${recording.storage_path}`
  if (!object) throw new AudioError('The audio of this recording is not in the storage any more.')
  return object
}

/** `path` is the stored audio on this machine; the returned file is the same or one in `folder`. */
async function prepare(
  services: WorkerServices,
  recording: RecordingRow,
  object: StoredAudio,
  path: string,
  folder: string,
) {
  const { database, storage, speech } = services
  const { channels, durationSeconds, peaks, seekablePath } = await speech.prepareAudio(path, folder)
  await database.sql`
    update public.recordings set duration_seconds = ${durationSeconds}, channels = ${channels}, peaks = ${peaks}
     where id = ${recording.id}`
  if (!seekablePath) return { path, channels, durationSeconds }
  const better = await storage.store.adopt(seekablePath)
  await database.sql`
    update storage.objects set version = ${better.version},
           metadata = metadata || ${database.sql.json({ size: better.size, contentLength: better.size, eTag: `"${better.version}"` })}
     where bucket_id = 'recordings' and name = ${recording.storage_path} and version = ${object.version}`
  await storage.store.remove(object.version)
  return { path: seekablePath, channels, durationSeconds }
}

/** recording.transcribing: audio to segments by the best available engine. */
export const transcribe = defineTask(recordingPayload, async (services, payload, job) => {
  const { database, storage, speech, workFolder } = services
  const [recording] = await database.sql<RecordingRow[]>`
    select id, company_id, storage_path, case language_origin when 'chosen' then language end as language, chosen_engine, live_captions from public.recordings
     where id = ${payload.recording_id} and attempt = ${payload.attempt} and status = 'transcribing'`
  if (!recording) return
  const folder = join(workFolder, recording.id)
  await mkdir(folder, { recursive: true })
  let shown = 0
  try {
    const object = await findAudio(services, recording)
    const result = await storage.store.withLocalFile(object.version, async (path) =>
      speech.transcribe({
        ...(await prepare(services, recording, object, path, folder)),
        workFolder: folder,
        language: recording.language,
        chosenEngine: recording.chosen_engine,
        liveCaptions: recording.live_captions,
        signal: job.signal,
        onProgress: async (percent) => {
          if (percent < shown + 5) return
          shown = percent
          await database.sql`update public.recordings set progress = ${Math.round(percent)} where id = ${recording.id} and attempt = ${payload.attempt}`
        },
      }),
    )
    await save(services, recording, payload, result)
  } catch (error) {
    if (job.signal.aborted) throw error
    if (error instanceof NoSpeechEngine)
      return await failRecording(services, payload, {
        step: 'transcribing',
        reason: error.message,
        code: 'no_engine',
      })
    if (error instanceof ChosenEngineGone)
      return await failRecording(services, payload, { step: 'transcribing', reason: error.message })
    if (error instanceof AudioError)
      return await failRecording(services, payload, {
        step: 'transcribing',
        reason: error.message,
        code: 'audio',
      })
    if (job.attempts < job.maxAttempts) throw error
    services.log.error(error, 'a recording could not be transcribed')
    const reason = error instanceof Error ? error.message : String(error)
    await failRecording(services, payload, {
      step: 'transcribing',
      reason: `The audio is safe, but it could not be transcribed: ${reason}`,
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
