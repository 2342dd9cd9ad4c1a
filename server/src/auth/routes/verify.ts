import { z } from 'zod'
import {
  type AuthContext,
  type AuthServices,
  audit,
  commonBody,
  limitRequests,
  originOf,
  readBody,
} from '../context.ts'
import { AuthError, otpExpired } from '../errors.ts'
import type { Purpose } from '../one-time-tokens.ts'
import { findUserByEmail, type Queryable, type UserRow } from '../users.ts'

const types = z.enum(['signup', 'invite', 'magiclink', 'recovery', 'email', 'email_change'])
type VerifyType = z.infer<typeof types>

const body = z.object({
  ...commonBody,
  type: types,
  token: z.string().nullish(),
  token_hash: z.string().nullish(),
  email: z.string().nullish(),
  redirect_to: z.string().nullish(),
})

const purposesOf: Record<VerifyType, Purpose[]> = {
  signup: ['confirmation'],
  invite: ['invite'],
  magiclink: ['magiclink'],
  recovery: ['recovery'],
  email: ['confirmation', 'magiclink', 'recovery'],
  email_change: ['email_change_new', 'email_change_current'],
}

/** What a redeemed token means for the account: the address is proved, or replaced. */
async function settle(sql: Queryable, userId: string, purpose: Purpose, address: string): Promise<UserRow> {
  const [user] =
    purpose === 'email_change_new'
      ? await sql<UserRow[]>`
          update auth.users set email = ${address}, email_confirmed_at = now(), email_change = '', updated_at = now()
           where id = ${userId} and email_change = ${address} returning *`
      : await sql<UserRow[]>`
          update auth.users set email_confirmed_at = coalesce(email_confirmed_at, now()), updated_at = now()
           where id = ${userId} and lower(email) = lower(${address}) returning *`
  if (!user) throw otpExpired()
  return user
}

async function redeem(services: AuthServices, context: AuthContext, input: z.infer<typeof body>) {
  const { sql } = services.database
  const session = await sql.begin(async (transaction) => {
    const purposes = purposesOf[input.type]
    const link = input.token_hash ?? (input.email ? null : input.token)
    if (link) {
      const taken = await services.oneTimeTokens.takeByLink(transaction, purposes, link)
      const user = await settle(transaction, taken.user_id, taken.purpose, taken.relates_to)
      return services.tokens.issue(transaction, user, 'otp', originOf(services, context))
    }
    if (!input.email || !input.token)
      throw new AuthError(400, 'validation_failed', 'Verify requires a token or a token hash')
    const [user] = [await findUserByEmail(transaction, input.email)]
    const taken = user
      ? await services.oneTimeTokens.takeByCode(transaction, user.id, purposes, input.email, input.token)
      : null
    // Committed rather than thrown: the wrong guess has to stay counted.
    if (!taken) return null
    const settled = await settle(transaction, taken.user_id, taken.purpose, taken.relates_to)
    return services.tokens.issue(transaction, settled, 'otp', originOf(services, context))
  })
  if (!session) throw new AuthError(403, 'otp_expired', 'Token has expired or is invalid')
  await audit(services, context, 'token_redeemed', session.user.id, { type: input.type })
  return session
}

/** POST /verify, by the hash a link carries or by the six digits and the address. */
export function verify(services: AuthServices) {
  return async (context: AuthContext) => {
    await limitRequests(services, context, 'verify')
    return context.json(await redeem(services, context, await readBody(context, body)))
  }
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** GET /verify: a page with a button. Mail scanners follow links and would use the token up (AUTH.md, incident 11). */
export function verifyPage(services: AuthServices) {
  return (context: AuthContext) => {
    const redirectTo = services.redirects.resolve(context.req.query('redirect_to'))
    const fields = {
      token: context.req.query('token') ?? '',
      type: context.req.query('type') ?? '',
      redirect_to: redirectTo,
    }
    const inputs = Object.entries(fields).map(
      ([name, value]) => `<input type="hidden" name="${name}" value="${escape(value)}">`,
    )
    context.header('Cache-Control', 'no-store')
    context.header('Referrer-Policy', 'no-referrer')
    return context.html(`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Continue to Parley</title><style>body{font:15px/1.5 Inter,system-ui,sans-serif;display:grid;place-items:center;min-height:90vh;margin:0;color-scheme:light dark}
main{max-width:26rem;padding:2rem}button{font:inherit;padding:.6rem 1rem;border-radius:6px;border:0;background:#1f3fd6;color:#fff;cursor:pointer}</style></head>
<body><main><h1>One more click</h1><p>Press the button to continue to Parley.</p><form method="post" action="/auth/v1/verify/continue">${inputs.join('')}<button>Continue</button></form></main></body></html>`)
  }
}

/** POST of that page: answers 303 to the app with the session, or the error, in the fragment. */
export function verifyContinue(services: AuthServices) {
  return async (context: AuthContext) => {
    await limitRequests(services, context, 'verify')
    const form = await context.req.parseBody()
    const target = new URL(
      services.redirects.resolve(typeof form['redirect_to'] === 'string' ? form['redirect_to'] : undefined),
    )
    const parsed = body.safeParse({ type: form['type'], token_hash: form['token'] })
    try {
      if (!parsed.success) throw otpExpired()
      const session = await redeem(services, context, parsed.data)
      target.hash = new URLSearchParams({
        access_token: session.access_token,
        refresh_token: session.refresh_token,
        token_type: session.token_type,
        expires_in: String(session.expires_in),
        expires_at: String(session.expires_at),
        type: parsed.data.type,
      }).toString()
    } catch (error) {
      if (!(error instanceof AuthError)) throw error
      target.hash = new URLSearchParams({
        error: 'access_denied',
        error_code: error.code,
        error_description: error.message,
      }).toString()
    }
    return context.redirect(target.href, 303)
  }
}
