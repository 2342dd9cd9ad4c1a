import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { startTestHost, type TestHost } from '../testing/host.ts'
import { createAuthenticator } from './testing/authenticator.ts'
import { call, claimsOf, countSuccesses } from './testing/calls.ts'
import { addTotp } from './testing/second-factor.ts'

let host: TestHost
beforeAll(async () => {
  host = await startTestHost()
})
afterAll(() => host.close())

const site = { origin: 'http://parley.test', rpId: 'parley.test' }
type Authenticator = ReturnType<typeof createAuthenticator>

async function withPasskey(name: string, authenticator: Authenticator = createAuthenticator(site)) {
  const person = await host.person(name)
  const { passkey } = person.client.auth
  const { data: options, error } = await passkey.startRegistration()
  if (error) throw error
  const registered = await passkey.verifyRegistration({
    challengeId: options.challenge_id,
    credential: authenticator.create(options.options.challenge),
  })
  return { ...person, options, registered, authenticator }
}

async function signIn(authenticator: Authenticator) {
  const client = host.client()
  const { data: options, error } = await client.auth.passkey.startAuthentication()
  if (error) throw error
  const credential = authenticator.get(options.options.challenge)
  const answer = await client.auth.passkey.verifyAuthentication({
    challengeId: options.challenge_id,
    credential,
  })
  return { client, options, credential, answer }
}

