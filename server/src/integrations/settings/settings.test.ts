import type { Database as Schema } from '@parley/core/database.types'
import { startModelServer } from '@parley/functions/_shared/engines/testing/model-server'
import { createClient } from '@supabase/supabase-js'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { startSmtp, type TestSmtp } from '../../auth/testing/mailbox.ts'
import { readTables } from '../../backup/catalogue.ts'
import { type Person, password, startSecondHost, startTestHost, type TestHost } from '../../testing/host.ts'
import { callSettings, serveLocally, serveSpeech } from './testing.ts'

const secret = 'sk-a-secret-of-the-admin'
let host: TestHost
let second: TestHost
let admin: Person
let member: Person
let smtp: TestSmtp
let speech: Awaited<ReturnType<typeof serveSpeech>>
let website: Awaited<ReturnType<typeof serveLocally>>
let model: Awaited<ReturnType<typeof startModelServer>>

const lines = [{ id: 'e1', text: 'Ana Silva. At risk: No contact for 21 days.' }]
const sentences = [{ text: 'Ana Silva has been silent for 21 days.', evidence: ['e1'] }]
const portOf = (address: string) => Number(new URL(address).port)

async function advise(client: Person['client'], body: object): Promise<unknown> {
  const { data, error } = await client.functions.invoke<unknown>('advise', { body: { ...body } })
  if (error) throw error
  return data
}
async function signedInAt(other: TestHost, { email }: Person) {
  const client = createClient<Schema>(other.url, other.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  })
  await client.auth.signInWithPassword({ email, password })
  return client
}
const engineOf = (client: Person['client']) => advise(client, { action: 'engine' })
const put = (kind: string, values: Record<string, string>, key?: string | null) =>
  callSettings(host, admin, 'PUT', `/${kind}`, key === undefined ? { values } : { values, secret: key })
const modelValues = () => ({ address: model.baseUrl, model: 'stored-1' })
const viewOf = async (kind: string, at = host, asker: Pick<Person, 'client'> = admin) =>
  (await callSettings(at, asker, 'GET')).answer.connections?.find((each) => each.kind === kind)

beforeAll(async () => {
  smtp = await startSmtp()
  model = await startModelServer(
    ({ messages }) => ({
      kind: 'answer',
      text: JSON.stringify(
        JSON.stringify(messages).includes('Say hello') ? { answer: 'Hello from here' } : { sentences },
      ),
      tokens: [1_000_000, 500_000],
    }),
    [{ id: 'stored-1' }, { id: 'nomic-embed-text' }],
  )
  speech = await serveSpeech([{ id: 'Systran/faster-whisper-small', task: 'automatic-speech-recognition' }])
  website = await serveLocally((_request, response) => response.end('<!doctype html>'))
  const ports = [portOf(model.baseUrl), speech.port, website.port].join(',')
  host = await startTestHost({ LOCAL_MODEL_PORTS: ports })
  admin = await host.person('admin')
  member = await host.person('member')
  second = await startSecondHost(host)
})
afterAll(async () => {
  await second.close()
  await host.close()
  await smtp.close()
  await model.close()
  speech.close()
  website.close()
})

