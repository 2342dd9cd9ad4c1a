import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type Person, startTestHost, type TestHost } from '../testing/host.ts'
import { attempt } from '../testing/outcomes.ts'

/** A private recording, tested against a colleague and the company's owner. */
let host: TestHost
let boss: Person
let ana: Person
let carl: Person
const id = crypto.randomUUID()
const fileId = crypto.randomUUID()
let path: string
let leadId: string
let versionId: string

async function invite(name: string) {
  const { data } = await boss.client
    .from('company_invitations')
    .insert({})
    .select('token')
    .single()
    .throwOnError()
  return host.person(name, { invitation: data.token })
}

beforeAll(async () => {
  host = await startTestHost()
  boss = await host.person('boss')
  ana = await invite('ana')
  carl = await invite('carl')
  path = `${ana.companyId}/${id}/audio.wav`
  const lead = await ana.client.from('leads').insert({ name: 'Zed' }).select('id').single().throwOnError()
  leadId = lead.data.id
  await ana.client
    .from('recordings')
    .insert({
      id,
      title: 'Quillfeather',
      source: 'import',
      storage_path: path,
      lead_id: leadId,
      visibility: 'private',
    })
    .throwOnError()
  const stored = await ana.client.storage.from('recordings').upload(path, new Blob(['sound']))
  if (stored.error) throw stored.error
  await ana.client
    .from('recording_consents')
    .insert({ recording_id: id, method: 'everyone_agreed' })
    .throwOnError()
  const segments = [
    { start: 0, end: 9, speaker: 'Ana', text: 'What does quillfeather cost? The price is too high.' },
    { start: 9, end: 15, speaker: 'Zed', text: 'I will send you the quillfeather proposal by Friday.' },
  ]
  await ana.client.rpc('import_transcript', { recording: id, segments }).throwOnError()
  const status = async () =>
    (await ana.client.from('recordings').select('status').eq('id', id).single().throwOnError()).data.status
  await vi.waitUntil(async () => (await status()) === 'ready', { timeout: 120_000 })
  const first = await ana.client
    .from('transcript_segments')
    .select('id')
    .eq('recording_id', id)
    .eq('position', 0)
    .single()
    .throwOnError()
  await ana.client
    .from('transcript_segments')
    .update({ text: 'Edited' })
    .eq('id', first.data.id)
    .throwOnError()
  const slides = await ana.client.storage
    .from('attachments')
    .upload(`${ana.companyId}/${fileId}`, new Blob(['slides']), { contentType: 'application/pdf' })
  if (slides.error) throw slides.error
  await ana.client
    .from('attachments')
    .insert({ id: fileId, recording_id: id, name: 'Slides.pdf' })
    .throwOnError()
  const version = await ana.client.from('transcript_versions').select('id').single().throwOnError()
  versionId = version.data.id
})
afterAll(() => host.close())

const below = [
  'transcript_segments',
  'recording_insights',
  'follow_up_emails',
  'recording_consents',
  'transcript_versions',
] as const

async function seenBy({ client }: Person) {
  const seen: string[] = []
  const { data } = await client.from('recordings').select('id').eq('id', id).throwOnError()
  if (data.length > 0) seen.push('recordings')
  for (const table of below) {
    const { data: rows } = await client.from(table).select('id').eq('recording_id', id).throwOnError()
    if (rows.length > 0) seen.push(table)
  }
  const found = await client.rpc('search_transcripts', { words: 'quillfeather' }).throwOnError()
  if (found.data.length > 0) seen.push('search')
  const feed = await client.rpc('insight_feed', {}).throwOnError()
  if (feed.data.length > 0) seen.push('feed')
  const today = new Date().toISOString().slice(0, 10)
  const figures = await client.rpc('insight_figures', { from_day: today, to_day: today }).throwOnError()
  if (JSON.stringify(figures.data).includes('conversations')) seen.push('figures')
  const dashboard = await client.rpc('today', {}).throwOnError()
  if (JSON.stringify(dashboard.data).includes(id)) seen.push('today')
  const facts = await client.rpc('automation_facts', { event: { recording_id: id } }).throwOnError()
  if (JSON.stringify(facts.data).includes('Quillfeather')) seen.push('automation facts')
  const past = await client
    .rpc('past_automation_events', { trigger_kind: 'recording_ready', automation: crypto.randomUUID() })
    .throwOnError()
  if (JSON.stringify(past.data).includes('Quillfeather')) seen.push('automation events')
  const history = await client.from('lead_activities').select('body').eq('lead_id', leadId).throwOnError()
  if (JSON.stringify(history.data).includes('Quillfeather')) seen.push('history')
  const files = await client.from('attachments').select('id').eq('recording_id', id).throwOnError()
  if (files.data.length > 0) seen.push('files')
  const file = await client.storage.from('attachments').download(`${ana.companyId}/${fileId}`)
  if (file.data) seen.push('file')
  const signed = await client.storage.from('recordings').createSignedUrl(path, 60)
  if (signed.data) seen.push('audio')
  return seen
}

