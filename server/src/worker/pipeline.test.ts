import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { toJson } from '@parley/core/text/json'
import { parseTranscript } from '@parley/core/voice/parse-transcript'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDatabase } from '../database/database.ts'
import { conversation } from '../testing/conversation.ts'
import { type Person, startSecondHost, startTestHost, type TestHost } from '../testing/host.ts'
import { speak, writeLanguageModel } from '../testing/speech.ts'

const folder = mkdtempSync(join(tmpdir(), 'parley-pipeline-'))
const wav = join(folder, 'conversation.wav')
let host: TestHost
let ben: Person

beforeAll(async () => {
  speak(conversation, wav)
  const model = join(folder, 'task.lm')
  writeLanguageModel(
    conversation.map((line) => line.text),
    model,
  )
  host = await startTestHost({ SPEECH_LANGUAGE_MODEL: model })
  ben = await host.person('ben')
})
afterAll(async () => {
  await host.close()
  rmSync(folder, { recursive: true })
})

/** Resolves when the recording has reached one of the states, now or by a realtime event. */
async function reaches(person: Person, id: string, states: readonly string[]) {
  const done = Promise.withResolvers<void>()
  const look = async () => {
    const { data } = await person.client.from('recordings').select('status').eq('id', id).single()
    if (data && states.includes(data.status)) done.resolve()
  }
  const channel = person.client
    .channel(`recording-${id}`)
    .on(
      'postgres_changes',
      { event: 'UPDATE', schema: 'public', table: 'recordings', filter: `id=eq.${id}` },
      () => void look(),
    )
    .subscribe(() => void look())
  await done.promise
  await person.client.removeChannel(channel)
  const { data } = await person.client.from('recordings').select('*').eq('id', id).single()
  if (!data) throw new Error('the recording is gone')
  return data
}

async function upload(person: Person, body: Uint8Array<ArrayBuffer>) {
  const id = crypto.randomUUID()
  const path = `${person.companyId}/${id}/audio.wav`
  const inserted = await person.client
    .from('recordings')
    .insert({ id, source: 'upload', storage_path: path, mime_type: 'audio/wav' })
  expect(inserted.error).toBeNull()
  const stored = await person.client.storage
    .from('recordings')
    .upload(path, new Blob([body], { type: 'audio/wav' }))
  expect(stored.error).toBeNull()
  const finished = await person.client.rpc('finish_upload', { recording: id })
  expect(finished.error).toBeNull()
  return id
}

describe('a recording', () => {
  it('becomes transcript, summary, action items, email and lead, and its owner hears of it', async () => {
    const id = await upload(ben, new Uint8Array(readFileSync(wav)))
    const recording = await reaches(ben, id, ['ready', 'failed'])
    expect(recording).toMatchObject({
      status: 'ready',
      failure_reason: null,
      is_draft_transcript: true,
      has_word_times: true,
      analysis_engine: 'local',
      channels: 2,
    })
    expect(recording.summary).toContain('Anna')
    expect(recording.suggested_lead).toMatchObject({ name: 'Anna' })
    expect(recording.peaks?.length).toBeGreaterThan(100)
    const insights = await ben.client
      .from('recording_insights')
      .select('*')
      .eq('recording_id', id)
      .eq('kind', 'action_item')
      .order('position')
    const proposal = insights.data?.find((item) => /proposal/i.test(item.text))
    expect(proposal?.data).toMatchObject({ owner: 'us' })
    expect(proposal?.start_seconds).toBeGreaterThan(5)
    const email = await ben.client.from('follow_up_emails').select('*').eq('recording_id', id).single()
    expect(email.data?.body).toContain('Anna')
    // Told of by a job after the one that made it ready.
    const notified = async () =>
      (await ben.client.from('notifications').select('*').eq('link', `/voice/${id}`)).data
    await expect.poll(notified).toHaveLength(1)

    const [one, two] = await Promise.all(
      [1, 2].map(() => ben.client.rpc('create_task_from_insight', { insight: proposal?.id ?? '' })),
    )
    expect(one?.data?.id).toBe(two?.data?.id)
    const tasks = await ben.client.from('tasks').select('*').eq('recording_id', id)
    expect(tasks.data).toHaveLength(1)
    expect(new Date(tasks.data?.[0]?.due_at ?? 0).getUTCDay()).toBe(5)
  })

  it('fails in words on what is no audio, and can be retried', async () => {
    const id = await upload(ben, new TextEncoder().encode('this is no audio at all'))
    const failed = await reaches(ben, id, ['ready', 'failed'])
    expect(failed).toMatchObject({ status: 'failed', failed_step: 'transcribing' })
    expect(failed.failure_reason).toContain('no audio')
    const again = await ben.client.rpc('retry_recording', { recording: id })
    expect(again.data).toMatchObject({ status: 'transcribing', failure_reason: null })
    await reaches(ben, id, ['failed'])
  })

  it('cannot be set ready by hand, nor finished before its audio is there', async () => {
    const id = crypto.randomUUID()
    await ben.client
      .from('recordings')
      .insert({ id, source: 'upload', storage_path: `${ben.companyId}/${id}/audio.wav` })
      .throwOnError()
    expect((await ben.client.from('recordings').update({ status: 'ready' }).eq('id', id)).error?.code).toBe(
      '42501',
    )
    expect((await ben.client.rpc('finish_upload', { recording: id })).error?.message).toContain('not arrived')
  })
})

