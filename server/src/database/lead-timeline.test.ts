import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, startTestHost, type TestHost } from '../testing/host.ts'

let host: TestHost
let ben: Person
let lead: string

/** A lead with 1,200 notes at 300 different times, 400 recordings with activities, and a mail for each of them. */
beforeAll(async () => {
  host = await startTestHost()
  ben = await host.person('ben')
  const { sql } = host.database
  const [made] = await sql<{ id: string }[]>`
    insert into public.leads (company_id, name, owner_id) values (${ben.companyId}, 'Acme', ${ben.id}) returning id`
  lead = made?.id ?? ''
  await sql`
    insert into public.lead_activities (company_id, lead_id, kind, body, created_at)
    select ${ben.companyId}, ${lead}, 'note', 'Note ' || n, '2026-01-01'::timestamptz + (n % 300) * interval '1 hour'
      from generate_series(1, 1200) n`
  await sql`
    with made as (
      insert into public.recordings (company_id, owner_id, lead_id, title, recorded_at, status)
      select ${ben.companyId}, ${ben.id}, ${lead}, 'Call ' || n, '2026-01-01'::timestamptz + n * interval '1 hour', 'ready'
        from generate_series(1, 400) n returning id, recorded_at),
    told as (
      insert into public.lead_activities (company_id, lead_id, kind, data, created_at)
      select ${ben.companyId}, ${lead}, 'recording', jsonb_build_object('recording_id', id), recorded_at from made)
    insert into public.follow_up_emails (company_id, recording_id, lead_id, subject, body, engine, created_at, sent_at)
    select ${ben.companyId}, id, ${lead}, 'Thanks', 'Thanks', 'local', recorded_at, case when random() < 0.5 then recorded_at + interval '1 day' end
      from made`
  // Of a recording that is linked to no lead any more.
  await sql`
    insert into public.lead_activities (company_id, lead_id, kind, data)
    values (${ben.companyId}, ${lead}, 'recording', jsonb_build_object('recording_id', gen_random_uuid()))`
  // A Postgres that knows how many rows there are plans otherwise than one that doesn't yet; here it always knows.
  await sql`analyze`
})
afterAll(() => host.close())

async function readAll(size: number) {
  const pages = []
  let before = {}
  for (;;) {
    const { data } = await ben.client
      .rpc('lead_timeline', { lead, page_size: size, ...before })
      .throwOnError()
    pages.push(data)
    const last = data.at(-1)
    if (!last || data.length < size) return pages
    before = { before_at: last.at, before_id: last.id }
  }
}

it('walks page by page through everything that happened, each entry once and in order', async () => {
  const expected = await host.database.sql<{ id: string }[]>`
    select id from (
      select id, created_at as at from public.lead_activities a where lead_id = ${lead}
         and not exists (select from public.recordings r where r.lead_id = a.lead_id and r.id::text = a.data ->> 'recording_id')
         -- What history says of it stands in its place.
         and a.kind <> 'created'
      union all select id, changed_at from public.record_changes where record_id = ${lead}
      union all select id, recorded_at from public.recordings where lead_id = ${lead}
      union all select id, coalesce(sent_at, created_at) from public.follow_up_emails where lead_id = ${lead}) e
     order by at desc, id desc`
  expect(expected.length).toBe(1200 + 400 + 400 + 2)
  for (const size of [100, 1000]) {
    const pages = await readAll(size)
    expect(pages.flat().map(({ id }) => id)).toEqual(expected.map(({ id }) => id))
    expect(new Set(pages[0]?.map(({ total }) => total))).toEqual(new Set([expected.length]))
  }
})

it('answers no more than a thousand at once, and nothing to strangers', async () => {
  const { data } = await ben.client.rpc('lead_timeline', { lead, page_size: 5000 }).throwOnError()
  expect(data).toHaveLength(1000)
  const zoe = await host.person('zoe')
  expect((await zoe.client.rpc('lead_timeline', { lead }).throwOnError()).data).toEqual([])
})
