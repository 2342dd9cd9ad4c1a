import type { Mark } from '@parley/core/assistant/borne-out/find-unborne'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openPage, signIn } from '~/data/testing/page.ts'
import type { Chat } from './chat.ts'
import type { Outcome } from './outcome.ts'

interface Row {
  id: string
  conversation_id: string
  role: string
  content: string
  tool_results: Outcome[] | null
  marks: Mark[] | null
}

/** What the server keeps, and what it answers next. */
const server = {
  rows: new Map<string, Row>(),
  titles: new Map<string, string>(),
  conversations: 0,
  /** The streams of the next answers. */
  answers: [] as (Response | Promise<Response>)[],
  /** The answers of the next tools. */
  tools: [] as (Response | Promise<Response>)[],
  /** The answers of the next reads of a conversation. */
  reads: new Map<string, Promise<unknown>>(),
  asked: [] as { toolName: string; confirmationId?: string; callId?: string }[],
}

const empty = (status = 204) => new Response(null, { status })
async function answer(request: Request): Promise<Response | null> {
  const { pathname, searchParams } = new URL(request.url)
  const filter = (name: string) => (searchParams.get(name) ?? '').replace('eq.', '')
  if (pathname.endsWith('/ai-assistant')) return (await server.answers.shift()) ?? null
  if (pathname.endsWith('/ai-crm-tools')) {
    server.asked.push(await request.json())
    return (await server.tools.shift()) ?? null
  }
  if (pathname.endsWith('/ai_conversations')) {
    if (request.method === 'PATCH') {
      const { title }: { title: string } = await request.json()
      server.titles.set(filter('id'), title)
      return empty()
    }
    return Response.json({ id: `conversation ${++server.conversations}` }, { status: 201 })
  }
  if (request.method === 'POST') {
    const row: Row = await request.json()
    server.rows.set(row.id, row)
    return empty(201)
  }
  const id = filter('conversation_id')
  await server.reads.get(id)
  const rows = [...server.rows.values()].filter((row) => row.conversation_id === id)
  return Response.json(rows.map((row) => ({ ...row, created_at: '2026-01-01T00:00:00Z' })).toReversed())
}

const stream = (...chunks: unknown[]) =>
  new Response(
    [...chunks.map((chunk) => JSON.stringify(chunk)), '[DONE]'].map((data) => `data: ${data}\n\n`).join(''),
    {
      headers: { 'content-type': 'text/event-stream' },
    },
  )
const words = (content: string) => ({ choices: [{ delta: { content } }] })
const calls = (id: string, name: string) => ({
  choices: [{ delta: { tool_calls: [{ index: 0, id, function: { name, arguments: '{}' } }] } }],
})
const confirmation = { id: 'card', title: 'Delete Acme?', changes: [], isDestructive: true }
const result = (value: unknown) => Response.json({ result: value })
const refusal = (status: number) => Response.json({ error: 'This card was used.' }, { status })

let chat: Chat
const notify = vi.fn<(words: string) => void>()
beforeAll(async () => {
  openPage(answer)
  await signIn('ana')
})
beforeEach(async () => {
  const { createChat } = await import('./chat.ts')
  Object.assign(server, {
    rows: new Map(),
    titles: new Map(),
    answers: [],
    tools: [],
    reads: new Map(),
    asked: [],
  })
  notify.mockClear()
  chat = createChat({ userId: 'ana', companyId: 'c' }, notify)
})
afterAll(() => void vi.unstubAllGlobals())

const last = () => chat.read().messages.at(-1)
function lastState() {
  const message = last()
  return message?.role === 'assistant' ? message.state : undefined
}
function outcomeState(id: string) {
  const message = chat.read().messages.find((each) => each.id === id)
  return message?.role === 'assistant' ? message.outcomes[0]?.state : undefined
}
const settled = () => vi.waitFor(() => expect(chat.read().isPending).toBe(false))
async function say(text: string, ...answers: (Response | Promise<Response>)[]) {
  server.answers.push(...answers)
  expect(chat.send(text)).toBe(true)
  await settled()
}
/** A conversation with one card that waits for its click. */
async function sayWithCard() {
  server.tools.push(result({ status: 'needs_confirmation', message: 'Sure?', confirmation }))
  await say('Delete Acme', stream(calls('a', 'delete_lead')), stream(words('Please confirm.')))
  return last()?.id ?? ''
}
const storedState = (id: string) => server.rows.get(id)?.tool_results?.[0]?.state

