import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type Person, password, startTestHost, type TestHost } from '../../testing/host.ts'
import { loadSample } from '../../testing/outcomes.ts'
import { plantRows } from '../../testing/rows.ts'
import { resumeErasures } from './erase-company.ts'

let host: TestHost
let neighbour: Person
beforeAll(async () => {
  host = await startTestHost()
  await host.person('first')
  neighbour = await host.person('neighbour')
  await plantRows(host.database.sql, { userId: neighbour.id, companyId: neighbour.companyId })
})
afterAll(() => host.close())

async function colleague(owner: Person, name: string): Promise<Person> {
  const { data } = await owner.client
    .from('company_invitations')
    .insert({ email: null })
    .select('token')
    .single()
    .throwOnError()
  return host.person(name, { invitation: data.token })
}

async function erase(owner: Person): Promise<void> {
  const { data } = await owner.client.from('companies').select('name').single().throwOnError()
  await owner.client.rpc('erase_company', { confirmation: data.name }).throwOnError()
}

/** Tables in which any value of any row names one of these, with how many rows do. */
async function mentions(words: readonly string[]): Promise<Record<string, number>> {
  const { sql } = host.database
  const tables = await sql<{ place: string }[]>`
    select c.oid::regclass::text as place from pg_class c
     where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace, 'storage'::regnamespace, 'auth'::regnamespace)
       and c.relkind = 'r'`
  const found: Record<string, number> = {}
  for (const { place } of tables) {
    const [row] = await sql.unsafe(
      `select count(*)::int as count from ${place} t where to_jsonb(t)::text ~ $1`,
      [words.join('|')],
    )
    const count = Number(row?.['count'])
    if (count > 0) found[place] = count
  }
  return found
}

const isGone = async (companyId: string) =>
  (await host.database.sql`select from public.companies where id = ${companyId}`).length === 0

/** Ends the transaction of `hold`. */
let letGo: () => Promise<void> = async () => {}
afterEach(() => letGo())

/** A concurrent transaction that locks a table's rows until it is released. */
async function hold(statement: string): Promise<void> {
  const connection = await host.database.sql.reserve()
  await connection`begin`
  await connection.unsafe(statement)
  letGo = async () => {
    letGo = async () => {}
    await connection`rollback`
    connection.release()
  }
}
const holdLeads = (companyId: string) =>
  hold(`select from public.leads where company_id = '${companyId}' for update`)
/** The job's statement that waits for that transaction. */
const waiting = async () =>
  host.database.sql<{ pid: number }[]>`
    select pid from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock' and query like '%erase_batch%'`

it('leaves no row in any table that names the company or its people, and every row of another', async () => {
  const owner = await host.person('owner')
  await plantRows(host.database.sql, { userId: owner.id, companyId: owner.companyId })
  await loadSample(owner.client)
  const member = await colleague(owner, 'member')
  const path = `${owner.companyId}/talk/audio.webm`
  expect((await owner.client.storage.from('recordings').upload(path, new Blob(['x']))).error).toBeNull()
  const whose = [owner.companyId, owner.id, member.id]
  expect(Object.keys(await mentions(whose)).length).toBeGreaterThan(40)
  const others = await mentions([neighbour.companyId, neighbour.id])

  await erase(owner)
  await expect.poll(() => isGone(owner.companyId)).toBe(true)
  const { 'auth.audit_log_entries': log, ...left } = await mentions(whose)
  // The instance's own log of sign-ins stays, as for an account that is deleted.
  expect(log).toBeGreaterThan(0)
  expect(left).toEqual({})
  expect(await mentions([neighbour.companyId, neighbour.id])).toEqual(others)
})

it('lets nobody of the company in any more, and shows them how far it is', async () => {
  const owner = await host.person('busy')
  const member = await colleague(owner, 'colleague')
  await owner.client
    .from('leads')
    .insert([{ name: 'One' }, { name: 'Two' }])
    .throwOnError()
  await holdLeads(owner.companyId)
  await erase(owner)
  await expect.poll(async () => (await waiting()).length).toBe(1)

  for (const { client } of [owner, member]) {
    for (const table of ['profiles', 'companies', 'leads', 'templates'] as const)
      expect((await client.from(table).select('*')).data, table).toEqual([])
    expect((await client.from('leads').insert({ name: 'Late' })).error?.code).toBe('42501')
  }
  const { data: mine } = await owner.client.rpc('company_erasure').single().throwOnError()
  expect(mine).toMatchObject({ company_name: 'busy Ltd', asked_by_me: true, total_files: null })
  expect(mine.total_rows).toBeGreaterThanOrEqual(mine.erased_rows + 2)
  expect(mine.erased_rows).toBeGreaterThan(0)
  const { data: theirs } = await member.client.rpc('company_erasure').single().throwOnError()
  expect(theirs).toMatchObject({ company_name: 'busy Ltd', asked_by_me: false, asked_by_name: 'busy' })
  expect((await neighbour.client.rpc('company_erasure').throwOnError()).data).toEqual([])
  expect((await owner.client.rpc('erase_company', { confirmation: 'busy Ltd' })).error?.code).toBe('42501')

  // Rows that a running job or another system process would write.
  await expect(
    host.database.sql`insert into public.leads (company_id, name) values (${owner.companyId}, 'Late')`,
  ).rejects.toThrow('This company is being erased.')
  const newcomer = await host.person('newcomer')
  await expect(
    host.database.sql`update public.profiles set company_id = ${owner.companyId} where id = ${newcomer.id}`,
  ).rejects.toThrow('This company is being erased.')

  await letGo()
  await expect.poll(() => isGone(owner.companyId)).toBe(true)
  expect((await owner.client.auth.getUser()).error).not.toBeNull()
})

