import { dueBucket } from '@parley/core/tasks/due'
import { taskStatuses } from '@parley/core/tasks/task'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { type Person, startTestHost, type TestHost } from '../testing/host.ts'

let host: TestHost
let admin: Person
let person: Person
let stranger: Person

const answerSchema = z.object({
  leads: z.number(),
  tasks: z.number(),
  recordings: z.number(),
  posts: z.number(),
  isAlreadyLoaded: z.boolean().optional(),
})

async function ask({ client }: Person, action: 'load' | 'remove') {
  const { data, error } = await client.functions.invoke('sample-company', { body: { action } })
  if (error) throw error
  return answerSchema.parse(data)
}

async function count(table: string, companyId: string): Promise<number> {
  const { sql } = host.database
  const [row] = await sql<{ count: string }[]>`
    select count(*) from ${sql(`public.${table}`)} where company_id = ${companyId}`
  return Number(row?.count)
}

const tables = [
  'leads',
  'tasks',
  'recordings',
  'transcript_segments',
  'recording_insights',
  'lead_activities',
  'accounts',
  'lead_contacts',
]
const countAll = (companyId: string) => Promise.all(tables.map((table) => count(table, companyId)))
const full = { leads: 60, tasks: 80, recordings: 25 }

/** All events ever written into the outbox for a company; the worker deletes them. */
const eventsOf = async (companyId: string): Promise<unknown[]> =>
  (await host.database.sql`select name from private.told where company_id = ${companyId}`).map(
    (row) => row['name'],
  )

beforeAll(async () => {
  host = await startTestHost()
  admin = await host.person('admin')
  person = await host.person('person')
  stranger = await host.person('stranger')
  await host.database.sql.unsafe(`
    create table private.told (name text, company_id uuid);
    create function private.tell() returns trigger language plpgsql security definer set search_path = ''
      as $$ begin insert into private.told values (new.name, new.company_id); return null; end $$;
    create trigger told after insert on private.events for each row execute function private.tell()`)
})
afterAll(() => host.close())

it('loads the whole company at once, and the second time changes nothing', async () => {
  expect(await ask(person, 'load')).toEqual({ ...full, posts: 0, isAlreadyLoaded: false })
  const before = await countAll(person.companyId)
  expect(await ask(person, 'load')).toEqual({ ...full, posts: 0, isAlreadyLoaded: true })
  expect(await countAll(person.companyId)).toEqual(before)
})

it('loads once when it is asked twice at the same moment', async () => {
  const twin = await host.person('twin')
  const answers = await Promise.all([ask(twin, 'load'), ask(twin, 'load')])
  expect(answers.filter((answer) => answer.isAlreadyLoaded)).toHaveLength(1)
  expect(await count('leads', twin.companyId)).toBe(60)
})

it('shows a quote for each insight in the segment of that second', async () => {
  const insights = await host.database.sql`
    select insight.quote, segment.text from public.recording_insights insight
      left join public.transcript_segments segment
        on segment.recording_id = insight.recording_id
       and insight.start_seconds between segment.start_seconds and segment.end_seconds
       and position(insight.quote in segment.text) > 0
     where insight.company_id = ${person.companyId}`
  expect(insights.length).toBeGreaterThan(200)
  expect(insights.filter((row) => row['text'] === null)).toEqual([])
})

