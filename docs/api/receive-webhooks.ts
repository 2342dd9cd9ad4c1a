// A receiver of Parley's webhooks: node receive-webhooks.ts, with WEBHOOK_SECRET from the webhook's page.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'

const { WEBHOOK_SECRET = '', PORT = '4000' } = process.env
const key = Buffer.from(WEBHOOK_SECRET.replace('whsec_', ''), 'base64')
const seen = new Set<string>()

/** Whether the message was signed with the secret within five minutes (Standard Webhooks). */
function isGenuine(headers: IncomingHttpHeaders, body: string): boolean {
  const id = String(headers['webhook-id'])
  const timestamp = String(headers['webhook-timestamp'])
  if (!(Math.abs(Date.now() / 1000 - Number(timestamp)) <= 300)) return false
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest()
  return String(headers['webhook-signature'])
    .split(' ')
    .map((signature) => Buffer.from(signature.replace('v1,', ''), 'base64'))
    .some((given) => given.length === expected.length && timingSafeEqual(given, expected))
}

async function receive(request: IncomingMessage, response: ServerResponse) {
  let body = ''
  for await (const chunk of request) body += chunk
  if (!isGenuine(request.headers, body)) return response.writeHead(401).end('The signature does not fit.')
  // A message may come twice under the same id: do its work once, and say yes both times.
  const id = String(request.headers['webhook-id'])
  if (!seen.has(id)) {
    seen.add(id)
    const { type, data } = JSON.parse(body)
    console.log(type, JSON.stringify(data))
  }
  return response.writeHead(204).end()
}

const server = createServer((request, response) => void receive(request, response))
server.listen(Number(PORT), () => {
  const at = server.address()
  console.log(`Listening on ${typeof at === 'object' ? at?.port : at}`)
})
