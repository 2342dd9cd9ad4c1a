import type { StreamedToolCall } from '@parley/core/assistant/protocol'
import type { Caller } from '../caller.ts'
import type { Asker } from './asker.ts'
import type { Chat } from './request.ts'

/** A piece of an answer, as it comes. */
export type AnswerPiece =
  | { kind: 'text'; text: string }
  | { kind: 'call'; call: StreamedToolCall }
  | { kind: 'end'; reason: 'stop' | 'tool_calls' | 'length' }

/** What an answer is made from. `now` is ISO 8601; `signal` aborts when nobody listens any more. `client` is the caller's. */
export type Question = {
  messages: Chat['messages']
  asker: Asker
  client: Caller['client']
  now: string
  timeZone: string
  signal: AbortSignal
}

/** `isConfident` false means that each write of this turn needs a click. Iterating `pieces` rejects with `EngineError`. */
export type Answer = { isConfident: boolean; pieces: AsyncIterable<AnswerPiece> }

/** What answers in the chat: `local` or a language model, by its name. */
export type ChatEngine = {
  name: string
  answer: (question: Question) => Promise<Answer>
  /** A piece of text for the blog's editor. Rejects with `EngineError`. */
  generate: (message: string, signal: AbortSignal) => Promise<string>
}

/** Rounds of tool calls within one turn; after them the model must answer in words. */
export const mostRounds = 4

/** How many times tools were already asked since the person's last words. */
export const countRounds = (messages: Chat['messages']): number => {
  const lastQuestion = messages.findLastIndex((each) => each.role === 'user')
  return messages
    .slice(lastQuestion + 1)
    .filter((each) => each.role === 'assistant' && (each.tool_calls?.length ?? 0) > 0).length
}
