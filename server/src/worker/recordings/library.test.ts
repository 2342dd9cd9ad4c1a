import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, startTestHost, type TestHost } from '../../testing/host.ts'

/** Versions of a transcript, retention of recordings, and remains of a deleted one. */
let host: TestHost
let ben: Person
beforeAll(async () => {
  host = await startTestHost()
  ben = await host.person('ben')
})
afterAll(() => host.close())

async function importInto(id: string, text: string) {
  const segments = [{ start: 0, end: 4, speaker: 'Ana', text }]
  await ben.client.rpc('import_transcript', { recording: id, segments }).throwOnError()
  const status = async () =>
    (await ben.client.from('recordings').select('status').eq('id', id).single().throwOnError()).data.status
  await expect.poll(status).toBe('ready')
}

async function make(text: string, { hasAudio = false } = {}) {
  const id = crypto.randomUUID()
  const path = `${ben.companyId}/${id}/audio.wav`
  await ben.client
    .from('recordings')
    .insert({ id, source: 'import', title: text, ...(hasAudio ? { storage_path: path } : {}) })
    .throwOnError()
  const stored = hasAudio ? await ben.client.storage.from('recordings').upload(path, new Blob(['x'])) : null
  if (stored?.error) throw stored.error
  await importInto(id, text)
  return id
}

async function textOf(id: string) {
  const { data } = await ben.client
    .from('transcript_segments')
    .select('id, text, edited_at')
    .eq('recording_id', id)
    .single()
    .throwOnError()
  return data
}
async function versionsOf(id: string) {
  const { data } = await ben.client
    .from('transcript_versions')
    .select('id, number, reason, words, segments, created_by')
    .eq('recording_id', id)
    .order('number')
    .throwOnError()
  return data
}

it('keeps a version when a transcript is replaced and before its first edit, and none besides', async () => {
  const id = await make('One two three')
  expect(await versionsOf(id)).toEqual([])
  const { id: segment } = await textOf(id)
  await ben.client
    .from('transcript_segments')
    .update({ text: 'One two four' })
    .eq('id', segment)
    .throwOnError()
  await ben.client
    .from('transcript_segments')
    .update({ text: 'One two five' })
    .eq('id', segment)
    .throwOnError()
  expect(await versionsOf(id)).toMatchObject([
    { number: 1, reason: 'edited', words: 3, segments: [{ text: 'One two three' }], created_by: ben.id },
  ])
  await importInto(id, 'Six')
  const versions = await versionsOf(id)
  expect(versions).toMatchObject([
    { number: 1 },
    { number: 2, reason: 'imported', segments: [{ text: 'One two five' }] },
  ])
  await ben.client.rpc('restore_transcript', { version: versions[0]?.id ?? '' }).throwOnError()
  expect((await textOf(id)).text).toBe('One two three')
  expect(await versionsOf(id)).toMatchObject([
    {},
    {},
    { number: 3, reason: 'restored', segments: [{ text: 'Six' }] },
  ])
})

it('lets nobody write a version or backdate an edit', async () => {
  const id = await make('Seven')
  const { error } = await ben.client
    .from('transcript_versions')
    .insert({ recording_id: id, number: 9, engine: 'x', reason: 'edited', segments: [] })
  expect(error).toMatchObject({ code: '42501' })
  const { id: segment } = await textOf(id)
  await ben.client
    .from('transcript_segments')
    .update({ text: 'Eight', edited_at: '2020-01-01T00:00:00Z' })
    .eq('id', segment)
    .throwOnError()
  expect(new Date((await textOf(id)).edited_at ?? 0).getFullYear()).toBeGreaterThan(2020)
})

async function files(id: string) {
  const rows = await host.database.sql`select id from storage.objects where name like ${`%${id}%`}`
  return rows.length
}
/** Tables whose rows still name the recording anywhere, and its files. */
async function tracesOf(id: string) {
  const tables = await host.database.sql<{ name: string }[]>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`
  const traces: string[] = []
  for (const { name } of tables) {
    const { sql } = host.database
    const rows =
      await sql`select 1 from ${sql(`public.${name}`)} t where to_jsonb(t)::text like ${`%${id}%`} limit 1`
    if (rows.length > 0) traces.push(name)
  }
  if ((await files(id)) > 0) traces.push('files')
  return traces
}

it('leaves nothing of a deleted recording but the note that it is gone', async () => {
  const id = await make('Delete me', { hasAudio: true })
  const lead = await ben.client.from('leads').insert({ name: 'Zed' }).select('id').single().throwOnError()
  await ben.client.from('recordings').update({ lead_id: lead.data.id }).eq('id', id).throwOnError()
  const { id: segment } = await textOf(id)
  await ben.client.from('transcript_segments').update({ text: 'Changed' }).eq('id', segment).throwOnError()
  const notifications = () =>
    ben.client.from('notifications').select('id').like('link', `%${id}%`).throwOnError()
  await expect.poll(async () => (await notifications()).data.length).toBeGreaterThan(0)
  await ben.client.from('recordings').delete().eq('id', id).throwOnError()
  await expect.poll(() => tracesOf(id)).toEqual(['recording_deletions'])
  const { data } = await ben.client
    .from('recording_deletions')
    .select('what, reason, deleted_by')
    .eq('recording_id', id)
    .single()
    .throwOnError()
  expect(data).toEqual({ what: 'everything', reason: 'person', deleted_by: ben.id })
})

it('applies the rule on keeping to what is old, and to nothing that is held', async () => {
  const { sql } = host.database
  const old = await make('Old', { hasAudio: true })
  const held = await make('Held', { hasAudio: true })
  const young = await make('Young', { hasAudio: true })
  await sql`update public.recordings set created_at = now() - interval '40 days' where id in (${old}, ${held})`
  await ben.client.from('recordings').update({ is_held: true }).eq('id', held).throwOnError()
  const preview = await ben.client.rpc('preview_expiry', { days: 30, scope: 'audio' }).throwOnError()
  expect(preview.data).toMatchObject([{ recordings: 1, held: 1 }])
  await ben.client.from('recording_settings').insert({ keep_days: 30, expires: 'audio' }).throwOnError()
  await sql`select private.expire_recordings()`
  await expect.poll(() => files(old)).toBe(0)
  expect((await textOf(old)).text).toBe('Old')
  expect([await files(held), await files(young)]).toEqual([1, 1])
  await ben.client
    .from('recording_settings')
    .update({ expires: 'everything' })
    .eq('company_id', ben.companyId)
    .throwOnError()
  await sql`select private.expire_recordings()`
  const { data: left } = await ben.client
    .from('recordings')
    .select('id')
    .in('id', [old, held, young])
    .throwOnError()
  expect(left.map((row) => row.id).toSorted()).toEqual([held, young].toSorted())
  const { data: notes } = await ben.client
    .from('recording_deletions')
    .select('what, reason')
    .eq('recording_id', old)
    .order('created_at')
    .throwOnError()
  expect(notes).toEqual([
    { what: 'audio', reason: 'rule' },
    { what: 'everything', reason: 'rule' },
  ])
})
