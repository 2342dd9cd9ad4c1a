import { z } from 'zod'
import { confirmationMail, recoveryMail } from '../../mail/templates.ts'
import {
  type AuthContext,
  type AuthServices,
  commonBody,
  emailField,
  limitRequests,
  readBody,
} from '../context.ts'
import { validationFailed } from '../errors.ts'
import { mailToken, mayMail } from '../mails.ts'
import { findUserByEmail } from '../users.ts'

const recoverBody = z.object({ ...commonBody, email: emailField })
const resendBody = z.object({
  ...commonBody,
  type: z.enum(['signup', 'email_change', 'sms', 'phone_change']),
  email: emailField.nullish(),
})

/** POST /recover. Known and unknown addresses are answered alike. */
export function recover(services: AuthServices) {
  return async (context: AuthContext) => {
    await limitRequests(services, context, 'otp')
    const { email } = await readBody(context, recoverBody)
    await mayMail(services, email)
    const user = await findUserByEmail(services.database.sql, email)
    if (user) {
      const redirectTo = services.redirects.resolve(context.req.query('redirect_to'))
      await services.database.sql`update auth.users set recovery_sent_at = now() where id = ${user.id}`
      await mailToken(services, {
        userId: user.id,
        purpose: 'recovery',
        to: email,
        redirectTo,
        template: recoveryMail,
      })
    }
    return context.json({})
  }
}

/** POST /resend of the confirmation mail. */
export function resend(services: AuthServices) {
  return async (context: AuthContext) => {
    await limitRequests(services, context, 'otp')
    const { email, type } = await readBody(context, resendBody)
    if (!email || type !== 'signup')
      throw validationFailed('Only the confirmation of an email address can be sent again')
    await mayMail(services, email)
    const user = await findUserByEmail(services.database.sql, email)
    if (user && !user.email_confirmed_at) {
      const redirectTo = services.redirects.resolve(context.req.query('redirect_to'))
      await mailToken(services, {
        userId: user.id,
        purpose: 'confirmation',
        to: email,
        redirectTo,
        template: confirmationMail,
      })
    }
    return context.json({})
  }
}
