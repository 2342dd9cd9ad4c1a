import { z } from 'zod'
import {
  type AuthContext,
  type AuthServices,
  audit,
  commonBody,
  limitRequests,
  originOf,
  readBody,
} from '../context.ts'
import { AuthError, invalidCredentials, validationFailed } from '../errors.ts'
import { matchesPassword } from '../passwords.ts'
import { findUserByEmail, isBanned } from '../users.ts'

const passwordBody = z.object({
  ...commonBody,
  email: z.string().nullish(),
  phone: z.string().nullish(),
  password: z.string().nullish(),
})
const refreshBody = z.object({ refresh_token: z.string().min(1, 'refresh_token is required') })

async function passwordGrant(services: AuthServices, context: AuthContext) {
  const { email, phone, password } = await readBody(context, passwordBody)
  if ((!email && !phone) || !password) {
    throw validationFailed('You must provide either an email or phone number and a password')
  }
  if (!email) throw new AuthError(400, 'phone_provider_disabled', 'Phone logins are disabled')
  const user = await findUserByEmail(services.database.sql, email)
  const isMatch = await matchesPassword(password, user?.encrypted_password ?? null)
  if (!user || !isMatch) throw invalidCredentials()
  if (isBanned(user)) throw new AuthError(400, 'user_banned', 'User is banned')
  if (!user.email_confirmed_at) throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed')
  const session = await services.tokens.issue(
    services.database.sql,
    user,
    'password',
    originOf(services, context),
  )
  await audit(services, context, 'login', user.id, { method: 'password' })
  return context.json(session)
}

async function refreshGrant(services: AuthServices, context: AuthContext) {
  const body = await readBody(context, refreshBody)
  return context.json(await services.tokens.refresh(body.refresh_token))
}

/** POST /token: one function a grant. */
export function token(services: AuthServices) {
  const grants = new Map([
    ['password', passwordGrant],
    ['refresh_token', refreshGrant],
  ])
  return async (context: AuthContext) => {
    await limitRequests(services, context, 'token')
    const grant = grants.get(context.req.query('grant_type') ?? '')
    if (!grant) throw new AuthError(400, 'invalid_request', 'unsupported_grant_type')
    return grant(services, context)
  }
}
