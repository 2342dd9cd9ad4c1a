import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, startTestHost, type TestHost } from '../testing/host.ts'

let host: TestHost
let ben: Person
const count = 5500

beforeAll(async () => {
  host = await startTestHost()
  ben = await host.person('ben')
  await host.database.sql.begin(async (sql) => {
    await sql`select set_config('parley.is_importing', 'on', true), set_config('parley.is_loading_sample', 'on', true)`
    // Ten at each moment: the id decides among them.
    await sql`
      insert into public.leads (company_id, name, status, created_at)
      select ${ben.companyId}, 'Lead ' || n, case when n % 4 = 0 then 'won' else 'new' end, now() - interval '1 day' - (n / 10) * interval '1 minute'
        from generate_series(1, ${count}) n`
    await sql`
      insert into public.lead_activities (company_id, lead_id, kind, body, created_at)
      select company_id, id, 'note', 'Called', created_at + interval '1 hour' from public.leads
       where company_id = ${ben.companyId} and right(name, 1) in ('1', '2', '3')`
  })
})
afterAll(() => host.close())

it('answers every lead of the period, a thousand at a time, with when it was first answered', async () => {
  const read = []
  let place = {}
  for (;;) {
    const { data } = await ben.client.rpc('lead_answers', { days: 90, ...place }).throwOnError()
    expect(data.length).toBeLessThanOrEqual(1000)
    read.push(...data)
    const last = data.at(-1)
    if (!last || data.length < 1000) break
    place = { before_at: last.created_at, before_id: last.id }
  }
  const expected = await host.database.sql<{ id: string }[]>`
    select id from public.leads where company_id = ${ben.companyId} order by created_at desc, id desc`
  expect(read.map(({ id }) => id)).toEqual(expected.map(({ id }) => id))
  const answered = read.filter(({ answered_at: at }) => at !== null)
  expect(answered).toHaveLength((count / 10) * 3)
  expect(
    new Set(answered.map(({ created_at: from, answered_at: to }) => Date.parse(to) - Date.parse(from))),
  ).toEqual(new Set([3_600_000]))
  expect(read.filter(({ is_open: isOpen }) => !isOpen)).toHaveLength(count / 4)
})
