import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestHost, type TestHost } from '../../testing/host.ts'
import { call, newEmail } from '../testing/calls.ts'
import { startIssuer, type TestIssuer } from '../testing/issuer.ts'

let host: TestHost
let issuer: TestIssuer
let attacker: TestIssuer
beforeAll(async () => {
  issuer = await startIssuer()
  attacker = await startIssuer()
  host = await startTestHost({
    OAUTH_GOOGLE_CLIENT_ID: 'parley-web, parley-ios',
    OAUTH_GOOGLE_ISSUER: issuer.url,
    OAUTH_MICROSOFT_CLIENT_ID: 'parley-azure',
    OAUTH_MICROSOFT_ISSUER: issuer.url,
  })
})
afterAll(async () => {
  await host.close()
  await issuer.close()
  await attacker.close()
})

const person = () => ({ sub: randomUUID(), email: newEmail(), email_verified: true, name: 'Ana Lima' })
const signIn = (body: Record<string, unknown>) => call(host, 'token?grant_type=id_token', { body })

describe('token?grant_type=id_token', () => {
  it('signs in through auth-js, made out to any of the client ids', async () => {
    const who = person()
    for (const aud of ['parley-web', 'parley-ios']) {
      const token = await issuer.idToken({ ...who, aud })
      const { data, error } = await host.client().auth.signInWithIdToken({ provider: 'google', token })
      expect(error).toBeNull()
      expect(data.user?.email).toBe(who.email)
    }
  })

  it('holds the nonce to its hash', async () => {
    const nonce = 'a plain nonce'
    const hashed = createHash('sha256').update(nonce).digest('hex')
    const id_token = await issuer.idToken({ ...person(), aud: 'parley-web', nonce: hashed })
    expect((await signIn({ provider: 'google', id_token, nonce })).status).toBe(200)
    expect((await signIn({ provider: 'google', id_token })).json.error_description).toContain('both exist')
    expect((await signIn({ provider: 'google', id_token, nonce: 'wrong' })).json.error).toBe('invalid nonce')
  })

  it.each([
    ['an attacker’s issuer', () => attacker.idToken({ ...person(), aud: 'parley-web' })],
    [
      'an attacker’s key under our issuer’s name',
      () => attacker.idToken({ ...person(), aud: 'parley-web', iss: issuer.url }),
    ],
    [
      'another issuer under the right key',
      () => issuer.idToken({ ...person(), aud: 'parley-web', iss: 'https://evil.example' }),
    ],
    ['another audience', () => issuer.idToken({ ...person(), aud: 'somebody-else' })],
    ['another provider’s audience', () => issuer.idToken({ ...person(), aud: 'parley-azure' })],
    ['an expired token', () => issuer.idToken({ ...person(), aud: 'parley-web', exp: 1 })],
    ['nonsense', async () => 'not.a.token'],
  ])('refuses %s without a code', async (_, make) => {
    const answer = await signIn({ provider: 'google', id_token: await make() })
    expect(answer.status).toBe(400)
    expect(answer.json.code).toBeUndefined()
    expect(answer.json.error).toBeTruthy()
    expect(answer.json.error_description).toBeTruthy()
  })

  it('ties an access token to its ID token', async () => {
    const access_token = 'the-right-one'
    const at_hash = createHash('sha256').update(access_token).digest().subarray(0, 16).toString('base64url')
    const id_token = await issuer.idToken({ ...person(), aud: 'parley-web', at_hash })
    expect((await signIn({ provider: 'google', id_token, access_token })).status).toBe(200)
    expect((await signIn({ provider: 'google', id_token, access_token: 'stolen' })).status).toBe(400)
  })

  it('believes Microsoft’s addresses only where the directory proved the domain', async () => {
    const claims = { ...person(), aud: 'parley-azure' }
    const unproved = await signIn({ provider: 'azure', id_token: await issuer.idToken(claims) })
    expect(unproved.json.code).toBe('provider_email_needs_verification')
    const proved = await issuer.idToken({ ...claims, xms_edov: true })
    expect((await signIn({ provider: 'azure', id_token: proved })).status).toBe(200)
  })

  it('links to the signed-in user', async () => {
    const { client, id } = await host.person('linker')
    const token = await issuer.idToken({ ...person(), aud: 'parley-web' })
    const { data, error } = await client.auth.linkIdentity({ provider: 'google', token })
    expect(error).toBeNull()
    expect(data.user?.id).toBe(id)
    const { client: other } = await host.person('other')
    const taken = await other.auth.linkIdentity({ provider: 'google', token })
    expect(taken.error?.code).toBe('identity_already_exists')
  })

  it('answers OAuth-shaped for a provider that is not configured', async () => {
    const answer = await signIn({ provider: 'apple', id_token: 'x' })
    expect(answer).toMatchObject({
      status: 400,
      json: { error_description: expect.stringContaining('not enabled') },
    })
  })
})
