import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDatabase, type Row } from '../../database/database.ts'
import { createTestDatabase } from '../../testing/database.ts'
import { compactFigures, recountFigures } from './compact-figures.ts'

/**
 * Every answer of /analytics against plain SQL over the rows themselves, through every kind of change. Customers have hundreds of sales, one
 * or none; account-figures.test.ts beside this is about what each of them adds up to.
 */
type TestDatabase = Awaited<ReturnType<typeof createTestDatabase>>
let database: TestDatabase
const company = 'cccccccc-cccc-4ccc-8ccc-cccccccccccc'
const stranger = 'eeeeeeee-eeee-4eee-8eee-eeeeeeeeeeee'
const people = [0, 1, 2].map((each) => `dddddddd-dddd-4ddd-8ddd-ddddddddddd${each}`)
const [member = ''] = people
const outsider = 'dddddddd-dddd-4ddd-8ddd-ddddddddddd9'
/** Whole hours, half hours, quarters, half an hour of summer time, and both sides of the date line. */
const zones = [
  'UTC',
  'America/New_York',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Pacific/Chatham',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
]
const owners = [member, '00000000-0000-0000-0000-000000000000']
const periods = [
  ['2026-03-28', '2026-03-30'],
  ['2026-04-05', '2026-04-05'],
  ['2026-02-10', '2026-05-09'],
  ['2025-06-01', '2026-05-31'],
] as const
const caller = (sub: string) => ({ role: 'authenticated', claims: { sub, role: 'authenticated' } }) as const

async function ask(sub: string, text: string, values: string[]): Promise<Row> {
  const [row] = await database.transaction(caller(sub), (transaction) =>
    transaction.unsafe(`select (${text})::text as answer`, values),
  )
  return JSON.parse(String(row?.['answer']))
}

let order = ['new', 'contacted', 'qualified', 'proposal', 'negotiation']
/** The same answer from leads, lead_activities, tasks and recordings, without any of the figures. */
const plain = () => `
  with period as (select $1::date::timestamp at time zone $3 as starts, ($2::date + 1)::timestamp at time zone $3 as ends,
      ($1::date - ($2::date - $1::date + 1))::timestamp at time zone $3 as earlier),
  furthest as (select l.*, coalesce(l.owner_id, '00000000-0000-0000-0000-000000000000') as owner,
      greatest(array_position(array['${order.join("','")}'], l.status),
        (select max(array_position(array['${order.join("','")}'], coalesce(a.data ->> 'to', a.data ->> 'status')))
           from public.lead_activities a where a.lead_id = l.id and a.kind in ('created', 'status_changed'))) as reached
      from public.leads l where l.company_id = '${company}' and ($4 = '' or coalesce(l.owner_id, '00000000-0000-0000-0000-000000000000')::text = $4)),
  parts as (
    select l.created_at as at, coalesce(source, '') as source, currency, owner, (array['${order.join("','")}'])[reached] as furthest, 1 as created, (status = 'won')::int as closed,
           coalesce(value, 0) as created_value, case when status = 'won' then coalesce(value, 0) else 0 end as closed_value, 0 as won, 0 as lost, 0 as won_value from furthest l
    union all
    select status_changed_at, coalesce(source, ''), currency, owner, null, 0, 0, 0, 0, (status = 'won')::int, (status = 'lost')::int,
           case when status = 'won' then coalesce(value, 0) else 0 end from furthest where status in ('won', 'lost')),
  placed as (select p.*, at >= starts as is_now from parts p, period where at >= earlier and at < ends),
  acts as (
    select coalesce(actor_id, '00000000-0000-0000-0000-000000000000') as person, kind, created_at as at, 0 as seconds from public.lead_activities
     where company_id = '${company}' and kind in ('note', 'call', 'meeting', 'email', 'status_changed')
    union all select coalesce(assignee_id, '00000000-0000-0000-0000-000000000000'), 'task_done', completed_at, 0 from public.tasks where company_id = '${company}' and status = 'done'
    union all select coalesce(owner_id, '00000000-0000-0000-0000-000000000000'), 'conversation', recorded_at, duration_seconds from public.recordings where company_id = '${company}' and status = 'ready' and visibility = 'company'),
  leads as (select is_now, source, currency, furthest, sum(created) as created, sum(closed) as closed, sum(created_value) as created_value, sum(closed_value) as closed_value, sum(won) as won,
      sum(lost) as lost, sum(won_value) as won_value from placed group by 1, 2, 3, 4),
  owners as (select owner, currency, sum(created) as created, sum(won) as won, sum(lost) as lost, sum(won_value) as won_value from placed where is_now group by 1, 2),
  stretches as (select $1::date + 7 * (((at at time zone $3)::date - $1::date) / 7) as from_day, currency, sum(created) as created, sum(won) as won, sum(lost) as lost,
      sum(won_value) as won_value from placed where is_now group by 1, 2),
  activity as (select at >= starts as is_now, person, kind, count(*) as times, sum(seconds) as seconds from acts, period
      where at >= earlier and at < ends and ($4 = '' or person::text = $4) group by 1, 2, 3)
  select jsonb_build_object('leads', (select jsonb_agg(to_jsonb(leads)) from leads), 'owners', (select jsonb_agg(to_jsonb(owners)) from owners),
    'stretches', (select jsonb_agg(to_jsonb(stretches)) from stretches), 'activity', (select jsonb_agg(to_jsonb(activity)) from activity))::text as answer`

