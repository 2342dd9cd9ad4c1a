import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { createTestDatabase } from '../testing/database.ts'
import type { Database } from './database.ts'

let database: Database & { drop(): Promise<void> }
let ownerId = ''
let recordings: readonly string[] = []

beforeAll(async () => {
  database = await createTestDatabase()
  const { sql } = database
  const [user] = await sql<{ id: string }[]>`
    insert into auth.users (id, email, raw_user_meta_data, created_at, updated_at)
    values (gen_random_uuid(), 'owner@proofs.example', '{"company_name": "Proofs"}', now(), now()) returning id`
  ownerId = user?.id ?? ''
  const [profile] = await sql<{ company_id: string }[]>`
    select company_id from public.profiles where id = ${ownerId}`
  const company = profile?.company_id ?? ''
  const [lead] = await sql<{ id: string }[]>`
    insert into public.leads (company_id, name, status, score) values (${company}, 'Patty Ruiz', 'qualified', 70) returning id`
  const rows = await sql<{ id: string }[]>`
    insert into public.recordings (company_id, owner_id, lead_id, title, status, recorded_at, storage_path)
    select ${company}, ${ownerId}, ${lead?.id ?? ''}, 'Call ' || n, 'ready', now() - n * interval '1 day',
           case when n = 2 then ${company} || '/call.webm' end
      from generate_series(1, 2) n returning id`
  recordings = rows.map(({ id }) => id)
  // The newer call names a budget twice, the older one that has sound a budget and a timeline.
  await sql`
    insert into public.recording_insights (company_id, recording_id, kind, position, text, start_seconds, end_seconds, quote, dismissed_at)
    values (${company}, ${recordings[0] ?? ''}, 'budget', 0, '$30,000', 12, 13, 'About thirty thousand.', null),
           (${company}, ${recordings[0] ?? ''}, 'budget', 1, '$31,000', 44, 45, 'Or thirty-one.', null),
           (${company}, ${recordings[0] ?? ''}, 'decision_maker', 0, 'Board', 50, 51, 'The board.', now()),
           (${company}, ${recordings[1] ?? ''}, 'budget', 0, '$20,000', 7, 8, 'Twenty.', null),
           (${company}, ${recordings[1] ?? ''}, 'timeline', 0, 'June', 9, 10, 'By June.', null)`
})
afterAll(() => database.drop())

const today = z.object({ hot_leads: z.array(z.object({ proofs: z.record(z.string(), z.unknown()) })) })

it('proves a warm lead by the newest moment of each statement, and none that was put aside', async () => {
  const [row] = await database.statement(
    { role: 'authenticated', claims: { sub: ownerId, role: 'authenticated', aal: 'aal1' } },
    { text: 'select public.today() as today', values: [] },
  )
  expect(today.parse(row?.['today']).hot_leads).toEqual([
    {
      proofs: {
        budget: { recording_id: recordings[0], seconds: 12, has_sound: false },
        timeline: { recording_id: recordings[1], seconds: 9, has_sound: true },
      },
    },
  ])
})
