import { randomUUID } from 'node:crypto'
import { toJson } from '@parley/core/text/json'
import { z } from 'zod'
import { insertUser, rejectDuplicate, upsertEmailIdentity } from '../accounts.ts'
import {
  type AuthContext,
  type AuthServices,
  audit,
  checkCaptcha,
  commonBody,
  emailField,
  limitRequests,
  metadataField,
  originOf,
  readBody,
} from '../context.ts'
import { signupDisabled, userExists, validationFailed } from '../errors.ts'
import { readChallenge } from '../flow-states.ts'
import { limitMails, type MailRequest, mailRequest, mailToken, sendMail } from '../mails.ts'
import { hashPassword } from '../passwords.ts'
import { decoyId, runAndRollBack } from '../signup-decoys.ts'
import { channelField, requireSms } from '../sms.ts'
import { findUserByEmail, normaliseEmail, type UserRow } from '../users.ts'
import { signUpAnonymously } from './anonymous.ts'
import { signUpByPhone } from './signup-phone.ts'

const schema = z.object({
  ...commonBody,
  email: emailField.nullish(),
  phone: z.string().nullish(),
  password: z.string().nullish(),
  data: metadataField,
  channel: channelField,
})

interface SignUp {
  email: string
  password: string
  data: Record<string, unknown>
}

/** `U` of an unconfirmed user: the same for a new address and for one that has an account (docs/specified.md A8). */
function unconfirmedUser(id: string, identityId: string, { email, data }: SignUp) {
  const now = new Date().toISOString()
  const times = { created_at: now, updated_at: now }
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: data,
    identities: [
      {
        identity_id: identityId,
        id,
        user_id: id,
        identity_data: { sub: id, email, email_verified: false, phone_verified: false },
        provider: 'email',
        email,
        last_sign_in_at: now,
        ...times,
      },
    ],
    factors: [],
    ...times,
    is_anonymous: false,
  }
}

/** Signing up again replaces the password of an unconfirmed account (A3). */
async function register(
  services: AuthServices,
  existing: UserRow | null,
  { email, data }: SignUp,
  hashedPassword: string,
  isConfirmed: boolean,
): Promise<UserRow> {
  const { sql } = services.database
  if (existing) {
    const [user] = await sql<UserRow[]>`
      update auth.users set encrypted_password = ${hashedPassword}, updated_at = now(),
             raw_user_meta_data = ${sql.json(toJson(data))}
       where id = ${existing.id} and email_confirmed_at is null returning *`
    if (user) {
      await upsertEmailIdentity(sql, user.id, email, false)
      return user
    }
  }
  return rejectDuplicate(userExists, () =>
    sql.begin((transaction) =>
      insertUser(transaction, {
        id: randomUUID(),
        email,
        hashedPassword,
        data,
        isConfirmed,
        isAnonymous: false,
      }),
    ),
  )
}

/** With a mail server an address must be confirmed, and the response does not reveal whether it has an account. */
async function signUpByMail(services: AuthServices, input: SignUp, request: MailRequest) {
  const { sql } = services.database
  const { email } = input
  await limitMails(services, email)
  const hashed = await hashPassword(input.password)
  const existing = await findUserByEmail(sql, email)
  if (existing?.email_confirmed_at) {
    await runAndRollBack(services, input, hashed)
    const link = `${services.config.PUBLIC_URL}/auth`
    await sendMail(services, existing, request, { kind: 'already_registered', to: email, link })
    return unconfirmedUser(decoyId(services, 'user', email), decoyId(services, 'identity', email), input)
  }
  const user = await register(services, existing, input, hashed, false)
  await mailToken(services, sql, user, 'confirmation', email, request)
  await sql`update auth.users set confirmation_sent_at = now() where id = ${user.id}`
  const [identity] = await sql<{ id: string }[]>`
    select id from auth.identities where user_id = ${user.id} and provider = 'email'`
  return unconfirmedUser(user.id, identity?.id ?? user.id, input)
}

/** Without a mail server nothing can be confirmed, so the account is confirmed at once. */
async function signUpAtOnce(services: AuthServices, context: AuthContext, input: SignUp) {
  const { sql } = services.database
  const existing = await findUserByEmail(sql, input.email)
  const hashed = await hashPassword(input.password)
  if (existing?.email_confirmed_at) throw userExists()
  const user = await register(services, existing, input, hashed, true)
  const [confirmed] = await sql<UserRow[]>`
    update auth.users set email_confirmed_at = coalesce(email_confirmed_at, now()) where id = ${user.id} returning *`
  await audit(services, context, 'user_signedup', user.id)
  return services.tokens.issue(sql, confirmed ?? user, { method: 'password' }, originOf(services, context))
}

/** POST /signup by email or phone and password, or anonymously where that is switched on. */
export function signup(services: AuthServices) {
  return async (context: AuthContext) => {
    await limitRequests(services, context, 'signup')
    const body = await readBody(context, schema)
    await checkCaptcha(services, context, body)
    if (services.config.DISABLE_SIGNUP) throw signupDisabled()
    if (body.phone && !body.email) {
      requireSms(services)
      if (!body.password) throw validationFailed('Signup requires a valid password')
      const { phone, password, channel } = body
      return signUpByPhone(services, context, { phone, password, channel, data: body.data ?? {} })
    }
    if (!body.email && !body.password) return signUpAnonymously(services, context, body.data ?? {})
    if (!body.email) throw validationFailed('You must provide either an email or phone number and a password')
    if (!body.password) throw validationFailed('Signup requires a valid password')
    const challenge = readChallenge(body)
    await services.strength.require(body.password, context.var.log)
    const input = { email: normaliseEmail(body.email), password: body.password, data: body.data ?? {} }
    if (!services.mailer.isSending) return context.json(await signUpAtOnce(services, context, input))
    return context.json(await signUpByMail(services, input, mailRequest(services, context, challenge)))
  }
}
