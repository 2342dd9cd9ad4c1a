import { afterAll, beforeAll, expect, it } from 'vitest'
import { colleague } from '../testing/colleagues.ts'
import { type Person, startTestHost, type TestHost } from '../testing/host.ts'
import { killMidway } from '../testing/kill-midway.ts'

/** Roles of people, and what happens to the records of those who leave. */
let host: TestHost
beforeAll(async () => {
  host = await startTestHost()
  await host.person('admin')
})
afterAll(() => host.close())

/** A leaver with two leads, an open and a finished task, an account and an automation. */
async function leaverOf(owner: Person): Promise<Person> {
  const leaver = await colleague(host, owner, 'leaver', 'manager')
  const { client } = leaver
  await client
    .from('leads')
    .insert([{ name: 'One', company: 'Acme' }, { name: 'Two' }])
    .throwOnError()
  await client
    .from('tasks')
    .insert([
      { title: 'Open', status: 'todo' },
      { title: 'Done', status: 'done' },
    ])
    .throwOnError()
  await client.from('automations').insert({ name: 'Welcome' }).throwOnError()
  return leaver
}

async function ownersIn(company: string): Promise<unknown> {
  const [row] = await host.database.sql`
    select (select jsonb_agg(owner_id order by name) from public.leads where company_id = ${company}) as leads,
           (select jsonb_agg(assignee_id order by title desc) from public.tasks where company_id = ${company}) as tasks,
           (select jsonb_agg(owner_id) from public.accounts where company_id = ${company}) as accounts,
           (select jsonb_agg(created_by) from public.automations where company_id = ${company}) as automations`
  return row
}

it('hands the records of whoever leaves to a colleague, says how many, and tells them', async () => {
  const owner = await host.person('owner')
  const leaver = await leaverOf(owner)
  const heir = await colleague(host, owner, 'heir')
  const counted = { leads: 2, tasks: 1, accounts: 1, automations: 1 }
  expect((await owner.client.rpc('member_records', { member: leaver.id }).throwOnError()).data).toEqual([
    counted,
  ])
  expect((await heir.client.rpc('member_records', { member: leaver.id })).error?.code).toBe('42501')
  const { data } = await owner.client
    .rpc('remove_member', { member: leaver.id, successor: heir.id })
    .throwOnError()
  expect(data).toEqual(counted)
  expect(await ownersIn(owner.companyId)).toEqual({
    leads: [heir.id, heir.id],
    tasks: [heir.id, null],
    accounts: [heir.id],
    automations: [heir.id],
  })
  const { data: told } = await heir.client.from('notifications').select('title, message').throwOnError()
  expect(told).toEqual([
    { title: 'You took over from leaver', message: 'Leads: 2, open tasks: 1, accounts: 1, automations: 1.' },
  ])
})

it('means who takes over where an automation meant the leaver, also in steps that still wait', async () => {
  const owner = await host.person('owner')
  const leaver = await leaverOf(owner)
  const heir = await colleague(host, owner, 'heir')
  const meant = (id: string) => ({
    trigger: { kind: 'lead_created' },
    conditions: [{ fact: 'lead.owner_id', operator: 'is', value: id }],
    actions: [{ id: 'a', kind: 'notify', to: { personId: id }, message: 'Call them' }],
  })
  const { client } = owner
  const automations = await client
    .from('automations')
    .insert([
      { name: 'Theirs', draft: meant(leaver.id) },
      { name: 'Ours', draft: meant(owner.id) },
    ])
    .select('id')
    .throwOnError()
  await client
    .from('automation_versions')
    .insert(automations.data.map(({ id }) => ({ automation_id: id, version: 1, ...meant(leaver.id) })))
    .throwOnError()
  await client.rpc('remove_member', { member: leaver.id, successor: heir.id }).throwOnError()
  const { data: drafts } = await client
    .from('automations')
    .select('draft')
    .in('name', ['Theirs', 'Ours'])
    .order('name')
    .throwOnError()
  expect(drafts.map(({ draft }) => draft)).toEqual([meant(owner.id), meant(heir.id)])
  const { data: versions } = await client
    .from('automation_versions')
    .select('trigger, conditions, actions')
    .throwOnError()
  expect(versions).toEqual([meant(heir.id), meant(heir.id)])
})

it('hands over to nobody who does not stay', async () => {
  const owner = await host.person('owner')
  const leaver = await leaverOf(owner)
  const stranger = await host.person('stranger')
  const before = await ownersIn(owner.companyId)
  for (const successor of [leaver.id, stranger.id]) {
    const refused = await owner.client.rpc('remove_member', { member: leaver.id, successor })
    expect(refused.error?.message).toBe('Choose a colleague who stays to take over.')
  }
  expect(await ownersIn(owner.companyId)).toEqual(before)
  // Whoever leaves by themselves says as well who goes on.
  await leaver.client.rpc('remove_member', { member: leaver.id, successor: owner.id }).throwOnError()
  expect(await ownersIn(owner.companyId)).toMatchObject({ leads: [owner.id, owner.id] })
})

