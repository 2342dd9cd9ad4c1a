import type { AuthContext, AuthServices } from './context.ts'
import { AuthError } from './errors.ts'
import type { Purpose } from './one-time-tokens.ts'
import { type Channel, requireSms } from './sms.ts'
import type { Queryable } from './users.ts'

/** docs/specified.md A16: a code on a phone, and the pause before the next. */
export const textSeconds = 60

/** Limits texts to one a minute for a number. @throws AuthError 429 over_sms_send_rate_limit */
export async function limitTexts(services: AuthServices, phone: string): Promise<void> {
  const wait = await services.limits.spend('auth-text', phone, 1, textSeconds)
  if (wait !== null)
    throw new AuthError(
      429,
      'over_sms_send_rate_limit',
      `For security purposes, you can only request this after ${wait} seconds.`,
    )
}

/** @throws AuthError 422 sms_send_failed */
export async function textCode(
  services: AuthServices,
  context: AuthContext,
  phone: string,
  code: string,
  channel: Channel,
): Promise<string | null> {
  try {
    return await requireSms(services).send(
      phone,
      `${code} is your ${services.mailer.brand} code. It is valid for a minute.`,
      channel,
    )
  } catch (error) {
    context.var.log.warn(error, 'sms')
    throw error
  }
}

/** Makes a one-time code for a number and sends it. */
export async function textToken(
  services: AuthServices,
  context: AuthContext,
  sql: Queryable,
  target: { userId: string; phone: string; purpose: Purpose; channel: Channel },
): Promise<string | null> {
  const { userId, phone, purpose, channel } = target
  const { code } = await services.oneTimeTokens.create(sql, userId, purpose, phone, {
    lifetimeSeconds: textSeconds,
  })
  return textCode(services, context, phone, code, channel)
}
