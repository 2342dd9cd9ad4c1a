import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, startTestHost, type TestHost } from '../testing/host.ts'
import { withoutEvents } from '../testing/without-events.ts'

let host: TestHost
let ana: Person
let mallory: Person
beforeAll(async () => {
  host = await startTestHost()
  await withoutEvents(host.database)
  ana = await host.person('ana')
  mallory = await host.person('mallory')
})
afterAll(() => host.close())

async function addRecording(words: string | null): Promise<string> {
  const { data } = await ana.client
    .from('recordings')
    .insert({ title: 'Call', source: 'import' })
    .select('id')
    .single()
    .throwOnError()
  const { sql } = host.database
  if (words !== null)
    await sql`
      insert into public.transcript_segments (company_id, recording_id, position, start_seconds, end_seconds, speaker, text)
      values (${ana.companyId}, ${data.id}, 0, 0, 5, 'Ana', ${words})`
  await sql`update public.recordings set status = 'ready' where id = ${data.id}`
  return data.id
}
const correct = (
  person: Person,
  recording: string,
  corrections: Record<string, string | null | Record<string, string>>,
) => person.client.rpc('correct_recording', { recording, corrections })
const read = async (id: string) =>
  (
    await ana.client
      .from('recordings')
      .select('status, language, language_origin, recorded_at, attempt')
      .eq('id', id)
      .single()
      .throwOnError()
  ).data

it('keeps what somebody says and has the analysis made anew', async () => {
  const id = await addRecording('Hello')
  const corrections = { language: 'de', recorded_at: '2026-01-05T10:00:00Z' }
  const { data } = await correct(ana, id, corrections).throwOnError()
  expect(data).toMatchObject({
    status: 'analysing',
    language: 'de',
    language_origin: 'chosen',
    recorded_at: '2026-01-05T10:00:00+00:00',
    attempt: 1,
  })
})

it('has the language found out again where nobody says it any more', async () => {
  const id = await addRecording('Hello')
  await host.database
    .sql`update public.recordings set language = 'de', language_origin = 'chosen' where id = ${id}`
  await correct(ana, id, { language: null }).throwOnError()
  expect(await read(id)).toMatchObject({ language: null, language_origin: null })
})

it('analyses nothing where nothing was written down', async () => {
  const id = await addRecording(null)
  await correct(ana, id, { language: 'fr' }).throwOnError()
  expect(await read(id)).toMatchObject({ status: 'ready', language: 'fr', attempt: 0 })
})

it('keeps who was said to be on which side', async () => {
  const id = await addRecording('Hello')
  const corrections = { speaker_names: { Ana: 'Ana Silva' }, speaker_sides: { Ana: 'us' } }
  const { data } = await correct(ana, id, corrections).throwOnError()
  expect(data).toMatchObject({ status: 'analysing', ...corrections })
  expect(
    (await correct(ana, await addRecording('Hello'), { speaker_sides: { Ana: 'ours' } })).error?.code,
  ).toBe('23514')
})

it.each([
  ['a future day', { recorded_at: '2999-01-01T00:00:00Z' }, 'A conversation cannot have been in the future.'],
  [
    'a word for a language',
    { language: 'German' },
    'A language is given by its code of two or three letters.',
  ],
  ['what cannot be put right here', { title: 'Mine' }, 'A recording has no "title" to correct.'],
])('refuses %s in words, and changes nothing', async (_name, corrections, message) => {
  const id = await addRecording('Hello')
  const before = await read(id)
  expect((await correct(ana, id, corrections)).error?.message).toBe(message)
  expect(await read(id)).toEqual(before)
})

it('waits until a recording that is being worked on is ready', async () => {
  const id = await addRecording('Hello')
  await host.database.sql`update public.recordings set status = 'transcribing' where id = ${id}`
  const { error } = await correct(ana, id, { language: 'de' })
  expect(error?.message).toBe('This recording is being worked on. Wait until it is ready.')
})

it('knows no recording of another company', async () => {
  const id = await addRecording('Hello')
  const { error } = await correct(mallory, id, { language: 'de' })
  expect(error?.message).toBe('There is no such recording.')
  expect(await read(id)).toMatchObject({ language: null })
})
