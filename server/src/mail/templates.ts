import { compose, type Locale } from './compose.ts'
import type { Mail } from './index.ts'
import { commonWords, invitationWords, type MailKind, mailWords } from './words.ts'

interface AuthMail {
  kind: MailKind
  locale: Locale
  brand: string
  to: string
  /** Absolute; left out where the code alone is meant to be typed. */
  link?: string
  /** Six digits that no mail scanner can click. */
  code?: string
}

/** The mails of the auth service. */
export function authMail({ kind, locale, brand, to, link, code }: AuthMail): Mail {
  const { subject, lines, button } = mailWords[locale][kind](brand)
  const common = commonWords[locale]
  return compose({
    locale,
    brand,
    to,
    subject,
    lines,
    ...(link ? { button: { label: button, link } } : {}),
    ...(code ? { code: { label: link ? common.code : common.onlyCode, digits: code } } : {}),
    reason: common.unasked,
  })
}

interface NotificationWords {
  brand: string
  to: string
  title: string
  message: string | null
  link: string
}

/** A notification as a mail, for people who chose that kind by email. */
export const notificationMail = ({ brand, to, title, message, link }: NotificationWords): Mail =>
  compose({
    locale: 'en',
    brand,
    to,
    subject: title,
    lines: [message ?? title],
    button: { label: `Open in ${brand}`, link },
    reason: `You turned these emails on. To turn them off, open the bell in ${brand} and choose Preferences.`,
  })

interface Invitation {
  brand: string
  locale: Locale
  to: string
  company: string
  /** Null where the inviter's name is not known. */
  inviter: string | null
  link: string
}

/** The mail that asks a colleague into a company. */
export function invitationMail({ brand, locale, to, company, inviter, link }: Invitation): Mail {
  const { subject, lines, button, reason } = invitationWords[locale]({ brand, company, inviter })
  return compose({ locale, brand, to, subject, lines, button: { label: button, link }, reason })
}
