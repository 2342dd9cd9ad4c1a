import { z } from 'zod'
import { findOrInsertUser } from '../accounts.ts'
import { runAfterResponse } from '../after-response.ts'
import {
  type AuthContext,
  type AuthServices,
  checkCaptcha,
  commonBody,
  emailField,
  limitRequests,
  metadataField,
  readBody,
} from '../context.ts'
import { AuthError, validationFailed } from '../errors.ts'
import { readChallenge } from '../flow-states.ts'
import { limitMails, type MailRequest, mailRequest, mailToken } from '../mails.ts'
import { findOrInsertPhoneUser } from '../phone-accounts.ts'
import { channelField, normalisePhone, requireSms } from '../sms.ts'
import { limitTexts, textToken } from '../texts.ts'
import { findUserByEmail, findUserByPhone, isBanned, normaliseEmail, type UserRow } from '../users.ts'

const schema = z.object({
  ...commonBody,
  email: emailField.nullish(),
  phone: z.string().nullish(),
  data: metadataField,
  create_user: z.boolean().nullish(),
  channel: channelField,
})

async function mailSignInLink(services: AuthServices, user: UserRow | null, request: MailRequest) {
  if (!user?.email || isBanned(user)) return
  await mailToken(services, services.database.sql, user, 'magiclink', user.email, request)
}

/**
 * With open sign-up every number gets a text, so the response waits for it and reports a failure. Where only known
 * numbers do, that would reveal accounts (docs/specified.md A8).
 */
async function otpByPhone(
  services: AuthServices,
  context: AuthContext,
  body: z.infer<typeof schema> & { phone: string },
): Promise<Response> {
  requireSms(services)
  const { sql } = services.database
  const { channel } = body
  const phone = normalisePhone(body.phone)
  await limitTexts(services, phone)
  if ((body.create_user ?? true) && !services.config.DISABLE_SIGNUP) {
    const user = await findOrInsertPhoneUser(sql, phone, null, body.data ?? {})
    const id = await textToken(services, context, sql, { userId: user.id, phone, purpose: 'phone', channel })
    return context.json(id ? { message_id: id } : {})
  }
  runAfterResponse(context, async () => {
    const user = await findUserByPhone(sql, phone)
    if (user) await textToken(services, context, sql, { userId: user.id, phone, purpose: 'phone', channel })
  })
  return context.json({})
}

/**
 * POST /otp: a link and six digits by mail. Every address gets the same immediate response; whether an account exists
 * or is created shows only in its mailbox (A8).
 */
export function otp(services: AuthServices) {
  return async (context: AuthContext) => {
    await limitRequests(services, context, 'otp')
    const body = await readBody(context, schema)
    await checkCaptcha(services, context, body)
    if (body.phone && !body.email) return otpByPhone(services, context, { ...body, phone: body.phone })
    if (!body.email) throw validationFailed('One of email or phone must be set')
    if (!services.config.EMAIL_CODES)
      throw new AuthError(422, 'otp_disabled', 'Signing in by mail is switched off here')
    const email = normaliseEmail(body.email)
    const request = mailRequest(services, context, readChallenge(body))
    await limitMails(services, email)
    const mayCreate = (body.create_user ?? true) && !services.config.DISABLE_SIGNUP
    runAfterResponse(context, async () => {
      const { sql } = services.database
      const user = mayCreate
        ? await findOrInsertUser(sql, email, body.data ?? {})
        : await findUserByEmail(sql, email)
      await mailSignInLink(services, user, request)
    })
    return context.json({})
  }
}
