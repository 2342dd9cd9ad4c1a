import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { startModelServer } from '@parley/functions/_shared/engines/testing/model-server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startSmtp, type TestSmtp } from '../auth/testing/mailbox.ts'
import { type Person, startTestHost, type TestHost } from '../testing/host.ts'

let host: TestHost
let bare: TestHost
let ben: Person
let smtp: TestSmtp
let speech: Server
let model: Awaited<ReturnType<typeof startModelServer>>
let isModelPaid = false
let heard = 0

function portOf(server: Server) {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}
const states = async ({ client }: Person) =>
  new Map((await client.rpc('integration_states').throwOnError()).data.map((state) => [state.kind, state]))
/** Where mail is sent, an address has to be confirmed first. */
async function join(name: string, options?: { invitation: string }): Promise<Person> {
  const person = await host.person(name, options)
  await host.database.sql`update auth.users set email_confirmed_at = now() where id = ${person.id}`
  const { error } = await person.client.auth.signInWithPassword({
    email: person.email,
    password: 'correct horse battery',
  })
  if (error) throw error
  return person
}
async function check(person: Person, kind: string) {
  await person.client.rpc('test_integration', { kind }).throwOnError()
  const state = async () => (await states(person)).get(kind)?.status
  await expect.poll(state).toMatch(/works|failed/)
  return (await states(person)).get(kind)
}

beforeAll(async () => {
  smtp = await startSmtp()
  model = await startModelServer(() =>
    isModelPaid
      ? { kind: 'answer', text: '{"answer": "Hello there, operator"}' }
      : { kind: 'status', status: 402, body: '{}' },
  )
  speech = createServer((request, response) => {
    request.resume()
    request.on('end', () => {
      heard += 1
      response
        .writeHead(200, { 'Content-Type': 'application/json' })
        .end('{"text": "a tone", "segments": [{"start": 0, "end": 1, "text": "a tone"}]}')
    })
  }).listen(0, '127.0.0.1')
  await once(speech, 'listening')
  host = await startTestHost({
    SMTP_URL: smtp.url,
    LLM_BASE_URL: model.baseUrl,
    LLM_MODEL: 'test-model',
    STT_BASE_URL: `http://127.0.0.1:${portOf(speech)}/v1`,
  })
  ben = await join('ben')
})
afterAll(async () => {
  await host.close()
  await bare?.close()
  await smtp.close()
  await model.close()
  speech.close()
})

it('says what is connected, without a secret', async () => {
  const known = await states(ben)
  expect(known.get('llm')).toMatchObject({
    is_configured: true,
    status: 'unchecked',
    detail: expect.stringMatching(/^test-model at 127\.0\.0\.1:\d+$/),
  })
  expect(known.get('mail')).toMatchObject({ is_configured: true })
  expect(known.get('speech')).toMatchObject({
    is_configured: true,
    detail: expect.stringContaining('127.0.0.1'),
  })
})

it('tries each for real, and keeps what went wrong until it works', async () => {
  expect(await check(ben, 'llm')).toMatchObject({
    status: 'failed',
    message: 'AI credits exhausted. Please add credits to continue.',
  })
  isModelPaid = true
  await host.database.sql`update private.integration_checks set checked_at = now() - interval '4 seconds'`
  expect(await check(ben, 'llm')).toMatchObject({
    status: 'works',
    message: 'It answered: “Hello there, operator”',
  })
  expect(await check(ben, 'speech')).toMatchObject({ status: 'works' })
  expect(heard).toBeGreaterThan(0)
  expect(await check(ben, 'mail')).toMatchObject({ status: 'works', message: 'The mail server lets us in.' })
})

it('asks an owner or an admin for it, and not twice in a moment', async () => {
  const invited = await ben.client
    .from('company_invitations')
    .insert({})
    .select('token')
    .single()
    .throwOnError()
  const member = await join('member', { invitation: invited.data.token })
  expect((await member.client.rpc('test_integration', { kind: 'mail' })).error?.code).toBe('42501')
  await host.database.sql`
    update private.integration_checks set status = 'works', checked_at = now() + interval '1 minute' where kind = 'speech'`
  await ben.client.rpc('test_integration', { kind: 'speech' }).throwOnError()
  expect((await states(ben)).get('speech')?.status).toBe('works')
})

it('runs with nothing connected, and says so', async () => {
  bare = await startTestHost()
  const person = await bare.person('alone')
  const known = await states(person)
  expect(known.get('llm')).toMatchObject({ is_configured: false, detail: 'Built-in engine on this machine' })
  expect(known.get('mail')).toMatchObject({ is_configured: false })
  expect(await check(person, 'mail')).toMatchObject({
    status: 'works',
    message: expect.stringContaining('can set a mail server'),
  })
})