const sorted = (rows: unknown): string[] =>
  (Array.isArray(rows) ? rows : [])
    .map((row) =>
      JSON.stringify(
        Object.entries(row)
          .map(([name, value]) => [name, typeof value === 'number' ? value.toFixed(3) : value])
          .toSorted(([one], [other]) => String(one).localeCompare(String(other))),
      ),
    )
    .toSorted()

const questions = zones.flatMap((zone, place) =>
  periods.flatMap(([from, to]) =>
    ['', owners[place % owners.length] ?? ''].map((owner) => ({ zone, from, to, owner })),
  ),
)
let comparisons = 0

/** Asks all the questions, or with `share` one of so many: each time other ones, of all zones. */
async function expectPlain(share = 1): Promise<void> {
  comparisons += 1
  for (const { zone, from, to, owner } of questions.filter(
    (_, place) => (place + comparisons) % share === 0,
  )) {
    const answer = await ask(
      member,
      `public.sales_figures($1::date, $2::date, $3, nullif($4, '')::uuid, 7)`,
      [from, to, zone, owner],
    )
    const [row] = await database.sql.unsafe(plain(), [from, to, zone, owner])
    const truth = JSON.parse(String(row?.['answer']))
    for (const part of ['leads', 'owners', 'stretches', 'activity'])
      expect({ zone, from, owner, part, rows: sorted(answer[part]) }).toEqual({
        zone,
        from,
        owner,
        part,
        rows: sorted(truth[part]),
      })
  }
}

/** Open leads by stage and currency as the forecast is given them, beside the leads themselves. */
async function expectPlainPipeline(): Promise<void> {
  const { pipeline } = await ask(member, 'public.sales_forecast()', [])
  const open = Array.isArray(pipeline) ? pipeline : []
  const groups = Map.groupBy(open, ({ status, currency }) => `${status} ${currency}`)
  const answered = [...groups].map(([key, rows]) => [
    key,
    rows.reduce((sum, { leads }) => sum + leads, 0),
    rows.reduce((sum, { value }) => sum + value, 0).toFixed(2),
  ])
  const truth = await database.sql`
    select status || ' ' || currency as key, count(*)::int as leads, coalesce(sum(value), 0)::float8 as value from public.leads
     where company_id = ${company} and status not in ('won', 'lost') group by 1`
  expect(answered.map(String).toSorted()).toEqual(
    truth.map(({ key, leads, value }) => String([key, leads, Number(value).toFixed(2)])).toSorted(),
  )
}

const fill = `
  insert into public.companies (id, name) values ('${company}', 'Counted'), ('${stranger}', 'Other');
  insert into auth.users (id, email) select id::uuid, id || '@counted.example' from unnest(array['${[...people, outsider].join("','")}']) id;
  delete from public.profiles;
  insert into public.profiles (id, company_id, email) select id::uuid, '${company}', id || '@counted.example' from unnest(array['${people.join("','")}']) id;
  insert into public.profiles (id, company_id, email) values ('${outsider}', '${stranger}', 'o@other.example');
  insert into public.leads (company_id, name, company, source, currency, value, owner_id, created_at)
  select '${company}', 'Lead ' || n, (array['Acme', 'Bolt', 'Cask', null, 'Firm ' || n])[1 + n / 7 % 5], (array['Website', 'Referral', null, 'Fair, "spring"'])[1 + n % 4], (array['USD', 'EUR', 'JPY'])[1 + n % 3],
         case when n % 5 > 0 then (n * 7919 % 100000) / 100.0 + 0.01 end, (array['${people.join("','")}', null])[1 + n % 4]::uuid,
         '2025-05-01'::timestamptz + n * interval '9 hours 47 minutes 13.123457 seconds'
    from generate_series(1, 900) n;
  insert into public.leads (company_id, name, value, created_at) select '${stranger}', 'Theirs ' || n, 77, '2026-03-01'::timestamptz + n * interval '1 day' from generate_series(1, 90) n;`
