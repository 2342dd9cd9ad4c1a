import { escapeHtml } from '@parley/core/text/html-entities'
import type { LeadMail } from './index.ts'

interface Letter {
  company: string
  sender: string | null
  sender_email: string | null
  to_email: string
  subject: string
  body: string
  messageId: string
  /** Message-IDs of the mails before it, the oldest first. */
  thread: string[]
  refuseUrl: string
}

const bare = (subject: string): string =>
  subject
    .replace(/^(?:(?:re|fwd?|aw)\s*:\s*)+/i, '')
    .trim()
    .toLowerCase()

/** Whether two mails belong to one thread: compares their subjects without "Re:". */
export const isSameSubject = (one: string, other: string): boolean => bare(one) === bare(other)

const withLinks = (html: string): string =>
  html.replace(/https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)]/g, (url) => `<a href="${url}">${url}</a>`)

/** A mail to a lead: as plain text and as simple HTML, with an unsubscribe link (RFC 8058) in header and footer. */
export function composeLeadMail(letter: Letter): LeadMail {
  const { company, sender, sender_email: replyTo, thread, refuseUrl } = letter
  const foot = `You get this email because you are in touch with ${company}. Unsubscribe: ${refuseUrl}`
  const paragraphs = letter.body
    .split(/\n{2,}/)
    .map((text) => `<p style="margin:0 0 16px">${withLinks(escapeHtml(text)).replaceAll('\n', '<br>')}</p>`)
  return {
    fromName: sender ? `${sender}, ${company}` : company,
    to: letter.to_email,
    replyTo,
    subject: letter.subject,
    text: `${letter.body}\n\n-- \n${foot}\n`,
    html: `<!doctype html><html><body style="margin:0;padding:24px;font:15px/1.5 system-ui,sans-serif;color:#16181d;background:#fff">${paragraphs.join('')}<p style="margin:32px 0 0;font-size:12px;color:#5d636f">You get this email because you are in touch with ${escapeHtml(company)}. <a href="${escapeHtml(refuseUrl)}" style="color:#5d636f">Unsubscribe</a></p></body></html>`,
    messageId: letter.messageId,
    inReplyTo: thread.at(-1) ?? null,
    references: thread,
    headers: {
      'List-Unsubscribe': `<${refuseUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}
