import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { createTestDatabase } from '../testing/database.ts'
import type { Database } from './database.ts'

let database: Database & { drop(): Promise<void> }
let ownerId = ''

beforeAll(async () => {
  database = await createTestDatabase()
  const { sql } = database
  const [user] = await sql<{ id: string }[]>`
    insert into auth.users (id, email, raw_user_meta_data, created_at, updated_at)
    values (gen_random_uuid(), 'owner@complaints.example', '{"company_name": "Complaints"}', now(), now()) returning id`
  ownerId = user?.id ?? ''
  const [profile] = await sql<{ company_id: string }[]>`
    select company_id from public.profiles where id = ${ownerId}`
  const company = profile?.company_id ?? ''
  const [lead] = await sql<{ id: string }[]>`
    insert into public.leads (company_id, name, status) values (${company}, 'Patty Ruiz', 'negotiation') returning id`
  const [recording] = await sql<{ id: string }[]>`
    insert into public.recordings (company_id, owner_id, lead_id, title, status, recorded_at)
    values (${company}, ${ownerId}, ${lead?.id ?? ''}, 'Notice', 'ready', now()) returning id`
  await sql`
    insert into public.recording_insights (company_id, recording_id, kind, position, text, start_seconds, end_seconds, quote, data)
    select ${company}, ${recording?.id ?? ''}, 'key_moment', n, 'Moment ' || n, n, n + 1, 'We signed with Desert Air.',
           jsonb_build_object('category', case n when 1 then 'complaint' else 'praise' end)
      from generate_series(1, 2) n`
})
afterAll(() => database.drop())

const facts = z.object({
  leads: z.array(z.object({ statements: z.array(z.object({ kind: z.string(), text: z.string() })) })),
})

it('tells of a deal what the customer complained of, and no other moment', async () => {
  const [row] = await database.statement(
    { role: 'authenticated', claims: { sub: ownerId, role: 'authenticated', aal: 'aal1' } },
    { text: 'select public.deal_facts() as facts', values: [] },
  )
  const { leads } = facts.parse(row?.['facts'])
  expect(leads[0]?.statements).toEqual([{ kind: 'complaint', text: 'Moment 1' }])
})
