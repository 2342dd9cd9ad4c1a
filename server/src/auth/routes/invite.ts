import { z } from 'zod'
import { findOrInsertUser } from '../accounts.ts'
import {
  type AuthContext,
  type AuthServices,
  audit,
  emailField,
  metadataField,
  readBody,
} from '../context.ts'
import { AuthError } from '../errors.ts'
import { mailRequest, mailToken } from '../mails.ts'
import { normaliseEmail, type UserRow, userJson } from '../users.ts'

const schema = z.object({ email: emailField, data: metadataField })

/** @throws AuthError 401 no_authorization, 403 not_admin */
async function requireSecretKey(services: AuthServices, context: AuthContext): Promise<void> {
  const caller = await services.callers
    .resolve(context.req.header('apikey'), context.req.header('authorization'))
    .catch(() => {
      throw new AuthError(401, 'no_authorization', 'This call needs the secret key')
    })
  if (caller.role !== 'service_role') throw new AuthError(403, 'not_admin', 'User not allowed')
}

/** POST /invite, with the secret key: makes an unconfirmed account and mails a link that confirms it. */
export function invite(services: AuthServices) {
  return async (context: AuthContext) => {
    await requireSecretKey(services, context)
    const body = await readBody(context, schema)
    const { sql } = services.database
    const email = normaliseEmail(body.email)
    const user = await findOrInsertUser(sql, email, body.data ?? {})
    if (user.email_confirmed_at)
      throw new AuthError(422, 'email_exists', 'A user with this email address has already been registered')
    await mailToken(services, sql, user, 'invite', email, mailRequest(services, context, null))
    const [invited] = await sql<UserRow[]>`
      update auth.users set invited_at = now(), confirmation_sent_at = now() where id = ${user.id} returning *`
    await audit(services, context, 'user_invited', user.id)
    return context.json(await userJson(sql, invited ?? user))
  }
}
