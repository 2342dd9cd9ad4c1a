import { createServer, type ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * A scripted language model as a process of its own. Its first token comes after a while and says how long that took,
 * in milliseconds; others follow at the pace of a quick model. Prints its port.
 */
const firstTokenMilliseconds = 200
const tokenMilliseconds = 50
const tokens = 30

const line = (delta: object, finishReason: string | null) =>
  `data: ${JSON.stringify({ id: '1', created: 1, model: 'm', object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason: finishReason }] })}\n\n`

async function answer(response: ServerResponse): Promise<void> {
  const received = performance.now()
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.flushHeaders()
  await wait(firstTokenMilliseconds)
  response.write(line({ role: 'assistant', content: `${performance.now() - received} ` }, null))
  for (let token = 1; token < tokens && !response.destroyed; token += 1) {
    await wait(tokenMilliseconds)
    response.write(line({ content: 'word ' }, null))
  }
  response.end(`${line({}, 'stop')}data: [DONE]\n\n`)
}

const server = createServer((request, response) => {
  request.resume()
  answer(response).catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined))
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (address !== null && typeof address === 'object') process.stdout.write(`${address.port}\n`)
})
process.on('disconnect', () => process.exit(0))