it('hands over all or nothing when it is killed on the way', async () => {
  const owner = await host.person('owner')
  const leaver = await leaverOf(owner)
  const heir = await colleague(host, owner, 'heir')
  const before = await ownersIn(owner.companyId)
  const handOver = () => owner.client.rpc('remove_member', { member: leaver.id, successor: heir.id })
  const answer = await killMidway(host.database, {
    // Leads and tasks are handed over by then.
    lock: (transaction) =>
      transaction`select from public.automations where company_id = ${owner.companyId} for update`,
    statement: 'remove_member',
    work: handOver,
  })
  expect(answer).toMatchObject({ error: expect.anything() })
  expect(await ownersIn(owner.companyId)).toEqual(before)
  const { data } = await owner.client.from('profiles').select('id').eq('id', leaver.id).throwOnError()
  expect(data).toHaveLength(1)
  await handOver().throwOnError()
  expect(await ownersIn(owner.companyId)).toMatchObject({ leads: [heir.id, heir.id] })
})

it('keeps the last owner, and a demotion counts at the next request', async () => {
  const owner = await host.person('owner')
  const other = await colleague(host, owner, 'other', 'manager')
  const last = await owner.client.rpc('set_member_role', { member: owner.id, new_role: 'manager' })
  expect(last.error?.message).toMatch(/needs an owner/)
  expect(
    (await owner.client.rpc('remove_member', { member: owner.id, successor: other.id })).error?.message,
  ).toMatch(/needs an owner/)
  // A manager decides about records, not about people.
  expect(
    (await other.client.rpc('set_member_role', { member: other.id, new_role: 'owner' })).error?.code,
  ).toBe('42501')
  expect((await other.client.rpc('remove_member', { member: owner.id })).error?.code).toBe('42501')
  const narrowed = await other.client
    .from('companies')
    .update({ visibility: 'own_and_team' })
    .eq('id', owner.companyId)
  expect(narrowed.error?.message).toBe('Only owners may change the company.')
  expect((await other.client.from('companies').select('visibility').throwOnError()).data).toEqual([
    { visibility: 'everything' },
  ])
  await owner.client
    .from('companies')
    .update({ visibility: 'own_and_team' })
    .eq('id', owner.companyId)
    .throwOnError()
  const { data: lead } = await owner.client
    .from('leads')
    .insert({ name: 'Acme' })
    .select('id')
    .single()
    .throwOnError()
  await other.client.from('automations').insert({ name: 'Allowed' }).throwOnError()
  expect((await other.client.from('leads').select('id').throwOnError()).data).toEqual([lead])
  await owner.client.rpc('set_member_role', { member: other.id, new_role: 'member' }).throwOnError()
  expect((await other.client.from('leads').select('id').throwOnError()).data).toEqual([])
  expect((await other.client.from('automations').insert({ name: 'Refused' })).error?.code).toBe('42501')
})

it('lets go of a team with the company', async () => {
  const owner = await host.person('owner')
  const member = await colleague(host, owner, 'member')
  const { data: team } = await owner.client
    .from('teams')
    .insert({ name: 'North' })
    .select('id')
    .single()
    .throwOnError()
  expect((await owner.client.from('teams').insert({ name: ' north' })).error?.code).toBe('23505')
  await owner.client.rpc('set_member_team', { member: member.id, team: team.id }).throwOnError()
  await owner.client.rpc('remove_member', { member: member.id }).throwOnError()
  const { data } = await member.client.from('profiles').select('team_id').single().throwOnError()
  expect(data.team_id).toBeNull()
})

it('opens nothing to everybody where people see their own and their team’s alone', async () => {
  const owner = await host.person('owner')
  const leaver = await leaverOf(owner)
  const other = await colleague(host, owner, 'other')
  await owner.client
    .from('companies')
    .update({ visibility: 'own_and_team' })
    .eq('id', owner.companyId)
    .throwOnError()
  await host.database.sql`
    insert into public.recordings (company_id, owner_id, title, status, source, visibility)
    values (${owner.companyId}, ${leaver.id}, 'Talk', 'ready', 'import', 'company'),
           (${owner.companyId}, ${leaver.id}, 'Secret', 'ready', 'import', 'private')`
  const { data: known } = await leaver.client
    .from('contacts')
    .insert({ name: 'Known to one' })
    .select('id')
    .single()
    .throwOnError()
  await leaver.client
    .from('lead_activities')
    .insert({ contact_id: known.id, kind: 'note', body: 'Met at a fair' })
    .throwOnError()
  const seen = async () => {
    const [talks, tasks, people, notes] = await Promise.all([
      other.client.from('recordings').select('title').throwOnError(),
      other.client.from('tasks').select('title').eq('status', 'done').throwOnError(),
      other.client.from('contacts').select('name').eq('id', known.id).throwOnError(),
      other.client.from('lead_activities').select('body').eq('contact_id', known.id).throwOnError(),
    ])
    return [...talks.data, ...tasks.data, ...people.data, ...notes.data]
  }
  expect(await seen()).toEqual([])
  await owner.client.rpc('remove_member', { member: leaver.id }).throwOnError()
  expect(await seen()).toEqual([])
  const kept = await host.database.sql`
    select title, owner_id from public.recordings where company_id = ${owner.companyId} order by title`
  expect(kept).toEqual([
    { title: 'Secret', owner_id: null },
    { title: 'Talk', owner_id: owner.id },
  ])
  const { data: keeper } = await owner.client
    .from('contacts')
    .select('created_by')
    .eq('id', known.id)
    .single()
    .throwOnError()
  expect(keeper.created_by).toBe(owner.id)
})
