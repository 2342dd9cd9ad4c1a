import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, startTestHost, type TestHost } from '../../testing/host.ts'

let host: TestHost
let ben: Person
beforeAll(async () => {
  host = await startTestHost()
  ben = await host.person('ben')
})
afterAll(() => host.close())

async function read(id: string) {
  const { data } = await ben.client
    .from('recordings')
    .select('status, metrics')
    .eq('id', id)
    .single()
    .throwOnError()
  return { status: data.status, metrics: new Map(Object.entries(Object(data.metrics))) }
}

it('gives figures and lanes to recordings that were analysed before there were any', async () => {
  const id = crypto.randomUUID()
  await ben.client.from('recordings').insert({ id, source: 'import', title: 'A call' }).throwOnError()
  const segments = [
    { start: 0, end: 10, speaker: 'Anna', text: 'What does it cost? Our budget is small.' },
    { start: 12, end: 17, speaker: 'Agent', text: 'Um, how many people are you?' },
  ]
  await ben.client.rpc('import_transcript', { recording: id, segments }).throwOnError()
  await expect.poll(async () => (await read(id)).status).toBe('ready')
  const figures = (await read(id)).metrics.get('figures')
  expect(figures).toMatchObject({
    talk_ratio: { value: 5, weight: 15 },
    patience: { value: 2, weight: 1, start: 10 },
    fillers: { value: 1, weight: 6, start: 12 },
  })
  const topicStarts = (await read(id)).metrics.get('topicStarts')
  expect(topicStarts).toHaveProperty('Budget')
  const lanes = (await read(id)).metrics.get('lanes')
  expect(lanes).toMatch(/^3+.*0.*c+$/)
  const { sql } = host.database
  const lose = async (...keys: string[]) => {
    await sql`update public.recordings set metrics = metrics - ${keys}::text[] where id = ${id}`
    await sql`select private.emit('recording.unmeasured', company_id, jsonb_build_object('recording_id', id, 'attempt', attempt))
                from public.recordings where id = ${id}`
  }
  await lose('figures', 'topicStarts', 'lanes')
  await expect.poll(async () => (await read(id)).metrics.get('figures')).toEqual(figures)
  expect((await read(id)).metrics.get('topicStarts')).toEqual(topicStarts)
  expect((await read(id)).metrics.get('lanes')).toEqual(lanes)
  await lose('lanes')
  await expect.poll(async () => (await read(id)).metrics.get('lanes')).toEqual(lanes)
  // Once somebody said whose the speakers are, they are drawn so.
  const corrections = { speaker_sides: { Anna: 'us', Agent: 'them' } }
  await ben.client.rpc('correct_recording', { recording: id, corrections }).throwOnError()
  await expect.poll(async () => (await read(id)).metrics.get('lanes')).toMatch(/^c+.*0.*3+$/)
})
