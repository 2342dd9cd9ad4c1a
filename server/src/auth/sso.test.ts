import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { startSecondHost, startTestHost, type TestHost } from '../testing/host.ts'
import { call, claimsOf, countSuccesses, fragmentOf, pkceClient } from './testing/calls.ts'
import { createIdentityProvider } from './testing/identity-provider.ts'

let host: TestHost
const acme = createIdentityProvider()
const settings = (entry: object = acme.settings) => ({ SAML_PROVIDERS: JSON.stringify([entry]) })
beforeAll(async () => {
  host = await startTestHost(settings())
})
afterAll(() => host.close())

async function begin() {
  const { data, error } = await host.client().auth.signInWithSSO({
    domain: 'ACME.example',
    options: { redirectTo: 'http://parley.test/dashboard' },
  })
  if (!data?.url) throw error ?? new Error('no address')
  return acme.readRequest(data.url)
}

async function bring(form: URLSearchParams): Promise<URL> {
  const answer = await fetch(`${host.url}/auth/v1/sso/saml/acs`, {
    method: 'POST',
    body: form,
    redirect: 'manual',
  })
  expect(answer.status).toBe(303)
  return new URL(answer.headers.get('location') ?? '')
}

describe('a company’s own sign-in', () => {
  it('is found by its domain or id and signs its people in', async () => {
    const request = await begin()
    expect(request.xml).toContain('AssertionConsumerServiceURL="http://parley.test/auth/v1/sso/saml/acs"')
    const target = await bring(acme.answer(request))
    expect(target.href).toMatch(/^http:\/\/parley\.test\/dashboard#/)
    const token = fragmentOf(target).get('access_token') ?? ''
    expect(claimsOf(token).amr).toMatchObject([{ method: 'sso/saml' }])
    const { data } = await host.client().auth.getUser(token)
    expect(data.user).toMatchObject({ email: 'ana@acme.example', app_metadata: { provider: 'sso:acme' } })
    const byId = await host.client().auth.signInWithSSO({ providerId: 'acme' })
    const again = await bring(acme.answer(acme.readRequest(byId.data?.url ?? '')))
    expect(claimsOf(fragmentOf(again).get('access_token') ?? '').sub).toBe(data.user?.id)
  })

  it('redeems a code where the app began with one', async () => {
    const client = pkceClient(host)
    const { data } = await client.auth.signInWithSSO({ domain: 'acme.example' })
    const target = await bring(
      acme.answer(acme.readRequest(data?.url ?? ''), { nameId: 'ben', email: 'ben@acme.example' }),
    )
    expect(target.hash).toBe('')
    const { data: session } = await client.auth.exchangeCodeForSession(target.searchParams.get('code') ?? '')
    expect(session.user?.email).toBe('ben@acme.example')
    expect(claimsOf(session.session?.access_token ?? '').amr).toMatchObject([{ method: 'sso/saml' }])
  })

  it('is never linked to an account with the same address automatically', async () => {
    const person = await host.person('acme')
    const { nameId, email } = { nameId: 'impostor', email: person.email }
    const target = await bring(acme.answer(await begin(), { nameId, email }))
    expect(claimsOf(fragmentOf(target).get('access_token') ?? '').sub).not.toBe(person.id)
  })

  it.each([
    ['no signature', { isSigned: false }, 'saml_assertion_invalid'],
    ['a changed name', { tamper: (xml: string) => xml.replace('>ana<', '>boss<') }, 'saml_assertion_invalid'],
    ['another audience', { audience: 'http://other.test' }, 'saml_assertion_invalid'],
    ['another recipient', { recipient: 'http://other.test/acs' }, 'saml_assertion_invalid'],
    ['another request', { inResponseTo: '_other' }, 'saml_assertion_invalid'],
    ['another issuer', { issuer: 'https://evil.example' }, 'saml_assertion_invalid'],
    ['an end in the past', { endsIn: -120 }, 'saml_assertion_invalid'],
    [
      'a second assertion',
      { tamper: (xml: string) => xml + xml.replace('>ana<', '>boss<') },
      'saml_assertion_invalid',
    ],
    ['no address', { email: null }, 'saml_assertion_no_email'],
    ['an address of another company', { email: 'boss@rival.example' }, 'email_address_not_authorized'],
  ])('is refused with %s', async (_, options, code) => {
    const target = await bring(acme.answer(await begin(), options))
    expect(target.searchParams.get('error_code')).toBe(code)
    expect(fragmentOf(target).get('access_token')).toBeNull()
  })

  it('is refused from a stranger, twice, unasked and too late', async () => {
    const stranger = createIdentityProvider()
    expect((await bring(stranger.answer(await begin()))).searchParams.get('error_code')).toBe(
      'saml_assertion_invalid',
    )
    const form = acme.answer(await begin())
    const entered = async () => (await bring(form)).hash.includes('access_token')
    expect(await countSuccesses(entered)).toBe(1)
    const unasked = acme.answer({ id: '_none', relayState: '' })
    expect((await bring(unasked)).searchParams.get('error_code')).toBe('saml_relay_state_not_found')
    const late = await begin()
    await host.database.sql`update auth.saml_relay_states set created_at = now() - interval '6 minutes'`
    expect((await bring(acme.answer(late))).searchParams.get('error_code')).toBe('saml_relay_state_expired')
    const nonsense = new URLSearchParams({ RelayState: (await begin()).relayState, SAMLResponse: 'PHg+' })
    expect((await bring(nonsense)).searchParams.get('error_code')).toBe('saml_assertion_invalid')
  })

  it('that a replayed assertion answers again is refused by the assertion alone', async () => {
    const request = await begin()
    const form = acme.answer(request)
    await bring(form)
    const { sql } = host.database
    const again = await begin()
    await sql`update auth.saml_relay_states set request_id = ${request.id}`
    form.set('RelayState', again.relayState)
    expect((await bring(form)).searchParams.get('error_description')).toContain('used before')
  })

  it('refuses the banned', async () => {
    const options = { nameId: 'cora', email: 'cora@acme.example' }
    const first = await bring(acme.answer(await begin(), options))
    const { sub } = claimsOf(fragmentOf(first).get('access_token') ?? '')
    await host.database.sql`update auth.users set banned_until = now() + interval '1 hour' where id = ${sub}`
    expect((await bring(acme.answer(await begin(), options))).searchParams.get('error_code')).toBe(
      'user_banned',
    )
  })

  it('answers what it does not know, and leads nowhere else', async () => {
    const client = host.client()
    const unknown = { status: 404, code: 'sso_provider_not_found' }
    expect((await client.auth.signInWithSSO({ domain: 'rival.example' })).error).toMatchObject(unknown)
    expect((await client.auth.signInWithSSO({ providerId: crypto.randomUUID() })).error).toMatchObject(
      unknown,
    )
    expect((await call(host, 'sso', { body: {} })).json.code).toBe('validation_failed')
    const { data } = await client.auth.signInWithSSO({
      domain: 'acme.example',
      options: { redirectTo: 'http://evil.test/' },
    })
    expect((await bring(acme.answer(acme.readRequest(data?.url ?? '')))).origin).toBe('http://parley.test')
    const metadata = await fetch(`${host.url}/auth/v1/sso/saml/metadata`)
    expect(metadata.headers.get('content-type')).toContain('xml')
    expect(await metadata.text()).toContain('WantAssertionsSigned="true"')
  })

  it('is off where no provider is named', async () => {
    const off = await startSecondHost(host)
    expect((await off.client().auth.signInWithSSO({ domain: 'acme.example' })).error).toMatchObject({
      status: 404,
      code: 'saml_provider_disabled',
    })
    expect((await call(off, 'sso/saml/metadata')).json.code).toBe('saml_provider_disabled')
    await off.close()
  })
})

describe('SAML_PROVIDERS', () => {
  it('takes metadata from a file, and names what is wrong', () => {
    const folder = mkdtempSync(join(tmpdir(), 'parley-saml-'))
    const { issuer, entryPoint, cert } = acme.settings
    const path = join(folder, 'metadata.xml')
    writeFileSync(
      path,
      `<md:EntityDescriptor xmlns:md="x" entityID="${issuer}"><md:IDPSSODescriptor>
        <md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="https://login.acme.example/post"/>
        <md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${entryPoint}?a=1&amp;b=2"/>
      </md:IDPSSODescriptor></md:EntityDescriptor>`,
    )
    const [provider] = readConfig(settings({ id: 'acme', metadata: path, cert })).SAML
    expect(provider).toMatchObject({ issuer, entryPoint: `${entryPoint}?a=1&b=2`, domains: [] })
    rmSync(folder, { recursive: true })
    const refusal = (value: string) => () => readConfig({ SAML_PROVIDERS: value })
    expect(refusal('[{')).toThrow('SAML_PROVIDERS is not valid JSON')
    expect(refusal('/no/such/file.json')).toThrow('SAML_PROVIDERS is neither a file')
    expect(refusal('[{"id":"acme"}]')).toThrow('needs metadata, or issuer, entryPoint and cert')
    expect(refusal(JSON.stringify([{ ...acme.settings, cert: 'nonsense' }]))).toThrow(
      'cert must be a certificate',
    )
    expect(refusal(JSON.stringify([acme.settings, acme.settings]))).toThrow('an id or a domain twice')
  })
})
