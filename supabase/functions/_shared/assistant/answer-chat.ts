import type { Caller } from '../caller.ts'
import { refuse } from '../caller.ts'
import type { Asker } from './asker.ts'
import type { ChatEngine } from './chat-engine.ts'
import { doubtUnasked } from './doubt-unasked.ts'
import { toEventStream } from './event-stream.ts'
import type { Chat } from './request.ts'

/** The longest wait for an answer's start before the stream is opened anyway, so that no proxy times out. */
const patienceMilliseconds = 5000

/** The database's error for a conversation that the caller cannot see. */
const refusals: readonly string[] = ['P0002', '42501']

/** The turn's id; null where the conversation is not the caller's. */
async function beginTurn(
  client: Caller['client'],
  chat: Chat,
  engine: string,
  isConfident: boolean,
): Promise<string | null> {
  if (chat.turnId !== undefined) return chat.turnId
  const { data, error } = await client.rpc('begin_ai_turn', {
    ...(chat.conversationId === undefined ? {} : { conversation_id: chat.conversationId }),
    engine,
    is_confident: isConfident,
  })
  if (error === null) return data
  if (refusals.includes(error.code)) return null
  throw error
}

/** Creates the turn while the engine is already working, and streams its answer. Rejects with `EngineError`. */
export async function answerChat(work: {
  engine: ChatEngine
  caller: Caller
  asker: Asker
  chat: Chat
  gone: AbortController
}): Promise<Response> {
  const { engine, caller, asker, chat, gone } = work
  const answer = await engine.answer({
    messages: chat.messages,
    asker,
    client: caller.client,
    now: new Date().toISOString(),
    timeZone: chat.timeZone ?? asker.timeZone,
    locale: chat.locale,
    signal: gone.signal,
  })
  const begun = Promise.withResolvers<string | null>()
  const iterator = doubtUnasked(answer, caller.client, begun.promise)
  const first = iterator.next()
  // Awaited below or by the stream; handled here so that an earlier failure is no unhandled rejection.
  first.catch(() => undefined)
  const turnId = await beginTurn(caller.client, chat, engine.name, answer.isConfident).catch(
    (error: unknown) => {
      begun.resolve(null)
      gone.abort()
      throw error
    },
  )
  begun.resolve(turnId)
  if (turnId === null) {
    gone.abort()
    return refuse(403, 'That conversation is not yours, or it was deleted. Start a new one.')
  }
  let patience: ReturnType<typeof setTimeout> | undefined
  await Promise.race([
    first,
    new Promise((resolve) => {
      patience = setTimeout(resolve, patienceMilliseconds)
    }),
  ]).finally(() => clearTimeout(patience))
  return toEventStream({ turnId, engine: engine.name }, iterator, first, () => gone.abort())
}
