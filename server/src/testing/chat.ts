import type { ChatMessage, ToolCall } from '@parley/core/assistant/protocol'
import { z } from 'zod'
import type { Person, TestHost } from './host.ts'

const chunkSchema = z.object({
  choices: z.array(
    z.object({
      index: z.literal(0),
      delta: z.object({
        content: z.string().optional(),
        tool_calls: z
          .array(
            z.object({
              index: z.number(),
              id: z.string().optional(),
              type: z.literal('function').optional(),
              function: z
                .object({ name: z.string().optional(), arguments: z.string().optional() })
                .optional(),
            }),
          )
          .optional(),
      }),
      finish_reason: z.string().nullish(),
    }),
  ),
  parley: z.object({ turnId: z.string(), engine: z.string() }).optional(),
  error: z.object({ message: z.string(), status: z.number() }).optional(),
})
type Chunk = z.infer<typeof chunkSchema>

/** A streamed answer put together as a browser would: text, whole calls, the opening, a failure, and whether it ended. */
export interface ReadAnswer {
  text: string
  calls: ToolCall[]
  opening: Chunk['parley']
  failure: Chunk['error']
  finishReason: string | null
  hasEnded: boolean
  chunks: Chunk[]
}

/** Reads the events of a stream of the assistant. */
export function readAnswer(body: string): ReadAnswer {
  const lines = body.split('\n').filter((line) => line.startsWith('data: '))
  const chunks = lines
    .filter((line) => line !== 'data: [DONE]')
    .map((line) => chunkSchema.parse(JSON.parse(line.slice(6))))
  const calls: ToolCall[] = []
  const deltas = chunks.flatMap((chunk) => chunk.choices.map((choice) => choice.delta))
  for (const piece of deltas.flatMap((delta) => delta.tool_calls ?? [])) {
    const call = (calls[piece.index] ??= {
      id: piece.id ?? '',
      type: 'function',
      function: { name: piece.function?.name ?? '', arguments: '' },
    })
    call.function.arguments += piece.function?.arguments ?? ''
  }
  return {
    text: deltas.map((delta) => delta.content ?? '').join(''),
    calls,
    opening: chunks[0]?.parley,
    failure: chunks.find((chunk) => chunk.error)?.error,
    finishReason:
      chunks.flatMap((chunk) => chunk.choices.flatMap((choice) => choice.finish_reason ?? [])).at(-1) ?? null,
    hasEnded: lines.at(-1) === 'data: [DONE]',
    chunks,
  }
}

export async function accessToken({ client }: Person): Promise<string> {
  return (await client.auth.getSession()).data.session?.access_token ?? ''
}

/** POSTs to the assistant as the person, with whatever body. */
export async function postToAssistant(
  host: TestHost,
  person: Person,
  body: unknown,
  signal?: AbortSignal,
): Promise<Response> {
  return fetch(`${host.url}/functions/v1/ai-assistant`, {
    method: 'POST',
    headers: {
      apikey: host.publishableKey,
      Authorization: `Bearer ${await accessToken(person)}`,
      'Content-Type': 'application/json',
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...(signal ? { signal } : {}),
  })
}

export const userMessage = (content: string): ChatMessage => ({ role: 'user', content })

/** A chat of the person's own, in one request. */
export async function chat(
  host: TestHost,
  person: Person,
  messages: ChatMessage[],
  more: Record<string, unknown> = {},
): Promise<Response> {
  const own = { userId: person.id, companyId: person.companyId }
  return postToAssistant(host, person, { messages, ...own, ...more })
}

/** The whole answer to a chat; fails where the status is not 200. */
export async function ask(
  host: TestHost,
  person: Person,
  messages: ChatMessage[],
  more: Record<string, unknown> = {},
): Promise<ReadAnswer> {
  const response = await chat(host, person, messages, more)
  const body = await response.text()
  if (!response.ok) throw new Error(`${response.status}: ${body}`)
  return readAnswer(body)
}
