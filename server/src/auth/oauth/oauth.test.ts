import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestHost, type TestHost } from '../../testing/host.ts'
import {
  call,
  claimsOf,
  countSuccesses,
  fragmentOf,
  newEmail,
  password,
  pkceClient,
} from '../testing/calls.ts'
import { startIssuer, type TestIssuer } from '../testing/issuer.ts'

let host: TestHost
let issuer: TestIssuer
let github: TestIssuer
beforeAll(async () => {
  issuer = await startIssuer()
  github = await startIssuer()
  host = await startTestHost({
    OAUTH_ACME_CLIENT_ID: 'parley',
    OAUTH_ACME_CLIENT_SECRET: 'secret',
    OAUTH_ACME_ISSUER: issuer.url,
    OAUTH_GITHUB_CLIENT_ID: 'parley-github',
    OAUTH_GITHUB_CLIENT_SECRET: 'secret',
    OAUTH_GITHUB_ISSUER: github.url,
  })
  await host.person('first')
})
afterAll(async () => {
  await host.close()
  await issuer.close()
  await github.close()
})

const somebody = (email = newEmail()) => ({
  sub: randomUUID(),
  email,
  email_verified: true,
  name: 'Ana Lima',
})

/** The browser's way: /authorize, consent, /callback; answers where it ends. */
async function visit(path: string, at = issuer): Promise<URL> {
  const started = await call(host, path)
  expect(started.status, started.text).toBe(302)
  return back(await at.consent(started.location ?? ''))
}

async function back(answer: URL): Promise<URL> {
  expect(answer.origin).toBe('http://parley.test')
  const response = await call(host, `${answer.pathname.replace('/auth/v1/', '')}${answer.search}`)
  return new URL(response.location ?? '')
}

async function userOf(email: string) {
  const [row] = await host.database.sql<{ id: string; encrypted_password: string | null }[]>`
    select id, encrypted_password from auth.users where email = ${email}`
  return row
}

