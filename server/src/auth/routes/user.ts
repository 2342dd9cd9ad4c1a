import { toJson } from '@parley/core/text/json'
import { z } from 'zod'
import {
  type AuthContext,
  type AuthServices,
  audit,
  commonBody,
  emailField,
  metadataField,
  readBody,
  requireSecondFactor,
  requireUser,
} from '../context.ts'
import { AuthError, validationFailed } from '../errors.ts'
import { readChallenge } from '../flow-states.ts'
import { mailRequest } from '../mails.ts'
import { findUser, userJson } from '../users.ts'
import { changeEmail, requireFreeEmail } from './user-email.ts'
import { changePassword } from './user-password.ts'
import { changePhone, readNewPhone } from './user-phone.ts'

const schema = z.object({
  ...commonBody,
  email: emailField.nullish(),
  phone: z.string().nullish(),
  password: z.string().nullish(),
  current_password: z.string().nullish(),
  nonce: z.string().nullish(),
  data: metadataField,
})

/** GET /user */
export function getUser(services: AuthServices) {
  return async (context: AuthContext) => {
    const { user } = await requireUser(services, context)
    return context.json(await userJson(services.database.sql, user))
  }
}

/** PUT /user: address, number, password and metadata, each when given. A key of `data` set to null is removed. */
export function updateUser(services: AuthServices) {
  return async (context: AuthContext) => {
    const { sql } = services.database
    const caller = await requireUser(services, context)
    const { user, sessionId } = caller
    const body = await readBody(context, schema)
    const isSignIn = Boolean(body.email || body.phone || body.password)
    if (isSignIn && user.is_sso_user)
      throw new AuthError(422, 'user_sso_managed', 'Your company manages how you sign in')
    if (isSignIn) await requireSecondFactor(services, caller, 401)
    const phone = await readNewPhone(services, user, body.phone)
    const request = mailRequest(services, context, readChallenge(body))
    if (body.email) await requireFreeEmail(services, user, body.email)
    // Before the address: a new password ends every mailed code, and so would end those of the change.
    if (body.password) {
      if (user.is_anonymous && !body.email && !body.phone)
        throw validationFailed(
          'Updating password of an anonymous user without an email or phone is not allowed',
          422,
        )
      await changePassword(services, context, user, sessionId, {
        password: body.password,
        nonce: body.nonce,
        currentPassword: body.current_password,
      })
    }
    if (body.email) await changeEmail(services, user, body.email, request)
    if (phone) await changePhone(services, context, user, phone)
    if (body.data) {
      const data = sql.json(toJson(body.data))
      await sql`update auth.users set raw_user_meta_data = jsonb_strip_nulls(raw_user_meta_data || ${data}), updated_at = now() where id = ${user.id}`
    }
    const fields = (['email', 'phone', 'password', 'data'] as const).filter((name) => body[name])
    await audit(services, context, 'user_modified', user.id, { fields: fields.join(' ') })
    return context.json(await userJson(sql, (await findUser(sql, user.id)) ?? user))
  }
}
