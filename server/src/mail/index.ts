import type { Logger } from 'pino'
import { z } from 'zod'
import type { Config } from '../config.ts'
import type { Sql } from '../database/database.ts'
import { openTransport } from './transport.ts'

export interface Mail {
  to: string
  subject: string
  text: string
  html: string
}

/** A mail to a lead, in the name of a person of a company. */
export interface LeadMail extends Mail {
  fromName: string
  replyTo: string | null
  messageId: string
  inReplyTo: string | null
  references: string[]
  headers: Record<string, string>
}

/** A permanent refusal by the mail server. */
export class MailRefusal extends Error {
  /** Whether it refuses the address itself. */
  readonly isAddress: boolean

  constructor(message: string, isAddress: boolean) {
    super(message)
    this.name = 'MailRefusal'
    this.isAddress = isAddress
  }
}

export interface Mailer {
  /** Whether mail leaves the machine; otherwise it stays in the outbox, where an admin reads it. */
  readonly isSending: boolean
  /** The sender's name, as MAIL_FROM gives it; the name that mails speak of. */
  readonly brand: string
  send(mail: Mail): Promise<void>
  /**
   * Sends a mail to the mail server and waits for its response.
   * @throws MailRefusal for a permanent refusal; Error where a retry may help
   */
  deliver(mail: LeadMail): Promise<void>
  /** The number of mails that wait for another try. */
  countFailed(): Promise<number>
  /** Retries mails whose server was unavailable, and deletes mails older than seven days. */
  sweep(): Promise<void>
}

const smtpError = z.object({ responseCode: z.number(), code: z.string().optional(), message: z.string() })

function readRefusal(error: unknown): MailRefusal | null {
  const known = smtpError.safeParse(error)
  if (!known.success || known.data.responseCode < 500) return null
  return new MailRefusal(known.data.message, known.data.code === 'EENVELOPE')
}

/** As nodemailer takes an address without reading it: a string could name several. */
const mailbox = (address: string) => ({ name: '', address })

/** The address alone of `Name <address>`. */
const addressOf = (from: string): string => /<([^>]+)>/.exec(from)?.[1] ?? from

interface Options {
  sql: Sql
  /** Asked at each mail, so that another server needs no restart. */
  settings: () => Pick<Config, 'SMTP_URL' | 'MAIL_FROM'>
  /** Where reports of mails to leads that could not be delivered go, instead of to `from`. */
  returnPath?: string | undefined
  log: Logger
}

interface OutboxRow {
  id: string
  recipient: string
  subject: string
  body_text: string
  body_html: string
}

const defaultFrom = 'Parley <no-reply@localhost>'
/** With waits that double from a minute, the last attempt comes after about four hours. */
const attempts = 8
const keptDays = 7

const nameOf = (from: string) => /^\s*"?([^"<]+?)"?\s*</.exec(from)?.[1] ?? 'Parley'

/** Every mail is written to the outbox first, so that none is lost when the mail server is unavailable. */
export function createMailer({ sql, settings, returnPath, log }: Options): Mailer {
  const sender = () => settings().MAIL_FROM ?? defaultFrom
  const open = () => {
    const { SMTP_URL: url } = settings()
    return url === undefined ? null : openTransport(url, sender())
  }

  async function deliver(row: OutboxRow): Promise<void> {
    const transport = open()
    if (!transport) return
    try {
      await transport.sendMail({
        to: mailbox(row.recipient),
        subject: row.subject,
        text: row.body_text,
        html: row.body_html,
      })
      // The content is removed once sent, since its links sign people in.
      await sql`
        update host.mail_outbox set status = 'sent', sent_at = now(), error = null, body_text = '', body_html = ''
         where id = ${row.id}`
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      log.error({ mail: row.id, reason }, 'mail could not be sent')
      await sql`update host.mail_outbox set status = 'failed', error = ${reason} where id = ${row.id}`
    }
  }
  const start = (row: OutboxRow) => {
    deliver(row).catch((error: unknown) => log.error(error, 'mail outbox'))
  }

  return {
    get isSending() {
      return settings().SMTP_URL !== undefined
    },
    get brand() {
      return nameOf(sender())
    },
    async send(mail) {
      const [row] = await sql<OutboxRow[]>`
        insert into host.mail_outbox (recipient, subject, body_text, body_html, status, attempts, next_attempt_at)
        values (${mail.to}, ${mail.subject}, ${mail.text}, ${mail.html}, ${settings().SMTP_URL === undefined ? 'kept' : 'waiting'}, 1,
                now() + interval '2 minutes')
        returning id, recipient, subject, body_text, body_html`
      // Not awaited: the mail server's response time must not reveal whether an account exists (docs/specified.md A8).
      if (row) start(row)
    },
    async countFailed() {
      const [row] = await sql<{ failed: number }[]>`
        select count(*)::int as failed from host.mail_outbox where status = 'failed'`
      return row?.failed ?? 0
    },
    async sweep() {
      await sql`delete from host.mail_outbox where created_at < now() - ${keptDays} * interval '1 day'`
      if (settings().SMTP_URL === undefined) return
      const due = await sql<OutboxRow[]>`
        update host.mail_outbox set attempts = attempts + 1,
               next_attempt_at = now() + interval '1 minute' * power(2, attempts)
         where id in (select id from host.mail_outbox
                       where status in ('waiting', 'failed') and attempts < ${attempts} and next_attempt_at <= now()
                       order by next_attempt_at limit 50 for update skip locked)
        returning id, recipient, subject, body_text, body_html`
      await Promise.all(due.map(deliver))
    },
    async deliver({ fromName, replyTo, inReplyTo, ...mail }) {
      const transport = open()
      if (!transport) throw new MailRefusal('No mail server is set up.', false)
      try {
        await transport.sendMail({
          ...mail,
          to: mailbox(mail.to),
          from: { name: fromName, address: addressOf(sender()) },
          ...(replyTo === null ? {} : { replyTo: mailbox(replyTo) }),
          ...(inReplyTo === null ? {} : { inReplyTo }),
          ...(returnPath === undefined
            ? {}
            : { envelope: { from: mailbox(returnPath), to: mailbox(mail.to) } }),
        })
      } catch (error) {
        throw readRefusal(error) ?? error
      }
    },
  }
}