describe('GET /authorize and /callback', () => {
  it('signs up with a provider, tokens in the fragment with those of the provider', async () => {
    issuer.person = somebody()
    const target = await visit(
      'authorize?provider=acme&redirect_to=http://parley.test/dashboard&prompt=login',
    )
    expect(target.pathname).toBe('/dashboard')
    const fragment = fragmentOf(target)
    expect(fragment.get('provider_token')).toBeTruthy()
    expect(fragment.get('provider_refresh_token')).toMatch(/^refresh-/)
    expect(claimsOf(fragment.get('access_token') ?? '').amr[0]?.method).toBe('oauth')
    const { data } = await host.client().auth.getUser(fragment.get('access_token') ?? '')
    expect(data.user?.app_metadata).toEqual({ provider: 'acme', providers: ['acme'] })
    expect(data.user?.user_metadata['full_name']).toBe('Ana Lima')
    expect(data.user?.identities?.[0]).toMatchObject({ id: issuer.person.sub, provider: 'acme' })
    expect(data.user?.identities?.[0]?.identity_id).not.toBe(issuer.person.sub)
  })

  it('signs the same person in again, also under another address', async () => {
    const person = somebody()
    issuer.person = person
    const first = fragmentOf(await visit('authorize?provider=acme')).get('access_token') ?? ''
    issuer.person = { ...person, email: newEmail() }
    const second = fragmentOf(await visit('authorize?provider=acme')).get('access_token') ?? ''
    expect(claimsOf(second).sub).toBe(claimsOf(first).sub)
  })

  it('speaks PKCE with auth-js', async () => {
    issuer.person = somebody()
    const client = pkceClient(host)
    const { data } = await client.auth.signInWithOAuth({
      // The client's list of names is not closed at run time; the host knows the operator's own.
      provider: 'github',
      options: { redirectTo: 'http://parley.test/auth', skipBrowserRedirect: true },
    })
    github.person = { sub: '4711', email: newEmail(), email_verified: true, name: 'Octo Cat' }
    const start = new URL(data.url ?? '')
    const target = await visit(`authorize${start.search}`, github)
    expect(target.hash).toBe('')
    const session = await client.auth.exchangeCodeForSession(target.searchParams.get('code') ?? '')
    expect(session.error).toBeNull()
    expect(session.data.session?.provider_token).toBeTruthy()
    expect(session.data.user?.user_metadata).toMatchObject({ user_name: 'octo', full_name: 'Octo Cat' })
    expect(session.data.user?.email).toBe(github.person.email)
  })

  it('takes a state once, also when a hundred callbacks come at once', async () => {
    issuer.person = somebody()
    const started = await call(host, 'authorize?provider=acme')
    const answer = await issuer.consent(started.location ?? '')
    expect(await countSuccesses(async () => fragmentOf(await back(answer)).has('access_token'))).toBe(1)
    const again = await back(answer)
    expect(again.searchParams.get('error_code')).toBe('bad_oauth_state')
    expect(fragmentOf(again).get('error_description')).toBeTruthy()
  })

  it('makes one account of two first sign-ins at once', async () => {
    issuer.person = somebody()
    const answers = await Promise.all(
      [1, 2].map(async () => issuer.consent((await call(host, 'authorize?provider=acme')).location ?? '')),
    )
    const targets = await Promise.all(answers.map(back))
    const subjects = targets.map((target) => claimsOf(fragmentOf(target).get('access_token') ?? '').sub)
    expect(new Set(subjects).size).toBe(1)
  })

  it('carries a refusal of the provider in query and fragment, and lets a state grow old', async () => {
    const state = async () =>
      new URL(
        (await call(host, 'authorize?provider=acme&redirect_to=/auth')).location ?? '',
      ).searchParams.get('state')
    const denied = await call(
      host,
      `callback?error=access_denied&error_description=No+thanks&state=${await state()}`,
    )
    const target = new URL(denied.location ?? '')
    expect(target.pathname).toBe('/auth')
    for (const words of [target.searchParams, fragmentOf(target)])
      expect(Object.fromEntries(words)).toEqual({
        error: 'access_denied',
        error_code: 'bad_oauth_callback',
        error_description: 'No thanks',
      })
    const old = await state()
    await host.database.sql`update auth.oauth_states set created_at = now() - interval '301 seconds'`
    const late = new URL((await call(host, `callback?code=x&state=${old}`)).location ?? '')
    expect(late.searchParams.get('error_code')).toBe('bad_oauth_state')
  })

  it('takes a posted answer, as Apple sends it', async () => {
    issuer.person = somebody()
    const answer = await issuer.consent((await call(host, 'authorize?provider=acme')).location ?? '')
    const response = await fetch(`${host.url}/auth/v1/callback`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(answer.searchParams),
    })
    expect(fragmentOf(new URL(response.headers.get('location') ?? '')).has('access_token')).toBe(true)
  })

  it('refuses a code that is not the provider’s, and what is not configured', async () => {
    const state = new URL((await call(host, 'authorize?provider=acme')).location ?? '').searchParams.get(
      'state',
    )
    const target = new URL((await call(host, `callback?code=forged&state=${state}`)).location ?? '')
    expect(target.searchParams.get('error_code')).toBe('bad_oauth_callback')
    expect(await call(host, 'authorize?provider=google')).toMatchObject({
      status: 400,
      json: { code: 'provider_disabled' },
    })
  })

  it('does not let the app set what is the protocol’s', async () => {
    const { location } = await call(
      host,
      'authorize?provider=acme&client_id=evil&state=mine&redirect_uri=http://evil.example&login_hint=ana',
    )
    const sent = new URL(location ?? '').searchParams
    expect(sent.get('client_id')).toBe('parley')
    expect(sent.get('redirect_uri')).toBe('http://parley.test/auth/v1/callback')
    expect(sent.get('state')).not.toBe('mine')
    expect(sent.get('login_hint')).toBe('ana')
  })
})

