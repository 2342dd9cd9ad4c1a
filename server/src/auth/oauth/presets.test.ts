import { decodeJwt, decodeProtectedHeader, exportPKCS8, generateKeyPair } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestHost, type TestHost } from '../../testing/host.ts'
import { call, fragmentOf, newEmail } from '../testing/calls.ts'
import { startIssuer, type TestIssuer } from '../testing/issuer.ts'

let host: TestHost
let issuer: TestIssuer
beforeAll(async () => {
  issuer = await startIssuer()
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  host = await startTestHost({
    OAUTH_APPLE_CLIENT_ID: 'com.acme.parley',
    OAUTH_APPLE_TEAM_ID: 'TEAM',
    OAUTH_APPLE_KEY_ID: 'KEY',
    // As an environment file carries it.
    OAUTH_APPLE_PRIVATE_KEY: (await exportPKCS8(privateKey)).replaceAll('\n', '\\n'),
    OAUTH_APPLE_ISSUER: issuer.url,
    OAUTH_LINKEDIN_CLIENT_ID: 'linked',
    OAUTH_LINKEDIN_CLIENT_SECRET: 'in',
    OAUTH_LINKEDIN_ISSUER: issuer.url,
  })
})
afterAll(async () => {
  await host.close()
  await issuer.close()
})

async function post(fields: URLSearchParams) {
  const response = await fetch(`${host.url}/auth/v1/callback`, {
    method: 'POST',
    redirect: 'manual',
    body: fields,
  })
  return new URL(response.headers.get('location') ?? '')
}

describe('Apple', () => {
  it('is shown a signed secret, posts its answer, and tells the name beside the token', async () => {
    const { location } = await call(host, 'authorize?provider=apple')
    const sent = new URL(location ?? '').searchParams
    expect(sent.get('response_mode')).toBe('form_post')
    expect(sent.get('scope')).toBe('openid email name')
    expect(sent.has('code_challenge')).toBe(false)
    issuer.person = { sub: 'apple-1', email: newEmail(), email_verified: 'true' }
    const answer = (await issuer.consent(location ?? '')).searchParams
    answer.set('user', JSON.stringify({ name: { firstName: 'Ana', lastName: 'Lima' } }))
    const token = fragmentOf(await post(answer)).get('access_token') ?? ''
    expect((await host.client().auth.getUser(token)).data.user?.user_metadata['full_name']).toBe('Ana Lima')

    const secret = issuer.lastExchange?.get('client_secret') ?? ''
    expect(decodeProtectedHeader(secret)).toMatchObject({ alg: 'ES256', kid: 'KEY' })
    expect(decodeJwt(secret)).toMatchObject({ iss: 'TEAM', sub: 'com.acme.parley', aud: issuer.url })
  })
})

describe('LinkedIn', () => {
  it('goes by either of its names, without nonce and PKCE, which it does not know', async () => {
    for (const name of ['linkedin', 'linkedin_oidc']) {
      const { location } = await call(host, `authorize?provider=${name}`)
      const sent = new URL(location ?? '').searchParams
      expect([sent.has('nonce'), sent.has('code_challenge'), sent.get('client_id')]).toEqual([
        false,
        false,
        'linked',
      ])
      issuer.person = { sub: 'linked-1', email: 'ana@linked.example', email_verified: true }
      const target = await post((await issuer.consent(location ?? '')).searchParams)
      expect(fragmentOf(target).has('access_token')).toBe(true)
    }
  })
})

describe('a provider that is away', () => {
  it('is named instead of failing', async () => {
    const away = await startIssuer()
    const own = await startTestHost({ OAUTH_ACME_CLIENT_ID: 'x', OAUTH_ACME_ISSUER: away.url })
    await away.close()
    try {
      const answer = await call(own, 'authorize?provider=acme')
      expect([answer.status, answer.json.code]).toEqual([400, 'bad_oauth_callback'])
      expect(answer.json.message).toContain('acme does not answer')
      const token = await call(own, 'token?grant_type=id_token', {
        body: { provider: 'acme', id_token: 'x' },
      })
      expect([token.status, token.json.error]).toEqual([400, 'invalid request'])
    } finally {
      await own.close()
    }
  })
})
