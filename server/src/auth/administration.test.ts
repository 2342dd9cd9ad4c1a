import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, startTestHost, type TestHost } from '../testing/host.ts'
import { countSuccesses, password } from './testing/calls.ts'
import { addTotp } from './testing/second-factor.ts'

let host: TestHost
let admin: Person
let member: Person
beforeAll(async () => {
  host = await startTestHost()
  admin = await host.person('admin')
  member = await host.person('member')
})
afterAll(() => host.close())

const signIn = (email: string) => host.client().auth.signInWithPassword({ email, password })
async function log(filter: { only_action?: string; only_account?: string; page_size?: number } = {}) {
  const { data, error } = await admin.client.rpc('admin_audit_log', filter)
  if (error) throw error
  return data
}

describe('an instance’s admins', () => {
  it('are the only ones who may', async () => {
    const { client, id } = member
    const answers = [
      await client.rpc('set_instance_admin', { target: id, is_admin: true }),
      await client.rpc('set_account_disabled', { target: admin.id, is_disabled: true }),
      await client.rpc('admin_accounts'),
      await client.rpc('admin_audit_log'),
    ]
    expect(answers.map(({ error }) => error?.code)).toEqual(['42501', '42501', '42501', '42501'])
    expect((await host.client().rpc('admin_accounts')).error?.code).toBe('42501')
  })

  it('grant and take the role, and one stays', async () => {
    const set = (target: string, isAdmin: boolean, by = admin) =>
      by.client.rpc('set_instance_admin', { target, is_admin: isAdmin })
    expect((await set(admin.id, false)).error?.message).toContain('without an admin')
    expect((await set(member.id, true)).error).toBeNull()
    expect((await member.client.rpc('is_admin', { _user_id: member.id })).data).toBe(true)
    const both = await Promise.all([set(member.id, false), set(admin.id, false, member)])
    expect(both.filter(({ error }) => error === null)).toHaveLength(1)
    const [{ count } = { count: 0 }] = await host.database.sql<{ count: number }[]>`
      select count(*)::int from public.user_roles where role = 'admin'`
    expect(count).toBe(1)
    await host.database.sql`delete from public.user_roles`
    await host.database.sql`insert into public.user_roles (user_id, role) values (${admin.id}, 'admin')`
    expect((await log({ only_action: 'admin_granted' })).at(0)).toMatchObject({
      actor_id: admin.id,
      actor_email: admin.email,
      target_id: member.id,
    })
    expect((await set(crypto.randomUUID(), true)).error?.message).toBe('There is no such account.')
  })

  it('disable an account at once, and enable it again', async () => {
    const person = await host.person('leaving')
    const set = (isDisabled: boolean, target = person.id) =>
      admin.client.rpc('set_account_disabled', {
        target,
        is_disabled: isDisabled,
        reason: 'Left the company',
      })
    expect((await set(true, admin.id)).error?.message).toContain('your own account')
    expect((await set(true)).error).toBeNull()
    expect((await set(true)).error).toBeNull()
    expect((await person.client.auth.getUser()).error?.code).toBe('user_banned')
    expect((await signIn(person.email)).error?.code).toBe('user_banned')
    const { data } = await admin.client.rpc('admin_accounts', { search: person.email })
    expect(data).toMatchObject([
      { id: person.id, is_disabled: true, is_admin: false, company_name: 'leaving Ltd', total: 1 },
    ])
    expect((await set(false)).error).toBeNull()
    expect((await signIn(person.email)).error).toBeNull()
    const events = await log({ only_account: person.id })
    const disabled = events.filter(({ action }) => action === 'account_disabled')
    expect(disabled).toMatchObject([{ target_email: person.email, details: { reason: 'Left the company' } }])
    expect(events.some(({ action, ip_address: ip }) => action === 'login' && ip === '127.0.0.1')).toBe(true)
  })

  it('search accounts without their words being patterns', async () => {
    const { data } = await admin.client.rpc('admin_accounts', { search: '%' })
    expect(data).toEqual([])
    const pages = await Promise.all(
      [0, 1].map((offset) => admin.client.rpc('admin_accounts', { page_size: 1, page_offset: offset })),
    )
    expect(new Set(pages.flatMap((page) => page.data?.map(({ id }) => id))).size).toBe(2)
  })

  it('read the log by pages, each event once', async () => {
    const all = await log({ page_size: 200 })
    const paged: string[] = []
    for (let last = all.at(-1), next = await log({ page_size: 3 }); next.length > 0; ) {
      paged.push(...next.map(({ id }) => id))
      const end = next.at(-1)
      if (!end || end.id === last?.id) break
      const answer = await admin.client.rpc('admin_audit_log', {
        before_time: end.created_at,
        before_id: end.id,
        page_size: 3,
      })
      next = answer.data ?? []
    }
    expect(paged).toEqual(all.map(({ id }) => id))
  })

  it('show their second factor first, where they have one', async () => {
    const second = await host.person('second')
    await admin.client.rpc('set_instance_admin', { target: second.id, is_admin: true }).throwOnError()
    await addTotp(second.client)
    expect((await second.client.rpc('admin_accounts')).error).toBeNull()
    const low = host.client()
    await low.auth.signInWithPassword({ email: second.email, password })
    expect((await low.rpc('admin_accounts')).error?.message).toBe('Show your second factor first.')
  })
})

describe('a session', () => {
  it('survives a thousand refreshes of two tabs at once', async () => {
    const { email } = await host.person('tabs')
    const { data } = await signIn(email)
    let token = data.session?.refresh_token ?? ''
    const refresh = async (refresh_token: string) => {
      const tab = await host.client().auth.refreshSession({ refresh_token })
      return tab.error ? null : (tab.data.session?.refresh_token ?? null)
    }
    for (let round = 0; round < 5; round++) {
      const held = token
      let newest = ''
      const won = await countSuccesses(async () => {
        const both = await Promise.all([refresh(held), refresh(held)])
        newest = both[0] ?? newest
        return both.every((answer) => answer !== null && answer === both[0])
      })
      expect(won).toBe(100)
      token = newest
    }
  })
})
