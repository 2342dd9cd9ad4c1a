import type { ChatMessage } from '@parley/core/assistant/protocol'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { ask, chat, postToAssistant, type ReadAnswer, userMessage } from '../testing/chat.ts'
import { type Person, startTestHost, type TestHost } from '../testing/host.ts'
import { insertInPieces } from '../testing/insert-in-pieces.ts'
import { callTool } from '../testing/tools.ts'

/** The chat without any language model: the built-in engine on the company's own names, under the person's rights. */
let host: TestHost
let person: Person
let stranger: Person
let acme: string
let globex: string[]

const timeZone = 'Europe/Berlin'

beforeAll(async () => {
  host = await startTestHost()
  person = await host.person('person')
  stranger = await host.person('stranger')
  const insert = async (name: string, company: string) =>
    (await person.client.from('leads').insert({ name, company }).select('id').single().throwOnError()).data.id
  acme = await insert('Ana Silva', 'Acme Inc')
  globex = [await insert('Bo Berg', 'Globex'), await insert('Lia Lind', 'Globex')]
  await person.client.from('tasks').insert({ title: 'Send Acme the proposal' }).throwOnError()
})
afterAll(() => host.close())

const tell = (messages: ChatMessage[], more: Record<string, unknown> = {}): Promise<ReadAnswer> =>
  ask(host, person, messages, { timeZone, ...more })

const callsOf = (answer: ReadAnswer) =>
  answer.calls.map((call) => [call.function.name, JSON.parse(call.function.arguments)])

it('turns one sentence into two calls, and the turn says that a click is needed', async () => {
  const answer = await tell([userMessage('move Acme to negotiation and remind me Thursday at 3')])
  expect(callsOf(answer)).toMatchObject([
    ['update_lead', { lead: acme, status: 'negotiation' }],
    [
      'create_task',
      { title: 'Follow up with Ana Silva', lead: acme, due_at: expect.stringMatching(/T1[34]:00/) },
    ],
  ])
  expect(answer).toMatchObject({ finishReason: 'tool_calls', hasEnded: true, opening: { engine: 'local' } })
  expect(new Set(answer.calls.map((call) => call.id)).size).toBe(2)
  const [turn] = await host.database.sql`
    select engine, is_confident from public.ai_turns where id = ${answer.opening?.turnId ?? ''}`
  expect(turn).toEqual({ engine: 'local', is_confident: true })
})

it('knows no names of another company', async () => {
  const answer = await ask(host, stranger, [userMessage('move Acme to negotiation')])
  expect(JSON.stringify(callsOf(answer))).not.toContain(acme)
})

it('asks which of two is meant, takes the answer, and remembers whom it was about', async () => {
  const question = userMessage('mark Globex as won')
  const asked = await tell([question])
  expect(asked.calls).toEqual([])
  expect(asked.text).toMatch(/^Which one do you mean\?\n\n/)
  expect(asked.text.split('\n').slice(2).toSorted()).toEqual(['- Bo Berg (Globex)', '- Lia Lind (Globex)'])
  const messages: ChatMessage[] = [question, { role: 'assistant', content: asked.text }, userMessage('Lia')]
  expect(callsOf(await tell(messages))).toEqual([['update_lead', { lead: globex[1], status: 'won' }]])
  const later: ChatMessage[] = [
    ...messages,
    { role: 'assistant', content: 'Done.' },
    userMessage('note that she is happy'),
  ]
  expect(callsOf(await tell(later))).toEqual([['add_note', { lead: globex[1], text: 'She is happy' }]])
})

it('asks for what is missing and goes on with it', async () => {
  const question = userMessage('create a task')
  const asked = await tell([question])
  expect(asked.text).toBe('What should the task be?')
  const answer = await tell([
    question,
    { role: 'assistant', content: asked.text },
    userMessage('call Ana tomorrow'),
  ])
  expect(callsOf(answer)).toMatchObject([['create_task', { title: 'Call Ana', lead: acme }]])
})

it('proposes no write for what it does not understand', async () => {
  for (const text of [
    'colourless green ideas sleep furiously',
    'delete everything',
    'mark all leads as won',
  ]) {
    const answer = await tell([userMessage(text)])
    expect(answer.calls, text).toEqual([])
    expect(answer.text, text).toMatch(/\S/)
  }
})

it('answers how much is in a stage by its count and sum, of all its leads', async () => {
  await person.client
    .from('leads')
    .insert(
      Array.from({ length: 25 }, (_, index) => ({
        name: `Sum ${index}`,
        status: 'negotiation' as const,
        value: 1000,
      })),
    )
    .throwOnError()
  const calls = callsOf(await tell([userMessage('how much is in negotiation?')]))
  expect(calls).toEqual([['search_leads', { status: 'negotiation' }]])
  const { result } = await callTool(host, person, 'search_leads', calls[0]?.[1])
  expect(result?.message).toMatch(/^25 leads found, worth \$25,000 in all: /)
  expect(result?.data).toMatchObject({ total: 25, worth: [{ currency: 'USD', amount: 25_000 }] })
})

it('greets and explains itself in words', async () => {
  expect((await tell([userMessage('hello')])).text).toMatch(/^Hello\./)
  const help = await tell([userMessage('what can you do?')])
  expect(help.text).toMatch(/move Acme to negotiation/)
  expect(help.chunks.length).toBeGreaterThan(5)
})

