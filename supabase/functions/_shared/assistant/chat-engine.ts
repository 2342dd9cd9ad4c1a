import type { StreamedToolCall, ToolCall } from '@parley/core/assistant/protocol'
import type { Reader } from '@parley/core/format/place'
import type { Caller } from '../caller.ts'
import type { Asker } from './asker.ts'
import type { Chat } from './request.ts'

/** A streamed piece of an answer. */
export type AnswerPiece =
  | { kind: 'text'; text: string }
  | { kind: 'call'; call: StreamedToolCall }
  | { kind: 'end'; reason: 'stop' | 'tool_calls' | 'length' }

/** What an answer is made from. `signal` aborts when nobody listens any more. `client` is the caller's. */
export interface Question extends Reader {
  messages: Chat['messages']
  asker: Asker
  client: Caller['client']
  signal: AbortSignal
}

/**
 * `isConfident` false means that each write of this turn needs a click; so does a call that `areAskedFor` finds no words of
 * the person for. Iterating `pieces` rejects with `EngineError`.
 */
export interface Answer {
  isConfident: boolean
  areAskedFor?: (calls: readonly ToolCall[], client: Caller['client']) => Promise<boolean>
  pieces: AsyncIterable<AnswerPiece>
}

/** The engine of the chat: `local` or a language model, by its name. */
export interface ChatEngine {
  name: string
  answer: (question: Question) => Promise<Answer>
  /** A piece of text for the blog's editor. Rejects with `EngineError`. */
  generate: (message: string, signal: AbortSignal) => Promise<string>
}

/** Rounds of tool calls within one turn; after them the model must answer in words. */
export const maxRounds = 4

/** The number of tool rounds since the person's last message. */
export function countRounds(messages: Chat['messages']): number {
  const lastQuestion = messages.findLastIndex((each) => each.role === 'user')
  return messages
    .slice(lastQuestion + 1)
    .filter((each) => each.role === 'assistant' && (each.tool_calls?.length ?? 0) > 0).length
}