/**
 * Visible once it is shared with the company; automations' texts are visible to everybody, so they exclude private
 * ones.
 */
const everything = [
  'recordings',
  ...below,
  'search',
  'feed',
  'figures',
  'today',
  'automation facts',
  'automation events',
  'history',
  'files',
  'file',
  'audio',
]

const own = everything.filter((each) => each !== 'automation facts')

it('shows all of it to who recorded it and to an owner of the company', async () => {
  expect(await seenBy(ana)).toEqual(own)
  expect(await seenBy(boss)).toEqual(own)
})

it('shows nothing of it to a colleague', async () => {
  expect(await seenBy(carl)).toEqual([])
})

it('opens no door of it to a colleague', async () => {
  const { client } = carl
  const missing = { code: 'P0002' }
  expect((await client.rpc('retry_recording', { recording: id })).error).toMatchObject(missing)
  expect((await client.rpc('stop_recording', { recording: id, seconds: 1 })).error).toMatchObject(missing)
  expect((await client.rpc('finish_upload', { recording: id })).error).toMatchObject(missing)
  const segments = [{ start: 0, end: 1, speaker: 'x', text: 'x' }]
  expect((await client.rpc('import_transcript', { recording: id, segments })).error).toMatchObject(missing)
  expect((await client.rpc('restore_transcript', { version: versionId })).error).toMatchObject(missing)
  const changed = await client
    .from('recordings')
    .update({ title: 'Mine' })
    .eq('id', id)
    .select('id')
    .throwOnError()
  expect(changed.data).toEqual([])
  await attempt(client.from('recordings').delete().eq('id', id))
  await attempt(client.storage.from('recordings').remove([path]))
  const over = await client.storage.from('recordings').upload(path, new Blob(['x']), { upsert: true })
  expect(over.error).not.toBeNull()
  const beside = await client.storage
    .from('recordings')
    .upload(`${carl.companyId}/${id}/x.wav`, new Blob(['x']))
  expect(beside.error).not.toBeNull()
  expect(await seenBy(ana)).toEqual(own)
})

it('lets only who recorded it or an owner of the company share it', async () => {
  const shared = crypto.randomUUID()
  await ana.client.from('recordings').insert({ id: shared, source: 'import' }).throwOnError()
  const { error } = await carl.client.from('recordings').update({ visibility: 'private' }).eq('id', shared)
  expect(error).toMatchObject({ code: '42501' })
  await ana.client.from('recordings').update({ visibility: 'company' }).eq('id', id).throwOnError()
  expect(await seenBy(carl)).toEqual(everything)
  await boss.client.from('recordings').update({ visibility: 'private' }).eq('id', id).throwOnError()
  expect(await seenBy(carl)).toEqual([])
})

it('begins a recording as the company has decided', async () => {
  const settings = { default_visibility: 'private' }
  expect((await carl.client.from('recording_settings').insert(settings)).error).toMatchObject({
    code: '42501',
  })
  await boss.client.from('recording_settings').insert(settings).throwOnError()
  const { data } = await carl.client
    .from('recordings')
    .insert({ source: 'import' })
    .select('visibility')
    .single()
    .throwOnError()
  expect(data.visibility).toBe('private')
})
