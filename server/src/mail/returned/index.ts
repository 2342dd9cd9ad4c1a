import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Database } from '../../database/database.ts'
import type { HostEnvironment } from '../../http/context.ts'
import { safeEqual } from '../../http/safe-equal.ts'
import { readDeliveryReport } from './delivery-report.ts'
import { recordReturned } from './record-returned.ts'

const longest = 1024 ** 2

/** The secret as a bearer token, or as the password of any user. */
function readSecret(authorization = ''): string | null {
  const [, scheme = '', value = ''] = /^(\w+) +(\S+)$/.exec(authorization) ?? []
  if (/^bearer$/i.test(scheme)) return value
  if (!/^basic$/i.test(scheme)) return null
  const pair = Buffer.from(value, 'base64').toString('utf8')
  return pair.includes(':') ? pair.slice(pair.indexOf(':') + 1) : null
}

/**
 * POST /mail/returned: a mail received at MAIL_RETURN_PATH, unchanged (`message/rfc822`, at most 1 MiB), from a mail
 * server that has MAIL_RETURN_SECRET. Answers 202 {returned}: whether the report marked a mail to a lead as
 * undelivered. It is false for other mails, for reports about mails of others and for repeated reports, none of which
 * must be retried. 401 secret, 413, 415.
 */
export function createReturned(database: Database, secret: string): Hono<HostEnvironment> {
  const app = new Hono<HostEnvironment>()
  const refuse = (context: Context, status: 401 | 413 | 415, error: string) =>
    context.json({ error }, status, { 'Cache-Control': 'no-store' })
  app.post(
    '/',
    async (context, next) => {
      const given = readSecret(context.req.header('authorization'))
      if (given !== null && safeEqual(given, secret)) return next()
      context.header('WWW-Authenticate', 'Basic realm="mail", charset="UTF-8"')
      return refuse(context, 401, 'Send MAIL_RETURN_SECRET as a bearer token or as the password.')
    },
    async (context, next) => {
      if (/^message\/(?:rfc822|global)\b/i.test(context.req.header('content-type') ?? '')) return next()
      return refuse(context, 415, 'Send the email as it came, with Content-Type: message/rfc822.')
    },
    bodyLimit({
      maxSize: longest,
      onError: (context) => refuse(context, 413, 'A returned mail may have 1 MiB.'),
    }),
    async (context) => {
      const report = readDeliveryReport(new Uint8Array(await context.req.arrayBuffer()))
      const returned = report !== null && (await recordReturned(database, report))
      return context.json({ returned }, 202, { 'Cache-Control': 'no-store' })
    },
  )
  return app
}
