import { z } from 'zod'
import { emailChangeMail } from '../../mail/templates.ts'
import {
  type AuthContext,
  type AuthServices,
  audit,
  commonBody,
  emailField,
  readBody,
  requireUser,
} from '../context.ts'
import { AuthError } from '../errors.ts'
import { mailToken, mayMail } from '../mails.ts'
import { checkStrength, hashPassword, matchesPassword } from '../passwords.ts'
import { findUserByEmail, normaliseEmail, type UserRow, userJson } from '../users.ts'

const updateBody = z.object({
  ...commonBody,
  email: emailField.nullish(),
  phone: z.string().nullish(),
  password: z.string().nullish(),
  current_password: z.string().nullish(),
  data: z.record(z.string(), z.unknown()).nullish(),
})

/** GET /user */
export function getUser(services: AuthServices) {
  return async (context: AuthContext) => {
    const { user } = await requireUser(services, context)
    return context.json(await userJson(services.database.sql, user))
  }
}

async function changePassword(
  services: AuthServices,
  user: UserRow,
  sessionId: string,
  password: string,
  current: string | null | undefined,
): Promise<void> {
  checkStrength(password)
  if (current && !(await matchesPassword(current, user.encrypted_password))) {
    throw new AuthError(400, 'current_password_mismatch', 'Current password is incorrect')
  }
  if (user.encrypted_password && (await matchesPassword(password, user.encrypted_password))) {
    throw new AuthError(422, 'same_password', 'New password should be different from the old password.')
  }
  const hashed = await hashPassword(password)
  await services.database.sql.begin(async (transaction) => {
    await transaction`update auth.users set encrypted_password = ${hashed}, updated_at = now() where id = ${user.id}`
    await transaction`delete from auth.one_time_tokens where user_id = ${user.id}`
    await transaction`delete from auth.sessions where user_id = ${user.id} and id <> ${sessionId}`
  })
}

async function changeEmail(
  services: AuthServices,
  context: AuthContext,
  user: UserRow,
  requested: string,
): Promise<void> {
  const { sql } = services.database
  const email = normaliseEmail(requested)
  if (email === user.email) return
  if (await findUserByEmail(sql, email)) {
    throw new AuthError(422, 'email_exists', 'A user with this email address has already been registered')
  }
  if (!services.mailer.isSending) {
    await sql`update auth.users set email = ${email}, updated_at = now() where id = ${user.id}`
    return
  }
  await mayMail(services, email)
  await sql`update auth.users set email_change = ${email}, email_change_sent_at = now() where id = ${user.id}`
  const redirectTo = services.redirects.resolve(context.req.query('redirect_to'))
  await mailToken(services, {
    userId: user.id,
    purpose: 'email_change_new',
    to: email,
    redirectTo,
    template: emailChangeMail,
  })
}

/** PUT /user. A new password ends every other session and all pending one-time tokens. */
export function updateUser(services: AuthServices) {
  return async (context: AuthContext) => {
    const { sql } = services.database
    const { user, sessionId } = await requireUser(services, context)
    const body = await readBody(context, updateBody)
    if (body.password) await changePassword(services, user, sessionId, body.password, body.current_password)
    if (body.email) await changeEmail(services, context, user, body.email)
    if (body.data) {
      const data = sql.json(JSON.parse(JSON.stringify(body.data)))
      await sql`update auth.users set raw_user_meta_data = jsonb_strip_nulls(raw_user_meta_data || ${data}), updated_at = now() where id = ${user.id}`
    }
    await audit(services, context, 'user_modified', user.id)
    const [fresh] = await sql<UserRow[]>`select * from auth.users where id = ${user.id}`
    return context.json(await userJson(sql, fresh ?? user))
  }
}
