import { createHash } from 'node:crypto'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestHost, type TestHost } from '../testing/host.ts'
import { call, followLink, fragmentOf, newEmail, password } from './testing/calls.ts'
import { startSmtp, type TestSmtp } from './testing/mailbox.ts'
import { addTotp } from './testing/second-factor.ts'

let host: TestHost
let smtp: TestSmtp
let admin: SupabaseClient['auth']['admin']
beforeAll(async () => {
  smtp = await startSmtp()
  host = await startTestHost({ SMTP_URL: smtp.url })
  const auth = { persistSession: false, autoRefreshToken: false }
  admin = createClient(host.url, host.secretKey, { auth }).auth.admin
})
afterAll(async () => {
  await host.close()
  await smtp.close()
})

async function made(attributes: Parameters<typeof admin.createUser>[0] = {}) {
  const email = newEmail()
  const { data, error } = await admin.createUser({ email, password, email_confirm: true, ...attributes })
  if (!data.user) throw error ?? new Error('no user')
  return { email, id: data.user.id, user: data.user }
}

async function signedIn(email: string, secret = password) {
  const client = host.client()
  const { error } = await client.auth.signInWithPassword({ email, password: secret })
  return { client, error }
}

describe('the admin API', () => {
  it('needs the secret key', async () => {
    const { email, id } = await made()
    const { client } = await signedIn(email)
    const token = (await client.auth.getSession()).data.session?.access_token ?? ''
    const calls = [
      ['GET', 'admin/users'],
      ['POST', 'admin/users'],
      ['GET', `admin/users/${id}`],
      ['PUT', `admin/users/${id}`],
      ['DELETE', `admin/users/${id}`],
      ['GET', `admin/users/${id}/factors`],
      ['DELETE', `admin/users/${id}/factors/${id}`],
      ['GET', `admin/users/${id}/passkeys`],
      ['DELETE', `admin/users/${id}/passkeys/${id}`],
      ['POST', 'admin/generate_link'],
      ['POST', 'invite'],
    ]
    for (const [method = '', path = ''] of calls) {
      const refused = await call(host, path, { method, token })
      expect(refused, `${method} ${path}`).toMatchObject({ status: 403, json: { code: 'not_admin' } })
      const foreign = await call(host, path, { method, headers: { apikey: 'nonsense' } })
      expect(foreign.status, `${method} ${path}`).toBe(401)
    }
  })

  it('makes a user who can sign in', async () => {
    const { email, user } = await made({
      user_metadata: { full_name: 'Ana' },
      app_metadata: { plan: 'team' },
    })
    expect(user).toMatchObject({
      email,
      user_metadata: { full_name: 'Ana' },
      app_metadata: { plan: 'team', provider: 'email' },
    })
    expect((await signedIn(email)).error).toBeNull()
    expect((await admin.createUser({ email, password })).error).toMatchObject({
      status: 422,
      code: 'email_exists',
    })
    const unconfirmed = await made({ email_confirm: false })
    expect((await signedIn(unconfirmed.email)).error?.code).toBe('email_not_confirmed')
    const phone = await admin.createUser({ phone: '+4915112345678', phone_confirm: true, password })
    expect(phone.data.user).toMatchObject({
      phone: '4915112345678',
      identities: [{ provider: 'phone' }],
      is_anonymous: false,
    })
    expect((await admin.createUser({ phone: '+4915112345678' })).error?.code).toBe('phone_exists')
    for (const wrong of [
      {},
      { email: 'x' },
      { email: newEmail(), role: 'service_role' },
      { email: newEmail(), ban_duration: 'long' },
    ])
      expect((await admin.createUser(wrong)).error?.code, JSON.stringify(wrong)).toBe('validation_failed')
  })

  it('takes over hashes of another service, within bounds', async () => {
    const { email } = await made()
    const [row] = await host.database.sql<{ hash: string }[]>`
      select extensions.crypt(${password}, extensions.gen_salt('bf', 6)) as hash from auth.users where email = ${email}`
    const imported = newEmail()
    await admin.createUser({ email: imported, password_hash: row?.hash ?? '', email_confirm: true })
    expect((await signedIn(imported)).error).toBeNull()
    const sha = createHash('sha256').update(password).digest('hex')
    expect((await admin.createUser({ email: newEmail(), password_hash: sha })).error?.code).toBe(
      'validation_failed',
    )
    const both = { email: newEmail(), password, password_hash: row?.hash ?? '' }
    expect((await admin.createUser(both)).error?.code).toBe('validation_failed')
  })

  it.each(['-1', '1.5', 'x'])('refuses the page %s', async (page) => {
    for (const name of ['page', 'per_page']) {
      const answer = await fetch(`${host.url}/auth/v1/admin/users?${name}=${page}`, {
        headers: { apikey: host.secretKey, authorization: `Bearer ${host.secretKey}` },
      })
      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({
        code: 'validation_failed',
        message: expect.stringContaining('Bad Pagination Parameters'),
      })
    }
  })

  it('lists users by pages', async () => {
    for (let count = 0; count < 3; count++) await made()
    const first = await admin.listUsers({ page: 1, perPage: 2 })
    if (first.error) throw first.error
    expect(first.data.users).toHaveLength(2)
    expect(first.data).toMatchObject({ nextPage: 2, total: expect.any(Number) })
    const second = await admin.listUsers({ page: 2, perPage: 2 })
    const ids = [...first.data.users, ...second.data.users].map(({ id }) => id)
    expect(new Set(ids).size).toBe(4)
    const last = await admin.listUsers({ page: Math.ceil(first.data.total / 2), perPage: 2 })
    expect(last.data).toMatchObject({ nextPage: null })
  })

  it('changes address, password and metadata at once', async () => {
    const { email, id } = await made({ user_metadata: { a: 1, b: 2 } })
    const { client } = await signedIn(email)
    const next = newEmail()
    const { data } = await admin.updateUserById(id, {
      email: next,
      email_confirm: true,
      password: 'another battery staple',
      user_metadata: { a: null, c: 3 },
    })
    expect(data.user).toMatchObject({ email: next, user_metadata: { b: 2, c: 3 } })
    expect(data.user?.user_metadata).not.toHaveProperty('a')
    expect((await client.auth.getUser()).error?.name).toBe('AuthSessionMissingError')
    expect((await signedIn(email)).error?.code).toBe('invalid_credentials')
    expect((await signedIn(next, 'another battery staple')).error).toBeNull()
    const other = await made()
    expect((await admin.updateUserById(id, { email: other.email })).error?.code).toBe('email_exists')
    expect((await admin.updateUserById(id, { password: 'short' })).error?.code).toBe('weak_password')
    expect((await admin.getUserById(crypto.randomUUID())).error).toMatchObject({
      status: 404,
      code: 'user_not_found',
    })
  })

  it('bans for a time, and at once', async () => {
    const { email, id } = await made()
    const { client } = await signedIn(email)
    const { data } = await admin.updateUserById(id, { ban_duration: '1h30m' })
    const until = new Date(
      String(data.user && 'banned_until' in data.user ? data.user.banned_until : ''),
    ).getTime()
    expect(Math.abs(until - Date.now() - 90 * 60_000)).toBeLessThan(60_000)
    expect((await client.auth.getUser()).error?.code).toBe('user_banned')
    expect((await client.auth.refreshSession()).error).not.toBeNull()
    expect((await signedIn(email)).error?.code).toBe('user_banned')
    await admin.updateUserById(id, { ban_duration: 'none' })
    expect((await signedIn(email)).error).toBeNull()
  })

  it('deletes, for good or keeping an empty row', async () => {
    const gone = await made()
    expect((await admin.deleteUser(gone.id)).data.user?.id).toBe(gone.id)
    expect((await admin.getUserById(gone.id)).error?.code).toBe('user_not_found')
    const soft = await made({ user_metadata: { full_name: 'Ana' } })
    const { client } = await signedIn(soft.email)
    expect((await admin.deleteUser(soft.id, true)).error).toBeNull()
    expect((await client.auth.getUser()).error?.code).toBe('user_not_found')
    expect((await signedIn(soft.email)).error?.code).toBe('invalid_credentials')
    const [row] = await host.database
      .sql`select email, raw_user_meta_data, deleted_at from auth.users where id = ${soft.id}`
    expect(row).toMatchObject({ email: null, raw_user_meta_data: {}, deleted_at: expect.anything() })
    expect((await admin.createUser({ email: soft.email, password })).error).toBeNull()
  })

  it('shows and removes second factors, and ends sessions', async () => {
    const { email, id } = await made()
    const { client } = await signedIn(email)
    const factor = await addTotp(client)
    expect((await admin.mfa.listFactors({ userId: id })).data?.factors).toMatchObject([
      { id: factor.id, status: 'verified' },
    ])
    expect((await admin.passkey.listPasskeys({ userId: id })).data).toEqual([])
    expect(
      (await admin.passkey.deletePasskey({ userId: id, passkeyId: crypto.randomUUID() })).error?.code,
    ).toBe('passkey_not_found')
    expect((await admin.mfa.deleteFactor({ userId: id, id: factor.id })).error).toBeNull()
    expect((await admin.mfa.listFactors({ userId: id })).data?.factors).toEqual([])
    const token = (await client.auth.getSession()).data.session?.access_token ?? ''
    expect((await admin.signOut(token, 'global')).error).toBeNull()
    expect((await client.auth.getUser()).error?.name).toBe('AuthSessionMissingError')
  })
})

