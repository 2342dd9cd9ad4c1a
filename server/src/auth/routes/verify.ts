import { z } from 'zod'
import { confirmEmail } from '../accounts.ts'
import {
  type AuthContext,
  type AuthServices,
  audit,
  commonBody,
  limitRequests,
  originOf,
  readBody,
} from '../context.ts'
import { AuthError, otpExpired } from '../errors.ts'
import type { Purpose } from '../one-time-tokens.ts'
import type { Session } from '../tokens.ts'
import { findUser, type Queryable, type UserRow } from '../users.ts'
import { confirmEmailChange } from './user-email.ts'
import { phoneTypes, verifyPhone } from './verify-phone.ts'

const emailTypes = ['signup', 'invite', 'magiclink', 'recovery', 'email', 'email_change'] as const
type VerifyType = (typeof emailTypes)[number]

const emailBody = z.object({
  ...commonBody,
  type: z.enum(emailTypes),
  token: z.string().nullish(),
  token_hash: z.string().nullish(),
  email: z.string().nullish(),
})
export type VerifyInput = z.infer<typeof emailBody>
const body = emailBody.extend({ type: z.enum([...emailTypes, ...phoneTypes]), phone: z.string().nullish() })

const purposesOf: Record<VerifyType, Purpose[]> = {
  signup: ['confirmation'],
  invite: ['invite'],
  magiclink: ['magiclink', 'confirmation'],
  recovery: ['recovery'],
  email: ['confirmation', 'magiclink', 'recovery', 'invite'],
  email_change: ['email_change_new', 'email_change_current'],
}

/**
 * Confirms an address. Where a mail other than the sign-up's confirms it for the first time, the credentials are
 * removed: the password may be an attacker's (docs/specified.md A3).
 */
async function proveAddress(
  sql: Queryable,
  userId: string,
  purpose: Purpose,
  address: string,
): Promise<UserRow | null> {
  const user = await findUser(sql, userId)
  if (user && !user.email_confirmed_at && purpose !== 'confirmation') {
    await sql`update auth.users set encrypted_password = null where id = ${userId}`
    await sql`delete from auth.identities where user_id = ${userId} and provider <> 'email'`
    await sql`delete from auth.mfa_factors where user_id = ${userId}`
    await sql`delete from auth.passkeys where user_id = ${userId}`
    await sql`delete from auth.sessions where user_id = ${userId}`
  }
  return confirmEmail(sql, userId, address)
}

/**
 * The result of a verified token: a session, the code of a PKCE flow, or one of two confirmations of a change of
 * address.
 */
export type Verified =
  | { kind: 'session'; session: Session }
  | { kind: 'code'; code: string; userId: string }
  | { kind: 'half' }

async function take(services: AuthServices, sql: Queryable, input: VerifyInput) {
  const purposes = purposesOf[input.type]
  const link = input.token_hash ?? (input.email ? null : input.token)
  if (link) return services.oneTimeTokens.takeByLink(sql, purposes, link)
  if (!input.email || !input.token)
    throw new AuthError(400, 'validation_failed', 'Verify requires a token or a token hash')
  return services.oneTimeTokens.takeByCode(sql, purposes, input.email, input.token)
}

/**
 * Consumes the token and applies it. `wantsCode` is set by the redirect, which ends a PKCE flow with a code.
 * @throws AuthError 403 otp_expired, user_banned
 */
export async function redeem(
  services: AuthServices,
  context: AuthContext,
  input: VerifyInput,
  wantsCode: boolean,
): Promise<Verified> {
  const outcome = await services.database.sql.begin(async (sql): Promise<Verified | null> => {
    const taken = await take(services, sql, input)
    // Returned rather than thrown, so that the count of wrong attempts is committed.
    if (!taken) return null
    const { purpose, user_id: userId, relates_to: address, flow_state_id: flowId } = taken
    const user =
      purpose === 'email_change_new' || purpose === 'email_change_current'
        ? await confirmEmailChange(sql, userId, purpose, address)
        : await proveAddress(sql, userId, purpose, address)
    if (user === 'half') return { kind: 'half' }
    if (!user) throw otpExpired()
    const code = wantsCode && flowId ? await services.flowStates.issueCode(sql, flowId) : null
    if (code) return { kind: 'code', code, userId }
    const session = await services.tokens.issue(sql, user, { method: 'otp' }, originOf(services, context))
    return { kind: 'session', session }
  })
  if (!outcome) throw new AuthError(403, 'otp_expired', 'Token has expired or is invalid')
  const actor = outcome.kind === 'session' ? outcome.session.user.id : null
  await audit(services, context, 'token_redeemed', outcome.kind === 'code' ? outcome.userId : actor, {
    type: input.type,
  })
  return outcome
}

export const oneAddressConfirmed =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email'

/** POST /verify, by the hash a link carries or by the six digits and the address. */
export function verify(services: AuthServices) {
  return async (context: AuthContext) => {
    await limitRequests(services, context, 'verify')
    const { type, ...input } = await readBody(context, body)
    if (type === 'sms' || type === 'phone_change') return verifyPhone(services, context, { ...input, type })
    const outcome = await redeem(services, context, { ...input, type }, false)
    return context.json(
      outcome.kind === 'session' ? outcome.session : { msg: oneAddressConfirmed, code: '200' },
    )
  }
}

/** The same from a form: null when its fields are none. */
export const parseVerify = (fields: unknown): VerifyInput | null => emailBody.safeParse(fields).data ?? null