describe('an imported transcript', () => {
  it('is analysed with no engine at all, and found again by its lead', async () => {
    await ben.client.from('companies').update({ locale: 'en-GB' }).eq('id', ben.companyId).throwOnError()
    await ben.client
      .from('leads')
      .insert({ name: 'Priya Patel', company: 'Globex', email: 'priya@globex.example' })
      .throwOnError()
    const parsed = parseTranscript(
      'call.vtt',
      'WEBVTT\n\n00:00:01.000 --> 00:00:04.000\n<v Ben>Hi Priya, thanks for taking the time.\n\n00:00:05.000 --> 00:00:09.000\n<v Priya Patel>Sure. Could you send me the contract by Friday?\n\n00:00:10.000 --> 00:00:12.000\n<v Ben>I will send you the contract by Friday.\n',
    )
    if (!parsed.ok) throw new Error(parsed.message)
    const { data } = await ben.client
      .from('recordings')
      .insert({ source: 'import', title: '', recorded_at: '2026-11-25T10:00:00Z' })
      .select('id')
      .single()
    const imported = await ben.client.rpc('import_transcript', {
      recording: data?.id ?? '',
      segments: toJson(parsed.transcript.segments),
      has_times: true,
    })
    expect(imported.error).toBeNull()
    const recording = await reaches(ben, data?.id ?? '', ['ready', 'failed'])
    expect(recording).toMatchObject({
      status: 'ready',
      transcription_engine: 'import',
      duration_seconds: 12,
      suggested_lead: null,
    })
    const lead = await ben.client
      .from('leads')
      .select('name')
      .eq('id', recording.lead_id ?? '')
      .single()
    expect(lead.data?.name).toBe('Priya Patel')
    const mail = await ben.client
      .from('follow_up_emails')
      .select('body')
      .eq('recording_id', recording.id)
      .single()
    expect(mail.data?.body).toContain('Thank you for the conversation on Wednesday 25 November.')
    expect(mail.data?.body).toContain('send you the contract by Friday 27 November')
    await ben.client
      .from('transcript_segments')
      .update({ text: 'Here is the Zanzibar clause.' })
      .eq('recording_id', recording.id)
      .eq('position', 0)
      .throwOnError()
    const found = await ben.client.from('recordings').select('id').ilike('transcription', '%zanzibar%')
    expect(found.data).toEqual([{ id: recording.id }])
    const timeline = await ben.client
      .from('lead_activities')
      .select('kind')
      .eq('lead_id', recording.lead_id ?? '')
    expect(timeline.data?.map((entry) => entry.kind)).toContain('recording')
  })
})