/** Triggers use the current time, so past changes are written directly into the columns that store them. */
const move = (to: string, share: number) => `
  update public.leads set status = '${to}' where company_id = '${company}' and status not in ('won', 'lost') and hashtext(id::text || '${to}') % 100 between 0 and ${share};
  update public.leads set status_changed_at = least(now(), created_at + (abs(hashtext(id::text)) % 90) * interval '13 hours 17 minutes')
   where company_id = '${company}' and status = '${to}';`

beforeAll(async () => {
  database = await createTestDatabase()
  await database.sql.unsafe(fill)
  for (const [to, share] of [
    ['contacted', 60],
    ['qualified', 40],
    ['proposal', 30],
    ['negotiation', 20],
    ['won', 15],
    ['lost', 20],
    ['qualified', 5],
  ] as const)
    await database.sql.unsafe(move(to, share))
  await database.sql.unsafe(`
    insert into public.lead_activities (company_id, lead_id, kind, data, actor_id, created_at)
    select company_id, id, (array['note', 'email', 'task', 'call'])[1 + abs(hashtext(id::text)) % 4],
           jsonb_build_object('outcome', 'reached'), owner_id, created_at + interval '3 days' from public.leads;
    insert into public.tasks (company_id, title, status, completed_at, assignee_id) select company_id, 'Task', 'done', created_at + interval '5 hours', owner_id from public.leads;
    insert into public.recordings (company_id, title, status, recorded_at, duration_seconds, owner_id)
    select company_id, 'Call', 'ready', created_at + interval '7 hours', abs(hashtext(id::text)) % 3600 + 0.123, owner_id from public.leads`)
})
afterAll(() => database.drop())

it('agrees with plain SQL in every zone, period and owner before anything was compacted', async () => {
  await expectPlain()
  await expectPlainPipeline()
})

it('agrees after the lines were compacted, and compacting again finds nothing', async () => {
  await compactFigures(database)
  const [row] = await database.sql`
    select (select count(*) from private.lead_figures where is_fresh)::int as leads, (select count(*) from private.activity_figures where is_fresh)::int as activity`
  expect(row).toEqual({ leads: 0, activity: 0 })
  await expectPlain()
  await expectPlainPipeline()
})

it('follows every change: owners, customers, sums, currencies, sources, deals reopened and taken back, rows deleted, people gone', async () => {
  await database.sql.unsafe(`
    update public.leads set owner_id = '${people[1]}' where owner_id = '${people[0]}' and hashtext(id::text) % 3 = 0;
    update public.leads set value = value * 1.19, currency = 'GBP' where hashtext(id::text) % 7 = 0;
    update public.leads set company = 'Bolt' where company = 'Acme' and hashtext(id::text) % 2 = 0;
    update public.leads set source = 'Partner' where source = 'Referral' and hashtext(id::text) % 2 = 0;
    update public.leads set status = 'contacted' where status = 'lost' and hashtext(id::text) % 4 = 0;
    update public.leads set score = 50;
    update public.tasks set status = 'todo' where hashtext(id::text) % 5 = 0;
    update public.recordings set duration_seconds = 60 where hashtext(id::text) % 5 = 1;
    update public.recordings set visibility = 'private' where hashtext(id::text) % 5 = 2;
    delete from public.recordings where hashtext(id::text) % 9 = 0;
    delete from public.lead_activities where kind = 'note' and hashtext(id::text) % 3 = 0;
    delete from public.leads where hashtext(id::text) % 11 = 0;
    delete from auth.users where id = '${people[2]}'`)
  await expectPlain(5)
  await compactFigures(database)
  await expectPlain(5)
  await expectPlainPipeline()
})

it('loses and doubles nothing while people write, several workers compact, and connections are killed', async () => {
  let lost = 0
  const write = async () => {
    for (let round = 0; round < 12 || lost === 0; round += 1)
      await database.sql`
        update public.leads set value = coalesce(value, 0) + 1.01, owner_id = ${people[round % 2] ?? member}
         where company_id = ${company} and abs(hashtext(id::text)) % 12 = ${round % 12}`
  }
  const compact = async () => {
    for (let round = 0; round < 6; round += 1) await compactFigures(database)
  }
  const compactAndAbort = async () => {
    const worker = createDatabase(database.url, { connections: 1 })
    const work = worker.sql.begin(async (transaction) => {
      const [row] = await transaction<{ pid: number; taken: number }[]>`
        select pg_backend_pid() as pid, private.compact_figures('private.pipeline_figures', 50000) as taken`
      await database.sql`select pg_terminate_backend(${row?.pid ?? 0}, 10000)`
      lost += row?.taken ?? 0
    })
    await expect(work).rejects.toThrow()
    await worker.close()
  }
  const compactAndAbortOften = async () => {
    while (lost === 0) await compactAndAbort()
    for (let round = 0; round < 6; round += 1) await compactAndAbort()
  }
  await Promise.all([write(), compact(), compact(), compactAndAbortOften()])
  await expectPlain(5)
  await compactFigures(database)
  await expectPlain(5)
  await expectPlainPipeline()
})