describe('a passkey', () => {
  it('is registered, named, listed, and signs in with nothing else', async () => {
    const { client, id, options, registered, authenticator } = await withPasskey('passkey')
    expect(options.options).toMatchObject({
      rp: { id: 'parley.test' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    const made = registered.data
    if (!made) throw registered.error
    const renamed = await client.auth.passkey.update({ passkeyId: made.id, friendlyName: 'Laptop' })
    expect(renamed.data).toMatchObject({ id: made.id, friendly_name: 'Laptop' })

    const { answer, options: asked } = await signIn(authenticator)
    expect(asked.options).toMatchObject({ rpId: 'parley.test', userVerification: 'required' })
    expect(answer.error).toBeNull()
    expect(answer.data?.user?.id).toBe(id)
    expect(claimsOf(answer.data?.session?.access_token ?? '')).toMatchObject({
      aal: 'aal2',
      amr: [{ method: 'passkey' }],
    })
    expect((await client.auth.passkey.list()).data).toMatchObject([
      { id: made.id, friendly_name: 'Laptop', last_used_at: expect.any(String) },
    ])

    expect((await client.auth.passkey.delete({ passkeyId: made.id })).error).toBeNull()
    expect((await client.auth.passkey.list()).data).toEqual([])
    expect((await signIn(authenticator)).answer.error).toMatchObject({ code: 'webauthn_verification_failed' })
  })

  it('counts for this site alone, and only when it checked its owner', async () => {
    for (const wrong of [
      { ...site, origin: 'http://evil.test' },
      { ...site, rpId: 'evil.test' },
      { ...site, isUserVerified: false },
    ]) {
      const { registered } = await withPasskey('elsewhere', createAuthenticator(wrong))
      expect(registered.error).toMatchObject({
        status: 400,
        code: 'webauthn_verification_failed',
        message: 'Credential verification failed',
      })
    }
  })

  it('answers a challenge once, in time, and one of a hundred at once', async () => {
    const { authenticator, client } = await withPasskey('once')
    const { options, credential } = await signIn(authenticator)
    const body = { challenge_id: options.challenge_id, credential }
    expect((await call(host, 'passkeys/authentication/verify', { body })).json.code).toBe(
      'webauthn_challenge_not_found',
    )
    const fresh = await client.auth.passkey.startAuthentication()
    const race = {
      challenge_id: fresh.data?.challenge_id,
      credential: authenticator.get(fresh.data?.options.challenge ?? ''),
    }
    const redeem = async () =>
      (await call(host, 'passkeys/authentication/verify', { body: race })).status === 200
    expect(await countSuccesses(redeem)).toBe(1)
    const late = await client.auth.passkey.startAuthentication()
    await host.database.sql`update auth.passkey_challenges set expires_at = now() - interval '1 second'`
    const old = {
      challenge_id: late.data?.challenge_id,
      credential: authenticator.get(late.data?.options.challenge ?? ''),
    }
    expect((await call(host, 'passkeys/authentication/verify', { body: old })).json.code).toBe(
      'webauthn_challenge_expired',
    )
  })

  it('that was copied is noticed by its counter', async () => {
    const { authenticator } = await withPasskey('copied')
    await signIn(authenticator)
    for (const key of authenticator.made) key.count -= 1
    expect((await signIn(authenticator)).answer.error?.code).toBe('webauthn_verification_failed')
  })

  it('neither joins a foreign account, nor a session without the second factor, nor signs in a banned user', async () => {
    const { authenticator, id, client } = await withPasskey('banned')
    await host.database.sql`update auth.users set banned_until = now() + interval '1 hour' where id = ${id}`
    expect((await signIn(authenticator)).answer.error).toMatchObject({ status: 403, code: 'user_banned' })
    await host.database.sql`update auth.users set banned_until = null where id = ${id}`
    const { data } = await client.auth.getSession()
    await addTotp(client)
    const early = await call(host, 'passkeys/registration/options', {
      body: {},
      token: data.session?.access_token ?? '',
    })
    expect(early).toMatchObject({ status: 403, json: { code: 'insufficient_aal' } })
    const other = await host.person('other')
    const options = await client.auth.passkey.startRegistration()
    const stolen = await other.client.auth.passkey.verifyRegistration({
      challengeId: options.data?.challenge_id ?? '',
      credential: createAuthenticator(site).create(options.data?.options.challenge ?? ''),
    })
    expect(stolen.error?.code).toBe('webauthn_challenge_not_found')
  })

  it('that is no passkey at all is a clear error', async () => {
    for (const body of [{}, { challenge_id: crypto.randomUUID(), credential: {} }, { challenge_id: 'x' }])
      expect((await call(host, 'passkeys/authentication/verify', { body })).status).toBe(400)
  })
})

const webauthnChallenge = z.looseObject({
  id: z.string(),
  webauthn: z.object({
    type: z.enum(['create', 'request']),
    credential_options: z.object({
      publicKey: z.looseObject({ challenge: z.string(), rpId: z.string().optional() }),
    }),
  }),
})

describe('an authenticator as second factor', () => {
  it('is registered by its first challenge and asked by the next', async () => {
    const { client } = await host.person('key')
    const authenticator = createAuthenticator({ ...site, isUserVerified: false })
    const { data: factor } = await client.auth.mfa.enroll({ factorType: 'webauthn', friendlyName: 'Key' })
    const path = `factors/${factor?.id}`
    const token = async () => (await client.auth.getSession()).data.session?.access_token ?? ''
    const challenge = async () =>
      webauthnChallenge.parse(
        (
          await call(host, `${path}/challenge`, {
            body: { webauthn: { rpId: 'evil.test' } },
            token: await token(),
          })
        ).json,
      )
    const created = await challenge()
    expect(created.webauthn).toMatchObject({
      type: 'create',
      credential_options: { publicKey: { rp: { id: 'parley.test' } } },
    })
    const credential = authenticator.create(created.webauthn.credential_options.publicKey.challenge)
    const first = await call(host, `${path}/verify`, {
      token: await token(),
      body: {
        challenge_id: created.id,
        webauthn: { type: 'create', rpId: 'parley.test', credential_response: credential },
      },
    })
    expect(first.status).toBe(200)
    expect(claimsOf(first.json.access_token ?? '')).toMatchObject({
      aal: 'aal2',
      amr: [{ method: 'mfa/webauthn' }, {}],
    })

    await client.auth.setSession({
      access_token: first.json.access_token ?? '',
      refresh_token: first.json.refresh_token ?? '',
    })
    const asked = await challenge()
    expect(asked.webauthn).toMatchObject({
      type: 'request',
      credential_options: { publicKey: { rpId: 'parley.test' } },
    })
    const answer = async (signed: string) =>
      call(host, `${path}/verify`, {
        token: await token(),
        body: {
          challenge_id: asked.id,
          webauthn: { type: 'request', rpId: 'parley.test', credential_response: authenticator.get(signed) },
        },
      })
    expect((await answer('AAAA')).json.code).toBe('mfa_verification_failed')
    expect((await answer(asked.webauthn.credential_options.publicKey.challenge)).status).toBe(200)
    expect((await client.auth.mfa.listFactors()).data?.webauthn).toMatchObject([{ friendly_name: 'Key' }])
  })
})
