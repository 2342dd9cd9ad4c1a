import type { Mail } from './index.ts'

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

interface Letter {
  to: string
  subject: string
  lines: string[]
  button: string
  link: string
  code?: string
  /** The small print. */
  reason?: string
}

const unasked = 'If you did not ask for this, you can ignore it.'

function compose({ to, subject, lines, button, link, code, reason = unasked }: Letter): Mail {
  const codeText = code ? [`Or enter this code: ${code}`] : []
  const text = [...lines, '', `${button}: ${link}`, ...codeText, '', reason].join('\n')
  const paragraphs = lines.map((line) => `<p style="margin:0 0 16px">${escape(line)}</p>`).join('')
  const html = `<!doctype html><html><body style="margin:0;padding:32px;font:15px/1.5 Inter,system-ui,sans-serif;color:#16181d;background:#fff">
<div style="max-width:480px">${paragraphs}
<p style="margin:24px 0"><a href="${escape(link)}" style="background:#16181d;color:#fff;padding:10px 16px;border-radius:6px;text-decoration:none">${escape(button)}</a></p>
${code ? `<p style="margin:0 0 16px">Or enter this code: <strong style="font-size:20px;letter-spacing:2px">${code}</strong></p>` : ''}
<p style="margin:24px 0 0;color:#5d636f">${escape(reason)}</p></div></body></html>`
  return { to, subject, text, html }
}

interface LinkAndCode {
  to: string
  link: string
  code: string
}

/** The mails of the auth service, each with a link and, beside it, six digits that no mail scanner can click. */
export const confirmationMail = (values: LinkAndCode): Mail =>
  compose({
    ...values,
    subject: 'Confirm your email address',
    button: 'Confirm',
    lines: ['Welcome to Parley.', 'Confirm this address to finish signing up.'],
  })

export const recoveryMail = (values: LinkAndCode): Mail =>
  compose({
    ...values,
    subject: 'Reset your password',
    button: 'Choose a new password',
    lines: ['Somebody asked to reset the password of this account.'],
  })

export const emailChangeMail = (values: LinkAndCode): Mail =>
  compose({
    ...values,
    subject: 'Confirm the change of your email address',
    button: 'Confirm the change',
    lines: ['The email address of your Parley account is about to change.'],
  })

interface NotificationWords {
  to: string
  title: string
  message: string | null
  link: string
}

/** What the bell shows, for those who asked for that kind by email. */
export const notificationMail = ({ to, title, message, link }: NotificationWords): Mail =>
  compose({
    to,
    link,
    subject: title,
    button: 'Open in Parley',
    lines: [title, ...(message === null ? [] : [message])],
    reason:
      'You switched this kind of mail on. To switch it off, open the bell in Parley and choose Preferences.',
  })
