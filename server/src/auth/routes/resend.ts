import { z } from 'zod'
import { afterAnswer } from '../after-answer.ts'
import {
  type AuthContext,
  type AuthServices,
  checkCaptcha,
  commonBody,
  emailField,
  limitRequests,
  readBody,
} from '../context.ts'
import { phoneDisabled, validationFailed } from '../errors.ts'
import { readChallenge } from '../flow-states.ts'
import { type MailRequest, mailRequest, mailToken, mayMail } from '../mails.ts'
import { findUserByEmail, normaliseEmail, type UserRow } from '../users.ts'
import { mailEmailChange } from './user-email.ts'

const schema = z.object({
  ...commonBody,
  type: z.enum(['signup', 'email_change', 'sms', 'phone_change']),
  email: emailField.nullish(),
  phone: z.string().nullish(),
})

async function resendConfirmation(services: AuthServices, email: string, request: MailRequest) {
  const { sql } = services.database
  const user = await findUserByEmail(sql, email)
  if (!user || user.email_confirmed_at) return
  await mailToken(services, sql, user, 'confirmation', email, request)
  await sql`update auth.users set confirmation_sent_at = now() where id = ${user.id}`
}

/** The address is the account's present one or the one it is changing to. */
async function resendEmailChange(services: AuthServices, email: string, request: MailRequest) {
  const { sql } = services.database
  const users = await sql<UserRow[]>`
    select * from auth.users where email_change <> '' and deleted_at is null
       and (lower(email) = ${email} or lower(email_change) = ${email}) limit 5`
  for (const user of users) await mailEmailChange(services, sql, user, request)
}

/** POST /resend of the mails that confirm an address or its change. Every address is answered alike. */
export function resend(services: AuthServices) {
  return async (context: AuthContext) => {
    await limitRequests(services, context, 'otp')
    const body = await readBody(context, schema)
    await checkCaptcha(services, context, body)
    if (body.type === 'sms' || body.type === 'phone_change') throw phoneDisabled()
    if (!body.email) throw validationFailed('Type provided requires an email address')
    const email = normaliseEmail(body.email)
    const request = mailRequest(services, context, readChallenge(body))
    await mayMail(services, email)
    const again = body.type === 'signup' ? resendConfirmation : resendEmailChange
    afterAnswer(context, () => again(services, email, request))
    return context.json({})
  }
}
