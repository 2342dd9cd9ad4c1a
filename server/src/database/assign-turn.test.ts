import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, startTestHost, type TestHost } from '../testing/host.ts'
import { withoutEvents } from '../testing/without-events.ts'

/** Who said what is put right turn by turn: nothing that was said is lost, and what follows is made anew. */
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

const segments = [
  {
    speaker: 'Speaker 1',
    text: 'Send me the quote. I will send it on Friday.',
    words: 'Send me the quote. I will send it on Friday.'
      .split(' ')
      .map((text, index) => ({ text, start: index / 2, end: index / 2 + 0.4 })),
  },
  { speaker: 'Speaker 1', text: 'Thank you.', words: null },
  { speaker: 'Speaker 2', text: 'Bye.', words: null },
]

async function addRecording(): Promise<{ id: string; segments: string[] }> {
  const { data } = await ana.client
    .from('recordings')
    .insert({ title: 'Call', source: 'import' })
    .select('id')
    .single()
    .throwOnError()
  const { sql } = host.database
  const rows = await sql<{ id: string }[]>`
    insert into public.transcript_segments (company_id, recording_id, position, start_seconds, end_seconds, speaker, text, words)
    select ${ana.companyId}, ${data.id}, nth - 1, (nth - 1) * 10, nth * 10, row ->> 'speaker', row ->> 'text', nullif(row -> 'words', 'null')
      from jsonb_array_elements(${sql.json(segments)}) with ordinality as list (row, nth) returning id`
  await sql`update public.recordings set status = 'ready' where id = ${data.id}`
  return { id: data.id, segments: rows.map(({ id }) => id) }
}
const assign = (
  person: Person,
  recording: string,
  ids: readonly (string | undefined)[],
  speaker: string,
  from_character?: number,
) =>
  person.client.rpc('assign_turn', {
    recording,
    segments: ids.filter((id) => id !== undefined),
    speaker,
    ...(from_character === undefined ? {} : { from_character }),
  })
const read = async (recording: string) =>
  (
    await ana.client
      .from('transcript_segments')
      .select('position, speaker, text, start_seconds, end_seconds, words')
      .eq('recording_id', recording)
      .order('position')
      .throwOnError()
  ).data
const recordingOf = async (id: string) =>
  (
    await ana.client
      .from('recordings')
      .select('status, attempt, transcription')
      .eq('id', id)
      .single()
      .throwOnError()
  ).data

it('gives a turn to another speaker', async () => {
  const call = await addRecording()
  await assign(ana, call.id, call.segments.slice(1, 2), ' Karin Vogel ').throwOnError()
  expect((await read(call.id)).map(({ speaker }) => speaker)).toEqual([
    'Speaker 1',
    'Karin Vogel',
    'Speaker 2',
  ])
  expect(await recordingOf(call.id)).toEqual({
    status: 'analysing',
    attempt: 1,
    transcription:
      'Speaker 1: Send me the quote. I will send it on Friday.\nKarin Vogel: Thank you.\nSpeaker 2: Bye.',
  })
})

it('splits a turn where another voice begins, at the time its words have', async () => {
  const call = await addRecording()
  await assign(ana, call.id, call.segments.slice(0, 2), 'Speaker 2', 18).throwOnError()
  const rows = await read(call.id)
  expect(rows.map(({ words: _words, ...row }) => row)).toEqual([
    { position: 0, speaker: 'Speaker 1', text: 'Send me the quote.', start_seconds: 0, end_seconds: 2 },
    {
      position: 1,
      speaker: 'Speaker 2',
      text: 'I will send it on Friday.',
      start_seconds: 2,
      end_seconds: 10,
    },
    { position: 2, speaker: 'Speaker 2', text: 'Thank you.', start_seconds: 10, end_seconds: 20 },
    { position: 3, speaker: 'Speaker 2', text: 'Bye.', start_seconds: 20, end_seconds: 30 },
  ])
  expect(rows.map(({ words }) => (Array.isArray(words) ? words.length : null))).toEqual([4, 6, null, null])
  expect((await recordingOf(call.id)).transcription).toBe(
    'Speaker 1: Send me the quote.\nSpeaker 2: I will send it on Friday.\nSpeaker 2: Thank you.\nSpeaker 2: Bye.',
  )
})

it('without times of words a part is as long as its text', async () => {
  const call = await addRecording()
  await assign(ana, call.id, call.segments.slice(1, 2), 'Speaker 2', 5).throwOnError()
  expect((await read(call.id)).slice(1, 3)).toMatchObject([
    { text: 'Thank', start_seconds: 10, end_seconds: 15 },
    { text: 'you.', start_seconds: 15, end_seconds: 20 },
  ])
})

it('keeps what stood before as a version, once', async () => {
  const call = await addRecording()
  for (const speaker of ['Karin', 'Uwe', 'Karin'])
    await assign(ana, call.id, call.segments.slice(0, 1), speaker).throwOnError()
  const { data } = await ana.client
    .from('transcript_versions')
    .select('reason, segments')
    .eq('recording_id', call.id)
    .throwOnError()
  expect(data).toMatchObject([
    { reason: 'edited', segments: segments.map(({ speaker, text }) => ({ speaker, text })) },
  ])
  expect(await recordingOf(call.id)).toMatchObject({ status: 'analysing', attempt: 3 })
})

it('refuses what would lose words, and what is not there', async () => {
  const call = await addRecording()
  const other = await addRecording()
  const before = await read(call.id)
  const messageOf = async (sent: ReturnType<typeof assign>) => (await sent).error?.message
  const first = call.segments.slice(0, 1)
  expect(await messageOf(assign(ana, call.id, first, 'Karin', 500))).toBe('Both parts need words.')
  expect(await messageOf(assign(ana, call.id, first, ' '))).toBe(
    'A speaker has a name of at most 80 characters.',
  )
  const gone = 'These words are not in the transcript any more.'
  expect(await messageOf(assign(ana, call.id, [], 'Karin'))).toBe(gone)
  expect(await messageOf(assign(ana, call.id, [...first, other.segments[0]], 'Karin'))).toBe(gone)
  expect(await messageOf(assign(mallory, call.id, first, 'Karin'))).toBe('There is no such recording.')
  await host.database.sql`update public.recordings set status = 'transcribing' where id = ${call.id}`
  expect(await messageOf(assign(ana, call.id, first, 'Karin'))).toBe(
    'This recording is being worked on. Wait until it is ready.',
  )
  expect(await read(call.id)).toEqual(before)
})
