import type { AuthContext, AuthServices } from '../context.ts'
import { phoneExists } from '../phone-accounts.ts'
import { normalisePhone, requireSms } from '../sms.ts'
import { limitTexts, textToken } from '../texts.ts'
import { findUserByPhone, type UserRow } from '../users.ts'

/**
 * The number that PUT /user asks for, when it is another one than the account has.
 * @throws AuthError 400 phone_provider_disabled, validation_failed; 422 phone_exists
 */
export async function readNewPhone(
  services: AuthServices,
  user: UserRow,
  requested: string | null | undefined,
): Promise<string | null> {
  if (!requested) return null
  requireSms(services)
  const phone = normalisePhone(requested)
  if (phone === user.phone && user.phone_confirmed_at) return null
  const holder = await findUserByPhone(services.database.sql, phone)
  if (holder && holder.id !== user.id) throw phoneExists()
  return phone
}

/** The account keeps its number until the code that is sent to the new one comes back. */
export async function changePhone(
  services: AuthServices,
  context: AuthContext,
  user: UserRow,
  phone: string,
): Promise<void> {
  const { sql } = services.database
  await limitTexts(services, phone)
  await sql`
    update auth.users set phone_change = ${phone}, phone_change_sent_at = now(), updated_at = now() where id = ${user.id}`
  await textToken(services, context, sql, { userId: user.id, phone, purpose: 'phone_change', channel: 'sms' })
}
