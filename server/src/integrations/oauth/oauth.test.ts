import {
  Client,
  type OAuthClientProvider,
  type StoredOAuthClientInformation,
  type StoredOAuthTokens,
  StreamableHTTPClientTransport,
  UnauthorizedError,
} from '@modelcontextprotocol/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type Person, startSecondHost, startTestHost, type TestHost } from '../../testing/host.ts'

/** The real MCP client, which finds its way by the address of the server alone. */
let host: TestHost
let ben: Person
const open: Client[] = []
beforeAll(async () => {
  host = await startTestHost({ RATE_LIMITS: 'true' })
  ben = await host.person('ben')
})
afterAll(async () => {
  for (const client of open) await client.close()
  await host.close()
})

const back = 'http://127.0.0.1:4711/callback'
const answerSchema = z.object({
  redirect_uri: z.string(),
  state: z.string().optional(),
  issuer: z.string(),
  code: z.string().optional(),
})

/** An app that keeps its credentials in memory. */
function newApp(redirectUrl = back) {
  const kept: {
    information?: StoredOAuthClientInformation
    tokens?: StoredOAuthTokens
    verifier: string
    sentTo?: URL
  } = { verifier: '' }
  const provider: OAuthClientProvider = {
    redirectUrl,
    clientMetadata: { client_name: 'Test app', redirect_uris: [redirectUrl] },
    state: () => 'a state of its own',
    clientInformation: () => kept.information,
    saveClientInformation: (information) => {
      kept.information = information
    },
    tokens: () => kept.tokens,
    saveTokens: (tokens) => {
      kept.tokens = tokens
    },
    redirectToAuthorization: (url) => {
      kept.sentTo = url
    },
    saveCodeVerifier: (verifier) => {
      kept.verifier = verifier
    },
    codeVerifier: () => kept.verifier,
  }
  return { kept, provider }
}
type App = ReturnType<typeof newApp>

const transportOf = ({ provider }: App) =>
  new StreamableHTTPClientTransport(new URL(`${host.url}/mcp`), { authProvider: provider })

async function connect(app: App): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' })
  open.push(client)
  await client.connect(transportOf(app))
  return client
}

/** The request that an app's address leads to. */
async function requestOf(address: URL | string | undefined): Promise<string> {
  const answer = await fetch(address ?? '', { redirect: 'manual' })
  const place = new URL(answer.headers.get('location') ?? '')
  expect(place.pathname).toBe('/connect')
  return place.searchParams.get('request') ?? ''
}

async function sayYes(app: App, scopes: string[], person = ben) {
  const request = await requestOf(app.kept.sentTo)
  const { data } = await person.client.rpc('answer_app_request', { request, scopes }).throwOnError()
  return answerSchema.parse(data)
}

/** Connects an app that nobody knows yet, as a person with these scopes. */
async function letIn(scopes: string[]) {
  const app = newApp()
  const first = transportOf(app)
  await expect(new Client({ name: 'test', version: '1' }).connect(first)).rejects.toThrow(UnauthorizedError)
  const answer = await sayYes(app, scopes)
  expect(answer.state).toBe('a state of its own')
  await first.finishAuth(new URLSearchParams({ code: answer.code ?? '', iss: answer.issuer }))
  return { app, answer, client: await connect(app) }
}

const toolNames = async (client: Client) => (await client.listTools()).tools.map(({ name }) => name)

const send = (path: string, fields: Record<string, string>) =>
  fetch(`${host.url}/oauth/${path}`, { method: 'POST', body: new URLSearchParams(fields) })
const refresh = ({ kept }: App, token = kept.tokens?.refresh_token ?? '') =>
  send('token', {
    grant_type: 'refresh_token',
    refresh_token: token,
    client_id: kept.information?.client_id ?? '',
  })
const dataStatus = async (token = '') =>
  (await fetch(`${host.url}/rest/v1/leads`, { headers: { Authorization: `Bearer ${token}` } })).status

it('lets an app in that knows the address alone, within the scopes its person gave', async () => {
  const { app, client } = await letIn(['read'])
  const tools = await toolNames(client)
  expect(tools).toContain('search_leads')
  expect(tools).not.toContain('create_lead')
  expect(app.kept.tokens).toMatchObject({ token_type: 'Bearer', scope: 'read', expires_in: 3600 })
  const { data } = await ben.client.from('api_keys').select('name, scopes').eq('is_app', true).throwOnError()
  expect(data).toEqual([{ name: 'Test app', scopes: ['read'] }])
  const writer = await letIn(['read', 'write'])
  expect(await toolNames(writer.client)).toContain('create_lead')
})

