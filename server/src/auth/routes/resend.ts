import { z } from 'zod'
import { runAfterResponse } from '../after-response.ts'
import {
  type AuthContext,
  type AuthServices,
  checkCaptcha,
  commonBody,
  emailField,
  limitRequests,
  readBody,
} from '../context.ts'
import { validationFailed } from '../errors.ts'
import { readChallenge } from '../flow-states.ts'
import { limitMails, type MailRequest, mailRequest, mailToken } from '../mails.ts'
import { normalisePhone, requireSms } from '../sms.ts'
import { limitTexts, textToken } from '../texts.ts'
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

async function resendText(
  services: AuthServices,
  context: AuthContext,
  type: 'sms' | 'phone_change',
  requested: string | null | undefined,
): Promise<Response> {
  requireSms(services)
  if (!requested) throw validationFailed('Type provided requires a phone number')
  const phone = normalisePhone(requested)
  await limitTexts(services, phone)
  const { sql } = services.database
  runAfterResponse(context, async () => {
    const waiting = await sql<UserRow[]>`
      select * from auth.users where deleted_at is null and ${type === 'sms' ? sql`phone = ${phone} and phone_confirmed_at is null` : sql`phone_change = ${phone}`} limit 5`
    for (const user of waiting) {
      const first = user.encrypted_password ? 'confirmation' : 'phone'
      const purpose = type === 'sms' ? first : 'phone_change'
      await textToken(services, context, sql, { userId: user.id, phone, purpose, channel: 'sms' })
    }
  })
  return context.json({})
}

/** POST /resend of the mails and texts that confirm an address or its change. Every address is answered alike. */
export function resend(services: AuthServices) {
  return async (context: AuthContext) => {
    await limitRequests(services, context, 'otp')
    const body = await readBody(context, schema)
    await checkCaptcha(services, context, body)
    if (body.type === 'sms' || body.type === 'phone_change')
      return resendText(services, context, body.type, body.phone)
    if (!body.email) throw validationFailed('Type provided requires an email address')
    const email = normaliseEmail(body.email)
    const request = mailRequest(services, context, readChallenge(body))
    await limitMails(services, email)
    const again = body.type === 'signup' ? resendConfirmation : resendEmailChange
    runAfterResponse(context, () => again(services, email, request))
    return context.json({})
  }
}
