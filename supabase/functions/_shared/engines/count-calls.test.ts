import { afterEach, expect, it } from 'vitest'
import { createAnswerer } from './answerer.ts'
import type { ModelCall } from './count-calls.ts'
import { type ModelReply, type ModelRequest, startModelServer } from './testing/model-server.ts'

const servers: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

async function startCounted(reply: (request: ModelRequest) => ModelReply) {
  const server = await startModelServer(reply)
  servers.push(server)
  const calls: ModelCall[] = []
  const answerer = createAnswerer({
    LLM_BASE_URL: server.baseUrl,
    LLM_MODEL: 'small',
    onModelCall: (call) => calls.push(call),
  })
  return { server, calls, ask: () => answerer.answer('Who is it?', {}) }
}
const answer = { kind: 'answer', text: '{"answer": "Ana"}', tokens: [120, 8] } satisfies ModelReply

it('counts a call with the tokens its service tells of', async () => {
  const { calls, ask } = await startCounted(() => answer)
  expect(await ask()).toBe('Ana')
  expect(calls).toEqual([{ model: 'small', inputTokens: 120, outputTokens: 8, hasFailed: false }])
})

it('asks a service that refuses to tell of tokens without that, from then on', async () => {
  const { server, calls, ask } = await startCounted(({ stream_options: asked }) =>
    asked ? { kind: 'status', status: 422, body: '{"error": {"message": "extra field"}}' } : answer,
  )
  expect(await ask()).toBe('Ana')
  expect(await ask()).toBe('Ana')
  expect(calls).toEqual([
    { model: 'small', inputTokens: null, outputTokens: null, hasFailed: false },
    { model: 'small', inputTokens: null, outputTokens: null, hasFailed: false },
  ])
  expect(server.requests.map((request) => request.stream_options !== undefined)).toEqual([true, false, false])
})

it('counts a call that failed once, whatever failed', async () => {
  const refused = await startCounted(() => ({ kind: 'status', status: 402, body: '{}' }))
  await expect(refused.ask()).rejects.toThrow()
  expect(refused.calls).toEqual([{ model: 'small', inputTokens: null, outputTokens: null, hasFailed: true }])
  const cut = await startCounted(() => ({
    kind: 'deltas',
    deltas: [{ content: '{"answer"' }],
    ending: 'drop',
  }))
  await expect(cut.ask()).rejects.toThrow()
  expect(cut.calls).toMatchObject([{ hasFailed: true }])
})
