import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { z } from 'zod'
import type { Person, TestHost } from '../../testing/host.ts'

/** A server of its own on a free port of this machine. */
export async function serveLocally(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { port, baseUrl: `http://127.0.0.1:${port}/v1`, close: () => void server.close() }
}

/** A speech server that hears the same in everything and counts. */
export async function serveSpeech(models: readonly object[] = []) {
  const heard: { authorization: string | undefined }[] = []
  const server = await serveLocally((request, response) => {
    request.resume()
    request.on('end', () => {
      response.writeHead(200, { 'Content-Type': 'application/json' })
      if (request.method === 'GET') return response.end(JSON.stringify({ data: models }))
      heard.push({ authorization: request.headers.authorization })
      return response.end('{"text": "a tone", "segments": [{"start": 0, "end": 1, "text": "a tone"}]}')
    })
  })
  return { ...server, heard }
}

const answerSchema = z.object({
  error: z.string().optional(),
  fields: z.record(z.string(), z.string()).optional(),
  works: z.boolean().optional(),
  message: z.string().nullish(),
  models: z.array(z.string()).optional(),
  servers: z.array(z.unknown()).optional(),
  connections: z
    .array(
      z.object({
        kind: z.string(),
        values: z.record(z.string(), z.string()),
        fixed: z.record(z.string(), z.string()),
        hasSecret: z.boolean(),
        isStored: z.boolean(),
        isUnreadable: z.boolean(),
      }),
    )
    .optional(),
})

/** A call of the settings as a person makes it from the page. */
export async function callSettings(
  host: TestHost,
  { client }: Pick<Person, 'client'>,
  method: string,
  path = '',
  body?: object,
) {
  const { data } = await client.auth.getSession()
  const response = await fetch(`${host.url}/functions/v1/connection-settings${path}`, {
    method,
    headers: {
      apikey: host.publishableKey,
      'Content-Type': 'application/json',
      ...(data.session ? { Authorization: `Bearer ${data.session.access_token}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const text = await response.text()
  return { status: response.status, text, answer: answerSchema.parse(JSON.parse(text)) }
}
