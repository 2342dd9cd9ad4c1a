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
import { emailExists } from '../errors.ts'
import { mailRequest, mailToken } from '../mails.ts'
import { normaliseEmail, type UserRow, userJson } from '../users.ts'
import { requireSecretKey } from './admin-users.ts'

const schema = z.object({ email: emailField, data: metadataField })

/** POST /invite, with the secret key: makes an unconfirmed account and mails a link that confirms it. */
export function invite(services: AuthServices) {
  return async (context: AuthContext) => {
    await requireSecretKey(services, context)
    const body = await readBody(context, schema)
    const { sql } = services.database
    const email = normaliseEmail(body.email)
    const user = await findOrInsertUser(sql, email, body.data ?? {})
    if (user.email_confirmed_at) throw emailExists()
    await mailToken(services, sql, user, 'invite', email, mailRequest(services, context, null))
    const [invited] = await sql<UserRow[]>`
      update auth.users set invited_at = now(), confirmation_sent_at = now() where id = ${user.id} returning *`
    await audit(services, context, 'user_invited', user.id)
    return context.json(await userJson(sql, invited ?? user))
  }
}