it('are for admins of the instance alone, signed in', async () => {
  const asked = [
    ['GET', ''],
    ['GET', '/found'],
    ['PUT', '/llm'],
    ['DELETE', '/llm'],
    ['POST', '/llm/test'],
    ['POST', '/llm/models'],
  ] as const
  const scopes = ['read', 'write', 'destructive']
  const { data } = await admin.client.rpc('create_api_key', { name: 'program', scopes }).throwOnError()
  const { key } = z.object({ key: z.string() }).parse(data)
  for (const [method, path] of asked) {
    const body = method === 'GET' || method === 'DELETE' ? undefined : { values: modelValues() }
    expect((await callSettings(host, member, method, path, body)).status, `${method} ${path}`).toBe(403)
    expect((await callSettings(host, { client: host.client() }, method, path, body)).status).toBe(403)
    const asKey = await fetch(`${host.url}/functions/v1/connection-settings${path}`, {
      method,
      headers: { apikey: key, 'Content-Type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    expect(asKey.status, `${method} ${path} by a key`).toBe(403)
  }
  expect((await callSettings(host, admin, 'GET')).status).toBe(200)
  for (const role of ['anon', 'authenticated', 'service_role'] as const) {
    const read = host.database.transaction(
      { role, claims: { sub: admin.id, role } },
      (sql) => sql`select from host.connection_settings`,
    )
    await expect(read, role).rejects.toMatchObject({ code: '42501' })
  }
})

it('find what runs on this machine', async () => {
  const { answer } = await callSettings(host, admin, 'GET', '/found')
  expect(answer.servers).toEqual([
    { kind: 'llm', name: `Port ${portOf(model.baseUrl)}`, address: model.baseUrl, models: ['stored-1'] },
    {
      kind: 'speech',
      name: 'Speech server',
      address: speech.baseUrl,
      models: ['Systran/faster-whisper-small'],
    },
  ])
})

describe('a language model', () => {
  it('answers at once, here and in the other process, sealed in the database', async () => {
    const other = await signedInAt(second, admin)
    expect([await engineOf(admin.client), await engineOf(other)]).toEqual([
      { engine: 'local' },
      { engine: 'local' },
    ])
    const saved = await put('llm', { ...modelValues(), inputPrice: '0.5', outputPrice: '2' }, secret)
    expect(saved.status).toBe(200)
    expect(await engineOf(admin.client)).toEqual({ engine: 'stored-1' })
    await expect.poll(() => engineOf(other)).toEqual({ engine: 'stored-1' })
    expect(await advise(other, { action: 'write', lines })).toMatchObject({ sentences })
    expect(model.requests.at(-1)).toMatchObject({ model: 'stored-1', authorization: `Bearer ${secret}` })

    const rows = JSON.stringify(await host.database.sql`select * from host.connection_settings`)
    for (const open of [secret, model.baseUrl, 'stored-1']) expect(rows).not.toContain(open)
    const copied = new Client({ connectionString: host.database.url })
    await copied.connect()
    expect((await readTables(copied)).map(({ name }) => name)).toContain('connection_settings')
    await copied.end()
    const { text } = await callSettings(host, admin, 'GET')
    expect(text).not.toContain(secret)
    expect(await viewOf('llm')).toEqual({
      kind: 'llm',
      values: { ...modelValues(), inputPrice: '0.5', outputPrice: '2' },
      fixed: {},
      hasSecret: true,
      isStored: true,
      isUnreadable: false,
    })
    const noted = await host.database.sql`select * from private.admin_actions where actor_id = ${admin.id}`
    expect(noted).toMatchObject([
      { action: 'connection_changed', details: { connection: 'llm', address: model.baseUrl } },
    ])
    expect(JSON.stringify(noted)).not.toContain(secret)
  })

  it('is shown and tested as it is set now', async () => {
    const state = async () =>
      (await member.client.rpc('integration_states').throwOnError()).data.find(({ kind }) => kind === 'llm')
    expect(await state()).toMatchObject({
      is_configured: true,
      detail: `stored-1 at ${new URL(model.baseUrl).host}`,
    })
    await admin.client.rpc('test_integration', { kind: 'llm' }).throwOnError()
    await expect.poll(async () => (await state())?.message).toBe('It answered: “Hello from here”')
  })

  it('keeps its key, and only for the address it was entered for', async () => {
    expect((await put('llm', { ...modelValues(), model: 'stored-2' })).status).toBe(200)
    await advise(admin.client, { action: 'write', lines })
    expect(model.requests.at(-1)).toMatchObject({ model: 'stored-2', authorization: `Bearer ${secret}` })
    const elsewhere = { address: 'http://127.0.0.1:9/v1', model: 'm' }
    for (const [method, path] of [
      ['PUT', '/llm'],
      ['POST', '/llm/test'],
      ['POST', '/llm/models'],
    ] as const)
      expect(await callSettings(host, admin, method, path, { values: elsewhere })).toMatchObject({
        status: 422,
        answer: { fields: { secret: expect.stringContaining('former address') } },
      })
    expect((await put('llm', modelValues(), null)).status).toBe(200)
    await advise(admin.client, { action: 'write', lines })
    expect(model.requests.at(-1)?.authorization).toBeUndefined()
  })

  it('is tried before it is saved, and may be off', async () => {
    const form = { values: modelValues() }
    expect((await callSettings(host, admin, 'POST', '/llm/test', form)).answer).toEqual({
      works: true,
      message: 'It answered: “Hello from here”',
    })
    const off = { values: { address: 'http://127.0.0.1:9/v1', model: 'm' } }
    expect((await callSettings(host, admin, 'POST', '/llm/test', off)).answer).toMatchObject({
      works: false,
      message: expect.stringContaining('cannot be reached'),
    })
    expect((await put('llm', off.values)).status).toBe(200)
    expect(await viewOf('llm')).toMatchObject({ values: off.values })
  })

  it('is chosen among those its server lists, without following where that leads', async () => {
    const models = async (address: string) =>
      (await callSettings(host, admin, 'POST', '/llm/models', { values: { address, model: '' } })).answer
    expect(await models(model.baseUrl)).toEqual({ models: ['stored-1'], message: null })
    const leading = await serveLocally((_request, response) =>
      response.writeHead(302, { Location: `${model.baseUrl}/models` }).end(),
    )
    const endless = await serveLocally((_request, response) => {
      response.end(`{"data": [{"id": "${'x'.repeat(2 * 1024 * 1024)}"}]}`)
    })
    expect(await models(leading.baseUrl)).toEqual({
      models: [],
      message: 'The server answered 302 when asked for its models.',
    })
    expect(await models(endless.baseUrl)).toMatchObject({ message: expect.stringContaining('far more') })
    const before = model.requests.length
    const form = { values: { address: leading.baseUrl, model: 'stored-1' } }
    expect((await callSettings(host, admin, 'POST', '/llm/test', form)).answer).toMatchObject({
      works: false,
      message: expect.stringContaining('status 302'),
    })
    expect(model.requests).toHaveLength(before)
    leading.close()
    endless.close()
  })

  it.each([
    [{ address: 'file:///etc/passwd', model: 'm' }, 'address', 'such as http'],
    [{ address: 'http://me:word@127.0.0.1/v1', model: 'm' }, 'address', 'fields of their own'],
    [{ address: 'http://127.0.0.1/v1', model: ' ' }, 'model', 'name of the model'],
    [{ address: 'http://127.0.0.1/v1', model: 'm', inputPrice: 'much' }, 'inputPrice', 'price'],
  ])('that cannot be is refused in words: %j', async (values, field, words) => {
    const { status, answer } = await put('llm', values, null)
    expect(status).toBe(422)
    expect(answer.fields).toEqual({ [field]: expect.stringContaining(words) })
  })

  it('gives way to the built-in engine when it is removed', async () => {
    expect((await callSettings(host, admin, 'DELETE', '/llm')).status).toBe(200)
    expect(await engineOf(admin.client)).toEqual({ engine: 'local' })
    expect(await viewOf('llm')).toMatchObject({ isStored: false, values: { address: '' } })
  })
})

it('a speech server hears the next recording, with its key', async () => {
  expect((await put('speech', { address: speech.baseUrl, model: '' }, secret)).status).toBe(200)
  const before = speech.heard.length
  const { answer } = await callSettings(host, admin, 'POST', '/speech/test', {
    values: { address: speech.baseUrl, model: '' },
  })
  expect(answer.works).toBe(true)
  await admin.client.rpc('test_integration', { kind: 'speech' }).throwOnError()
  await expect.poll(() => speech.heard.length).toBe(before + 2)
  expect(speech.heard.at(-1)?.authorization).toBe(`Bearer ${secret}`)
  const engines = () => host.database.sql`select destination from private.speech_engines where position = 0`
  await expect.poll(engines).toEqual([{ destination: `127.0.0.1:${speech.port}` }])
})

it('a mail server sends the next mail, and the app knows', async () => {
  const config = async () => (await fetch(`${host.url}/config.js`)).text()
  expect(await config()).toContain('"isSendingMail":false')
  expect((await put('mail', { address: smtp.url, sender: 'not an address' }, null)).answer.fields).toEqual({
    sender: expect.stringContaining('crm@example.com'),
  })
  expect((await put('mail', { address: smtp.url, sender: 'Acme <crm@acme.example>' }, null)).status).toBe(200)
  await member.client.auth.resetPasswordForEmail(member.email)
  const { source } = await smtp.next(member.email)
  expect(source).toContain('From: Acme <crm@acme.example>')
  expect(await config()).toContain('"isSendingMail":true')
  const again = await host.client().auth.signInWithPassword({ email: member.email, password })
  expect(again.error, 'who came before there was mail still signs in').toBeNull()
  await callSettings(host, admin, 'DELETE', '/mail')
  expect(await config()).toContain('"isSendingMail":false')
})

describe('a variable of the environment', () => {
  it('goes before what is stored, and takes its own key alone', async () => {
    await put('llm', { ...modelValues(), inputPrice: '7' }, secret)
    const fixed = await startSecondHost(host, { LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'of-the-operator' })
    try {
      const client = await signedInAt(fixed, admin)
      expect(await engineOf(client)).toEqual({ engine: 'of-the-operator' })
      await advise(client, { action: 'write', lines })
      expect(model.requests.at(-1)?.authorization).toBeUndefined()
      expect(await viewOf('llm', fixed, { client })).toMatchObject({
        values: { model: 'of-the-operator', inputPrice: '7' },
        fixed: { address: 'LLM_BASE_URL', model: 'LLM_MODEL', secret: 'LLM_API_KEY' },
        hasSecret: false,
      })
      const values = { address: 'http://127.0.0.1:9/v1', model: 'another', inputPrice: '8' }
      expect((await callSettings(fixed, { client }, 'PUT', '/llm', { values })).status).toBe(200)
      expect(await engineOf(client)).toEqual({ engine: 'of-the-operator' })
      expect(await viewOf('llm', fixed, { client })).toMatchObject({ values: { inputPrice: '8' } })
    } finally {
      await fixed.close()
    }
    // What stood in the fixed fields is still there for a process without those variables.
    await expect.poll(() => viewOf('llm')).toMatchObject({ values: { ...modelValues(), inputPrice: '8' } })
  })

  it('keeps what an admin set from being used with “none”', async () => {
    await put('llm', modelValues(), secret)
    await put('mail', { address: smtp.url }, null)
    const without = await startSecondHost(host, {
      LLM_BASE_URL: 'none',
      SMTP_URL: 'none',
      STT_BASE_URL: 'none',
    })
    try {
      const client = await signedInAt(without, admin)
      expect(await engineOf(client)).toEqual({ engine: 'local' })
      expect(await (await fetch(`${without.url}/config.js`)).text()).toContain('"isSendingMail":false')
      expect(await viewOf('speech', without, { client })).toMatchObject({
        values: { address: '' },
        fixed: { address: 'STT_BASE_URL' },
      })
    } finally {
      await without.close()
      await callSettings(host, admin, 'DELETE', '/mail')
    }
  })

  it('does not hide the price that an admin set', async () => {
    // Calls of the tests before may still be written down.
    const model = 'priced-1'
    const counting = await startSecondHost(host)
    await put('llm', { ...modelValues(), model, inputPrice: '0.5', outputPrice: '2' }, null)
    const client = await signedInAt(counting, admin)
    await advise(client, { action: 'write', lines })
    await counting.close()
    const [calls] = await host.database.sql`select cost::float from host.model_calls where model = ${model}`
    expect(calls).toEqual({ cost: 1.5 })
  })
})

it('sealed with a key that is gone count as not set, are said to be, and are set anew', async () => {
  await put('llm', modelValues(), secret)
  await host.database.sql`update host.secrets set value = 'another pepper' where name = 'pepper'`
  const changed = await startSecondHost(host)
  try {
    const client = await signedInAt(changed, admin)
    expect(await engineOf(client)).toEqual({ engine: 'local' })
    expect(await viewOf('llm', changed, { client })).toMatchObject({
      values: { address: '' },
      hasSecret: false,
      isStored: false,
      isUnreadable: true,
    })
    const set = { values: modelValues(), secret: 'anew' }
    expect((await callSettings(changed, { client }, 'PUT', '/llm', set)).status).toBe(200)
    expect(await viewOf('llm', changed, { client })).toMatchObject({ hasSecret: true, isUnreadable: false })
  } finally {
    await changed.close()
  }
})
