import { z } from 'zod'
import { runAfterResponse } from '../after-response.ts'
import {
  type AuthContext,
  type AuthServices,
  audit,
  checkCaptcha,
  commonBody,
  emailField,
  limitRequests,
  readBody,
} from '../context.ts'
import { readChallenge } from '../flow-states.ts'
import { limitMails, mailRequest, mailToken } from '../mails.ts'
import { findUserByEmail, normaliseEmail } from '../users.ts'

const schema = z.object({ ...commonBody, email: emailField })

/** POST /recover. Known and unknown addresses are answered alike, in text and time. */
export function recover(services: AuthServices) {
  return async (context: AuthContext) => {
    await limitRequests(services, context, 'otp')
    const body = await readBody(context, schema)
    await checkCaptcha(services, context, body)
    const email = normaliseEmail(body.email)
    const request = mailRequest(services, context, readChallenge(body))
    await limitMails(services, email)
    runAfterResponse(context, async () => {
      const { sql } = services.database
      const user = await findUserByEmail(sql, email)
      if (!user) return
      await mailToken(services, sql, user, 'recovery', email, request)
      await sql`update auth.users set recovery_sent_at = now() where id = ${user.id}`
      await audit(services, context, 'user_recovery_requested', user.id)
    })
    return context.json({})
  }
}
