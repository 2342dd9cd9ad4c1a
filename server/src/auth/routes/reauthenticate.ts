import { type AuthContext, type AuthServices, limitRequests, requireUser } from '../context.ts'
import { validationFailed } from '../errors.ts'
import { limitMails, mailRequest, mailToken } from '../mails.ts'
import { limitTexts, textToken } from '../texts.ts'

/** GET /reauthenticate: mails, or where there is no address texts, the signed-in user the nonce that PUT /user takes for a new password. */
export function reauthenticate(services: AuthServices) {
  return async (context: AuthContext) => {
    await limitRequests(services, context, 'otp')
    const { user } = await requireUser(services, context)
    const { sql } = services.database
    if (!user.email && user.phone) {
      await limitTexts(services, user.phone)
      const target = { userId: user.id, phone: user.phone, channel: 'sms' as const }
      await textToken(services, context, sql, { ...target, purpose: 'reauthentication' })
      return context.json({})
    }
    if (!user.email)
      throw validationFailed('Reauthentication requires the user to have an email or a phone number')
    await limitMails(services, user.email)
    await mailToken(services, sql, user, 'reauthentication', user.email, mailRequest(services, context, null))
    await sql`update auth.users set reauthentication_sent_at = now() where id = ${user.id}`
    return context.json({})
  }
}
