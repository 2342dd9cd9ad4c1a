import { callbackify } from 'node:util'
import { SMTPServer } from 'smtp-server'
import { expect } from 'vitest'
import type { Database } from '../../database/database.ts'

export interface ReceivedMail {
  subject: string
  /** The plain text, decoded. */
  text: string
  /** The whole message as it came over the wire, or the HTML of one that was kept. */
  source: string
  /** Where the mail server would report to that it could not be delivered; empty for one that was kept. */
  envelopeFrom: string
  link: URL
  code: string
}

export interface Mailbox {
  /** The next mail to this address that nobody has asked for yet; waits for it. */
  next(address: string): Promise<ReceivedMail>
  /** How many mails have come to this address. */
  count(address: string): Promise<number>
}

interface Arrived {
  id: string
  to: string
  subject: string
  text: string
  source: string
  envelope_from: string
}

function read({ subject, text, source, envelope_from: envelopeFrom }: Arrived): ReceivedMail {
  const link = /https?:\/\/\S+\/verify\?\S+/.exec(text)?.[0] ?? 'http://no.link/'
  return {
    subject,
    text,
    source,
    envelopeFrom,
    link: new URL(link),
    code: /: (\d{6})$/m.exec(text)?.[1] ?? '',
  }
}

function mailbox(list: (address: string) => Promise<Arrived[]>): Mailbox {
  const seen = new Set<string>()
  return {
    count: async (address) => (await list(address)).length,
    async next(address) {
      const unseen = async () => (await list(address)).find(({ id }) => !seen.has(id))
      await expect.poll(unseen, { timeout: 20_000, message: `mail to ${address}` }).toBeDefined()
      const mail = await unseen()
      if (!mail) throw new Error('the mail is gone')
      seen.add(mail.id)
      return read(mail)
    },
  }
}

/** What a host without a mail server keeps. */
export const outboxOf = ({ sql }: Database): Mailbox =>
  mailbox(
    (address) => sql<Arrived[]>`
      select id, recipient as to, subject, body_text as text, body_html as source, '' as envelope_from
        from host.mail_outbox where recipient = ${address.toLowerCase()} order by created_at`,
  )

/** RFC 2045, 6.7. */
function decodeQuotedPrintable(text: string): string {
  const bytes = text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

/** RFC 2047, the two encodings. */
const decodeHeader = (text: string): string =>
  text
    .replace(/\r?\n\s+/g, ' ')
    .replace(/=\?utf-8\?([QB])\?([^?]*)\?=\s*/gi, (_, kind: string, body: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(body, 'base64').toString('utf8')
        : decodeQuotedPrintable(body.replaceAll('_', ' ')),
    )

function parse(id: string, to: string, source: string): Omit<Arrived, 'envelope_from'> {
  const subject = /^Subject: ((?:.*)(?:\r?\n\s.*)*)/m.exec(source)?.[1] ?? ''
  const part = /Content-Type: text\/plain[^\r\n]*\r?\n((?:[\w-]+:[^\r\n]*\r?\n)*)\r?\n([\s\S]*?)\r?\n--/.exec(
    source,
  )
  const encoding = /Content-Transfer-Encoding: (\S+)/i.exec(part?.[1] ?? '')?.[1] ?? '7bit'
  const body = part?.[2] ?? ''
  const text =
    encoding === 'base64'
      ? Buffer.from(body, 'base64').toString('utf8')
      : encoding === 'quoted-printable'
        ? decodeQuotedPrintable(body)
        : body
  return { id, to, subject: decodeHeader(subject), text, source }
}

export interface TestSmtp extends Mailbox {
  /** SMTP_URL. */
  url: string
  /** Refuses the next so many mails with 451, as a server that is busy. */
  refuse(mails: number): void
  /** Lets `look` see the next mail before its sender hears that it arrived. */
  beforeAnswer(look: (mail: ReceivedMail) => Promise<void>): void
  close(): Promise<void>
}

/** A real SMTP server on a free port that keeps what it is sent. */
export async function startSmtp(): Promise<TestSmtp> {
  const arrived: Arrived[] = []
  let refusals = 0
  let look: ((mail: ReceivedMail) => Promise<void>) | undefined
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (refusals > 0) {
          refusals -= 1
          done(Object.assign(new Error('Busy, try again'), { responseCode: 451 }))
          return
        }
        const source = Buffer.concat(chunks).toString('utf8')
        const { mailFrom, rcptTo } = session.envelope
        const mails = rcptTo.map(({ address }, at) => ({
          ...parse(String(arrived.length + at), address.toLowerCase(), source),
          envelope_from: mailFrom ? mailFrom.address : '',
        }))
        arrived.push(...mails)
        const [mail] = mails
        const looking = look
        look = undefined
        if (mail && looking) callbackify(() => looking(read(mail)))(done)
        else done()
      })
    },
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    ...mailbox(async (to) => arrived.filter((mail) => mail.to === to.toLowerCase())),
    url: `smtp://127.0.0.1:${port}`,
    refuse(mails) {
      refusals = mails
    },
    beforeAnswer(next) {
      look = next
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
      }),
  }
}
