import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase } from '../testing/database.ts'
import type { Transaction } from './database.ts'

/** What follows from a change of many leads, written at once, against the same change made lead by lead. */
const company = 'cccccccc-cccc-4ccc-8ccc-cccccccccccc'
const people = [1, 2].map((each) => `dddddddd-dddd-4ddd-8ddd-ddddddddddd${each}`)
const idOf = (kind: 'a' | 'b', each: number) =>
  `${kind.repeat(8)}-0000-4000-8000-${String(each).padStart(12, '0')}`
const leads = Array.from({ length: 24 }, (_, each) => idOf('a', each))
const activities = Array.from({ length: 24 }, (_, each) => idOf('b', each))

const stages = `(array['new', 'contacted', 'qualified', 'proposal', 'negotiation', 'won', 'lost'])`
const nth = (of: string) => `right(${of}::text, 4)::int`
const rest = (setting: string, value: string) => `select set_config('parley.${setting}', '${value}', true)`

/** Each with `in_question` for the condition that says which rows: all of them at once, or one. */
const changes: readonly { of: readonly string[]; text: string }[] = [
  {
    of: leads,
    text: `insert into public.leads (id, company_id, name, status, value, source, owner_id)
      select id, '${company}', 'Lead ' || ${nth('id')}, ${stages}[1 + ${nth('id')} % 5], ${nth('id')} * 10,
             case when ${nth('id')} % 3 = 0 then 'fair' end, (array['${people.join("', '")}', null])[1 + ${nth('id')} % 3]::uuid
        from unnest(all_ids) id where in_question`,
  },
  // Some move, some stay, some are edited besides.
  {
    of: leads,
    text: `update public.leads set status = ${stages}[1 + ${nth('id')} * 5 % 7], company = 'C' || ${nth('id')} % 2,
             value = case when ${nth('id')} % 4 = 0 then null else value end where in_question`,
  },
  { of: leads, text: `update public.leads set company = 'C' || ${nth('id')} % 3 where in_question` },
  { of: leads, text: `update public.leads set score = ${nth('id')} % 5 * 20 where in_question` },
  { of: leads, text: `update public.leads set next_step = 'Call' where in_question` },
  {
    of: [...leads, idOf('a', 30), idOf('a', 31)],
    text: `insert into public.leads (id, company_id, name, status)
      select id, '${company}', 'Again', 'won' from unnest(all_ids) id where in_question and ${nth('id')} % 5 < 2
      on conflict (id) do update set status = excluded.status, score = 7`,
  },
  {
    of: activities,
    text: `insert into public.lead_activities (id, company_id, lead_id, kind, body, actor_id, created_at)
      select id, '${company}', ('aaaaaaaa-0000-4000-8000-' || lpad((${nth('id')} % 7)::text, 12, '0'))::uuid,
             (array['note', 'email', 'recording', 'created'])[1 + ${nth('id')} % 4], 'Hello @someone',
             (array['${people.join("', '")}', null])[1 + ${nth('id')} % 3]::uuid, timestamptz '2026-01-31 23:30Z' + ${nth('id')} % 3 * interval '1 hour'
        from unnest(all_ids) id where in_question`,
  },
  {
    of: activities,
    text: `update public.lead_activities set kind = case when ${nth('id')} % 2 = 0 then 'email' else kind end, body = 'Bye',
             created_at = created_at + ${nth('id')} % 2 * interval '1 day' where in_question`,
  },
  { of: activities, text: `delete from public.lead_activities where in_question and ${nth('id')} % 3 = 0` },
  { of: [leads[0] ?? ''], text: rest('is_importing', 'on') },
  {
    of: leads,
    text: `update public.leads set status = 'contacted', email = 'x@y.example', score = 3 where in_question`,
  },
  { of: [leads[0] ?? ''], text: rest('is_importing', 'off') },
  { of: [leads[0] ?? ''], text: rest('is_loading_sample', 'on') },
  {
    of: leads,
    text: `update public.leads set status = 'lost', email = 'z@y.example', score = 4 where in_question`,
  },
  { of: [leads[0] ?? ''], text: rest('is_loading_sample', 'off') },
  { of: leads, text: `update public.leads set status = 'new' where in_question` },
  { of: leads, text: `delete from public.leads where in_question and ${nth('id')} % 6 = 0` },
]

