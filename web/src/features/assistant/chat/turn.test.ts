import type { ChatMessage, ToolCall } from '@parley/core/assistant/protocol'
import { defaultStages } from '@parley/core/leads/stages'
import { expect, test } from 'vitest'
import { ChatFailure } from './failure.ts'
import type { Answer } from './read-answer.ts'
import { beginTurn, type ToolAnswer, type ToolAsk, type Turn, takeTurn, wordsOfTurn } from './turn.ts'

const call = (id: string, name: string, text = '{}'): ToolCall => ({
  id,
  type: 'function',
  function: { name, arguments: text },
})
const done = (message: string): ToolAnswer => ({ result: { status: 'done', message } })

/** A turn with a scripted assistant; `asked` and `ran` are what it was asked and what ran. */
function play(script: (Answer | Error)[], tools: (ask: ToolAsk) => ToolAnswer = () => done('Fine.')) {
  const asked: { messages: readonly ChatMessage[]; turnId: string | null }[] = []
  const ran: ToolAsk[] = []
  const stop = new AbortController()
  let last = beginTurn([{ role: 'user', content: 'Go' }])
  const take = (from: Turn = last) =>
    takeTurn(
      from,
      {
        ask: async (messages, turnId, { onOpening, onText }) => {
          asked.push({ messages, turnId })
          onOpening({ turnId: 'turn', engine: 'local' })
          const next = script.shift()
          if (next === undefined) throw new Error('asked too often')
          if (next instanceof Error) throw next
          onText(next.text)
          return next
        },
        runTool: async (ask) => {
          ran.push(ask)
          return tools(ask)
        },
        readStages: () => defaultStages,
      },
      (turn) => {
        last = turn
      },
      stop.signal,
    )
  return { take, asked, ran, stop, last: () => last }
}

test('ends with words alone', async () => {
  const { take, ran } = play([{ text: 'Hello.', calls: [] }])
  expect(wordsOfTurn(await take())).toBe('Hello.')
  expect(ran).toEqual([])
})

test('runs each call once, in order, within the turn, and goes on with the results', async () => {
  const { take, asked, ran } = play([
    { text: 'Let me look.', calls: [call('a', 'hot_leads'), call('b', 'search_tasks', '{"due":"today"}')] },
    { text: 'Ana.', calls: [] },
  ])
  const turn = await take()
  expect(wordsOfTurn(turn)).toBe('Let me look.\n\nAna.')
  expect(ran).toEqual([
    { toolName: 'hot_leads', parameters: {}, callId: 'a', turnId: 'turn' },
    { toolName: 'search_tasks', parameters: { due: 'today' }, callId: 'b', turnId: 'turn' },
  ])
  expect(asked[1]?.turnId).toBe('turn')
  expect(asked[1]?.messages.slice(1)).toMatchObject([
    { role: 'assistant', content: 'Let me look.', tool_calls: [{ id: 'a' }, { id: 'b' }] },
    { role: 'tool', tool_call_id: 'a', content: '{"result":{"status":"done","message":"Fine."}}' },
    { role: 'tool', tool_call_id: 'b' },
  ])
})

test.each(['{"name":"An', 'null', '[]', '"x"', 'undefined'])(
  'never runs a call with the arguments %s',
  async (text) => {
    const { take, ran, asked } = play([
      { text: '', calls: [call('a', 'create_lead', text)] },
      { text: 'No.', calls: [] },
    ])
    const { outcomes } = await take()
    expect(ran).toEqual([])
    expect(outcomes).toMatchObject([{ state: 'failed', message: 'Failed to execute' }])
    expect(asked[1]?.messages.at(-1)?.content).toBe('{"error":"Failed to execute"}')
  },
)

test('runs no more than eight calls, and asks for none after the fourth round', async () => {
  const round = (n: number): Answer => ({
    text: '',
    calls: [0, 1, 2].map((i) => call(`${n}${i}`, 'hot_leads')),
  })
  const { take, ran, asked } = play([0, 1, 2, 3, 4].map(round))
  const { outcomes } = await take()
  expect([ran.length, asked.length, outcomes.length]).toEqual([8, 5, 12])
})

test('taken up after a failure, it does not run again what ran', async () => {
  const { take, ran, last } = play([
    { text: '', calls: [call('a', 'create_task', '{"title":"x"}')] },
    new ChatFailure('cut', 504),
    { text: 'Done.', calls: [] },
  ])
  await expect(take()).rejects.toThrow('cut')
  expect(last().outcomes).toHaveLength(1)
  expect(wordsOfTurn(await take(last()))).toBe('Done.')
  expect(ran).toHaveLength(1)
})

test('stopped while a tool runs, it keeps what came of it and runs no other', async () => {
  const game = play([{ text: '', calls: [call('a', 'hot_leads'), call('b', 'create_task')] }], () => {
    game.stop.abort()
    return done('Five.')
  })
  await expect(game.take()).rejects.toThrow()
  expect(game.ran.map(({ toolName }) => toolName)).toEqual(['hot_leads'])
  expect(game.last().outcomes).toMatchObject([{ message: 'Five.' }])
})
