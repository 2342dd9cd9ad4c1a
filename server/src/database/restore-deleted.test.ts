import { afterAll, beforeAll, expect, it } from 'vitest'
import { colleague } from '../testing/colleagues.ts'
import { historyOf } from '../testing/history.ts'
import { type Person, startTestHost, type TestHost } from '../testing/host.ts'
import { plantRows } from '../testing/rows.ts'
import { untilIdle } from '../testing/until-idle.ts'
import type { Row } from './database.ts'

/** A deleted record comes back with all that went with it. */
let host: TestHost
let ana: Person
let ben: Person

beforeAll(async () => {
  host = await startTestHost()
  ana = await host.person('ana')
  ben = await colleague(host, ana, 'ben')
})
afterAll(() => host.close())

interface Reference {
  place: string
  link: string
}
const referencesTo = (table: string) =>
  host.database.sql<
    Reference[]
  >`select place, link from private.references_to(${`public.${table}`}::regclass)`

/** Everything that names the record, by "table.column". */
async function named(table: string, id: string) {
  const held: Record<string, unknown> = {}
  for (const { place, link } of await referencesTo(table)) {
    const rows = await host.database.sql`
      select to_jsonb(r) - array['updated_at', 'last_activity_at'] as row from ${host.database.sql(`public.${place}`)} r
       where ${host.database.sql(link)} = ${id} order by 1`
    held[`${place}.${link}`] = rows.map(({ row }) => row)
  }
  return held
}
const upload = (path: string) =>
  ana.client.storage.from('attachments').upload(path, new TextEncoder().encode('Signed'), {
    contentType: 'application/pdf',
  })
const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)
/** What came back, by table. */
async function restoreLast(person: Person, id: string) {
  const change = (await historyOf(person, id)).findLast(({ operation }) => operation === 'delete')
  const asked = { record_id: id, change: change?.id ?? '' }
  return (await person.client.rpc('restore_change', asked).throwOnError()).data
}
const isStored = async (path: string) =>
  (await host.database.sql`select from storage.objects where bucket_id = 'attachments' and name = ${path}`)
    .length === 1
const addLead = async (name: string) =>
  (
    await ana.client
      .from('leads')
      .insert({ name, company: `${name} Ltd`, value: 900 })
      .select()
      .single()
      .throwOnError()
  ).data
async function attach(lead: string) {
  const id = crypto.randomUUID()
  expect((await upload(`${ana.companyId}/${id}`)).error).toBeNull()
  const row = { id, lead_id: lead, name: 'Offer.pdf' }
  return (await ana.client.from('attachments').insert(row).select().single().throwOnError()).data
}

it.each(['leads', 'accounts', 'tasks', 'teams'] as const)(
  'brings back whatever named a row of %s when it was deleted, by every foreign key of the schema',
  async (table) => {
    const owner = await host.person(`owner-of-${table}`)
    const planted = await plantRows(host.database.sql, { userId: owner.id, companyId: owner.companyId })
    const id = String(planted.rows.get(table)?.['id'])
    const references = await referencesTo(table)
    // An account with sales can't be deleted.
    if (table === 'accounts')
      await host.database
        .sql`update public.leads set account_id = null, company = null where company_id = ${owner.companyId}`
    for (const { place, link } of references.filter(
      ({ place }) => table !== 'accounts' || place !== 'leads',
    )) {
      const row = planted.rows.get(place) ?? {}
      const columns = planted.tables.find(({ name }) => name === place)?.columns.map(({ name }) => name) ?? []
      const links: Row = Object.fromEntries(
        ['lead_id', 'account_id', 'contact_id', 'task_id', 'recording_id']
          .filter(
            (each) =>
              columns.includes(each) &&
              ['tasks', 'recordings', 'lead_activities', 'attachments'].includes(place),
          )
          .map((each) => [each, null]),
      )
      const key = 'id' in row ? 'id' : 'lead_id'
      await host.database.sql`
        update ${host.database.sql(`public.${place}`)} set ${host.database.sql({ ...links, [link]: id })}
         where ${host.database.sql(key)} = ${String(row[key])}`
      if (place === 'attachments')
        await host.database.sql`insert into storage.objects (bucket_id, name, metadata) values
          ('attachments', ${`${owner.companyId}/${String(row['id'])}`}, '{"size": 1, "mimetype": "text/plain"}')`
    }
    await host.database.sql`update public.attachments set size_bytes = 1, mime_type = 'text/plain'
      where company_id = ${owner.companyId}`
    const before = await named(table, id)
    const empty = Object.entries(before).filter(([, rows]) => Array.isArray(rows) && rows.length === 0)
    expect(empty.map(([key]) => key)).toEqual(table === 'accounts' ? ['leads.account_id'] : [])
    await owner.client.from(table).delete().eq('id', id).throwOnError()
    expect(Object.values(await named(table, id)).flat()).toEqual([])
    const data = await restoreLast(owner, id)
    expect(data).not.toHaveProperty('missing')
    expect(await named(table, id)).toEqual(before)
  },
)

