import type { ModelReply, ModelRequest } from '@parley/functions/_shared/engines/testing/model-server'
import { startModelServer } from '@parley/functions/_shared/engines/testing/model-server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, startTestHost, type TestHost } from '../testing/host.ts'

/** Advice in words, with a language model that is scripted over real HTTP, and without one. */
let host: TestHost
let localHost: TestHost
let person: Person
let localPerson: Person
let model: Awaited<ReturnType<typeof startModelServer>>
let reply: (request: ModelRequest) => ModelReply

const lines = [{ id: 'e1', text: 'Ana Silva. At risk: No contact for 21 days.' }]
async function ask(asker: Person, body: object) {
  const { data, error } = await asker.client.functions.invoke<unknown>('advise', { body: { ...body } })
  if (!error) return { status: 200, answer: data }
  return { status: error.context.status, answer: await error.context.json() }
}

beforeAll(async () => {
  model = await startModelServer((request) => reply(request))
  host = await startTestHost({ LLM_BASE_URL: model.baseUrl, LLM_API_KEY: 'key', LLM_MODEL: 'scripted-1' })
  localHost = await startTestHost()
  person = await host.person('person')
  localPerson = await localHost.person('person')
})
afterAll(async () => {
  await host.close()
  await localHost.close()
  await model.close()
})

it('names its engine', async () => {
  expect((await ask(person, { action: 'engine' })).answer).toEqual({ engine: 'scripted-1' })
  expect((await ask(localPerson, { action: 'engine' })).answer).toEqual({ engine: 'local' })
})

it('answers only sentences that cite what they were given', async () => {
  const sentences = [
    { text: 'Ana Silva has been silent for 21 days.', evidence: ['e1'] },
    { text: 'She is about to leave.', evidence: [] },
    { text: 'She pays 5000.', evidence: ['e1'] },
  ]
  reply = () => ({ kind: 'answer', text: JSON.stringify({ sentences }) })
  expect(await ask(person, { action: 'write', lines })).toEqual({
    status: 200,
    answer: { engine: 'scripted-1', sentences: sentences.slice(0, 1), dropped: 2 },
  })
})

it('says no in words', async () => {
  expect((await ask(person, { action: 'write', lines: [] })).status).toBe(400)
  expect((await ask(person, { action: 'write', lines: [{ id: 'x', text: 'y' }] })).status).toBe(400)
  expect((await ask(localPerson, { action: 'write', lines })).status).toBe(409)
  reply = () => ({ kind: 'status', status: 402, body: '{}' })
  expect(await ask(person, { action: 'write', lines })).toEqual({
    status: 402,
    answer: { error: 'AI credits exhausted. Please add credits to continue.' },
  })
})
