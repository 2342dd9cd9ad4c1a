import { z } from 'zod'
import {
  type AuthContext,
  type AuthServices,
  audit,
  checkCaptcha,
  commonBody,
  limitRequests,
  originOf,
  readBody,
} from '../context.ts'
import { AuthError, invalidCredentials, validationFailed } from '../errors.ts'
import { hashPassword, isOutdated, matchesPassword } from '../passwords.ts'
import { normalisePhone, requireSms } from '../sms.ts'
import { findUser, findUserByEmail, findUserByPhone, isBanned, type UserRow } from '../users.ts'
import { idTokenGrant } from './token-id.ts'
import { web3Grant } from './token-web3.ts'

const passwordBody = z.object({
  ...commonBody,
  email: z.string().nullish(),
  phone: z.string().nullish(),
  password: z.string().nullish(),
})
const refreshBody = z.object({ refresh_token: z.string().min(1, 'refresh_token is required') })
const pkceBody = z.object({
  auth_code: z.string().min(1, 'invalid request: both auth code and code verifier should be non-empty'),
  code_verifier: z.string().min(1, 'invalid request: both auth code and code verifier should be non-empty'),
})

/** Rehashes an imported bcrypt hash, or one of an outdated cost, at a sign-in, when the password is known. */
async function renewHash({ database: { sql } }: AuthServices, user: UserRow, password: string) {
  const stored = user.encrypted_password
  if (!stored || !isOutdated(stored)) return
  const renewed = await hashPassword(password)
  await sql`update auth.users set encrypted_password = ${renewed} where id = ${user.id} and encrypted_password = ${stored}`
}

async function passwordGrant(services: AuthServices, context: AuthContext) {
  const { sql } = services.database
  const { email, phone, password, ...body } = await readBody(context, passwordBody)
  await checkCaptcha(services, context, body)
  if ((!email && !phone) || !password) {
    throw validationFailed('You must provide either an email or phone number and a password')
  }
  if (!email) requireSms(services)
  const user = email
    ? await findUserByEmail(sql, email)
    : await findUserByPhone(sql, normalisePhone(phone ?? ''))
  const isMatch = await matchesPassword(sql, password, user?.encrypted_password ?? null)
  if (!user || !isMatch) {
    // For unknown accounts too, so that it takes as long (docs/specified.md A8).
    await audit(services, context, 'login_refused', user?.id ?? null, { method: 'password' })
    throw invalidCredentials()
  }
  if (isBanned(user)) throw new AuthError(400, 'user_banned', 'User is banned')
  if (email && !user.email_confirmed_at)
    throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed')
  if (!email && !user.phone_confirmed_at)
    throw new AuthError(400, 'phone_not_confirmed', 'Phone not confirmed')
  await renewHash(services, user, password)
  const weakness = await services.strength.weakness(password, context.var.log)
  const session = await services.tokens.issue(sql, user, { method: 'password' }, originOf(services, context))
  await audit(services, context, 'login', user.id, { method: 'password' })
  return context.json({ ...session, ...(weakness ? { weak_password: weakness } : {}) })
}

async function refreshGrant(services: AuthServices, context: AuthContext) {
  const body = await readBody(context, refreshBody)
  return context.json(await services.tokens.refresh(body.refresh_token))
}

async function pkceGrant(services: AuthServices, context: AuthContext) {
  const body = await readBody(context, pkceBody)
  const session = await services.database.sql.begin(async (sql) => {
    const flow = await services.flowStates.redeem(sql, body.auth_code, body.code_verifier)
    const user = await findUser(sql, flow.userId)
    if (!user) throw new AuthError(403, 'user_not_found', 'The account is gone')
    const opened = await services.tokens.issue(
      sql,
      user,
      { method: flow.method },
      originOf(services, context),
    )
    return { ...opened, ...flow.providerTokens }
  })
  await audit(services, context, 'login', session.user.id, { method: 'pkce' })
  return context.json(session)
}

/** POST /token: one function a grant. */
export function token(services: AuthServices) {
  const grants = new Map([
    ['password', passwordGrant],
    ['refresh_token', refreshGrant],
    ['pkce', pkceGrant],
    ['id_token', idTokenGrant],
    ['web3', web3Grant],
  ])
  return async (context: AuthContext) => {
    await limitRequests(services, context, 'token')
    const grant = grants.get(context.req.query('grant_type') ?? '')
    if (!grant) throw new AuthError(400, 'invalid_request', 'unsupported_grant_type')
    return grant(services, context)
  }
}