it('tells who asks what they would allow, and refuses what was not asked for', async () => {
  const app = newApp()
  app.provider.clientMetadata.scope = 'read write offline_access'
  await expect(connect(app)).rejects.toThrow(UnauthorizedError)
  app.kept.sentTo?.searchParams.set('scope', 'read write offline_access')
  const request = await requestOf(app.kept.sentTo)
  const asked = await ben.client.rpc('app_request', { request }).throwOnError()
  expect(asked.data).toEqual({ name: 'Test app', redirect_uri: back, scopes: ['read', 'write'] })
  for (const scopes of [['read', 'destructive'], ['write'], ['admin']])
    expect((await ben.client.rpc('answer_app_request', { request, scopes })).error?.code).toBe('P0001')
  const answers = await Promise.all(
    [1, 2].map(() => ben.client.rpc('answer_app_request', { request, scopes: [] })),
  )
  expect(new Set(answers.map(({ error }) => error?.message))).toEqual(
    new Set(['This request has run out. Go back to the app and connect again.', undefined]),
  )
  expect(answers.find(({ error }) => !error)?.data).not.toHaveProperty('code')
})

it('asks a person, never a key or a stranger', async () => {
  const app = newApp()
  await expect(connect(app)).rejects.toThrow(UnauthorizedError)
  const request = await requestOf(app.kept.sentTo)
  expect((await host.client().rpc('app_request', { request })).error).not.toBeNull()
  const { data } = await ben.client
    .rpc('create_api_key', { name: 'k', scopes: ['read', 'write', 'destructive'] })
    .throwOnError()
  const { key } = z.object({ key: z.string() }).parse(data)
  const answer = await fetch(`${host.url}/rest/v1/rpc/answer_app_request`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ request, scopes: ['read'] }),
  })
  expect(answer.status).toBe(403)
})

describe('a token', () => {
  it('is renewed by the app itself once it has run out, and the former refresh token is spent', async () => {
    const { app } = await letIn(['read', 'write'])
    const former = app.kept.tokens
    await host.database
      .sql`update private.app_tokens set expires_at = now() - interval '1 second' where kind = 'access'`
    expect(await dataStatus(former?.access_token)).toBe(401)
    expect(await toolNames(await connect(app))).toContain('create_lead')
    expect(app.kept.tokens?.access_token).not.toBe(former?.access_token)
    // An answer that was lost is asked for again at once; later, the token was stolen.
    expect((await refresh(app, former?.refresh_token)).status).toBe(200)
    expect(await dataStatus(app.kept.tokens?.access_token)).toBe(200)
    await host.database.sql`update private.app_tokens set used_at = used_at - interval '1 minute'`
    const stolen = await refresh(app, former?.refresh_token)
    expect([stolen.status, await stolen.json()]).toMatchObject([400, { error: 'invalid_grant' }])
    expect(await dataStatus(app.kept.tokens?.access_token)).toBe(401)
    expect((await refresh(app)).status).toBe(400)
  })

  it('ends with the grant that its person revokes, at the next request', async () => {
    const { app, client } = await letIn(['read'])
    await ben.client
      .from('api_keys')
      .update({ revoked_at: new Date().toISOString() })
      .eq('is_app', true)
      .throwOnError()
    expect(await dataStatus(app.kept.tokens?.access_token)).toBe(401)
    expect((await refresh(app)).status).toBe(400)
    await expect(client.listTools()).rejects.toThrow(UnauthorizedError)
  })

  it('ends when its app gives it back, and by no other app', async () => {
    const { app } = await letIn(['read'])
    const token = app.kept.tokens?.access_token ?? ''
    expect((await send('revoke', { token, client_id: crypto.randomUUID() })).status).toBe(200)
    expect(await dataStatus(token)).toBe(200)
    expect((await send('revoke', { token, client_id: app.kept.information?.client_id ?? '' })).status).toBe(
      200,
    )
    expect(await dataStatus(token)).toBe(401)
  })

  it('ends when the same app is let in anew', async () => {
    const { app } = await letIn(['read'])
    const former = app.kept.tokens?.access_token
    delete app.kept.tokens
    await expect(connect(app)).rejects.toThrow(UnauthorizedError)
    await sayYes(app, ['read'])
    expect(await dataStatus(former)).toBe(401)
  })

  it('is worth nothing in the hands of a disabled person', async () => {
    const { app } = await letIn(['read'])
    const ban = (until: string | null) =>
      host.database.sql`update auth.users set banned_until = ${until} where id = ${ben.id}`
    await ban('2999-01-01')
    expect(await dataStatus(app.kept.tokens?.access_token)).toBe(401)
    expect((await refresh(app)).status).toBe(400)
    await ban(null)
    expect((await refresh(app)).status).toBe(200)
  })
})