describe('links and invitations', () => {
  it('are created without being sent', async () => {
    const { email } = await made()
    const magic = await admin.generateLink({
      type: 'magiclink',
      email,
      options: { redirectTo: '/dashboard' },
    })
    expect(magic.data.properties).toMatchObject({
      verification_type: 'magiclink',
      redirect_to: 'http://parley.test/dashboard',
      email_otp: expect.stringMatching(/^\d{6}$/),
    })
    const target = await followLink(host, new URL(magic.data.properties?.action_link ?? ''))
    expect(target.pathname).toBe('/dashboard')
    expect(fragmentOf(target).get('access_token')).toBeTruthy()
    const recovery = await admin.generateLink({ type: 'recovery', email })
    const token = recovery.data.properties?.hashed_token ?? ''
    expect((await host.client().auth.verifyOtp({ type: 'recovery', token_hash: token })).error).toBeNull()
    expect(await smtp.count(email)).toBe(0)
    expect((await admin.generateLink({ type: 'recovery', email: newEmail() })).error?.code).toBe(
      'user_not_found',
    )
    expect((await admin.generateLink({ type: 'signup', email, password })).error?.code).toBe('email_exists')
  })

  it('sign up and change an address, both halves', async () => {
    const email = newEmail()
    const signUp = await admin.generateLink({
      type: 'signup',
      email,
      password,
      options: { data: { full_name: 'Ana' } },
    })
    expect(signUp.data.user).toMatchObject({ email, user_metadata: { full_name: 'Ana' } })
    await followLink(host, new URL(signUp.data.properties?.action_link ?? ''))
    expect((await signedIn(email)).error).toBeNull()
    const next = newEmail()
    for (const type of ['email_change_current', 'email_change_new'] as const) {
      const { data } = await admin.generateLink({ type, email, newEmail: next })
      expect(data.user?.new_email).toBe(next)
      await followLink(host, new URL(data.properties?.action_link ?? ''))
    }
    expect((await signedIn(next)).error).toBeNull()
  })

  it('come by mail', async () => {
    const email = newEmail()
    const { data } = await admin.inviteUserByEmail(email, { data: { full_name: 'Ben' } })
    expect(data.user).toMatchObject({ email, invited_at: expect.any(String) })
    const target = await followLink(host, (await smtp.next(email)).link)
    const session = await host.client().auth.getUser(fragmentOf(target).get('access_token') ?? '')
    expect(session.data.user).toMatchObject({ email, email_confirmed_at: expect.any(String) })
    expect((await admin.inviteUserByEmail(email)).error?.code).toBe('email_exists')
  })
})