it('fills every list: tasks in each bucket, leads in each stage, and leads to accept', async () => {
  const { data: tasks } = await person.client.from('tasks').select('status, due_at').throwOnError()
  const buckets = tasks.map((task) =>
    dueBucket(
      { status: z.enum(taskStatuses).parse(task.status), dueAt: task.due_at },
      new Date().toISOString(),
      'UTC',
    ),
  )
  const sizes = Object.fromEntries(
    [...Map.groupBy(buckets, (bucket) => bucket)].map(([name, all]) => [name, all.length]),
  )
  expect(Object.keys(sizes).toSorted()).toEqual(['done', 'later', 'overdue', 'today', 'upcoming'])
  expect(Math.min(...Object.values(sizes))).toBeGreaterThanOrEqual(4)
  const { data: leads } = await person.client.from('leads').select('status, score').throwOnError()
  expect(new Set(leads.map((lead) => lead.status)).size).toBe(7)
  expect(new Set(leads.map((lead) => lead.score)).size).toBeGreaterThan(15)
  const { data: recordings } = await person.client
    .from('recordings')
    .select('title, summary, lead_id, suggested_lead, status, sentiment')
    .throwOnError()
  expect(recordings.every((recording) => recording.status === 'ready' && recording.summary)).toBe(true)
  expect(recordings.filter((recording) => recording.lead_id !== null).length).toBeGreaterThanOrEqual(20)
  expect(recordings.filter((recording) => recording.suggested_lead !== null).length).toBeGreaterThanOrEqual(2)
})

it('leads from a promised task to the second it was said', async () => {
  const { data } = await person.client
    .from('recording_insights')
    .select('text, start_seconds, tasks(title, recording_seconds, is_sample)')
    .not('task_id', 'is', null)
    .throwOnError()
  expect(data).toHaveLength(20)
  for (const { text, start_seconds, tasks: task } of data) {
    expect(task).toEqual({ title: text, recording_seconds: start_seconds, is_sample: true })
  }
})

it('has no moment in the future but what is due or planned', async () => {
  const late = await host.database.sql`
    select 'lead' as kind from public.leads where greatest(created_at, last_activity_at, status_changed_at) > now()
    union all select 'recording' from public.recordings where greatest(recorded_at, created_at) > now()
    union all select 'activity' from public.lead_activities where created_at > now()
    union all select 'task' from public.tasks where created_at > now() or completed_at > now()
    union all select 'early recording' from public.recordings r join public.leads l on l.id = r.lead_id where r.recorded_at < l.created_at`
  expect([...late]).toEqual([])
})

it('has customers who buy again, and people beside those of its leads', async () => {
  const { client } = person
  const { data: sales } = await client
    .from('leads')
    .select('name, deal_name, account_id, status')
    .in('name', ['Felix Bauer', 'Elena Rossi'])
    .order('name')
    .order('status')
    .throwOnError()
  expect(sales.map(({ deal_name, status }) => [deal_name, status])).toEqual([
    ['Summer terraces', 'new'],
    [null, 'won'],
    ['Second branch', 'contacted'],
    [null, 'won'],
  ])
  expect(new Set(sales.map(({ account_id }) => account_id)).size).toBe(2)
  const { data: people } = await client
    .from('lead_contacts')
    .select('role, leads(name), contacts(name, is_sample, accounts(name))')
    .throwOnError()
  expect(people).toHaveLength(5)
  expect(people).toContainEqual({
    role: 'decision_maker',
    leads: { name: 'Anna Keller' },
    contacts: { name: 'Karin Lenz', is_sample: true, accounts: { name: 'Brightwater Logistics' } },
  })
})

it('starts no job and tells nobody', async () => {
  expect(await eventsOf(person.companyId)).toEqual([])
  const { data } = await person.client.from('notifications').select('id').throwOnError()
  expect(data).toEqual([])
  await person.client.from('leads').update({ status: 'won' }).eq('name', 'Sofia Marino').throwOnError()
  expect(await eventsOf(person.companyId)).toContain('lead.status_changed')
})

it('is seen by nobody else', async () => {
  for (const table of ['leads', 'tasks', 'recordings', 'transcript_segments'] as const) {
    const { data } = await stranger.client.from(table).select('id').throwOnError()
    expect(data, table).toEqual([])
  }
})

