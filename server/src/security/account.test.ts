import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, startTestHost, type TestHost } from '../testing/host.ts'
import { loadSample } from '../testing/outcomes.ts'

let host: TestHost
beforeAll(async () => {
  host = await startTestHost()
  await host.person('first')
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

async function count(table: string, companyId: string): Promise<number> {
  const [row] = await host.database.sql.unsafe(
    `select count(*)::int as count from public.${table} where company_id = $1`,
    [companyId],
  )
  return Number(row?.['count'])
}
const ageSessions = (person: Person) =>
  host.database
    .sql`update auth.sessions set created_at = now() - interval '11 minutes' where user_id = ${person.id}`

it('takes a removed person’s access at once and keeps what they made', async () => {
  const owner = await host.person('owner')
  const member = await colleague(owner, 'member')
  const { data: lead } = await member.client
    .from('leads')
    .insert({ name: 'Kept', owner_id: member.id })
    .select()
    .single()
    .throwOnError()
  await member.client
    .from('tasks')
    .insert({ title: 'Kept', assignee_id: member.id, lead_id: lead.id })
    .throwOnError()
  await member.client.from('ai_conversations').insert({ title: 'About them' }).throwOnError()

  const refused = await member.client.rpc('remove_member', { member: owner.id })
  expect(refused.error?.code).toBe('42501')
  await owner.client.rpc('remove_member', { member: member.id }).throwOnError()

  expect((await member.client.from('leads').select()).data).toEqual([])
  expect((await member.client.from('ai_conversations').select()).data).toEqual([])
  const { data: kept } = await owner.client.from('leads').select().eq('id', lead.id).single().throwOnError()
  expect(kept.owner_id).toBeNull()
  expect((await owner.client.from('tasks').select().eq('lead_id', lead.id)).data).toMatchObject([
    { assignee_id: null },
  ])
  const { data: profile } = await member.client.from('profiles').select().single().throwOnError()
  expect(profile).toMatchObject({ company_role: 'owner', onboarded_at: null })
  expect(profile.company_id).not.toBe(owner.companyId)
})

it('never leaves a company without an owner, however many try at once', async () => {
  const one = await host.person('one')
  const two = await colleague(one, 'two')
  const alone = await one.client.rpc('remove_member', { member: one.id })
  expect(alone.error?.message).toMatch(/needs an owner/)
  expect(
    (await one.client.rpc('set_member_role', { member: one.id, new_role: 'member' })).error?.message,
  ).toMatch(/needs an owner/)
  expect((await two.client.rpc('set_member_role', { member: two.id, new_role: 'owner' })).error?.code).toBe(
    '42501',
  )
  await one.client.rpc('set_member_role', { member: two.id, new_role: 'owner' }).throwOnError()
  const answers = await Promise.all([
    one.client.rpc('remove_member', { member: one.id }),
    two.client.rpc('remove_member', { member: two.id }),
  ])
  expect(answers.filter(({ error }) => error === null)).toHaveLength(1)
  const [row] = await host.database.sql<{ count: number }[]>`
    select count(*)::int as count from public.profiles where company_id = ${one.companyId} and company_role = 'owner'`
  expect(row?.count).toBe(1)
})

it('shows where a person is signed in, and ends one of them', async () => {
  const person = await host.person('person')
  const other = host.client()
  await other.auth.signInWithPassword({ email: person.email, password: 'correct horse battery' })
  const { data: sessions } = await person.client.rpc('my_sessions').throwOnError()
  expect(sessions).toHaveLength(2)
  expect(sessions.filter(({ is_current }) => is_current)).toHaveLength(1)
  const victim = sessions.find(({ is_current }) => !is_current)
  const stranger = await host.person('stranger')
  expect((await stranger.client.rpc('end_session', { session_id: victim?.id ?? '' })).data).toBe(false)
  expect((await person.client.rpc('end_session', { session_id: victim?.id ?? '' })).data).toBe(true)
  expect((await other.auth.refreshSession()).error).not.toBeNull()
  expect((await other.auth.getUser()).error).not.toBeNull()
  expect((await person.client.rpc('my_sessions')).data).toHaveLength(1)
})

it('deletes an account only for who proved a moment ago who they are', async () => {
  const owner = await host.person('owner')
  const member = await colleague(owner, 'member')
  await member.client.from('leads').insert({ name: 'Kept', owner_id: member.id }).throwOnError()
  const self = await member.client.rpc('delete_account', { successor: member.id })
  expect(self.error?.message).toBe('Choose a colleague who stays to take over.')
  await ageSessions(member)
  expect((await member.client.rpc('delete_account')).error).toMatchObject({ hint: 'reauthenticate' })
  expect((await owner.client.rpc('delete_account')).error?.message).toMatch(/needs an owner/)
  await member.client.auth.signInWithPassword({ email: member.email, password: 'correct horse battery' })
  await member.client.rpc('delete_account', { successor: owner.id }).throwOnError()
  expect(
    (await host.client().auth.signInWithPassword({ email: member.email, password: 'correct horse battery' }))
      .error,
  ).not.toBeNull()
  expect((await owner.client.from('leads').select('owner_id')).data).toEqual([{ owner_id: owner.id }])
  expect((await owner.client.rpc('delete_account')).error?.message).toMatch(/only one/)
})

it('erases a company with its people, rows and files', async () => {
  const owner = await host.person('owner')
  const member = await colleague(owner, 'member')
  const neighbour = await host.person('neighbour')
  await loadSample(owner.client)
  for (const person of [owner, neighbour]) {
    const stored = await person.client.storage
      .from('recordings')
      .upload(`${person.companyId}/talk/audio.webm`, Buffer.from('sound'), { contentType: 'audio/webm' })
    expect(stored.error).toBeNull()
  }
  const { data: company } = await owner.client.from('companies').select().single().throwOnError()
  expect((await member.client.rpc('erase_company', { confirmation: company.name })).error?.code).toBe('42501')
  expect((await owner.client.rpc('erase_company', { confirmation: 'another' })).error?.message).toMatch(
    /exactly/,
  )
  await ageSessions(owner)
  expect((await owner.client.rpc('erase_company', { confirmation: company.name })).error).toMatchObject({
    hint: 'reauthenticate',
  })
  await owner.client.auth.signInWithPassword({ email: owner.email, password: 'correct horse battery' })
  await owner.client.rpc('erase_company', { confirmation: company.name }).throwOnError()

  const left = async () =>
    Number(
      (
        await host.database
          .sql`select count(*)::int as count from public.companies where id = ${owner.companyId}`
      )[0]?.['count'],
    )
  await expect.poll(left).toBe(0)
  for (const person of [owner, member]) {
    expect((await person.client.auth.getUser()).error).not.toBeNull()
    const users = await host.database.sql`select id from auth.users where id = ${person.id}`
    expect(users).toEqual([])
  }
  await expect
    .poll(async () => {
      const rows = await host.database.sql<{ name: string }[]>`
        select name from storage.objects where bucket_id = 'recordings'`
      return rows.map(({ name }) => name)
    })
    .toEqual([`${neighbour.companyId}/talk/audio.webm`])
})

it('leaves an empty company behind for an invitation, and one with data alone', async () => {
  const owner = await host.person('owner')
  const invite = async () => {
    const { data } = await owner.client
      .from('company_invitations')
      .insert({ email: null })
      .select('token')
      .single()
      .throwOnError()
    return data.token
  }
  const empty = await host.person('empty')
  await loadSample(empty.client)
  await empty.client.rpc('accept_invitation', { invitation_token: await invite() }).throwOnError()
  await expect.poll(() => count('leads', empty.companyId)).toBe(0)
  expect((await empty.client.from('profiles').select('id')).data).toHaveLength(2)

  const busy = await host.person('busy')
  await busy.client.from('leads').insert({ name: 'Mine' }).throwOnError()
  const refused = await busy.client.rpc('accept_invitation', { invitation_token: await invite() })
  expect(refused.error?.message).toMatch(/still holds/)
  expect(await count('leads', busy.companyId)).toBe(1)
})
