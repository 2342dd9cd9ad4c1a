// A lead whose message is signed, so that the secret is in no address (Standard Webhooks).
import { createHmac, randomUUID } from 'node:crypto'

const { WEBHOOK_URL = '', WEBHOOK_SECRET = '' } = process.env
const [address = ''] = WEBHOOK_URL.split('?')
const key = Buffer.from(WEBHOOK_SECRET.replace('whsec_', ''), 'base64')
const body = JSON.stringify({ name: 'Eva Stone', email: 'eva@stone.example' })
const id = `msg_${randomUUID()}`
const timestamp = Math.floor(Date.now() / 1000)
const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')

const response = await fetch(address, {
  method: 'POST',
  body,
  headers: {
    'Content-Type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `v1,${signature}`,
  },
})
console.log(response.status, await response.text())
