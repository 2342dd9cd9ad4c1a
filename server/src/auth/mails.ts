import { authMail } from '../mail/templates.ts'
import { type MailKind, mailLocale } from '../mail/words.ts'
import type { AuthContext, AuthServices } from './context.ts'
import { AuthError } from './errors.ts'
import type { Challenge } from './flow-states.ts'
import type { Purpose } from './one-time-tokens.ts'
import type { Queryable, UserRow } from './users.ts'

const mailIntervalSeconds = 60

export type MailPurpose = Exclude<Purpose, 'phone' | 'phone_change'>

const linkTypes: Partial<Record<MailPurpose, string>> = {
  confirmation: 'signup',
  recovery: 'recovery',
  magiclink: 'magiclink',
  invite: 'invite',
  email_change_new: 'email_change',
  email_change_current: 'email_change',
}

/** The fields of a request that determine its mail. */
export interface MailRequest {
  redirectTo: string
  challenge: Challenge | null
  /** The browser's Accept-Language, for people whose account names no language. */
  language: string | undefined
}

export const mailRequest = (
  services: AuthServices,
  context: AuthContext,
  challenge: Challenge | null,
): MailRequest => ({
  redirectTo: services.redirects.resolve(context.req.query('redirect_to')),
  challenge,
  language: context.req.header('accept-language'),
})

/**
 * Limits mails to one a minute for an address, whether it has an account or not (docs/specified.md A16). @throws
 * AuthError 429
 */
export async function limitMails(services: AuthServices, address: string): Promise<void> {
  const wait = await services.limits.spend('auth-mail', address.toLowerCase(), 1, mailIntervalSeconds)
  if (wait !== null) {
    throw new AuthError(
      429,
      'over_email_send_rate_limit',
      `For security purposes, you can only request this after ${wait} seconds.`,
    )
  }
}

export function sendMail(
  services: AuthServices,
  user: Pick<UserRow, 'raw_user_meta_data'>,
  request: Pick<MailRequest, 'language'>,
  mail: { kind: MailKind; to: string; link?: string; code?: string },
): Promise<void> {
  const preferred = user.raw_user_meta_data['locale'] ?? user.raw_user_meta_data['language']
  const locale = mailLocale(preferred, request.language)
  return services.mailer.send(authMail({ ...mail, locale, brand: services.mailer.brand }))
}

/** The address that redeems a token: built from PUBLIC_URL alone (A2). */
export function linkFor(
  { config }: AuthServices,
  purpose: MailPurpose,
  linkToken: string,
  redirectTo: string,
): string {
  const link = new URL(`${config.PUBLIC_URL}/auth/v1/verify`)
  link.searchParams.set('token', linkToken)
  link.searchParams.set('type', linkTypes[purpose] ?? purpose)
  link.searchParams.set('redirect_to', redirectTo)
  return link.href
}

/** Makes a one-time token and mails it. */
export async function mailToken(
  services: AuthServices,
  sql: Queryable,
  user: UserRow,
  purpose: MailPurpose,
  to: string,
  request: MailRequest,
): Promise<void> {
  const flowId = request.challenge
    ? await services.flowStates.begin(sql, user.id, request.challenge, 'otp')
    : null
  const { linkToken, code } = await services.oneTimeTokens.create(sql, user.id, purpose, to, {
    flowStateId: flowId,
  })
  const hasLink = purpose !== 'reauthentication'
  await sendMail(services, user, request, {
    kind: purpose,
    to,
    code,
    ...(hasLink ? { link: linkFor(services, purpose, linkToken, request.redirectTo) } : {}),
  })
}
