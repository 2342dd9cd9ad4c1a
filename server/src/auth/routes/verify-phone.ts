import { z } from 'zod'
import { type AuthContext, type AuthServices, audit, originOf } from '../context.ts'
import { AuthError, otpExpired } from '../errors.ts'
import type { Purpose } from '../one-time-tokens.ts'
import { setPhone } from '../phone-accounts.ts'
import { normalisePhone, requireSms } from '../sms.ts'
import { findUser, type Queryable } from '../users.ts'

export const phoneTypes = ['sms', 'phone_change'] as const

interface PhoneVerification {
  type: (typeof phoneTypes)[number]
  phone?: string | null | undefined
  token?: string | null | undefined
}

const purposesOf: Record<PhoneVerification['type'], Purpose[]> = {
  sms: ['confirmation', 'phone'],
  phone_change: ['phone_change'],
}

/**
 * Removes the credentials of a number that is confirmed for the first time by a text other than the sign-up's: its
 * password may be an attacker's (docs/specified.md A3).
 */
async function wipeUnproved(sql: Queryable, userId: string): Promise<void> {
  await sql`update auth.users set encrypted_password = null where id = ${userId}`
  await sql`delete from auth.identities where user_id = ${userId} and provider <> 'phone'`
  await sql`delete from auth.mfa_factors where user_id = ${userId}`
  await sql`delete from auth.passkeys where user_id = ${userId}`
  await sql`delete from auth.sessions where user_id = ${userId}`
}

/** POST /verify with type sms or phone_change. @throws AuthError 403 otp_expired, user_banned; 422 phone_exists */
export async function verifyPhone(
  services: AuthServices,
  context: AuthContext,
  { type, phone: given, token }: PhoneVerification,
): Promise<Response> {
  requireSms(services)
  const fields = z.object({ phone: z.string(), token: z.string() }).safeParse({ phone: given, token })
  if (!fields.success)
    throw new AuthError(400, 'validation_failed', 'Verify requires a phone number and a token')
  const phone = normalisePhone(fields.data.phone)
  const session = await services.database.sql.begin(async (sql) => {
    const taken = await services.oneTimeTokens.takeByCode(sql, purposesOf[type], phone, fields.data.token)
    // Returned rather than thrown, so that the count of wrong attempts is committed.
    if (!taken) return null
    const user = await findUser(sql, taken.user_id)
    const expected = type === 'phone_change' ? user?.phone_change : user?.phone
    if (!user || expected !== phone) throw otpExpired()
    if (taken.purpose === 'phone' && !user.phone_confirmed_at && !user.email_confirmed_at)
      await wipeUnproved(sql, user.id)
    const confirmed = await setPhone(sql, user.id, phone, true)
    if (!confirmed) throw otpExpired()
    return services.tokens.issue(sql, confirmed, { method: 'otp' }, originOf(services, context))
  })
  if (!session) throw new AuthError(403, 'otp_expired', 'Token has expired or is invalid')
  await audit(services, context, 'token_redeemed', session.user.id, { type })
  return context.json(session)
}
