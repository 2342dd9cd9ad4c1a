import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { startTestHost, type TestHost } from '../testing/host.ts'
import { claimsOf, newEmail, password } from './testing/calls.ts'
import { type Mailbox, outboxOf } from './testing/mailbox.ts'

let host: TestHost
let mailbox: Mailbox
beforeAll(async () => {
  host = await startTestHost()
  mailbox = outboxOf(host.database)
})
afterAll(() => host.close())

async function signedUp() {
  const client = host.client()
  const email = newEmail()
  const { data, error } = await client.auth.signUp({ email, password })
  expect(error).toBeNull()
  if (!data.session || !data.user) throw new Error('no session')
  return { client, email, session: data.session, user: data.user }
}

async function refresh(token: string) {
  const response = await fetch(`${host.url}/auth/v1/token?grant_type=refresh_token`, {
    method: 'POST',
    headers: { apikey: host.publishableKey, 'Content-Type': 'application/json' },
    body: JSON.stringify({ refresh_token: token }),
  })
  const body = z
    .object({ refresh_token: z.string().optional(), code: z.string().optional() })
    .parse(await response.json())
  return { status: response.status, ...body }
}

describe('sign-up and password', () => {
  it('signs up, makes the profile and company, and signs in again whatever the case of the address', async () => {
    const { email, user } = await signedUp()
    expect(user.identities).toHaveLength(1)
    const { data, error } = await host
      .client()
      .auth.signInWithPassword({ email: email.toUpperCase(), password })
    expect(error).toBeNull()
    expect(data.user?.id).toBe(user.id)
    const [profile] = await host.database.sql`select company_role from public.profiles where id = ${user.id}`
    expect(profile?.['company_role']).toBe('owner')
  })

  it('says why it refuses', async () => {
    const { email } = await signedUp()
    const client = host.client()
    expect((await client.auth.signUp({ email, password })).error?.code).toBe('user_already_exists')
    expect((await client.auth.signUp({ email: newEmail(), password: 'short' })).error?.code).toBe(
      'weak_password',
    )
    expect((await client.auth.signUp({ email: 'nonsense', password })).error?.code).toBe('validation_failed')
    expect((await client.auth.signInWithPassword({ email, password: 'wrong one!' })).error?.code).toBe(
      'invalid_credentials',
    )
    expect((await client.auth.signInWithPassword({ email: newEmail(), password })).error?.code).toBe(
      'invalid_credentials',
    )
  })

  it('makes the first account of a fresh instance admin and nobody after it', async () => {
    const [count] = await host.database.sql<{ n: number }[]>`select count(*)::int as n from public.user_roles`
    expect(count?.n).toBe(1)
  })
})

describe('refresh tokens', () => {
  it('answers the previous token with the current one, and ends the session on an older one', async () => {
    const { session } = await signedUp()
    const first = await refresh(session.refresh_token)
    const again = await refresh(session.refresh_token)
    expect(again).toMatchObject({ status: 200, refresh_token: first.refresh_token })
    const second = await refresh(first.refresh_token ?? '')
    await refresh(second.refresh_token ?? '')
    await host.database
      .sql`update auth.refresh_tokens set revoked_at = now() - interval '1 minute' where revoked_at is not null`
    expect(await refresh(session.refresh_token)).toMatchObject({
      status: 400,
      code: 'refresh_token_already_used',
    })
    expect(await refresh(second.refresh_token ?? '')).toMatchObject({ status: 400 })
  })

  it('gives fifty tabs that refresh at once one and the same token', async () => {
    const { session } = await signedUp()
    const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(session.refresh_token)))
    expect(new Set(answers.map((answer) => answer.refresh_token)).size).toBe(1)
    expect(answers.every((answer) => answer.status === 200)).toBe(true)
  })

  it('keep what the session is worth and how it was proved', async () => {
    const { session } = await signedUp()
    const before = claimsOf(session.access_token)
    expect(before).toMatchObject({ aal: 'aal1', amr: [{ method: 'password' }] })
    const amr = [{ method: 'totp', timestamp: 1_700_000_000 }, ...before.amr]
    await host.database
      .sql`update auth.sessions set aal = 'aal2', amr = ${host.database.sql.json(amr)} where id = ${before.session_id}`
    const client = host.client()
    const { data } = await client.auth.refreshSession({ refresh_token: session.refresh_token })
    expect(claimsOf(data.session?.access_token ?? '')).toMatchObject({ aal: 'aal2', amr })
  })

  it('rejects an unknown token', async () => {
    expect(await refresh('made-up')).toMatchObject({ status: 400, code: 'refresh_token_not_found' })
  })
})

describe('logout', () => {
  it('keeps to its scope', async () => {
    const { client, email } = await signedUp()
    const other = host.client()
    await other.auth.signInWithPassword({ email, password })
    await client.auth.signOut({ scope: 'others' })
    expect((await other.auth.getUser()).error?.name).toBe('AuthSessionMissingError')
    expect((await client.auth.getUser()).error).toBeNull()
    const { data } = await client.auth.getSession()
    await client.auth.signOut({ scope: 'local' })
    expect(await refresh(data.session?.refresh_token ?? '')).toMatchObject({ status: 400 })
  })
})

