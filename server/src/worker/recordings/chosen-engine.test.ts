/** @module-tag speech */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type FixedSpeechServer, startFixedSpeechServer } from '../../testing/fixed-speech-server.ts'
import { type Person, startSecondHost, startTestHost, type TestHost } from '../../testing/host.ts'
import { speak } from '../../testing/speech.ts'

/** Recognising is the most of these tests' time, and the machine may be busy. */
const longest = 300_000
const folder = mkdtempSync(join(tmpdir(), 'parley-chosen-'))
const id = crypto.randomUUID()
let environment: Record<string, string>
let server: FixedSpeechServer
let host: TestHost
let ben: Person

const recording = async () =>
  (await ben.client.from('recordings').select('*').eq('id', id).single().throwOnError()).data
const reaches = (status: string) =>
  expect.poll(async () => (await recording()).status, { timeout: longest }).toBe(status)
const retry = (engine?: string) =>
  ben.client.rpc('retry_recording', {
    recording: id,
    from_step: 'transcribing',
    ...(engine === undefined ? {} : { engine }),
  })
const textOf = async () =>
  (await ben.client.from('transcript_segments').select('text').eq('recording_id', id).order('position')).data

beforeAll(async () => {
  const wav = join(folder, 'call.wav')
  speak([{ channel: 0, text: 'Hello Anna, this is Ben.' }], wav)
  server = await startFixedSpeechServer('Hello Anna, this is the server.')
  environment = { STT_BASE_URL: server.baseUrl }
  host = await startTestHost(environment)
  ben = await host.person('ben')
  const path = `${ben.companyId}/${id}/audio.wav`
  await ben.client
    .from('recordings')
    .insert({ id, source: 'upload', storage_path: path, mime_type: 'audio/wav' })
    .throwOnError()
  const stored = await ben.client.storage
    .from('recordings')
    .upload(path, new Blob([new Uint8Array(readFileSync(wav))], { type: 'audio/wav' }))
  if (stored.error) throw stored.error
  await ben.client.rpc('finish_upload', { recording: id }).throwOnError()
})
afterAll(async () => {
  await host?.close()
  await server?.close()
  rmSync(folder, { recursive: true })
})

it('is told to those who are signed in, with where the sound goes', { timeout: longest }, async () => {
  await reaches('ready')
  const label = `Speech server at ${new URL(server.baseUrl).host}`
  expect(await recording()).toMatchObject({ transcription_engine: label, chosen_engine: null })
  expect((await ben.client.rpc('speech_engines')).data).toEqual([
    { name: 'speech-server', label, destination: new URL(server.baseUrl).host, is_draft: false },
    { name: 'moonshine', label: 'Moonshine (on this machine)', destination: null, is_draft: false },
    { name: 'pocketsphinx', label: 'PocketSphinx (offline draft)', destination: null, is_draft: true },
  ])
  expect((await host.client().rpc('speech_engines')).error).not.toBeNull()
})

it('makes the transcript, the former one kept under the name of its own', { timeout: longest }, async () => {
  const asked = server.requests()
  expect((await retry('pocketsphinx')).error).toBeNull()
  await reaches('ready')
  expect(await recording()).toMatchObject({
    transcription_engine: 'PocketSphinx (offline draft)',
    is_draft_transcript: true,
    chosen_engine: 'pocketsphinx',
  })
  expect(server.requests()).toBe(asked)
  const { data: versions } = await ben.client
    .from('transcript_versions')
    .select('engine, reason')
    .eq('recording_id', id)
  expect(versions).toEqual([
    { engine: `Speech server at ${new URL(server.baseUrl).host}`, reason: 'transcribed_again' },
  ])
})

it('of a draft is not replaced by a better one at the next start', async () => {
  const { attempt } = await recording()
  await (await startSecondHost(host, environment)).close()
  expect(await recording()).toMatchObject({ attempt, status: 'ready' })
})

it('that is unknown is refused in words, and nothing changes', async () => {
  const before = await recording()
  expect((await retry('whisper')).error?.message).toBe(
    'This speech engine is not there any more. The recording and its transcript stay as they are; choose another one.',
  )
  expect(await recording()).toEqual(before)
})

it('that goes before its turn comes leaves the transcript, and the best one can try', {
  timeout: longest,
}, async () => {
  const before = await textOf()
  await host.database.sql`
    insert into private.speech_engines (name, label, is_draft, position) values ('parakeet', 'Parakeet', false, 9)`
  await retry('parakeet')
  await reaches('failed')
  expect((await recording()).failure_reason).toContain('chosen for it is not there any more')
  expect(await textOf()).toEqual(before)
  await ben.client.rpc('retry_recording', { recording: id }).throwOnError()
  await reaches('ready')
  expect(await recording()).toMatchObject({ is_draft_transcript: false, chosen_engine: null })
})
