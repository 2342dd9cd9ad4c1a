import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { createTestDatabase } from '../testing/database.ts'
import type { Caller, Database, Row } from './database.ts'

/** The feed against the function it replaced, which was correct but read all rows. */
let database: Database & { drop(): Promise<void> }
let owner: Caller
let member: Caller

const callerOf = (id: string): Caller => ({
  role: 'authenticated',
  claims: { sub: id, role: 'authenticated', aal: 'aal1' },
})

const plainFeed = readFileSync(new URL('../testing/plain-feed.sql', import.meta.url), 'utf8')

beforeAll(async () => {
  database = await createTestDatabase()
  const { sql } = database
  const people: string[] = []
  for (const email of ['owner@feed.example', 'member@feed.example']) {
    const [user] = await sql<{ id: string }[]>`
      insert into auth.users (id, email, raw_user_meta_data, created_at, updated_at)
      values (gen_random_uuid(), ${email}, '{"company_name": "Feed"}', now(), now()) returning id`
    people.push(user?.id ?? '')
  }
  const [ownerId = '', memberId = ''] = people
  const [company] = await sql<
    { company_id: string }[]
  >`select company_id from public.profiles where id = ${ownerId}`
  const companyId = company?.company_id ?? ''
  await sql`update public.profiles set company_id = ${companyId}, company_role = 'member' where id = ${memberId}`
  owner = callerOf(ownerId)
  member = callerOf(memberId)
  // Some private, some without an owner, named and unnamed speakers, three recordings at each time.
  await sql`
    insert into public.recordings (company_id, owner_id, title, status, recorded_at, created_at, speaker_names, visibility)
    select ${companyId}, case n % 3 when 0 then ${ownerId}::uuid when 1 then ${memberId}::uuid end, 'Talk ' || n, 'ready',
           now() - n * interval '1 hour', now() - n / 3 * interval '3 hours',
           case when n % 2 = 0 then '{"A": "Ana"}' else '{}' end::jsonb, case when n % 9 = 0 then 'private' else 'company' end
      from generate_series(1, 600) n`
  await sql`
    insert into public.transcript_segments (company_id, recording_id, position, start_seconds, end_seconds, speaker, text)
    select company_id, id, s, s * 4, s * 4 + 4, case when s % 2 = 0 then 'A' else 'B' end, 'Said ' || s
      from public.recordings, generate_series(1, 60) s`
  await sql`
    insert into public.recording_insights (company_id, recording_id, kind, position, text, start_seconds, end_seconds, quote,
                                           created_at, dismissed_at, pinned_at, data)
    select company_id, id, (array['action_item', 'question', 'objection', 'key_moment', 'competitor', 'key_moment', 'bookmark'])[1 + k % 7],
           k, 'Statement ' || k, k % 9 * 20, k % 9 * 20 + 5, 'quote', created_at,
           case when k % 11 = 0 then now() end, case when k % 13 = 0 then now() end, '{"category": "price", "askedBy": "them"}'
      from public.recordings, generate_series(1, 15) k`
  await sql.unsafe(plainFeed)
  await sql`grant execute on function public.plain_feed to authenticated`
  await sql`analyze`
})
afterAll(() => database.drop())

function ask(name: string, caller: Caller, given: Row) {
  const keys = Object.keys(given)
  const values = keys.map((key, index) => `${key} => $${index + 1}`)
  return database.statement(caller, {
    text: `select * from public.${name}(${values.join(', ')})`,
    values: keys.map((key) => z.union([z.string(), z.boolean()]).parse(given[key])),
  })
}

const nobody = '00000000-0000-0000-0000-000000000000'
it.each([
  ['everything', {}],
  ['one kind', { only_kind: 'question' }],
  ['key moments alone', { only_kind: 'key_moment' }],
  ['what is pinned', { only_pinned: true }],
  ['recordings that are nobody’s', { only_owner: nobody }],
])('answers as before, page by page: %s', async (_name, filter) => {
  for (const caller of [owner, member]) {
    let after: Row = {}
    for (const _page of [1, 2, 3, 4]) {
      const now = await ask('insight_feed', caller, { ...filter, ...after })
      expect(now).toHaveLength(30)
      expect(now).toEqual(await ask('plain_feed', caller, { ...filter, ...after }))
      const last = now.at(-1)
      after = {
        after_created: last?.['created_at'],
        after_recording: last?.['recording_id'],
        after_start: last?.['start_seconds'],
        after_id: last?.['id'],
      }
    }
  }
})

const planSchema = z.tuple([
  z.object({
    'QUERY PLAN': z.tuple([
      z.object({ Plan: z.object({ 'Shared Hit Blocks': z.number(), 'Shared Read Blocks': z.number() }) }),
    ]),
  }),
])

/** Pages that Postgres looks at for one answer. */
async function pagesOf(name: string): Promise<number> {
  const rows = await database.statement(owner, {
    text: `explain (analyze, buffers, format json) select * from public.${name}()`,
    values: [],
  })
  const { Plan } = planSchema.parse(rows)[0]['QUERY PLAN'][0]
  return Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks']
}

it("reads only the rows of its page, not all of the company's", async () => {
  const [now, before] = [await pagesOf('insight_feed'), await pagesOf('plain_feed')]
  expect(before).toBeGreaterThan(100_000)
  expect(now).toBeLessThan(before / 20)
})