it('keeps a table’s rows that names the record since, once the server has started anew', async () => {
  const { sql } = host.database
  const words = () => sql`select prosrc from pg_proc where proname = 'tasks_parts'`
  await sql`select private.follow_history()`
  const before = await words()
  await sql`
    create table public.task_stickers (id uuid primary key default gen_random_uuid(), company_id uuid, task_id uuid,
      foreign key (company_id, task_id) references public.tasks (company_id, id) on delete cascade)`
  await sql`select private.follow_history()`
  expect(JSON.stringify(await words())).toContain('task_stickers.task_id')
  await sql`drop table public.task_stickers`
  await sql`select private.follow_history()`
  expect(await words()).toEqual(before)
})

it('brings back a colleague’s notes, the people, files and figures, and is news to nobody', async () => {
  const lead = await addLead('Fjord')
  await ben.client
    .from('lead_activities')
    .insert({ lead_id: lead.id, kind: 'note', body: 'Likes boats' })
    .throwOnError()
  const { data: user } = await ana.client
    .from('contacts')
    .insert({ name: 'Uma' })
    .select('id')
    .single()
    .throwOnError()
  await ana.client
    .from('lead_contacts')
    .insert({ lead_id: lead.id, contact_id: user.id, role: 'user' })
    .throwOnError()
  await ana.client.from('leads').update({ status: 'won' }).eq('id', lead.id).throwOnError()
  const file = await attach(lead.id)
  const figures = async () =>
    (
      await ana.client
        .rpc('sales_figures', { from_day: day(-300), to_day: day(60), time_zone: 'UTC' })
        .throwOnError()
    ).data
  const before = [await named('leads', lead.id), await figures()]
  await ana.client.from('leads').delete().eq('id', lead.id).throwOnError()
  const data = await restoreLast(ana, lead.id)
  expect(data).toEqual({ attachments: 1, lead_activities: 3, lead_contacts: 1 })
  expect([await named('leads', lead.id), await figures()]).toEqual(before)
  const read = await ana.client.storage.from('attachments').download(file.storage_path)
  expect(await read.data?.text()).toBe('Signed')
})

it('lets who deleted something put it back, and no other member', async () => {
  const { data: own } = await ben.client
    .from('leads')
    .insert({ name: 'Own' })
    .select('id')
    .single()
    .throwOnError()
  const cid = await colleague(host, ana, 'cid')
  await ben.client.from('leads').delete().eq('id', own.id).throwOnError()
  expect(await historyOf(cid, own.id)).toEqual([])
  await restoreLast(ben, own.id)
  expect((await ben.client.from('leads').select('name').eq('id', own.id)).data).toEqual([{ name: 'Own' }])
})

it('keeps a file 30 days after its record, and says then that it is missing', async () => {
  const lead = await addLead('Harbor')
  const file = await attach(lead.id)
  await ana.client.from('leads').delete().eq('id', lead.id).throwOnError()
  await host.database.sql`select private.sweep_history()`
  await untilIdle(host.database.sql)
  expect(await isStored(file.storage_path)).toBe(true)
  await host.database.sql`
    with aged as (update private.deleted_parts set deleted_at = now() - interval '31 days' where record_id = ${lead.id} returning deleted_at)
    update public.record_changes c set changed_at = aged.deleted_at from aged where c.record_id = ${lead.id} and c.operation = 'delete'`
  await host.database.sql`select private.sweep_history()`
  await untilIdle(host.database.sql)
  expect(await isStored(file.storage_path)).toBe(false)
  const data = await restoreLast(ana, lead.id)
  expect(data).toEqual({ attachments: 0, lead_activities: 1, missing: 1 })
})

it('forgets a person in what went with a sale: all of it where it was named after them', async () => {
  const lead = await addLead('Anneli')
  const other = await addLead('Bo')
  await ana.client
    .from('lead_contacts')
    .insert({ lead_id: other.id, contact_id: lead.contact_id ?? '' })
    .throwOnError()
  await ana.client
    .from('lead_activities')
    .insert({ lead_id: other.id, kind: 'note', body: 'Kept' })
    .throwOnError()
  const file = await attach(lead.id)
  await ana.client.from('leads').delete().in('id', [lead.id, other.id]).throwOnError()
  await ana.client
    .from('contacts')
    .delete()
    .eq('id', lead.contact_id ?? '')
    .throwOnError()
  const kept = await host.database.sql<{ record_id: string; parts: unknown }[]>`
    select record_id, parts from private.deleted_parts where record_id in ${host.database.sql([lead.id, other.id])}`
  expect(kept.map(({ record_id }) => record_id)).toEqual([other.id])
  expect(JSON.stringify(kept)).not.toContain(lead.contact_id)
  await untilIdle(host.database.sql)
  expect(await isStored(file.storage_path)).toBe(false)
  const data = await restoreLast(ana, other.id)
  expect(data).toMatchObject({ lead_activities: 2, lead_contacts: 0 })
})

