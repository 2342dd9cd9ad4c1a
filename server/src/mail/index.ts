import { createTransport } from 'nodemailer'
import type { Logger } from 'pino'
import { z } from 'zod'
import type { Sql } from '../database/database.ts'

export interface Mail {
  to: string
  subject: string
  text: string
  html: string
}

/** A mail to somebody outside, in the name of a person of a company. */
export interface LeadMail extends Mail {
  fromName: string
  replyTo: string | null
  messageId: string
  inReplyTo: string | null
  references: string[]
  headers: Record<string, string>
}

/** The mail server will not take this mail, however often it is asked. */
export class MailRefusal extends Error {
  /** Whether it is the address that it refuses. */
  readonly isAddress: boolean

  constructor(message: string, isAddress: boolean) {
    super(message)
    this.name = 'MailRefusal'
    this.isAddress = isAddress
  }
}

export interface Mailer {
  /** Whether mail leaves the machine; otherwise it stays in the outbox, where an admin reads it. */
  isSending: boolean
  send(mail: Mail): Promise<void>
  /**
   * Hands a mail to the mail server and waits for its word.
   * @throws MailRefusal for a lasting no; Error where trying again may help
   */
  deliver(mail: LeadMail): Promise<void>
}

const smtpError = z.object({ responseCode: z.number(), code: z.string().optional(), message: z.string() })

function readRefusal(error: unknown): MailRefusal | null {
  const known = smtpError.safeParse(error)
  if (!known.success || known.data.responseCode < 500) return null
  return new MailRefusal(known.data.message, known.data.code === 'EENVELOPE')
}

/** The address alone of `Name <address>`. */
const addressOf = (from: string): string => /<([^>]+)>/.exec(from)?.[1] ?? from

interface Options {
  sql: Sql
  smtpUrl: string | undefined
  from: string | undefined
  log: Logger
}

/** Every mail is written to the outbox first, so that none is lost when the mail server is away. */
export function createMailer({ sql, smtpUrl, from, log }: Options): Mailer {
  const sender = from ?? 'Parley <no-reply@localhost>'
  const transport = smtpUrl ? createTransport(smtpUrl, { from: sender }) : null

  async function deliver(id: string, mail: Mail): Promise<void> {
    if (!transport) return
    try {
      await transport.sendMail(mail)
      await sql`update host.mail_outbox set status = 'sent', sent_at = now() where id = ${id}`
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      log.error({ mail: id, reason }, 'mail could not be sent')
      await sql`update host.mail_outbox set status = 'failed', error = ${reason} where id = ${id}`
    }
  }

  return {
    isSending: transport !== null,
    async send(mail) {
      const [row] = await sql<{ id: string }[]>`
        insert into host.mail_outbox (recipient, subject, body_text, body_html, status)
        values (${mail.to}, ${mail.subject}, ${mail.text}, ${mail.html}, ${transport ? 'waiting' : 'kept'}) returning id`
      // Not awaited: how long a mail server takes must not tell whether an account exists (AUTH.md, incident 8).
      if (row) void deliver(row.id, mail)
    },
    async deliver({ fromName, replyTo, inReplyTo, ...mail }) {
      if (!transport) throw new MailRefusal('No mail server is set up.', false)
      try {
        await transport.sendMail({
          ...mail,
          from: { name: fromName, address: addressOf(sender) },
          ...(replyTo === null ? {} : { replyTo }),
          ...(inReplyTo === null ? {} : { inReplyTo }),
        })
      } catch (error) {
        throw readRefusal(error) ?? error
      }
    },
  }
}
