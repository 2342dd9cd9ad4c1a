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
import { AuthError, emailExists, validationFailed } from '../errors.ts'
import { linkFor, type MailPurpose } from '../mails.ts'
import { hashPassword } from '../passwords.ts'
import { findUserByEmail, normaliseEmail, type UserRow, userJson } from '../users.ts'
import { requireSecretKey } from './admin-users.ts'
import { beginEmailChange, requireFreeEmail } from './user-email.ts'

const schema = z.object({
  type: z.enum(['signup', 'invite', 'magiclink', 'recovery', 'email_change_current', 'email_change_new'], {
    error: 'Invalid email action link type requested',
  }),
  email: emailField,
  new_email: emailField.nullish(),
  password: z.string().nullish(),
  data: metadataField,
})
type LinkRequest = z.infer<typeof schema>

const purposes: Record<LinkRequest['type'], MailPurpose> = {
  signup: 'confirmation',
  invite: 'invite',
  magiclink: 'magiclink',
  recovery: 'recovery',
  email_change_current: 'email_change_current',
  email_change_new: 'email_change_new',
}

/** The account the link is for; sign-ups, invitations and sign-in links make one. @throws AuthError 404 user_not_found */
async function findTarget(services: AuthServices, context: AuthContext, body: LinkRequest): Promise<UserRow> {
  const { sql } = services.database
  const email = normaliseEmail(body.email)
  if (body.type === 'recovery' || body.type.startsWith('email_change')) {
    const user = await findUserByEmail(sql, email)
    if (!user) throw new AuthError(404, 'user_not_found', 'User with this email not found')
    return user
  }
  if (body.type === 'signup') {
    if (!body.password) throw validationFailed('Signup requires a valid password')
    await services.strength.require(body.password, context.var.log)
  }
  const user = await findOrInsertUser(sql, email, body.data ?? {})
  if (body.type === 'magiclink') return user
  if (user.email_confirmed_at) throw emailExists()
  if (body.type === 'signup' && body.password)
    await sql`update auth.users set encrypted_password = ${await hashPassword(body.password)} where id = ${user.id}`
  if (body.type === 'invite') await sql`update auth.users set invited_at = now() where id = ${user.id}`
  return user
}

/** POST /admin/generate_link: the content of an auth mail, for operators who send it themselves. */
export function generateLink(services: AuthServices) {
  return async (context: AuthContext) => {
    await requireSecretKey(services, context)
    const body = await readBody(context, schema)
    const { sql } = services.database
    const target = await findTarget(services, context, body)
    if (body.type.startsWith('email_change')) {
      if (!body.new_email) throw validationFailed('email change requires a new email address')
      await requireFreeEmail(services, target, body.new_email)
      await beginEmailChange(sql, target, normaliseEmail(body.new_email))
    }
    const purpose = purposes[body.type]
    const to =
      body.type === 'email_change_new' ? normaliseEmail(body.new_email ?? '') : normaliseEmail(body.email)
    const { linkToken, code } = await services.oneTimeTokens.create(sql, target.id, purpose, to)
    const redirectTo = services.redirects.resolve(context.req.query('redirect_to'))
    await audit(services, context, 'link_generated_by_admin', target.id, { type: body.type })
    const [fresh] = await sql<UserRow[]>`select * from auth.users where id = ${target.id}`
    return context.json({
      ...(await userJson(sql, fresh ?? target)),
      action_link: linkFor(services, purpose, linkToken, redirectTo),
      email_otp: code,
      hashed_token: linkToken,
      redirect_to: redirectTo,
      verification_type: body.type,
    })
  }
}
