import { z } from 'zod'
import type { Config } from '../config.ts'
import { AuthError, phoneDisabled } from './errors.ts'

const timeoutMs = 10_000
const defaultBaseUrl = 'https://api.twilio.com'
const accepted = z.object({ sid: z.string().optional() })

export type Channel = 'sms' | 'whatsapp'

export interface Sms {
  /**
   * Sends `body` to a number as normalisePhone makes it; answers the service's id of the message.
   * @throws AuthError 422 sms_send_failed
   */
  send(phone: string, body: string, channel: Channel): Promise<string | null>
}

/** Any service with Twilio's Messages API. Null when the operator set none up. */
export function createSms(config: Config): Sms | null {
  const { SMS_ACCOUNT: account, SMS_TOKEN: token, SMS_FROM: from } = config
  if (!account || !token || !from) return null
  const base = (config.SMS_BASE_URL ?? defaultBaseUrl).replace(/\/+$/, '')
  const address = `${base}/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`
  const authorization = `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`
  // A messaging service chooses the number itself and is named by its id.
  const senderField = /^MG[0-9a-f]{32}$/i.test(from) ? 'MessagingServiceSid' : 'From'
  return {
    async send(phone, body, channel) {
      const prefix = channel === 'whatsapp' ? 'whatsapp:' : ''
      const sender = senderField === 'From' ? `${prefix}${from}` : from
      try {
        const answer = await fetch(address, {
          method: 'POST',
          headers: { Authorization: authorization },
          body: new URLSearchParams({ To: `${prefix}+${phone}`, [senderField]: sender, Body: body }),
          signal: AbortSignal.timeout(timeoutMs),
        })
        if (!answer.ok) throw new Error(`The SMS service answered ${answer.status}`)
        return accepted.parse(await answer.json()).sid ?? null
      } catch {
        throw new AuthError(422, 'sms_send_failed', 'The code could not be sent. Try again.')
      }
    },
  }
}

/** E.164 without the plus and whatever people write between the digits. @throws AuthError 400 validation_failed */
export function normalisePhone(phone: string): string {
  const digits = phone
    .trim()
    .replace(/^\+/, '')
    .replace(/[\s().-]/g, '')
  if (!/^[1-9]\d{6,14}$/.test(digits))
    throw new AuthError(400, 'validation_failed', 'Invalid phone number format (E.164 required)')
  return digits
}

export const channelField = z
  .string()
  .nullish()
  .transform((channel) => channel || 'sms')
  .pipe(z.enum(['sms', 'whatsapp'], { error: 'Invalid channel: sms or whatsapp' }))

/** @throws AuthError 400 phone_provider_disabled */
export function requireSms({ sms }: { sms: Sms | null }): Sms {
  if (!sms) throw phoneDisabled()
  return sms
}
