import { readEntity, readGroups, readHead } from './entity.ts'
import type { Fields } from './fields.ts'

/** That one recipient will not get a mail, as a mail server says that has given up. */
export interface Failure {
  /** The address it could not be handed to, in lower case. */
  recipient: string
  /** RFC 3463, as `5.1.1`; `4.4.7` where a passing trouble did not pass in time. */
  status: string
  /** What the last mail server said, at most 500 characters. */
  reason: string
}

export interface DeliveryReport {
  /** The Message-ID of the mail it is about, with its angle brackets; null where it does not say. */
  messageId: string | null
  failures: Failure[]
}

const statusTypes = new Set(['message/delivery-status', 'message/global-delivery-status'])
const returnedTypes = new Set([
  'message/rfc822',
  'text/rfc822-headers',
  'message/global',
  'message/global-headers',
])

/** `rfc822; <Ana@Acme.example>` as `ana@acme.example`. */
const addressOf = (value: string): string =>
  value
    .slice(value.indexOf(';') + 1)
    .trim()
    .replace(/^<(.*)>$/, '$1')
    .toLowerCase()

const messageIdIn = (value = ''): string | null => /<[^<>\s]+>/.exec(value)?.[0] ?? null

/** Postgres takes no null character in a text. */
const plain = (text: string): string => text.replaceAll('\0', '').replace(/\s+/g, ' ').trim()

/** A server's answer over several lines repeats its code in each: `550-5.1.1 Gone. 550 5.1.1 Sorry.` as `550 5.1.1 Gone. Sorry.` */
function joinLines(said: string): string {
  const [, code, status] = /^(\d{3})-(\d\.\d{1,3}\.\d{1,3}) /.exec(said) ?? []
  if (code === undefined || status === undefined) return said
  return `${code} ${said.slice(4).replaceAll(` ${code}-${status} `, ' ').replaceAll(` ${code} ${status} `, ' ')}`
}

/** A recipient's group, where it tells of a failure: not of a delay, a relay or an expansion. */
function readFailure(group: Fields): Failure[] {
  const recipient = group.get('final-recipient')
  const [status] = /^[45]\.\d{1,3}\.\d{1,3}\b/.exec(group.get('status') ?? '') ?? []
  const hasFailed = /^failed\b/i.test(group.get('action') ?? '')
  if (recipient === undefined || status === undefined || !hasFailed) return []
  const said = joinLines(plain((group.get('diagnostic-code') ?? '').replace(/^[\w-]+\s*;/, '')))
  const reason = said === '' ? `The mail server could not deliver it (${status}).` : said
  return [{ recipient: addressOf(recipient), status, reason: reason.slice(0, 500) }]
}

/**
 * Reads a mail that says what became of another one: multipart/report (RFC 6522) with a delivery status (RFC 3464, in its
 * international form RFC 6533).
 * @param source the mail as it came
 * @returns null for any other mail, such as an answer from somebody who is away; a report of a delay has no failures
 */
export function readDeliveryReport(source: Uint8Array): DeliveryReport | null {
  const { type, parts, fields } = readEntity(source)
  const status = parts.find((part) => statusTypes.has(part.type))
  if (type !== 'multipart/report' || !status) return null
  const returned = parts.find((part) => returnedTypes.has(part.type))
  const original = messageIdIn(returned && readHead(returned.text).get('message-id'))
  return {
    messageId: original ?? messageIdIn(fields.get('in-reply-to')),
    failures: readGroups(status.text).flatMap(readFailure),
  }
}

/**
 * Whether a status (RFC 3463) says a lasting no to the address itself. Where the mail was too long (5.2.3, 5.3.4), its content
 * could not be taken (5.6) or a policy stood against it (5.7), another mail may well arrive.
 */
export const isAboutAddress = (status: string): boolean =>
  status.startsWith('5.') && !/^5\.(?:2\.3|3\.4|[67]\.\d+)$/.test(status)
