import { createTransport } from 'nodemailer'
import type { Logger } from 'pino'
import type { Sql } from '../database/database.ts'

export interface Mail {
  to: string
  subject: string
  text: string
  html: string
}

export interface Mailer {
  /** Whether mail leaves the machine; otherwise it stays in the outbox, where an admin reads it. */
  isSending: boolean
  send(mail: Mail): Promise<void>
}

interface Options {
  sql: Sql
  smtpUrl: string | undefined
  from: string | undefined
  log: Logger
}

/** Every mail is written to the outbox first, so that none is lost when the mail server is away. */
export function createMailer({ sql, smtpUrl, from, log }: Options): Mailer {
  const transport = smtpUrl ? createTransport(smtpUrl, { from: from ?? 'Parley <no-reply@localhost>' }) : null

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
  }
}
