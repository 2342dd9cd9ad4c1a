import type { Mail } from '../mail/index.ts'
import type { AuthServices } from './context.ts'
import { AuthError } from './errors.ts'
import type { Purpose } from './one-time-tokens.ts'

const MAIL_INTERVAL_SECONDS = 60

const linkTypes: Partial<Record<Purpose, string>> = {
  confirmation: 'signup',
  recovery: 'recovery',
  magiclink: 'magiclink',
  invite: 'invite',
  email_change_new: 'email_change',
  email_change_current: 'email_change',
}

interface Letter {
  userId: string
  purpose: Purpose
  to: string
  redirectTo: string
  template: (values: { to: string; link: string; code: string }) => Mail
}

/** One mail a minute to one address, whoever asks (AUTH.md). */
export async function mayMail(services: AuthServices, address: string): Promise<void> {
  const wait = await services.limits.spend('auth-mail', address.toLowerCase(), 1, MAIL_INTERVAL_SECONDS)
  if (wait !== null) {
    throw new AuthError(
      429,
      'over_email_send_rate_limit',
      `For security purposes, you can only request this after ${wait} seconds.`,
    )
  }
}

/** Makes a one-time token and mails it. The link is built from PUBLIC_URL alone (AUTH.md, incident 2). */
export async function mailToken(
  services: AuthServices,
  { userId, purpose, to, redirectTo, template }: Letter,
): Promise<void> {
  const { linkToken, code } = await services.oneTimeTokens.create(services.database.sql, userId, purpose, to)
  const link = new URL(`${services.config.PUBLIC_URL}/auth/v1/verify`)
  link.searchParams.set('token', linkToken)
  link.searchParams.set('type', linkTypes[purpose] ?? purpose)
  link.searchParams.set('redirect_to', redirectTo)
  await services.mailer.send(template({ to, link: link.href, code }))
}
