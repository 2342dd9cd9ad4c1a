import { defaultStages } from '@parley/core/leads/stages'
import { afterEach, expect, it } from 'vitest'
import { type ModelReply, startModelServer } from '../engines/testing/model-server.ts'
import type { AnswerPiece, Question } from './chat-engine.ts'
import { createRemoteChat } from './remote-chat.ts'

const servers: Awaited<ReturnType<typeof startModelServer>>[] = []
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()))
})

const question = (signal: AbortSignal): Omit<Question, 'client'> => ({
  messages: [{ role: 'user', content: 'Hi' }],
  asker: {
    companyId: 'c',
    name: 'Ben',
    company: 'Acme',
    vertical: 'saas',
    currency: 'USD',
    timeZone: 'UTC',
    stages: defaultStages,
  },
  now: '2026-11-21T10:00:00Z',
  timeZone: 'UTC',
  locale: 'en-US',
  signal,
})

async function ask(reply: ModelReply, stallMilliseconds: number): Promise<AnswerPiece[]> {
  const server = await startModelServer(() => reply)
  servers.push(server)
  const engine = createRemoteChat({
    baseUrl: server.baseUrl,
    apiKey: null,
    model: 'scripted',
    stallMilliseconds,
  })
  const { pieces } = await engine.answer(question(new AbortController().signal))
  const read: AnswerPiece[] = []
  for await (const piece of pieces) read.push(piece)
  return read
}

it.each<[string, ModelReply]>([
  ['before its first word', { kind: 'mute' }],
  ['in the middle', { kind: 'deltas', deltas: [{ content: 'One' }], ending: 'silence' }],
])('gives up on a service that falls silent %s', async (_name, reply) => {
  await expect(ask(reply, 100)).rejects.toMatchObject({
    name: 'EngineError',
    status: 504,
    message: expect.stringContaining('Your messages are kept.'),
  })
})

it('gives words and the end as pieces', async () => {
  const reply: ModelReply = { kind: 'deltas', deltas: [{ content: 'Hel' }, { content: 'lo' }] }
  expect(await ask(reply, 60_000)).toEqual([
    { kind: 'text', text: 'Hel' },
    { kind: 'text', text: 'lo' },
    { kind: 'end', reason: 'stop' },
  ])
})
