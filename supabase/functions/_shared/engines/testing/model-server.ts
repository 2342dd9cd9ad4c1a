import { createServer } from 'node:http'
import { z } from 'zod'

const requestSchema = z.object({
  model: z.string(),
  messages: z.array(
    z.looseObject({
      role: z.string(),
      content: z.union([z.string(), z.array(z.looseObject({ type: z.string() }))]).nullish(),
    }),
  ),
  tools: z.array(z.looseObject({ function: z.looseObject({ name: z.string() }) })).optional(),
  response_format: z.object({ type: z.string() }).optional(),
  stream_options: z.object({ include_usage: z.boolean() }).optional(),
})

export type ModelRequest = z.infer<typeof requestSchema> & { authorization: string | undefined }

/**
 * What the service does with a request: an answer in pieces, deltas as they are given (then their end, a cut line or
 * silence), a status, a raw page, silence after one piece, or nothing at all.
 */
export type ModelReply =
  | { kind: 'answer'; text: string; finishReason?: string; tokens?: [input: number, output: number] }
  | { kind: 'deltas'; deltas: object[]; finishReason?: string; ending?: 'drop' | 'silence' }
  | { kind: 'status'; status: number; body: string }
  | { kind: 'page'; body: string }
  | { kind: 'silence' }
  | { kind: 'mute' }

/** A service with the chat completions API over real HTTP on a free port, for tests; `models` is what it lists. */
export async function startModelServer(
  reply: (request: ModelRequest) => ModelReply | Promise<ModelReply>,
  models: readonly object[] = [],
) {
  const requests: ModelRequest[] = []
  let abandoned = 0
  const server = createServer((incoming, outgoing) => {
    const parts: Buffer[] = []
    outgoing.on('close', () => {
      if (!outgoing.writableEnded) abandoned += 1
    })
    incoming.on('data', (part: Buffer) => parts.push(part))
    const respond = async () => {
      if (incoming.method === 'GET') {
        outgoing.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data: models }))
        return
      }
      const body = requestSchema.parse(JSON.parse(Buffer.concat(parts).toString('utf8')))
      const request = { ...body, authorization: incoming.headers.authorization }
      requests.push(request)
      const answer = await reply(request)
      if (answer.kind === 'status') {
        outgoing.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
        return
      }
      if (answer.kind === 'mute') return
      if (answer.kind === 'page') {
        outgoing.writeHead(200, { 'content-type': 'text/html' }).end(answer.body)
        return
      }
      outgoing.writeHead(200, { 'content-type': 'text/event-stream' })
      const chunk = (delta: object, finishReason: string | null): string =>
        `data: ${JSON.stringify({ id: '1', created: 1, model: body.model, object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason: finishReason }] })}\n\n`
      outgoing.write(chunk({ role: 'assistant', content: '' }, null))
      if (answer.kind === 'silence') {
        outgoing.write(chunk({ content: '{"title"' }, null))
        return
      }
      if (answer.kind === 'deltas') {
        for (const delta of answer.deltas) outgoing.write(chunk(delta, null))
        if (answer.ending === 'silence') return
        if (answer.ending === 'drop') {
          // Written data is flushed before the connection is cut in the middle of the answer.
          outgoing.write('', () => outgoing.destroy())
          return
        }
        outgoing.write(chunk({}, answer.finishReason ?? 'stop'))
        outgoing.end('data: [DONE]\n\n')
        return
      }
      for (let from = 0; from < answer.text.length; from += 500) {
        outgoing.write(chunk({ content: answer.text.slice(from, from + 500) }, null))
      }
      outgoing.write(chunk({}, answer.finishReason ?? 'stop'))
      if (answer.tokens && body.stream_options?.include_usage) {
        const [prompt_tokens, completion_tokens] = answer.tokens
        const usage = { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens }
        const last = {
          id: '1',
          created: 1,
          model: body.model,
          object: 'chat.completion.chunk',
          choices: [],
          usage,
        }
        outgoing.write(`data: ${JSON.stringify(last)}\n\n`)
      }
      outgoing.end('data: [DONE]\n\n')
    }
    incoming.on('end', () => void respond())
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    /** The number of answers that the caller aborted. */
    abandoned: () => abandoned,
    close: async (): Promise<void> => {
      server.closeAllConnections()
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
      })
    },
  }
}