describe('a message', () => {
  it('is shown at once, answered, and kept with its answer under one conversation', async () => {
    await say('  Who is hot?  ', stream(words('Ana'), words(', mostly.')))
    expect(chat.read().messages.map(({ text }) => text)).toEqual(['Who is hot?', 'Ana, mostly.'])
    await vi.waitFor(() => expect(server.rows.size).toBe(2))
    const [id] = server.titles.keys()
    expect(server.titles.get(id ?? '')).toBe('Who is hot?')
    expect([...server.rows.values()].map((row) => row.conversation_id)).toEqual([id, id])
  })

  it('of a model is measured at its end by what tools answered and the person said, and the marks are kept', async () => {
    const opening = { parley: { turnId: 't', engine: 'model' }, choices: [] }
    const data = { leads: [{ id: '1', name: 'Ana', status: 'won', value: 5000 }] }
    server.tools.push(result({ status: 'done', message: '1 lead found: Ana.', data }))
    await say(
      'Who is won?',
      stream(opening, calls('a', 'search_leads')),
      stream(words('Ana is worth $5,000. Bo is worth '), words('$9,000. I have sent it.')),
    )
    const marks = [
      { kind: 'record', text: 'Bo is worth $9,000.', values: ['$9,000'] },
      { kind: 'sending', text: 'I have sent it.', values: [] },
    ]
    expect(last()).toMatchObject({ state: 'done', marks })
    const id = last()?.id ?? ''
    await vi.waitFor(() => expect(server.rows.get(id)?.marks).toEqual(marks))
    const conversation = chat.read().conversationId ?? ''
    chat.startNew()
    await chat.open(conversation)
    expect(last()).toMatchObject({ marks })
    await say('Ana again, $7?', stream(opening, words('Ana has $5,000, not $7.')))
    expect(last()).toMatchObject({ marks: [{ values: ['$5,000'] }] })
  })

  it('claims nothing undone once the click has done it', async () => {
    const opening = { parley: { turnId: 't', engine: 'model' }, choices: [] }
    server.tools.push(result({ status: 'needs_confirmation', message: 'Sure?', confirmation }))
    await say('Delete Acme', stream(opening, calls('a', 'delete_lead')), stream(words('I have deleted it.')))
    expect(last()).toMatchObject({ marks: [{ kind: 'deed' }] })
    server.tools.push(result({ status: 'done', message: 'Deleted the lead Acme.' }))
    await chat.confirm(last()?.id ?? '', 'a')
    expect(last()).toMatchObject({ marks: [] })
  })

  it('of the built-in engine is not measured', async () => {
    await say(
      'hi',
      stream({ parley: { turnId: 't', engine: 'local' }, choices: [] }, words('Bo has $9,000.')),
    )
    expect(last()).toMatchObject({ marks: [] })
  })

  it.each(['', '  \n'])('of %j is none', (text) => {
    expect(chat.send(text)).toBe(false)
    expect(chat.read().messages).toEqual([])
  })

  it('waits until the one before is answered', async () => {
    const gate = Promise.withResolvers<Response>()
    server.answers.push(gate.promise)
    expect(chat.send('One')).toBe(true)
    expect(chat.send('Two')).toBe(false)
    gate.resolve(stream(words('1')))
    await settled()
    expect(chat.read().messages.map(({ text }) => text)).toEqual(['One', '1'])
  })
})

describe('an answer', () => {
  it('that breaks off keeps its words, is said, and is taken up again', async () => {
    const broken = new Response(`data: ${JSON.stringify(words('Half'))}\n\n`, {
      headers: { 'content-type': 'text/event-stream' },
    })
    await say('Go', broken)
    expect(last()).toMatchObject({ text: 'Half', state: 'failed', canRetry: true })
    expect(notify).toHaveBeenCalledWith(expect.stringContaining('connection was lost'))
    server.answers.push(stream(words('Whole')))
    chat.retry(last()?.id ?? '')
    await settled()
    expect(last()).toMatchObject({ text: 'Whole', state: 'done', canRetry: false })
  })

  it('of something in between is not taken for one', async () => {
    await say(
      'Go',
      new Response('<html>Sign in to the hotel</html>', { headers: { 'content-type': 'text/html' } }),
    )
    expect(lastState()).toBe('failed')
    expect(notify).toHaveBeenCalledWith(expect.stringContaining('Something between you'))
  })

  it('without a word and without a call has failed', async () => {
    await say('Go', stream())
    expect(lastState()).toBe('failed')
    expect(notify).toHaveBeenCalledWith('No response from AI')
  })

  it('is stopped when a new conversation is begun, and nothing of it comes into that one', async () => {
    const gate = Promise.withResolvers<Response>()
    server.answers.push(gate.promise)
    chat.send('Old')
    const id = last()?.id ?? ''
    await vi.waitFor(() => expect(server.answers).toEqual([]))
    chat.startNew()
    gate.resolve(stream(words('Late')))
    await say('New', stream(words('Fresh')))
    expect(chat.read().messages.map(({ text }) => text)).toEqual(['New', 'Fresh'])
    await vi.waitFor(() => expect(server.rows.size).toBe(4))
    expect(server.rows.get(id)?.content).toBe('')
    expect(new Set([...server.rows.values()].map((row) => row.conversation_id)).size).toBe(2)
  })
})