describe('user', () => {
  it('updates metadata and password, ending the other sessions', async () => {
    const { client, email } = await signedUp()
    const other = host.client()
    await other.auth.signInWithPassword({ email, password })
    expect(
      (await client.auth.updateUser({ data: { full_name: 'Ana' } })).data.user?.user_metadata['full_name'],
    ).toBe('Ana')
    expect((await client.auth.updateUser({ password })).error?.code).toBe('same_password')
    expect((await client.auth.updateUser({ password: 'a new long password' })).error).toBeNull()
    expect((await other.auth.getUser()).error).not.toBeNull()
    expect((await host.client().auth.signInWithPassword({ email, password })).error?.code).toBe(
      'invalid_credentials',
    )
  })

  it('stops a banned user at the next call', async () => {
    const { client, user } = await signedUp()
    await host.database
      .sql`update auth.users set banned_until = now() + interval '1 day' where id = ${user.id}`
    expect((await client.auth.getUser()).error?.code).toBe('user_banned')
  })
})

describe('recovery by mail', () => {
  it('answers known and unknown addresses alike, and mails from PUBLIC_URL whatever host is claimed', async () => {
    const { email } = await signedUp()
    for (const address of [email, newEmail()]) {
      const response = await fetch(`${host.url}/auth/v1/recover`, {
        method: 'POST',
        headers: {
          apikey: host.publishableKey,
          'Content-Type': 'application/json',
          'X-Forwarded-Host': 'evil.example',
        },
        body: JSON.stringify({ email: address }),
      })
      expect([response.status, await response.text()]).toEqual([200, '{}'])
    }
    expect((await mailbox.next(email)).link.origin).toBe('http://parley.test')
  })

  it('takes the six digits once, and gives up after five wrong ones', async () => {
    const { email } = await signedUp()
    const client = host.client()
    await client.auth.resetPasswordForEmail(email)
    const { code } = await mailbox.next(email)
    const { data } = await client.auth.verifyOtp({ email, token: code, type: 'recovery' })
    expect(data.session?.access_token).toBeTruthy()
    expect((await client.auth.verifyOtp({ email, token: code, type: 'recovery' })).error?.code).toBe(
      'otp_expired',
    )

    await client.auth.resetPasswordForEmail(email)
    const next = await mailbox.next(email)
    const wrong = next.code === '000000' ? '000001' : '000000'
    for (let attempt = 0; attempt < 5; attempt++)
      await client.auth.verifyOtp({ email, token: wrong, type: 'recovery' })
    expect((await client.auth.verifyOtp({ email, token: next.code, type: 'recovery' })).error?.code).toBe(
      'otp_expired',
    )
  })

  it('shows a button for the link, redeems it by POST alone, and never redirects to a stranger', async () => {
    const { email } = await signedUp()
    await host.client().auth.resetPasswordForEmail(email, { redirectTo: 'http://evil.example/steal' })
    const { link } = await mailbox.next(email)
    const page = await fetch(`${host.url}${link.pathname}${link.search}`)
    expect(await page.text()).toContain('<button>Choose a new password</button>')
    const german = await fetch(`${host.url}${link.pathname}${link.search}`, {
      headers: { 'Accept-Language': 'de' },
    })
    expect(await german.text()).toContain('<button>Neues Passwort wählen</button>')
    const forged = await fetch(`${host.url}/auth/v1/verify?type="><script>&token="><script>alert(1)`)
    expect(await forged.text()).not.toContain('<script>')
    const form = new URLSearchParams({
      token: link.searchParams.get('token') ?? '',
      type: 'recovery',
      redirect_to: 'http://evil.example',
    })
    const redeem = () =>
      fetch(`${host.url}/auth/v1/verify/continue`, { method: 'POST', body: form, redirect: 'manual' })
    const target = new URL((await redeem()).headers.get('location') ?? '')
    expect(target.origin).toBe('http://parley.test')
    expect(target.hash).toContain('access_token=')
    expect(new URL((await redeem()).headers.get('location') ?? '').hash).toContain('otp_expired')
  })
})

describe('about', () => {
  it('publishes public keys only, and settings', async () => {
    const answer = await fetch(`${host.url}/auth/v1/.well-known/jwks.json`)
    const jwks = z.object({ keys: z.array(z.record(z.string(), z.unknown())) }).parse(await answer.json())
    expect(jwks.keys).toHaveLength(1)
    expect(jwks.keys[0]).not.toHaveProperty('d')
    expect(await (await fetch(`${host.url}/auth/v1/settings`)).json()).toMatchObject({
      mailer_autoconfirm: true,
    })
  })

  it('keeps the error code readable in browsers', async () => {
    const response = await fetch(`${host.url}/auth/v1/user`, {
      headers: { Origin: 'http://elsewhere.example' },
    })
    expect(response.status).toBe(401)
    expect(response.headers.get('x-supabase-api-version')).toBe('2024-01-01')
    expect(response.headers.get('access-control-expose-headers')?.toLowerCase()).toContain(
      'x-supabase-api-version',
    )
  })

  it('answers malformed requests with 4xx', async () => {
    for (const [path, body] of [
      ['signup', '{'],
      ['token?grant_type=password', '[]'],
      ['token?grant_type=magic', '{}'],
      ['verify', '{"type":"nothing"}'],
      ['recover', '"x"'],
      ['nowhere', '{}'],
    ]) {
      const response = await fetch(`${host.url}/auth/v1/${path}`, {
        method: 'POST',
        body: body ?? '',
        headers: { 'Content-Type': 'application/json' },
      })
      expect(response.status, path).toBeGreaterThanOrEqual(400)
      expect(response.status, path).toBeLessThan(500)
    }
    const anonymous = createClient(host.url, 'sb_publishable_wrong', { auth: { persistSession: false } })
    expect((await anonymous.from('leads').select()).status).toBe(401)
  })
})
