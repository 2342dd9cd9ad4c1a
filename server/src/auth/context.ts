import type { Context } from 'hono'
import type { BodyData } from 'hono/utils/body'
import { z } from 'zod'
import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import { CallerError, type CallerResolver } from '../http/caller.ts'
import type { HostEnvironment } from '../http/context.ts'
import { limitKey, type RateLimits } from '../http/rate-limits.ts'
import type { Mailer } from '../mail/index.ts'
import type { Captcha } from './captcha.ts'
import { AuthError, noAuthorization, sessionNotFound, validationFailed } from './errors.ts'
import type { RelyingParty } from './factors/relying-party.ts'
import type { FlowStates } from './flow-states.ts'
import type { SigningKeys } from './keys.ts'
import type { Providers } from './oauth/providers.ts'
import type { OneTimeTokens } from './one-time-tokens.ts'
import type { PasswordStrength } from './password-strength.ts'
import type { createRedirects } from './redirects.ts'
import type { ServiceProvider } from './saml/service-provider.ts'
import type { RequestOrigin } from './sessions.ts'
import type { Sms } from './sms.ts'
import type { Tokens } from './tokens.ts'
import { findUser, isBanned, type UserRow } from './users.ts'

/** The dependencies of each route of the auth service. */
export interface AuthServices {
  database: Database
  config: Config
  keys: SigningKeys
  callers: CallerResolver
  tokens: Tokens
  oneTimeTokens: OneTimeTokens
  flowStates: FlowStates
  redirects: ReturnType<typeof createRedirects>
  strength: PasswordStrength
  captcha: Captcha
  providers: Providers
  /** Null where no SMS service is set up. */
  sms: Sms | null
  relyingParty: RelyingParty
  saml: ServiceProvider
  pepper: string
  mailer: Mailer
  limits: RateLimits
  peer: (context: Context) => string
}

export type AuthContext = Context<HostEnvironment>

/** The body, checked. A missing or unparsable body is a 400, never a 500. */
export async function readBody<T extends z.ZodType>(context: AuthContext, schema: T): Promise<z.infer<T>> {
  const body: unknown = await context.req.json().catch(() => {
    throw new AuthError(400, 'bad_json', 'Could not parse request body as JSON')
  })
  const parsed = schema.safeParse(body)
  if (!parsed.success)
    throw validationFailed(parsed.error.issues[0]?.message ?? 'The request body is not valid')
  return parsed.data
}

/** The fields of a form. @throws AuthError 400 for a body that is none */
export const readForm = (context: AuthContext): Promise<BodyData> =>
  context.req.parseBody().catch(() => {
    throw new AuthError(400, 'validation_failed', 'The form could not be read')
  })

/** Body keys that any call may carry: the captcha token and the PKCE challenge. */
export const commonBody = {
  gotrue_meta_security: z.object({ captcha_token: z.string().nullish() }).nullish(),
  code_challenge: z.string().nullish(),
  code_challenge_method: z.string().nullish(),
}

/** Metadata that a client may set on a new user; becomes `user_metadata`. */
export const metadataField = z.record(z.string(), z.unknown()).nullish()

/** @throws AuthError 400 captcha_failed */
export const checkCaptcha = (
  services: AuthServices,
  context: AuthContext,
  body: { gotrue_meta_security?: { captcha_token?: string | null | undefined } | null | undefined },
): Promise<void> => services.captcha.check(body.gotrue_meta_security?.captcha_token, services.peer(context))

/**
 * One mailbox as people write it, also in other scripts. Nothing that a mail program reads as a list, a name, a comment or a
 * quotation, since the limit for each mailbox and the mail itself must mean the same one.
 */
const mailbox =
  /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~.-]{1,64}@[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}.-]*[\p{L}\p{M}\p{N}])?$/u

export const emailField = z
  .string()
  .trim()
  .max(254, 'Unable to validate email address: invalid format')
  .regex(mailbox, 'Unable to validate email address: invalid format')

export interface SignedIn {
  user: UserRow
  sessionId: string
  /** The level of the token itself: one issued before the second factor stays aal1. */
  aal: string
}

/**
 * A user with a second factor must have verified it in this session before changing credentials. @throws AuthError
 * insufficient_aal
 */
export async function requireSecondFactor(
  services: AuthServices,
  { user, aal }: SignedIn,
  status: 401 | 403 | 422 = 403,
): Promise<void> {
  if (aal === 'aal2') return
  const [factor] = await services.database.sql`
    select 1 from auth.mfa_factors where user_id = ${user.id} and status = 'verified' limit 1`
  if (factor) throw new AuthError(status, 'insufficient_aal', 'AAL2 required: show your second factor first')
}

/** The signed-in user behind the bearer token, read from the database: a ban or a closed session counts at once. */
export async function requireUser(services: AuthServices, context: AuthContext): Promise<SignedIn> {
  const token = context.req.header('authorization')?.match(/^Bearer\s+(.+)$/i)?.[1]
  if (!token) throw noAuthorization()
  const caller = await services.callers.verify(token).catch((error: unknown) => {
    if (!(error instanceof CallerError)) throw error
    throw new AuthError(403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature')
  })
  const claims = z
    .object({ sub: z.uuid(), session_id: z.uuid(), aal: z.string().default('aal1') })
    .safeParse(caller.claims)
  if (!claims.success) throw new AuthError(403, 'bad_jwt', 'invalid claim: missing sub claim')
  const user = await findUser(services.database.sql, claims.data.sub)
  if (!user) throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist')
  if (isBanned(user)) throw new AuthError(403, 'user_banned', 'User is banned')
  if (!(await services.callers.stands(caller))) throw sessionNotFound()
  return { user, sessionId: claims.data.session_id, aal: claims.data.aal }
}

export const originOf = (services: AuthServices, context: AuthContext): RequestOrigin => ({
  ip: services.peer(context),
  userAgent: context.req.header('user-agent') ?? null,
})

const requestLimits = { token: 150, verify: 30, otp: 30, signup: 30, oauth: 60, factors: 60 }

/** docs/specified.md A17: per address in five minutes. @throws AuthError 429 over_request_rate_limit */
export async function limitRequests(
  services: AuthServices,
  context: AuthContext,
  name: keyof typeof requestLimits,
): Promise<void> {
  const address = limitKey(services.peer(context))
  const wait = await services.limits.spend(`auth-${name}`, address, requestLimits[name], 300)
  if (wait !== null) throw new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached')
}

export async function audit(
  services: AuthServices,
  context: AuthContext,
  action: string,
  actor: string | null,
  details: Record<string, string> = {},
): Promise<void> {
  const { sql } = services.database
  await sql`
    insert into auth.audit_log_entries (action, actor_id, details, ip_address)
    values (${action}, ${actor}, ${sql.json(details)}, ${services.peer(context)})`
}