describe('a code', () => {
  async function newCode() {
    const app = newApp()
    await expect(connect(app)).rejects.toThrow(UnauthorizedError)
    const { code = '' } = await sayYes(app, ['read'])
    const fields = {
      grant_type: 'authorization_code',
      code,
      client_id: app.kept.information?.client_id ?? '',
      redirect_uri: back,
      code_verifier: app.kept.verifier,
    }
    return fields
  }
  it.each([
    ['another verifier', { code_verifier: 'x'.repeat(43) }],
    ['none', { code_verifier: '' }],
    ['another app', { client_id: crypto.randomUUID() }],
    ['another way back', { redirect_uri: 'https://evil.example' }],
    ['another resource', { resource: 'https://evil.example/mcp' }],
  ])('gives nothing to %s', async (_, change) => {
    const fields = await newCode()
    expect((await send('token', { ...fields, ...change })).status).toBe(400)
  })
  it('gives tokens once, and ends them when it comes again', async () => {
    const fields = await newCode()
    const all = await Promise.all([send('token', fields), send('token', fields)])
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200, 400]))
    const tokens = z
      .object({ access_token: z.string() })
      .parse(await all.find(({ status }) => status === 200)?.json())
    expect(await dataStatus(tokens.access_token)).toBe(401)
  })
  it('runs out', async () => {
    const fields = await newCode()
    await host.database.sql`update private.app_requests set expires_at = now() - interval '1 second'`
    expect((await send('token', fields)).status).toBe(400)
  })
})

describe('an app', () => {
  const register = (body: unknown) =>
    fetch(`${host.url}/oauth/register`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  it.each([
    'http://evil.example/callback',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://a@evil.example',
    'https://evil.example/#x',
    'no address',
  ])('cannot have people sent to %s', async (address) => {
    const answer = await register({ redirect_uris: [address] })
    expect([answer.status, await answer.json()]).toMatchObject([400, { error: 'invalid_redirect_uri' }])
  })

  it('has people sent to what it registered alone, on their own machine at any port', async () => {
    const { client_id: id } = z
      .object({ client_id: z.string() })
      .parse(await (await register({ redirect_uris: [back, 'app.example:/callback'] })).json())
    const ask = async (redirect: string, more = {}) => {
      const query = new URLSearchParams({
        client_id: id,
        response_type: 'code',
        redirect_uri: redirect,
        code_challenge: 'x'.repeat(43),
        code_challenge_method: 'S256',
        state: 's',
        ...more,
      })
      const answer = await fetch(`${host.url}/oauth/authorize?${query.toString()}`, { redirect: 'manual' })
      return { status: answer.status, place: answer.headers.get('location') ?? '' }
    }
    expect((await ask('http://127.0.0.1:9999/callback')).place).toContain('/connect?request=')
    expect((await ask('app.example:/callback')).place).toContain('/connect?request=')
    for (const wrong of [
      `${back}/more`,
      'http://localhost:4711/callback',
      'https://evil.example',
      'javascript:1',
    ])
      expect(await ask(wrong)).toEqual({ status: 400, place: '' })
    expect((await ask(back, { client_id: 'none' })).status).toBe(401)
    // What is wrong with the rest is the app's to hear.
    const failed = new URL((await ask(back, { code_challenge_method: 'plain' })).place)
    expect(Object.fromEntries(failed.searchParams)).toMatchObject({ error: 'invalid_request', state: 's' })
    const elsewhere = new URL((await ask(back, { resource: 'https://evil.example' })).place)
    expect(elsewhere.searchParams.get('error')).toBe('invalid_target')
  })

  it('may not register without end', async () => {
    const answers = await Promise.all(Array.from({ length: 70 }, () => register({ redirect_uris: [back] })))
    expect(answers.some(({ status }) => status === 429)).toBe(true)
  })
})

it('names the address that a proxy answers at, where that is https', async () => {
  const secure = await startSecondHost(host, { PUBLIC_URL: 'https://crm.example.com' })
  const answer = await fetch(`${secure.url}/mcp`, { method: 'POST', body: '{}' })
  expect(answer.headers.get('www-authenticate')).toBe(
    'Bearer resource_metadata="https://crm.example.com/.well-known/oauth-protected-resource/mcp"',
  )
  const documents = await Promise.all(
    ['oauth-protected-resource/mcp', 'oauth-authorization-server'].map(async (name) => {
      const found = await fetch(`${secure.url}/.well-known/${name}`)
      expect(found.headers.get('access-control-allow-origin')).toBe('*')
      return found.json()
    }),
  )
  expect(documents).toMatchObject([
    { resource: 'https://crm.example.com/mcp', authorization_servers: ['https://crm.example.com'] },
    { issuer: 'https://crm.example.com', token_endpoint: 'https://crm.example.com/oauth/token' },
  ])
  await secure.close()
})
