import { type AuthContext, type AuthServices, limitRequests, requireUser } from '../context.ts'
import { validationFailed } from '../errors.ts'
import { mailRequest, mailToken, mayMail } from '../mails.ts'

/** GET /reauthenticate: mails the signed-in user the nonce that PUT /user takes for a new password. */
export function reauthenticate(services: AuthServices) {
  return async (context: AuthContext) => {
    await limitRequests(services, context, 'otp')
    const { user } = await requireUser(services, context)
    if (!user.email)
      throw validationFailed('Reauthentication requires the user to have an email or a phone number')
    await mayMail(services, user.email)
    const { sql } = services.database
    await mailToken(services, sql, user, 'reauthentication', user.email, mailRequest(services, context, null))
    await sql`update auth.users set reauthentication_sent_at = now() where id = ${user.id}`
    return context.json({})
  }
}
