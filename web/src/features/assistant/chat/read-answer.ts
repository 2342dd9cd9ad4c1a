import type { ToolCall } from '@parley/core/assistant/protocol'
import * as z from 'zod/mini'
import { createEventReader } from './event-reader.ts'
import { ChatFailure } from './failure.ts'
import { createCallJoiner } from './join-calls.ts'

/** `ChatChunk` of the protocol, as far as it is read; what a service adds is passed over. */
const chunkSchema = z.object({
  choices: z._default(
    z.array(
      z.object({
        delta: z._default(
          z.object({
            content: z.nullish(z.string()),
            tool_calls: z.nullish(
              z.array(
                z.object({
                  index: z._default(z.number(), 0),
                  id: z.nullish(z.string()),
                  function: z.nullish(
                    z.object({ name: z.nullish(z.string()), arguments: z.nullish(z.string()) }),
                  ),
                }),
              ),
            ),
          }),
          {},
        ),
      }),
    ),
    [],
  ),
  parley: z.optional(z.object({ turnId: z.string(), engine: z.string() })),
  error: z.optional(z.object({ message: z.string(), status: z.number() })),
})

export interface Answer {
  text: string
  calls: ToolCall[]
}

interface Listeners {
  /** The turn's id and what answers: `local` or a model's name. */
  onOpening: (opening: { turnId: string; engine: string }) => void
  onText: (piece: string) => void
}

const unreadable =
  'The assistant gave an answer that cannot be read. Your messages are kept. Please try again.'
const cut = 'The connection was lost before the answer ended. Your messages are kept. Please try again.'

function readChunk(data: string) {
  try {
    return chunkSchema.parse(JSON.parse(data))
  } catch {
    throw new ChatFailure(unreadable, 502)
  }
}

/**
 * Reads the stream of an answer to its end. Rejects with `ChatFailure` where it holds an error, cannot be read, or ends
 * before `[DONE]`: then no call of it may run.
 */
export async function readAnswer(
  body: ReadableStream<Uint8Array>,
  { onOpening, onText }: Listeners,
): Promise<Answer> {
  const joiner = createCallJoiner()
  let text = ''
  let hasEnded = false
  const events = createEventReader((data) => {
    if (hasEnded) return
    if (data === '[DONE]') {
      hasEnded = true
      return
    }
    const chunk = readChunk(data)
    if (chunk.parley) onOpening(chunk.parley)
    if (chunk.error) throw new ChatFailure(chunk.error.message, chunk.error.status)
    for (const { delta } of chunk.choices) {
      if (delta.content) {
        text += delta.content
        onText(delta.content)
      }
      for (const { index, id, function: part } of delta.tool_calls ?? [])
        joiner.add({
          index,
          ...(id == null ? {} : { id }),
          function: {
            ...(part?.name == null ? {} : { name: part.name }),
            ...(part?.arguments == null ? {} : { arguments: part.arguments }),
          },
        })
    }
  })
  const reader = body.getReader()
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) events.push(part.value)
    events.end()
  } finally {
    // Where reading failed, the rest of the answer is of no use.
    void reader.cancel().catch(() => undefined)
  }
  if (!hasEnded) throw new ChatFailure(cut, 504)
  return { text, calls: joiner.calls() }
}
