import { createHmac } from 'node:crypto'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { findAddress } from './find-address.ts'

interface Webhook {
  url: string
  /** Identifies the message over all attempts, so that the receiver can detect duplicates. */
  id: string
  payload: unknown
  /** `whsec_` and base64. */
  secret: string
  allowPrivate: boolean
  signal: AbortSignal
}

export interface WebhookAnswer {
  status: number
  /** The beginning of the answer's body. */
  body: string
}

const timeoutMs = 10_000
const mostAnswer = 2000

/** The signature of Standard Webhooks: `v1,` and the base64 HMAC-SHA256 of `id.timestamp.body`. */
export function signWebhook(secret: string, id: string, timestamp: number, body: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
}

/**
 * Posts a payload as JSON, signed in the form of Standard Webhooks, to the checked address only. Redirects are not
 * followed.
 * @throws WebhookRefusal for an address that is not to be called; Error when nobody answers within ten seconds.
 */
export async function sendWebhook({
  url,
  id,
  payload,
  secret,
  allowPrivate,
  signal,
}: Webhook): Promise<WebhookAnswer> {
  const address = new URL(url)
  const found = await findAddress(address, allowPrivate)
  const body = JSON.stringify(payload)
  const timestamp = Math.floor(Date.now() / 1000)
  const done = Promise.withResolvers<WebhookAnswer>()
  const send = address.protocol === 'https:' ? requestHttps : requestHttp
  const request = send(
    address,
    {
      method: 'POST',
      // A new connection: the receiver often closes a kept-alive one just when the next attempt would use it.
      agent: false,
      // Pinned: a second DNS lookup could give another address.
      lookup: (_name, options, answer) =>
        options.all ? answer(null, [found]) : answer(null, found.address, found.family),
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      headers: {
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(body),
        'User-Agent': 'Parley-Webhooks',
        'webhook-id': id,
        'webhook-timestamp': String(timestamp),
        'webhook-signature': signWebhook(secret, id, timestamp, body),
      },
    },
    (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => {
        text += chunk
        if (text.length > mostAnswer) response.destroy()
      })
      response.on('error', done.reject)
      response.on('close', () =>
        done.resolve({ status: response.statusCode ?? 0, body: text.slice(0, mostAnswer) }),
      )
    },
  )
  request.on('error', (error) => {
    const isSilent = error.name === 'TimeoutError' || (error.name === 'AbortError' && !signal.aborted)
    done.reject(isSilent ? new Error(`${address.host} did not answer within 10 seconds.`) : error)
  })
  request.end(body)
  return done.promise
}
