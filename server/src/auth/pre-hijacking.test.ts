import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestHost, type TestHost } from '../testing/host.ts'
import { createAuthenticator } from './testing/authenticator.ts'
import { call, fragmentOf, newEmail, password } from './testing/calls.ts'
import { createIdentityProvider } from './testing/identity-provider.ts'
import { startIssuer, type TestIssuer } from './testing/issuer.ts'
import { addTotp } from './testing/second-factor.ts'

const acme = createIdentityProvider()
let host: TestHost
let issuer: TestIssuer
beforeAll(async () => {
  issuer = await startIssuer()
  host = await startTestHost({
    OAUTH_ACME_CLIENT_ID: 'parley',
    OAUTH_ACME_ISSUER: issuer.url,
    SAML_PROVIDERS: JSON.stringify([acme.settings]),
  })
})
afterAll(async () => {
  await host.close()
  await issuer.close()
})

async function enterByProvider(email: string): Promise<string> {
  issuer.person = { sub: randomUUID(), email, email_verified: true }
  const answer = await issuer.consent((await call(host, 'authorize?provider=acme')).location ?? '')
  const target = new URL((await call(host, `callback${answer.search}`)).location ?? '')
  return fragmentOf(target).get('access_token') ?? ''
}

describe('what somebody planted in an account that was not theirs', () => {
  it('is gone when its owner comes: second factors, passkeys and all', async () => {
    const email = newEmail()
    const thief = host.client()
    await thief.auth.signUp({ email, password })
    await addTotp(thief)
    const authenticator = createAuthenticator({ origin: 'http://parley.test', rpId: 'parley.test' })
    const { data: options } = await thief.auth.passkey.startRegistration()
    const credential = authenticator.create(options?.options.challenge ?? '')
    const added = await thief.auth.passkey.verifyRegistration({
      challengeId: options?.challenge_id ?? '',
      credential,
    })
    expect(added.error).toBeNull()

    const token = await enterByProvider(email)
    const { data } = await host.client().auth.getUser(token)
    expect(data.user).toMatchObject({ email, factors: [] })
    expect((await thief.auth.getUser()).error?.name).toBe('AuthSessionMissingError')
    expect((await host.client().auth.signInWithPassword({ email, password })).error?.code).toBe(
      'invalid_credentials',
    )
    const { data: asked } = await host.client().auth.passkey.startAuthentication()
    const signed = authenticator.get(asked?.options.challenge ?? '')
    const entered = await host
      .client()
      .auth.passkey.verifyAuthentication({ challengeId: asked?.challenge_id ?? '', credential: signed })
    expect(entered.error?.code).toBe('webauthn_verification_failed')
  })
})

describe('an account that a company manages', () => {
  it('does not change how it signs in', async () => {
    const { data } = await host.client().auth.signInWithSSO({ domain: 'acme.example' })
    const form = acme.answer(acme.readRequest(data?.url ?? ''))
    const answer = await fetch(`${host.url}/auth/v1/sso/saml/acs`, {
      method: 'POST',
      body: form,
      redirect: 'manual',
    })
    const token = fragmentOf(new URL(answer.headers.get('location') ?? '')).get('access_token') ?? ''
    for (const body of [{ password: 'another battery' }, { email: newEmail() }])
      expect(await call(host, 'user', { method: 'PUT', body, token })).toMatchObject({
        status: 422,
        json: { code: 'user_sso_managed' },
      })
    expect(
      (await call(host, 'user', { method: 'PUT', body: { data: { theme: 'dark' } }, token })).status,
    ).toBe(200)
  })
})

describe('a refused sign-in', () => {
  it('stands in the audit log, whether the account is known or not', async () => {
    const person = await host.person('refused')
    for (const email of [person.email, newEmail()])
      await host.client().auth.signInWithPassword({ email, password: 'wrong password' })
    const rows = await host.database.sql`
      select actor_id from auth.audit_log_entries where action = 'login_refused' order by created_at desc limit 2`
    expect(rows.map((row) => row['actor_id'])).toEqual([null, person.id])
  })
})
