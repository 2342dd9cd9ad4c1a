import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSecondHost, startTestHost, type TestHost } from '../testing/host.ts'
import { call, fragmentOf, newEmail, password } from './testing/calls.ts'
import { startIssuer, type TestIssuer } from './testing/issuer.ts'

let open: TestHost
let host: TestHost
let issuer: TestIssuer
beforeAll(async () => {
  issuer = await startIssuer()
  open = await startTestHost()
  host = await startSecondHost(open, {
    DISABLE_SIGNUP: 'true',
    EMAIL_CODES: 'false',
    MANUAL_LINKING: 'false',
    OAUTH_ACME_CLIENT_ID: 'parley',
    OAUTH_ACME_ISSUER: issuer.url,
  })
})
afterAll(async () => {
  await host.close()
  await open.close()
  await issuer.close()
})

describe('what an operator switched off', () => {
  it('answers with its own error', async () => {
    const { email } = await open.person('member')
    const client = host.client()
    await client.auth.signInWithPassword({ email, password })
    expect((await client.auth.linkIdentity({ provider: 'google' })).error).toMatchObject({
      status: 404,
      code: 'manual_linking_disabled',
    })
    const { data } = await client.auth.getUserIdentities()
    const [identity] = data?.identities ?? []
    if (!identity) throw new Error('an identity was expected')
    expect((await client.auth.unlinkIdentity(identity)).error?.code).toBe('manual_linking_disabled')
    expect((await client.auth.signInWithOtp({ email })).error).toMatchObject({
      status: 422,
      code: 'otp_disabled',
    })
    expect((await client.auth.signUp({ email: newEmail(), password })).error).toMatchObject({
      status: 422,
      code: 'signup_disabled',
    })
    expect((await client.auth.signInAnonymously()).error?.code).toBe('signup_disabled')
  })

  it('makes no account for a new person from a provider', async () => {
    issuer.person = { sub: randomUUID(), email: newEmail(), email_verified: true }
    const { location } = await call(host, 'authorize?provider=acme')
    const answer = await issuer.consent(location ?? '')
    const target = new URL((await call(host, `callback${answer.search}`)).location ?? '')
    expect(fragmentOf(target).get('error_code')).toBe('signup_disabled')
  })

  it('shows in the settings', async () => {
    expect((await call(host, 'settings')).json).toMatchObject({
      disable_signup: true,
      email_codes: false,
      manual_linking_enabled: false,
      external: { email: true, acme: true, google: false, apple: false },
      captcha: null,
    })
  })
})