describe('a card', () => {
  it('is run by its click alone, once however often it is pressed', async () => {
    const id = await sayWithCard()
    expect(outcomeState(id)).toBe('waiting')
    const gate = Promise.withResolvers<Response>()
    server.tools.push(gate.promise, refusal(409))
    const first = chat.confirm(id, 'a')
    const second = chat.confirm(id, 'a')
    gate.resolve(result({ status: 'done', message: 'Deleted.' }))
    await Promise.all([first, second])
    expect(outcomeState(id)).toBe('done')
    expect(server.asked.filter(({ confirmationId }) => confirmationId === 'card')).toHaveLength(1)
  })

  it('that is used, too old or overtaken can be asked for anew; another refusal leaves it waiting', async () => {
    const id = await sayWithCard()
    server.tools.push(refusal(403))
    await chat.confirm(id, 'a')
    expect(outcomeState(id)).toBe('waiting')
    expect(notify).toHaveBeenCalledWith('This card was used.')
    server.tools.push(refusal(410))
    await chat.confirm(id, 'a')
    expect(outcomeState(id)).toBe('expired')
    server.tools.push(result({ status: 'needs_confirmation', message: 'Sure?', confirmation }))
    await chat.askAgain(id, 'a')
    expect(outcomeState(id)).toBe('waiting')
    chat.decline(id, 'a')
    expect(outcomeState(id)).toBe('declined')
    await chat.confirm(id, 'a')
    expect(outcomeState(id)).toBe('declined')
  })

  it('that was confirmed is done in its own conversation, also where another one was opened meanwhile', async () => {
    const id = await sayWithCard()
    await vi.waitFor(() => expect(storedState(id)).toBe('waiting'))
    const home = server.rows.get(id)?.conversation_id
    const gate = Promise.withResolvers<Response>()
    server.tools.push(gate.promise)
    const confirming = chat.confirm(id, 'a')
    chat.startNew()
    gate.resolve(result({ status: 'done', message: 'Deleted.', undo: { callId: 'a', label: 'Undo' } }))
    await confirming
    await vi.waitFor(() => expect(storedState(id)).toBe('done'))
    expect(server.rows.get(id)?.conversation_id).toBe(home)
    expect(chat.read().messages).toEqual([])
  })

  it('is taken back once, the newest first', async () => {
    server.tools.push(result({ status: 'done', message: 'Moved.', undo: { callId: 'a', label: 'Undo' } }))
    await say('Move Acme', stream(calls('a', 'move_lead')), stream(words('Moved.')))
    const id = last()?.id ?? ''
    const gate = Promise.withResolvers<Response>()
    server.tools.push(gate.promise)
    expect(chat.undoLast()).toBe(true)
    expect(chat.undoLast()).toBe(true)
    gate.resolve(result({ status: 'done' }))
    await vi.waitFor(() => expect(outcomeState(id)).toBe('undone'))
    expect(server.asked.filter(({ toolName }) => toolName === 'undo_action')).toHaveLength(1)
    expect(chat.undoLast()).toBe(false)
  })
})

describe('the history', () => {
  const keep = (conversation: string, content: string) =>
    server.rows.set(content, {
      id: content,
      conversation_id: conversation,
      role: 'user',
      content,
      tool_results: null,
      marks: null,
    })

  it('shows the conversation chosen last, however long the one before takes', async () => {
    keep('slow', 'Of the slow one')
    keep('quick', 'Of the quick one')
    const gate = Promise.withResolvers<void>()
    server.reads.set('slow', gate.promise)
    const slow = chat.open('slow')
    await chat.open('quick')
    gate.resolve()
    await slow
    expect(chat.read()).toMatchObject({ conversationId: 'quick', isOpening: false })
    expect(chat.read().messages.map(({ text }) => text)).toEqual(['Of the quick one'])
  })

  it('comes no more once a new conversation was begun', async () => {
    keep('slow', 'Of the slow one')
    const gate = Promise.withResolvers<void>()
    server.reads.set('slow', gate.promise)
    const slow = chat.open('slow')
    expect(chat.send('Too early')).toBe(false)
    chat.startNew()
    await say('New', stream(words('Fresh')))
    gate.resolve()
    await slow
    expect(chat.read().messages.map(({ text }) => text)).toEqual(['New', 'Fresh'])
  })

  it('goes on in the conversation that was opened, under its own title', async () => {
    keep('old', 'Before')
    await chat.open('old')
    await say('After', stream(words('Yes')))
    await vi.waitFor(() => expect(server.rows.size).toBe(3))
    expect([...server.rows.values()].map((row) => row.conversation_id)).toEqual(['old', 'old', 'old'])
    expect(server.titles.size).toBe(0)
  })
})