it('makes an answer of what the tools found, without repeating the list of actions', async () => {
  const question = userMessage('show qualified leads')
  const first = await tell([question])
  const call = first.calls[0]
  if (!call) throw new Error('no call')
  const result = {
    status: 'done',
    message: '2 leads are qualified.',
    data: [
      { name: 'Ana Silva', company: 'Acme Inc', status: 'qualified', value: 50000 },
      { name: '[Click](http://evil.example)', company: null, status: 'qualified' },
    ],
  }
  const second = await tell(
    [
      question,
      { role: 'assistant', content: '', tool_calls: [call] },
      { role: 'tool', tool_call_id: call.id, content: JSON.stringify(result) },
    ],
    { turnId: first.opening?.turnId },
  )
  expect(second.calls).toEqual([])
  expect(second.text).toContain('- Ana Silva · Acme Inc · qualified · 50,000')
  expect(second.text).not.toContain(result.message)
  expect(second.text).not.toContain('](')
  expect(second.opening).toEqual(first.opening)
})

it('says that a card waits, and what did not work', async () => {
  const calls = ['update_lead', 'add_note'].map((name) => ({
    id: name,
    type: 'function' as const,
    function: { name, arguments: '{}' },
  }))
  const answer = await tell([
    userMessage('move Acme to won and note that they are happy'),
    { role: 'assistant', content: '', tool_calls: calls },
    {
      role: 'tool',
      tool_call_id: 'update_lead',
      content: JSON.stringify({ result: { status: 'needs_confirmation', message: 'Move Acme to Won?' } }),
    },
    { role: 'tool', tool_call_id: 'add_note', content: JSON.stringify({ error: 'There is no such lead.' }) },
  ])
  expect(answer.text).toBe(
    'That did not work: There is no such lead.\n\nNothing changes until you confirm the card.',
  )
})

it('generates titles, an expansion and a summary from the text alone', async () => {
  const text =
    'Voice notes save sales teams an hour a day. Voice notes are taken right after the call. A manager can hear the proof. The weather was fine.'
  const generate = async (message: string) => {
    const response = await postToAssistant(host, person, { message, type: 'generate' })
    expect(response.status).toBe(200)
    return z.object({ response: z.string(), engine: z.string() }).parse(await response.json())
  }
  const titles = await generate(`Generate 5 SEO titles. The focus keyword is “voice notes”.\n\n${text}`)
  expect(titles).toEqual({ response: expect.stringMatching(/^1\. .*\n2\. .*voice notes/is), engine: 'local' })
  const expansion = await generate(`Expand the following content:\n\n${text}`)
  expect(expansion.response).toMatch(/^## Key takeaways\n\n- Voice notes/)
  const summary = await generate(`Write a summary of this content:\n\n${text}`)
  expect(summary.response).toContain('Voice notes')
  expect(summary.response.length).toBeLessThanOrEqual(300)
})

it('reads a name beyond the thousand leads of late', async () => {
  const crowd = Array.from({ length: 1001 }, (_, index) => ({
    name: `Person ${index}`,
    company: `Firm ${index}`,
  }))
  const old = { name: 'Zoltan Varga', company: 'Danubia', last_activity_at: '2020-01-01T00:00:00Z' }
  const { data } = await person.client.from('leads').insert(old).select('id').single().throwOnError()
  await insertInPieces(crowd, (piece) => person.client.from('leads').insert(piece).throwOnError())
  const answer = await tell([userMessage('set danubia to qualified')])
  expect(callsOf(answer)).toEqual([['update_lead', { lead: data.id, status: 'qualified' }]])
})

it('goes the whole way: a sentence, calls, cards and rows of the real tools, an answer', async () => {
  const run = async (answer: ReadAnswer, question: string): Promise<ChatMessage[]> => {
    const results = await Promise.all(
      answer.calls.map(async (call): Promise<ChatMessage> => {
        const { data, error } = await person.client.functions.invoke('ai-crm-tools', {
          body: {
            toolName: call.function.name,
            parameters: JSON.parse(call.function.arguments),
            turnId: answer.opening?.turnId,
            callId: call.id,
            timeZone,
          },
        })
        if (error) throw error
        return { role: 'tool', tool_call_id: call.id, content: JSON.stringify(data) }
      }),
    )
    return [
      userMessage(question),
      { role: 'assistant', content: answer.text, tool_calls: answer.calls },
      ...results,
    ]
  }
  const write = 'move Acme to negotiation and remind me Thursday to call them'
  const proposed = await tell([userMessage(write)])
  const cards = await run(proposed, write)
  expect(cards.filter((each) => each.content.includes('needs_confirmation'))).toHaveLength(2)
  expect((await tell(cards, { turnId: proposed.opening?.turnId })).text).toMatch(
    /until you confirm each of the 2 cards/,
  )
  const { data: unchanged } = await person.client
    .from('leads')
    .select('status')
    .eq('id', acme)
    .single()
    .throwOnError()
  expect(unchanged.status).toBe('new')
  for (const question of [
    'find leads from Globex',
    'show my tasks',
    'tell me about Ana Silva',
    'hot leads',
    'win rate this quarter',
    'daily briefing',
  ]) {
    const asked = await tell([userMessage(question)])
    expect(asked.calls, question).toHaveLength(1)
    const answer = await tell(await run(asked, question), { turnId: asked.opening?.turnId })
    expect(answer.text, question).toMatch(/\S/)
  }
})

it('refuses a conversation of somebody else', async () => {
  const { data } = await stranger.client
    .from('ai_conversations')
    .insert({})
    .select('id')
    .single()
    .throwOnError()
  expect((await chat(host, person, [userMessage('hello')], { conversationId: data.id })).status).toBe(403)
})