describe('a conversation with somebody who is known', () => {
  let anna: Person
  beforeAll(async () => {
    anna = await host.person('anna')
  })

  /** Who a call with them belongs to. */
  async function talkWith(name: string) {
    const parsed = parseTranscript(
      'call.vtt',
      `WEBVTT\n\n00:00:01.000 --> 00:00:04.000\n<v Anna>Hi, thanks for taking the time.\n\n00:00:05.000 --> 00:00:09.000\n<v ${name}>Sure. Could you send me the contract?\n`,
    )
    if (!parsed.ok) throw new Error(parsed.message)
    const { data } = await anna.client
      .from('recordings')
      .insert({ source: 'import', title: 'Call' })
      .select('id')
      .single()
      .throwOnError()
    const segments = toJson(parsed.transcript.segments)
    await anna.client
      .rpc('import_transcript', { recording: data.id, segments, has_times: true })
      .throwOnError()
    const read = await reaches(anna, data.id, ['ready', 'failed'])
    return [read.lead_id, read.contact_id, read.suggested_lead]
  }
  async function addSales(name: string, statuses: readonly string[]) {
    const company = `${name} & Co`
    const ids: string[] = []
    let contact: string | null = null
    for (const status of statuses) {
      const { data } = await anna.client
        .from('leads')
        .insert({ name, company, email: `${name.toLowerCase().replace(' ', '.')}@co.example`, status })
        .select('id, contact_id')
        .single()
        .throwOnError()
      ids.push(data.id)
      contact = data.contact_id
    }
    return { ids, contact }
  }

  it('is of their open sale, the latest first, whatever was dealt with last', async () => {
    const renewal = await addSales('Nils Berg', ['won', 'contacted'])
    await anna.client
      .from('lead_activities')
      .insert({ lead_id: renewal.ids[0] ?? '', kind: 'note', body: 'Paid' })
      .throwOnError()
    expect(await talkWith('Nils Berg')).toEqual([renewal.ids[1], null, null])
    const two = await addSales('Vera Lind', ['contacted', 'new'])
    expect(await talkWith('Vera Lind')).toEqual([two.ids[1], null, null])
  })

  it('is of the person where all their sales are decided, or none is known', async () => {
    const past = await addSales('Olga Frey', ['won', 'lost'])
    expect(await talkWith('Olga Frey')).toEqual([null, past.contact, null])
    const { data: contact } = await anna.client
      .from('contacts')
      .insert({ name: 'Piet Mos', email: 'piet@mos.example' })
      .select('id')
      .single()
      .throwOnError()
    expect(await talkWith('Piet Mos')).toEqual([null, contact.id, null])
  })

  it('is asked about where nobody knows them', async () => {
    const [lead, contact, suggestion] = await talkWith('Quentin Rau')
    expect([lead, contact]).toEqual([null, null])
    expect(suggestion).toMatchObject({ name: 'Quentin Rau', matchId: null })
  })
})

describe('the worker', () => {
  it('takes over the jobs of a killed process, and leaves those of a live one', async () => {
    const { sql } = host.database
    const living = createDatabase(host.database.url, { connections: 1 })
    await living.sql`select pg_advisory_lock(7275, hashtext('pool-of-the-living'))`
    for (const pool of ['pool-of-the-dead', 'pool-of-the-living']) {
      await sql`select graphile_worker.add_job('recording.announce', payload => '{"recording_id":"00000000-0000-4000-8000-000000000000","attempt":1}', job_key => ${pool}, run_at => now() + interval '1 hour')`
      await sql`update graphile_worker._private_jobs set locked_by = ${pool}, locked_at = now() - interval '1 minute' where key = ${pool}`
    }
    const second = await startSecondHost(host)
    const jobs =
      await sql`select key, locked_by from graphile_worker._private_jobs where key like 'pool-of-%' order by key`
    expect(jobs.map((job) => job['locked_by'])).toEqual([null, 'pool-of-the-living'])
    await living.close()
    await second.close()
  })

  it('reminds of a task that is due, once', async () => {
    const { sql } = host.database
    await ben.client
      .from('tasks')
      .insert({ title: 'Call Anna', due_at: new Date(Date.now() - 60_000).toISOString() })
      .throwOnError()
    const { remindOfTasks } = await import('./schedules/reminders.ts')
    await remindOfTasks(host.database)
    await remindOfTasks(host.database)
    const rows =
      await sql`select title from public.notifications where user_id = ${ben.id} and kind = 'task_due'`
    expect(rows.map((row) => row['title'])).toEqual(['Due: Call Anna'])
  })
})

it('scores a lead anew when something happens to it, with reasons', async () => {
  const { data } = await ben.client.from('leads').insert({ name: 'Score Me' }).select('id').single()
  const id = data?.id ?? ''
  const score = async () =>
    (await ben.client.from('leads').select('score').eq('id', id).single()).data?.score ?? 0
  await expect.poll(score).toBeGreaterThan(0)
  const before = await score()
  await ben.client
    .from('leads')
    .update({ email: 'vp@globex.example', title: 'VP Sales', status: 'proposal' })
    .eq('id', id)
    .throwOnError()
  await expect.poll(score).toBeGreaterThan(before)
  const { data: lead } = await ben.client.from('leads').select('score_reasons').eq('id', id).single()
  expect(JSON.stringify(lead?.score_reasons)).toContain('Senior role')
})

it('answers the dashboard in one call, from the company’s own rows', async () => {
  const { data, error } = await ben.client.rpc('today', { time_zone: 'Europe/Berlin' })
  expect(error).toBeNull()
  expect(data).toMatchObject({ is_empty: false, has_sample: false, overdue: 1 })
  const other = await host.person('other')
  expect((await other.client.rpc('today', {})).data).toMatchObject({
    is_empty: true,
    tasks: [],
    pipeline: [],
  })
})