describe('which account a provider opens', () => {
  it('takes an unproved account over without what was planted in it', async () => {
    const email = newEmail()
    const attacker = host.client()
    await attacker.auth.signUp({ email, password })
    issuer.person = somebody(email)
    const token = fragmentOf(await visit('authorize?provider=acme')).get('access_token') ?? ''
    const user = await userOf(email)
    expect(claimsOf(token).sub).toBe(user?.id)
    expect(user?.encrypted_password).toBeNull()
    expect((await attacker.auth.getUser()).error?.name).toBe('AuthSessionMissingError')
    const { data } = await host.client().auth.getUser(token)
    expect(data.user?.identities?.map(({ provider }) => provider)).toEqual(['acme'])
  })

  it('links to a proved account and leaves it whole', async () => {
    const email = newEmail()
    const client = host.client()
    await client.auth.signUp({ email, password })
    await host.database
      .sql`update auth.identities set identity_data = identity_data || '{"email_verified": true}' where email = ${email}`
    issuer.person = somebody(email)
    await visit('authorize?provider=acme')
    expect((await host.client().auth.signInWithPassword({ email, password })).error).toBeNull()
    const { data } = await client.auth.getUserIdentities()
    expect(data?.identities.map(({ provider }) => provider).toSorted()).toEqual(['acme', 'email'])
  })

  it('never goes by an address the provider has not verified', async () => {
    const email = newEmail()
    await host.client().auth.signUp({ email, password })
    for (const person of [{ ...somebody(email), email_verified: false }, { sub: randomUUID() }]) {
      issuer.person = person
      const target = await visit('authorize?provider=acme')
      expect(target.searchParams.get('error_code')).toBe('provider_email_needs_verification')
    }
    expect((await host.client().auth.signInWithPassword({ email, password })).error).toBeNull()
  })
})

describe('identities', () => {
  const link = async (client: Awaited<ReturnType<typeof host.person>>['client']) => {
    const { data, error } = await client.auth.linkIdentity({ provider: 'github' })
    if (error) throw error
    return back(await github.consent(data.url ?? ''))
  }

  it('adds one, refuses one that somebody has, removes it again', async () => {
    github.person = { sub: '1001', email: newEmail(), email_verified: true }
    const { client } = await host.person('linker')
    expect((await link(client)).searchParams.has('error')).toBe(false)
    const { client: other } = await host.person('other')
    expect((await link(other)).searchParams.get('error_code')).toBe('identity_already_exists')

    const { data } = await client.auth.getUserIdentities()
    const [email, added] = ['email', 'github'].map((name) =>
      data?.identities.find(({ provider }) => provider === name),
    )
    if (!email || !added) throw new Error('two identities were expected')
    expect((await other.auth.unlinkIdentity(added)).error?.code).toBe('identity_not_found')
    expect((await client.auth.unlinkIdentity(added)).error).toBeNull()
    expect((await client.auth.unlinkIdentity(email)).error?.code).toBe('single_identity_not_deletable')
    const { data: user } = await client.auth.getUser()
    expect(user.user?.app_metadata['providers']).toEqual(['email'])
  })

  it('keeps one of two that two tabs remove at once', async () => {
    github.person = { sub: '1002', email: newEmail(), email_verified: true }
    const { client } = await host.person('twotabs')
    await link(client)
    const { data } = await client.auth.getUserIdentities()
    const results = await Promise.all(
      (data?.identities ?? []).map((each) => client.auth.unlinkIdentity(each)),
    )
    expect(results.map(({ error }) => error?.code ?? 'removed').toSorted()).toEqual([
      'removed',
      'single_identity_not_deletable',
    ])
  })

  it('needs a session', async () => {
    expect(await call(host, 'user/identities/authorize?provider=github')).toMatchObject({
      status: 401,
      json: { code: 'no_authorization' },
    })
  })
})