it('finds nothing to correct, and corrects what somebody has spoilt', async () => {
  expect(await recountFigures(database)).toBe(0)
  await database.sql`delete from private.lead_figures where day > '2026-01-01' and currency = 'EUR'`
  await database.sql`update private.pipeline_figures set value = value + 1 where not is_fresh`
  await database.sql`delete from private.lead_facts where source = 'Partner'`
  await database.sql`delete from private.activity_figures where kind = 'task_done'`
  expect(await recountFigures(database)).toBeGreaterThan(0)
  expect(await recountFigures(database)).toBe(0)
  await expectPlain(5)
  await expectPlainPipeline()
})

it('tells as many lines behind a number as the number says', async () => {
  const days = ['2025-06-01', '2026-05-31', 'Asia/Kathmandu']
  const { leads } = await ask(member, 'public.sales_figures($1::date, $2::date, $3)', days)
  const now = (Array.isArray(leads) ? leads : []).filter(({ is_now }) => is_now)
  for (const source of ['Website', '', 'Fair, "spring"']) {
    const own = now.filter((row) => row.source === source)
    const countOf = async (measure: string, stage: string) =>
      (
        await ask(
          member,
          `public.sales_evidence($4, $1::date, $2::date, $3, null, $5, null, nullif($6, ''))`,
          [...days, measure, source, stage],
        )
      )['count']
    for (const measure of ['created', 'closed', 'won', 'lost'])
      expect(await countOf(measure, '')).toBe(own.reduce((sum, row) => sum + row[measure], 0))
    for (const [place, stage] of order.entries())
      expect(await countOf('reached', stage)).toBe(
        own.reduce((sum, row) => sum + (order.indexOf(row.furthest) >= place ? row.created : row.closed), 0),
      )
  }
})

it('follows stages that a company adds, takes away and orders anew, without counting again', async () => {
  // Each a transaction of its own: the history has times of which one is later than the other.
  for (const change of [
    `insert into public.stages (company_id, key, name, outcome, probability, position, slot, pipeline) values ('${company}', 'demo', 'Demo', 'open', 0.3, 3, 6, 'sales')`,
    `update public.leads set status = 'demo' where company_id = '${company}' and status = 'contacted' and hashtext(id::text) % 2 = 0`,
    `update public.leads set status = 'qualified' where company_id = '${company}' and status = 'demo' and hashtext(id::text) % 4 = 0`,
    `update public.leads set status = 'new' where company_id = '${company}' and status = 'negotiation'`,
    `update public.stages set position = null where company_id = '${company}' and key = 'negotiation'`,
  ])
    await database.sql.unsafe(change)
  order = ['new', 'contacted', 'demo', 'proposal', 'qualified']
  for (const [place, key] of order.entries())
    await database.sql`
      update public.stages set position = ${place + 1} where company_id = ${company} and key = ${key}`
  await expectPlain(5)
  await expectPlainPipeline()
  expect(await recountFigures(database)).toBe(0)
})

it('shows another company its own figures alone, and nobody can write them', async () => {
  const { leads } = await ask(outsider, `public.sales_figures('2026-01-01', '2026-12-31')`, [])
  const created = (Array.isArray(leads) ? leads : []).reduce((sum, row) => sum + row.created, 0)
  const [own] =
    await database.sql`select count(*)::int as count from public.leads where company_id = ${stranger}`
  expect(created).toBe(own?.['count'])
  await expect(
    database.transaction(caller(member), (transaction) => transaction`delete from private.lead_figures`),
  ).rejects.toThrow(/permission denied/)
  await expect(
    database.transaction(caller(member), (transaction) => transaction`select private.recount_figures()`),
  ).rejects.toThrow(/permission denied/)
})

it('lets a company go with everything that was counted of it', async () => {
  await database.sql`delete from public.companies where id = ${stranger}`
  const [left] =
    await database.sql`select count(*)::int as count from private.lead_facts where company_id = ${stranger}`
  expect(left?.['count']).toBe(0)
})
