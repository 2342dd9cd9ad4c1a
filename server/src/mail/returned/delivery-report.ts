import { readEntity, readGroups, readHead } from './entity.ts'
import type { Fields } from './fields.ts'

/** A permanent delivery failure for one recipient. */
export interface Failure {
  /** The recipient's address, in lower case. */
  recipient: string
  /** RFC 3463, as `5.1.1`; `4.4.7` where a temporary failure lasted too long. */
  status: string
  /** The last mail server's response, at most 500 characters. */
  reason: string
}

export interface DeliveryReport {
  /** The Message-ID of the original mail, with its angle brackets; null where the report lacks it. */
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
function joinLines(text: string): string {
  const [, code, status] = /^(\d{3})-(\d\.\d{1,3}\.\d{1,3}) /.exec(text) ?? []
  if (code === undefined || status === undefined) return text
  return `${code} ${text.slice(4).replaceAll(` ${code}-${status} `, ' ').replaceAll(` ${code} ${status} `, ' ')}`
}

/** The failure in a recipient's group of fields; none for a delay, a relay or an expansion. */
function readFailure(group: Fields): Failure[] {
  const recipient = group.get('final-recipient')
  const [status] = /^[45]\.\d{1,3}\.\d{1,3}\b/.exec(group.get('status') ?? '') ?? []
  const hasFailed = /^failed\b/i.test(group.get('action') ?? '')
  if (recipient === undefined || status === undefined || !hasFailed) return []
  const diagnostic = joinLines(plain((group.get('diagnostic-code') ?? '').replace(/^[\w-]+\s*;/, '')))
  const reason = diagnostic === '' ? `The mail server could not deliver it (${status}).` : diagnostic
  return [{ recipient: addressOf(recipient), status, reason: reason.slice(0, 500) }]
}

/**
 * Parses a delivery report: multipart/report (RFC 6522) with a delivery status (RFC 3464, in its international form RFC
 * 6533).
 * @param source the mail as it came
 * @returns null for any other mail, such as an auto-reply; a report of a delay has no failures
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
 * Whether a status (RFC 3463) is a permanent refusal of the address itself. Where the mail was too long (5.2.3, 5.3.4),
 * its content not supported (5.6) or against a policy (5.7), another mail may be accepted.
 */
export const isAboutAddress = (status: string): boolean =>
  status.startsWith('5.') && !/^5\.(?:2\.3|3\.4|[67]\.\d+)$/.test(status)