it('goes again and leaves what people made themselves, twice over', async () => {
  const { client } = person
  for (const _round of [1, 2]) {
    await ask(person, 'load')
    const { data: lead } = await client
      .from('leads')
      .select('id')
      .eq('name', 'Anna Keller')
      .single()
      .throwOnError()
    await client.from('leads').insert({ name: 'My own lead' }).throwOnError()
    await client.from('tasks').insert({ title: 'My own task', lead_id: lead.id }).throwOnError()
    await client.from('recordings').insert({ title: 'My own recording', lead_id: lead.id }).throwOnError()
    await client.from('tasks').update({ title: 'Edited' }).eq('title', 'Send the school price').throwOnError()
    expect(await ask(person, 'remove')).toEqual({ ...full, posts: 0 })
    const { data: leads } = await client.from('leads').select('name').throwOnError()
    const { data: tasks } = await client.from('tasks').select('title, lead_id').throwOnError()
    const { data: recordings } = await client.from('recordings').select('title, lead_id').throwOnError()
    expect(leads).toEqual([{ name: 'My own lead' }])
    expect(tasks).toEqual([{ title: 'My own task', lead_id: null }])
    expect(recordings).toEqual([{ title: 'My own recording', lead_id: null }])
    await client.from('leads').delete().eq('name', 'My own lead').throwOnError()
    await client.from('tasks').delete().eq('title', 'My own task').throwOnError()
    await client.from('recordings').delete().eq('title', 'My own recording').throwOnError()
  }
  expect(await ask(person, 'remove')).toEqual({ leads: 0, tasks: 0, recordings: 0, posts: 0 })
  expect(await countAll(person.companyId)).toEqual(tables.map(() => 0))
  // The person of a lead that somebody made stays when the lead is deleted.
  const { data: people } = await client.from('contacts').select('name').throwOnError()
  expect(new Set(people.map(({ name }) => name))).toEqual(new Set(['My own lead']))
})

it('brings the blog to admins alone, and the public reads what is published', async () => {
  expect(await ask(admin, 'load')).toMatchObject({ posts: 12 })
  const { data: all } = await admin.client
    .from('blog_posts')
    .select('status, category_id, read_time_minutes')
    .throwOnError()
  expect(all).toHaveLength(12)
  expect(new Set(all.map((post) => post.category_id)).size).toBe(7)
  expect(all.every((post) => post.read_time_minutes >= 2 && post.category_id !== null)).toBe(true)
  const { data: published } = await host.client().from('blog_posts').select('slug').throwOnError()
  expect(published).toHaveLength(all.filter((post) => post.status === 'published').length)
  await ask(person, 'load')
  await ask(person, 'remove')
  expect((await host.client().from('blog_posts').select('slug').throwOnError()).data).toHaveLength(
    published.length,
  )
  expect(await ask(admin, 'remove')).toMatchObject({ posts: 12 })
  expect((await host.client().from('blog_posts').select('slug').throwOnError()).data).toEqual([])
})

it.each([
  ['nobody', 401, { action: 'load' }],
  ['person', 400, {}],
  ['person', 400, { action: 'explode' }],
])('refuses %s with %i and a sentence', async (who, status, body) => {
  const { data } = await person.client.auth.getSession()
  const response = await fetch(`${host.url}/functions/v1/sample-company`, {
    method: 'POST',
    headers: {
      apikey: host.publishableKey,
      ...(who === 'person' ? { Authorization: `Bearer ${data.session?.access_token}` } : {}),
    },
    body: JSON.stringify(body),
  })
  expect(response.status).toBe(status)
  expect(await response.json()).toEqual({ error: expect.stringMatching(/\.$/) })
})

it('takes no document over 4 MB and no time zone nobody knows', async () => {
  const { error } = await person.client.rpc('load_sample', {
    payload: { leads: [{ name: 'x'.repeat(4_100_000) }] },
  })
  expect(error?.message).toContain('4 MB')
  await person.client
    .from('profiles')
    .update({ time_zone: 'Mars/Olympus' })
    .eq('id', person.id)
    .throwOnError()
  expect(await ask(person, 'load')).toMatchObject(full)
})