it('blocks all other access before the first row is deleted, and notifies colleagues', async () => {
  const owner = await host.person('telling')
  const member = await colleague(owner, 'told')
  const { data: hook } = await owner.client
    .from('webhooks')
    .insert({ name: 'In', direction: 'inbound' })
    .select('id, secret')
    .single()
    .throwOnError()
  const { data: calendar } = await owner.client.rpc('create_calendar_feed').throwOnError()
  const { data: invitation } = await owner.client
    .from('company_invitations')
    .insert({ email: null })
    .select('token')
    .single()
    .throwOnError()
  // The job waits at its first table, before it has reached the later ones.
  await hold('lock table private.activity_figures in access exclusive mode')
  await erase(owner)
  const { data: notices } = await member.client.from('notifications').select('title, link').throwOnError()
  expect(notices).toContainEqual({ title: '“telling Ltd” is being erased', link: '/erasing' })
  expect((await owner.client.from('notifications').select('id').eq('link', '/erasing')).data).toEqual([])
  const inbound = await fetch(`${host.url}/functions/v1/inbound-lead/${hook.id}?token=${hook.secret}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', apikey: host.publishableKey },
    body: JSON.stringify({ name: 'From outside' }),
  })
  expect(inbound.status).toBe(403)
  const feed = await fetch(`${host.url}/functions/v1/calendar-feed?token=${calendar}`)
  expect(feed.status).toBe(404)
  const late = await host.client().auth.signUp({
    email: 'late@telling.example',
    password,
    options: { data: { invitation_token: invitation.token } },
  })
  expect(late.data.user?.id).toBeDefined()
  expect(
    await host.database
      .sql`select from public.profiles where email = 'late@telling.example' and company_id = ${owner.companyId}`,
  ).toHaveLength(0)
  await letGo()
  await expect.poll(() => isGone(owner.companyId)).toBe(true)
})

it('resumes after its worker was killed, counting the rows erased before', async () => {
  const { sql } = host.database
  const owner = await host.person('killed')
  await loadSample(owner.client)
  await holdLeads(owner.companyId)
  await erase(owner)
  await expect.poll(async () => (await waiting()).length).toBe(1)
  const { data: before } = await owner.client.rpc('company_erasure').single().throwOnError()
  // The connection dies in the middle of a batch, and the job with its worker.
  for (const { pid } of await waiting()) await sql`select pg_terminate_backend(${pid})`
  const left = async () =>
    (
      await sql`select id from graphile_worker.jobs where task_identifier = 'company.erase' and locked_at is null`
    ).map(({ id }) => String(id))
  await expect.poll(async () => (await left()).length).toBe(1)
  await sql`select graphile_worker.complete_jobs(${await left()}::bigint[])`
  await letGo()
  expect(await isGone(owner.companyId)).toBe(false)
  const { data: stopped } = await owner.client.rpc('company_erasure').single().throwOnError()
  expect(stopped.erased_rows).toBe(before.erased_rows)
  expect(stopped.erased_rows).toBeGreaterThan(50)

  await resumeErasures(host.database)
  expect(await sql`select from private.events where name = 'company.erasing'`).toHaveLength(0)
  await sql`update private.company_erasures set updated_at = now() - interval '3 minutes' where company_id = ${owner.companyId}`
  await resumeErasures(host.database)
  await expect.poll(() => isGone(owner.companyId)).toBe(true)
})

it('takes no more rows in one transaction than it is told', async () => {
  const { sql } = host.database
  const owner = await host.person('batches')
  const rows = Array.from({ length: 5 }, (_, index) => ({ name: `Tracker ${index}`, words: ['price'] }))
  await owner.client.from('insight_trackers').insert(rows).throwOnError()
  const batch = (place: string, most: number) =>
    sql.begin(async (transaction) => {
      const [row] =
        await transaction`select private.erase_batch(${owner.companyId}, ${place}::regclass, ${most}) as erased`
      return Number(row?.['erased'])
    })
  // Without a request no row is deleted.
  expect(await batch('public.insight_trackers', 2)).toBe(0)
  await sql`insert into private.company_erasures (company_id) values (${owner.companyId})`
  const taken = [
    await batch('public.insight_trackers', 2),
    await batch('public.insight_trackers', 2),
    await batch('public.insight_trackers', 2),
  ]
  expect(taken).toEqual([2, 2, 1])
  expect(await batch('public.insight_trackers', 2)).toBe(0)
  expect(await batch('auth.users', 2)).toBe(0)
  await sql`select private.finish_erasing(${owner.companyId})`
  expect(await isGone(owner.companyId)).toBe(true)
})

it('finds the files that an upload under way left behind', async () => {
  const { sql } = host.database
  const name = `${crypto.randomUUID()}/left/audio.webm`
  await sql`insert into storage.objects (bucket_id, name, version) values ('recordings', ${name}, ${crypto.randomUUID()})`
  await sql`select graphile_worker.add_job('every_hour')`
  await expect.poll(() => sql`select from storage.objects where name = ${name}`).toHaveLength(0)
})
