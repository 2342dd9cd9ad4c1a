import type { ChatChunk } from '@parley/core/assistant/protocol'
import { EngineError } from '../engines/engine.ts'
import type { AnswerPiece } from './chat-engine.ts'

const heartbeatMilliseconds = 10_000
const heartbeat = ': still working\n\n'
const end = 'data: [DONE]\n\n'

function toChunk(piece: AnswerPiece): ChatChunk {
  if (piece.kind === 'text') return { choices: [{ index: 0, delta: { content: piece.text } }] }
  if (piece.kind === 'call') return { choices: [{ index: 0, delta: { tool_calls: [piece.call] } }] }
  return { choices: [{ index: 0, delta: {}, finish_reason: piece.reason }] }
}

function toFailure(error: unknown): NonNullable<ChatChunk['error']> {
  if (error instanceof EngineError) return { message: error.message, status: error.status }
  // The status was sent already, so the error can only be logged.
  // oxlint-disable-next-line no-console
  console.error(error)
  return {
    message: 'The assistant failed on our side. Your messages are kept. Please try again.',
    status: 500,
  }
}

/**
 * The answer as a stream of events: the first chunk carries `opening`, an error stands in place of the rest where the
 * answer fails, `[DONE]` comes last. Comments keep the connection open while the next piece is awaited. `onGone` is
 * called when the reader disconnects early.
 */
export function toEventStream(
  opening: NonNullable<ChatChunk['parley']>,
  pieces: AsyncIterator<AnswerPiece>,
  first: Promise<IteratorResult<AnswerPiece>>,
  onGone: () => void,
): Response {
  const encoder = new TextEncoder()
  let awaited: Promise<IteratorResult<AnswerPiece>> | null = first
  let isFirst = true
  let isGone = false
  const toLine = (chunk: ChatChunk): string => {
    const line = `data: ${JSON.stringify(isFirst ? { ...chunk, parley: opening } : chunk)}\n\n`
    isFirst = false
    return line
  }
  const next = async (): Promise<{ text: string; isLast: boolean }> => {
    try {
      const piece = await (awaited ?? pieces.next())
      awaited = null
      if (!piece.done) return { text: toLine(toChunk(piece.value)), isLast: false }
      return { text: (isFirst ? toLine({ choices: [] }) : '') + end, isLast: true }
    } catch (error) {
      return { text: toLine({ choices: [], error: toFailure(error) }) + end, isLast: true }
    }
  }
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: async (output) => {
      const timer = setInterval(() => {
        if (!isGone) output.enqueue(encoder.encode(heartbeat))
      }, heartbeatMilliseconds)
      const { text, isLast } = await next()
      clearInterval(timer)
      if (isGone) return
      output.enqueue(encoder.encode(text))
      if (isLast) output.close()
    },
    cancel: () => {
      isGone = true
      onGone()
    },
  })
  return new Response(body, {
    headers: {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-cache, no-transform',
      'X-Accel-Buffering': 'no',
    },
  })
}