it('keeps a history of the people of a sale, of what was noted, and of teams, and takes each back', async () => {
  const lead = await addLead('Parts')
  const { data: uma } = await ana.client
    .from('contacts')
    .insert({ name: 'Uma P' })
    .select('id')
    .single()
    .throwOnError()
  const person = { lead_id: lead.id, contact_id: uma.id }
  await ana.client
    .from('lead_contacts')
    .insert({ ...person, role: 'user' })
    .throwOnError()
  await ana.client.from('lead_contacts').update({ role: 'blocker' }).match(person).throwOnError()
  await ana.client.from('lead_contacts').delete().match(person).throwOnError()
  const { data: note } = await ana.client
    .from('lead_activities')
    .insert({ lead_id: lead.id, kind: 'note', body: 'First' })
    .select('id')
    .single()
    .throwOnError()
  await ana.client.from('lead_activities').update({ body: 'Second' }).eq('id', note.id).throwOnError()
  await ana.client.from('lead_activities').delete().eq('id', note.id).throwOnError()
  const lines = (await historyOf(ben, lead.id)).filter(({ record }) => record !== 'leads')
  expect(lines).toMatchObject([
    { record: 'lead_contacts', operation: 'insert', after: { contact_id: uma.id, role: 'user' } },
    {
      record: 'lead_contacts',
      operation: 'update',
      before: { role: 'user' },
      after: { role: 'blocker', contact_id: uma.id },
    },
    { record: 'lead_contacts', operation: 'delete', before: { role: 'blocker' } },
    { record: 'lead_activities', operation: 'update', before: { body: 'First' }, after: { body: 'Second' } },
    { record: 'lead_activities', operation: 'delete', before: { body: 'Second' } },
  ])
  const restore = (index: number) =>
    ana.client.rpc('restore_change', { record_id: lead.id, change: lines[index]?.id ?? '' }).throwOnError()
  for (const index of [2, 1, 4, 3]) await restore(index)
  expect((await ana.client.from('lead_contacts').select('role').match(person)).data).toEqual([
    { role: 'user' },
  ])
  expect((await ana.client.from('lead_activities').select('body').eq('id', note.id)).data).toEqual([
    { body: 'First' },
  ])

  const { data: team } = await ana.client
    .from('teams')
    .insert({ name: 'North' })
    .select('id')
    .single()
    .throwOnError()
  await ana.client.rpc('set_member_team', { member: ben.id, team: team.id }).throwOnError()
  expect((await historyOf(ana, ben.id)).at(-1)).toMatchObject({
    before: { team_id: null },
    after: { team_id: team.id },
  })
  await ana.client.from('teams').delete().eq('id', team.id).throwOnError()
  await restoreLast(ana, team.id)
  expect((await ana.client.from('profiles').select('team_id').eq('id', ben.id).single()).data).toEqual({
    team_id: team.id,
  })
})

it('brings an account back beside one that was given its name since', async () => {
  const first = await ana.client
    .from('accounts')
    .insert({ name: 'Twice Ltd' })
    .select('id')
    .single()
    .throwOnError()
  const { id } = first.data
  await ana.client
    .from('lead_activities')
    .insert({ account_id: id, kind: 'note', body: 'Of the first' })
    .throwOnError()
  const remove = (of: string) => ana.client.from('accounts').delete().eq('id', of).throwOnError()
  await remove(id)
  const { data: other } = await ana.client
    .from('accounts')
    .insert({ name: 'TWICE LTD.' })
    .select('id')
    .single()
    .throwOnError()
  expect(await restoreLast(ana, id)).toMatchObject({ renamed: 1, lead_activities: 1 })
  const { data } = await ana.client
    .from('accounts')
    .select('name, lead_activities(body)')
    .in('id', [id, other.id])
    .order('name')
    .throwOnError()
  expect(data).toEqual([
    { name: 'TWICE LTD.', lead_activities: [] },
    { name: 'Twice Ltd (restored)', lead_activities: [{ body: 'Of the first' }] },
  ])
  await ana.client
    .rpc('merge_customers', { record: 'accounts', keep: id, drop_record: other.id })
    .throwOnError()
  // Also a second time, and where both names are taken.
  const third = await ana.client
    .from('accounts')
    .insert({ name: 'Thrice' })
    .select('id')
    .single()
    .throwOnError()
  await remove(third.data.id)
  await ana.client
    .from('accounts')
    .insert([{ name: 'Thrice' }, { name: 'thrice (restored)' }])
    .throwOnError()
  await restoreLast(ana, third.data.id)
  const named = await ana.client
    .from('accounts')
    .select('name')
    .eq('id', third.data.id)
    .single()
    .throwOnError()
  expect(named.data.name).toBe('Thrice (restored 2)')
})
