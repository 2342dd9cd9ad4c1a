// A receiver of Parley's webhooks: node receive-webhooks.mjs, with WEBHOOK_SECRET from the webhook's page.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'

const key = Buffer.from(process.env.WEBHOOK_SECRET.replace('whsec_', ''), 'base64')
const seen = new Set()

/** Whether the message was signed with the secret within five minutes (Standard Webhooks). */
function isGenuine(headers, body) {
  const id = headers['webhook-id']
  const timestamp = headers['webhook-timestamp']
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > 300) return false
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest()
  return String(headers['webhook-signature'])
    .split(' ')
    .map((signature) => Buffer.from(signature.replace('v1,', ''), 'base64'))
    .some((given) => given.length === expected.length && timingSafeEqual(given, expected))
}

async function receive(request, response) {
  let body = ''
  for await (const chunk of request) body += chunk
  if (!isGenuine(request.headers, body)) return response.writeHead(401).end('The signature does not fit.')
  // A message may come twice under the same id: do its work once, and say yes both times.
  if (!seen.has(request.headers['webhook-id'])) {
    seen.add(request.headers['webhook-id'])
    const { type, data } = JSON.parse(body)
    console.log(type, JSON.stringify(data))
  }
  response.writeHead(204).end()
}

const server = createServer((request, response) => void receive(request, response))
server.listen(Number(process.env.PORT ?? 4000), () => console.log(`Listening on ${server.address().port}`))
