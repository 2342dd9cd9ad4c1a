import type { MailDraft } from './calls/send-mail.ts'

/** Beyond it mail programs cut the address. */
const longest = 1900

/** The address that opens a mail in the person's own program; without its text where that does not fit. */
export function mailtoAddress(to: string, { subject, body }: MailDraft): { href: string; hasBody: boolean } {
  const start = `mailto:${encodeURIComponent(to)}?subject=${encodeURIComponent(subject)}`
  const href = `${start}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`
  return href.length > longest ? { href: start, hasBody: false } : { href, hasBody: true }
}
