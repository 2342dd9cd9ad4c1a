import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { isPostgresError } from '../../database/database.ts'
import { confirmationMail } from '../../mail/templates.ts'
import {
  type AuthContext,
  type AuthServices,
  audit,
  commonBody,
  emailField,
  limitRequests,
  originOf,
  readBody,
} from '../context.ts'
import { AuthError, validationFailed } from '../errors.ts'
import { mailToken, mayMail } from '../mails.ts'
import { checkStrength, hashPassword } from '../passwords.ts'
import { findUserByEmail, normaliseEmail, type UserRow, userJson } from '../users.ts'

const schema = z.object({
  ...commonBody,
  email: emailField.nullish(),
  phone: z.string().nullish(),
  password: z.string().nullish(),
  data: z.record(z.string(), z.unknown()).nullish(),
})

/** What an address that already has an account is answered, so that nobody learns that it has one. */
function lookalike(email: string, data: Record<string, unknown>) {
  const now = new Date().toISOString()
  return {
    id: randomUUID(),
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: data,
    identities: [],
    factors: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  }
}

async function insertUser(
  services: AuthServices,
  email: string,
  password: string,
  data: Record<string, unknown>,
  isConfirmed: boolean,
): Promise<UserRow> {
  const { sql } = services.database
  const hashed = await hashPassword(password)
  return sql.begin(async (transaction) => {
    const [user] = await transaction<UserRow[]>`
      insert into auth.users (email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
      values (${email}, ${hashed}, ${isConfirmed ? new Date() : null}, ${sql.json({ provider: 'email', providers: ['email'] })},
              ${sql.json(JSON.parse(JSON.stringify(data)))})
      returning *`
    if (!user) throw new AuthError(500, 'unexpected_failure', 'The account could not be made')
    await transaction`
      insert into auth.identities (provider_id, user_id, provider, identity_data, last_sign_in_at)
      values (${user.id}, ${user.id}, 'email', ${sql.json({ sub: user.id, email, email_verified: isConfirmed })}, now())`
    return user
  })
}

/** POST /signup by email and password. */
export function signup(services: AuthServices) {
  const isAutoConfirmed = !services.mailer.isSending
  return async (context: AuthContext) => {
    await limitRequests(services, context, 'signup')
    const body = await readBody(context, schema)
    if (services.config.DISABLE_SIGNUP)
      throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance')
    if (body.phone && !body.email)
      throw new AuthError(400, 'phone_provider_disabled', 'Phone signups are disabled')
    if (!body.email && !body.password)
      throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled')
    if (!body.email) throw validationFailed('You must provide either an email or phone number and a password')
    if (!body.password) throw validationFailed('Signup requires a valid password')
    checkStrength(body.password)
    const email = normaliseEmail(body.email)
    const data = body.data ?? {}
    const existing = await findUserByEmail(services.database.sql, email)
    if (existing && isAutoConfirmed)
      throw new AuthError(422, 'user_already_exists', 'User already registered')
    if (existing?.email_confirmed_at) {
      await hashPassword(body.password)
      return context.json(lookalike(email, data))
    }
    if (!isAutoConfirmed) await mayMail(services, email)
    const user = await register(services, existing, email, body.password, data, isAutoConfirmed)
    await audit(services, context, 'user_signedup', user.id)
    if (isAutoConfirmed)
      return context.json(
        await services.tokens.issue(services.database.sql, user, 'password', originOf(services, context)),
      )
    const redirectTo = services.redirects.resolve(context.req.query('redirect_to'))
    await mailToken(services, {
      userId: user.id,
      purpose: 'confirmation',
      to: email,
      redirectTo,
      template: confirmationMail,
    })
    return context.json(await userJson(services.database.sql, user))
  }
}

/** An unconfirmed account belongs to nobody yet: who signs up again sets its password (AUTH.md, incident 3). */
async function register(
  services: AuthServices,
  existing: UserRow | null,
  email: string,
  password: string,
  data: Record<string, unknown>,
  isConfirmed: boolean,
): Promise<UserRow> {
  const { sql } = services.database
  if (existing) {
    const [user] = await sql<UserRow[]>`
      update auth.users set encrypted_password = ${await hashPassword(password)}, updated_at = now(),
             raw_user_meta_data = ${sql.json(JSON.parse(JSON.stringify(data)))}
       where id = ${existing.id} and email_confirmed_at is null returning *`
    if (user) return user
  }
  try {
    return await insertUser(services, email, password, data, isConfirmed)
  } catch (error) {
    if (isPostgresError(error) && error.code === '23505')
      throw new AuthError(422, 'user_already_exists', 'User already registered')
    throw error
  }
}
