import { once } from 'node:events'
import { createServer } from 'node:http'

export interface FixedSpeechServer {
  baseUrl: string
  /** The number of requests. */
  requests(): number
  close(): Promise<void>
}

/** A speech server that returns the same words for every sound: for tests of which engine is used, not of recognition. */
export async function startFixedSpeechServer(text: string): Promise<FixedSpeechServer> {
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
