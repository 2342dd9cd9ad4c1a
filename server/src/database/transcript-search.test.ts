import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, startTestHost, type TestHost } from '../testing/host.ts'

/** Words looked for in what was said, in a company of 1,200 conversations. */
let host: TestHost
let ana: Person

beforeAll(async () => {
  host = await startTestHost()
  ana = await host.person('ana')
  await host.database.sql`
    with talks as (
      insert into public.recordings (company_id, owner_id, title, source, created_at, transcription)
      select ${ana.companyId}, ${ana.id}, 'Call ' || n, 'import', now() - make_interval(hours => n),
             case n when 5 then 'The ovx is fine' when 1100 then 'The ovxe is old' else 'Hello' end
        from generate_series(1, 1200) n
      returning id, company_id, transcription)
    insert into public.transcript_segments (company_id, recording_id, position, start_seconds, end_seconds, speaker, text)
    select company_id, id, 0, 0, 5, 'Zed', transcription from talks`
})
afterAll(() => host.close())

const titles = async (words: string) =>
  (await ana.client.rpc('search_transcripts', { words }).throwOnError()).data.map(({ title }) => title)

it('finds three letters and more in all of them, two in the latest thousand', async () => {
  expect(await titles('ovx')).toEqual(['Call 5', 'Call 1100'])
  expect(await titles('vx')).toEqual(['Call 5'])
  expect((await ana.client.rpc('search_transcripts', { words: 'v' })).error?.message).toBe(
    'Type between 2 and 200 characters.',
  )
})
