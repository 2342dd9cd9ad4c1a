import { toJson } from '@parley/core/text/json'
import { type AuthContext, type AuthServices, audit } from '../context.ts'
import { hashPassword } from '../passwords.ts'
import { findOrInsertPhoneUser } from '../phone-accounts.ts'
import { decoyId, runAndRollBack } from '../signup-decoys.ts'
import { type Channel, normalisePhone, requireSms } from '../sms.ts'
import { limitTexts, textToken } from '../texts.ts'
import { findUserByPhone, type UserRow, userJson } from '../users.ts'

interface PhoneSignUp {
  phone: string
  password: string
  data: Record<string, unknown>
  channel: Channel
}

/** Signing up again replaces the password of an unconfirmed account (docs/specified.md A3). */
async function claim({ database: { sql } }: AuthServices, user: UserRow, hashed: string, data: object) {
  const [claimed] = await sql<UserRow[]>`
    update auth.users set encrypted_password = ${hashed}, updated_at = now(),
           raw_user_meta_data = ${sql.json(toJson(data))}
     where id = ${user.id} and phone_confirmed_at is null and email is null returning *`
  return claimed ?? null
}

/** The response for a number that has an account, indistinguishable from that for a new one (A8). */
function decoyUser(services: AuthServices, phone: string, data: Record<string, unknown>) {
  const id = decoyId(services, 'user', phone)
  const now = new Date().toISOString()
  const times = { created_at: now, updated_at: now }
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email: '',
    phone,
    app_metadata: { provider: 'phone', providers: ['phone'] },
    user_metadata: data,
    identities: [
      {
        identity_id: decoyId(services, 'identity', phone),
        id,
        user_id: id,
        identity_data: { sub: id, phone, email_verified: false, phone_verified: false },
        provider: 'phone',
        last_sign_in_at: now,
        ...times,
      },
    ],
    factors: [],
    ...times,
    is_anonymous: false,
  }
}

/** POST /signup by phone: texts six digits, whether or not the number has an account. Answers `U`. */
export async function signUpByPhone(
  services: AuthServices,
  context: AuthContext,
  input: PhoneSignUp,
): Promise<Response> {
  const sms = requireSms(services)
  const phone = normalisePhone(input.phone)
  await services.strength.require(input.password, context.var.log)
  await limitTexts(services, phone)
  const { sql } = services.database
  const hashed = await hashPassword(input.password)
  const existing = await findUserByPhone(sql, phone)
  const user = existing
    ? await claim(services, existing, hashed, input.data)
    : await findOrInsertPhoneUser(sql, phone, hashed, input.data)
  if (!user) {
    await runAndRollBack(services, input, hashed)
    await sms.send(
      phone,
      `You already have an account at ${services.mailer.brand}. Sign in instead.`,
      input.channel,
    )
    return context.json(decoyUser(services, phone, input.data))
  }
  const target = { userId: user.id, phone, purpose: 'confirmation' as const, channel: input.channel }
  await textToken(services, context, sql, target)
  await audit(services, context, 'user_confirmation_requested', user.id, { method: 'phone' })
  return context.json(await userJson(sql, user))
}
