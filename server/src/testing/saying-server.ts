import { once } from 'node:events'
import { createServer } from 'node:http'

export interface SayingServer {
  baseUrl: string
  /** How often it was asked. */
  requests(): number
  close(): Promise<void>
}

/** A speech server that hears the same words in every sound: for tests of who is asked, not of what is understood. */
export async function startSayingServer(text: string): Promise<SayingServer> {
  let requests = 0
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      requests += 1
      const answer = { text, segments: [{ start: 0, end: 2, text }] }
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    baseUrl: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/v1`,
    requests: () => requests,
    async close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