const tables = {
  // Made anew each time, accounts and contacts are known by their names.
  leads: `select to_jsonb(l) || jsonb_build_object('account_id', a.name, 'contact_id', c.name) as row from public.leads l
      left join public.accounts a on a.id = l.account_id left join public.contacts c on c.id = l.contact_id order by l.id`,
  accounts: `select to_jsonb(a) - 'id' as row from public.accounts a order by name`,
  contacts: `select to_jsonb(c) - '{id,account_id}'::text[] || jsonb_build_object('account', a.name) as row from public.contacts c
      left join public.accounts a on a.id = c.account_id order by c.name, c.first_lead_id`,
  activities: `select to_jsonb(a) - case when a.id::text like 'bbbbbbbb-%' then '' else 'id' end as row from public.lead_activities a
    order by lead_id, kind, data, body, id`,
  events: `select to_jsonb(e) - '{id,created_at}'::text[] #- '{payload,activity_id}' as row from private.events e order by name, payload, id`,
  'events of each lead': `select jsonb_build_array(payload -> 'lead_id', jsonb_agg(name order by id)) as row from private.events
    where payload ? 'lead_id' group by payload -> 'lead_id' order by 1`,
  facts: `select to_jsonb(f) as row from private.lead_facts f order by lead_id`,
  'lead figures': `select jsonb_build_array(grain, day, owner_id, source, currency, reached, sum(created), sum(closed), sum(created_value), sum(closed_value), sum(won), sum(lost), sum(won_value)) as row
    from private.lead_figures group by grain, day, owner_id, source, currency, reached
    having (sum(created), sum(won), sum(lost), sum(closed), sum(created_value)) <> (0, 0, 0, 0, 0) order by 1`,
  pipeline: `select jsonb_build_array(entered_on, owner_id, status, currency, sum(leads), sum(unvalued), sum(value), sum(squares)) as row
    from private.pipeline_figures group by entered_on, owner_id, status, currency having sum(leads) <> 0 order by 1`,
  stages: `select jsonb_build_array(status, outcome, days, sum(leads)) as row from private.stage_figures
    group by status, outcome, days having sum(leads) <> 0 order by 1`,
  'activity figures': `select jsonb_build_array(grain, day, person_id, kind, sum(times), sum(seconds)) as row from private.activity_figures
    group by grain, day, person_id, kind having sum(times) <> 0 order by 1`,
}

type Snapshot = Record<string, string[]>

/** All rows at the end of a transaction, with its own timestamp replaced by "now". */
async function snapshot(transaction: Transaction): Promise<Snapshot> {
  const result: Snapshot = {}
  for (const [name, text] of Object.entries(tables)) {
    const rows = await transaction.unsafe(
      `select replace(row::text, to_jsonb(now())::text, '"now"') as row from (${text}) rows`,
    )
    result[name] = rows.map(({ row }) => String(row))
  }
  return result
}

/** @param split which rows one statement changes: all of them, or each alone */
async function changed(split: (ids: readonly string[]) => (readonly string[])[]): Promise<Snapshot> {
  const database = await createTestDatabase()
  try {
    return await database.sql.begin(async (transaction) => {
      await transaction`insert into public.companies (id, name) values (${company}, 'C')`
      for (const id of people) {
        await transaction`insert into auth.users (id, email) values (${id}, ${`${id}@c.example`})`
        await transaction`update public.profiles set company_id = ${company} where id = ${id}`
      }
      await transaction`
        with one as (insert into public.automations (company_id, name) values (${company}, 'A') returning id)
        insert into public.automation_versions (company_id, automation_id, version, trigger)
        select ${company}, id, 1, '{"kind": "score_crossed"}' from one`
      await transaction`update public.automations set published_version = 1, is_enabled = true where company_id = ${company}`
      await transaction`delete from private.events`
      await transaction`select set_config('request.jwt.claims', ${JSON.stringify({ sub: people[0] })}, true)`
      for (const { of, text } of changes) {
        for (const ids of split(of)) {
          const list = `array['${ids.join("', '")}']::uuid[]`
          await transaction.unsafe(
            text.replaceAll('in_question', `id = any (${list})`).replaceAll('all_ids', list),
          )
        }
      }
      return snapshot(transaction)
    })
  } finally {
    await database.drop()
  }
}

let atOnce: Snapshot
let oneByOne: Snapshot
beforeAll(async () => {
  atOnce = await changed((ids) => [ids])
  oneByOne = await changed((ids) => ids.map((id) => [id]))
})

it.each(Object.keys(tables))('leaves the same %s as lead by lead', (name) => {
  expect(atOnce[name]?.length).toBeGreaterThan(0)
  expect(atOnce[name]).toEqual(oneByOne[name])
})

let database: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

it('writes one line of history for each lead that moved, from where and to where, and none for others', async () => {
  const { sql } = database
  await sql`insert into public.companies (id, name) values (${company}, 'C')`
  await sql.unsafe(
    `insert into public.leads (company_id, name, status) select '${company}', 'Lead ' || n, ${stages}[1 + n % 7] from generate_series(1, 700) n`,
  )
  const before = new Map(
    (await sql<{ id: string; status: string }[]>`select id, status from public.leads`).map((lead) => [
      lead.id,
      lead.status,
    ]),
  )
  await sql`update public.leads set status = 'qualified'`
  const lines = await sql<{ id: string; from: string; to: string }[]>`
    select lead_id as id, data ->> 'from' as from, data ->> 'to' as to from public.lead_activities where kind = 'status_changed'`
  const events = await sql<{ id: string; from: string; to: string }[]>`
    select payload ->> 'lead_id' as id, payload ->> 'from' as from, payload ->> 'to' as to from private.events
     where name = 'lead.status_changed'`
  const expected = [...before].flatMap(([id, from]) =>
    from === 'qualified' ? [] : [{ id, from, to: 'qualified' }],
  )
  const sorted = (rows: readonly { id: string }[]) => rows.toSorted((a, b) => a.id.localeCompare(b.id))
  expect(expected).toHaveLength(600)
  expect(sorted(lines.map((row) => ({ ...row })))).toEqual(sorted(expected))
  expect(sorted(events.map((row) => ({ ...row })))).toEqual(sorted(expected))
})
