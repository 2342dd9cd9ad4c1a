import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import type { Config } from '../config.ts'
import { type Database, isPostgresError } from '../database/database.ts'
import { faultOf } from '../database/faults.ts'
import type { CallerResolver } from '../http/caller.ts'
import type { HostEnvironment } from '../http/context.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import type { Mailer } from '../mail/index.ts'
import { createCaptcha } from './captcha.ts'
import type { AuthServices } from './context.ts'
import { AuthError, authErrorResponse, OAuthError, validationFailed } from './errors.ts'
import { createRelyingParty } from './factors/relying-party.ts'
import { createFlowStates } from './flow-states.ts'
import type { SigningKeys } from './keys.ts'
import { createProviders } from './oauth/providers.ts'
import { createOneTimeTokens } from './one-time-tokens.ts'
import { createPasswordStrength } from './password-strength.ts'
import { createRedirects } from './redirects.ts'
import { health, jwks, settings } from './routes/about.ts'
import {
  adminDeleteFactor,
  adminDeletePasskey,
  adminListFactors,
  adminListPasskeys,
} from './routes/admin-factors.ts'
import {
  adminCreateUser,
  adminDeleteUser,
  adminGetUser,
  adminListUsers,
  adminUpdateUser,
} from './routes/admin-users.ts'
import { authorize, authorizeIdentity } from './routes/authorize.ts'
import { callback } from './routes/callback.ts'
import { challengeFactor } from './routes/factor-challenge.ts'
import { verifyFactor } from './routes/factor-verify.ts'
import { deleteFactor, enrollFactor } from './routes/factors.ts'
import { generateLink } from './routes/generate-link.ts'
import { deleteIdentity } from './routes/identities.ts'
import { invite } from './routes/invite.ts'
import { logout } from './routes/logout.ts'
import { otp } from './routes/otp.ts'
import { passkeySignIn, passkeySignInOptions } from './routes/passkey-sign-in.ts'
import {
  deletePasskey,
  getPasskeys,
  passkeyRegistrationOptions,
  registerPasskey,
  renamePasskey,
} from './routes/passkeys.ts'
import { reauthenticate } from './routes/reauthenticate.ts'
import { recover } from './routes/recover.ts'
import {
  addRecoveryCodes,
  recoveryCodesStatus,
  removeRecoveryCodes,
  renewRecoveryCodes,
  verifyRecoveryCode,
} from './routes/recovery-codes.ts'
import { resend } from './routes/resend.ts'
import { signup } from './routes/signup.ts'
import { samlAcs, samlMetadata, sso } from './routes/sso.ts'
import { token } from './routes/token.ts'
import { getUser, updateUser } from './routes/user.ts'
import { verify } from './routes/verify.ts'
import { verifyContinue, verifyPage } from './routes/verify-page.ts'
import { createServiceProvider } from './saml/service-provider.ts'
import { createSms } from './sms.ts'
import { createTokens } from './tokens.ts'

interface AuthDependencies {
  database: Database
  config: Config
  keys: SigningKeys
  callers: CallerResolver
  pepper: string
  mailer: Mailer
  limits: RateLimits
  peer: (context: Context) => string
}

const maxBodyBytes = 64 * 1024

function createServices(dependencies: AuthDependencies): AuthServices {
  const { config, database, keys, pepper } = dependencies
  return {
    ...dependencies,
    tokens: createTokens({
      database,
      keys,
      pepper,
      limits: { timebox: config.SESSION_TIMEBOX ?? null, inactivity: config.SESSION_INACTIVITY ?? null },
    }),
    oneTimeTokens: createOneTimeTokens(pepper),
    flowStates: createFlowStates(pepper),
    redirects: createRedirects(config.PUBLIC_URL, config.REDIRECT_URLS),
    strength: createPasswordStrength(config.HIBP_URL),
    captcha: createCaptcha(config),
    providers: createProviders(config.OAUTH),
    sms: createSms(config),
    saml: createServiceProvider(config.PUBLIC_URL, config.SAML),
    relyingParty: createRelyingParty(config.PUBLIC_URL, dependencies.mailer.brand),
  }
}

/** One file a call in routes/. */
function addRoutes(app: Hono<HostEnvironment>, services: AuthServices): void {
  app.post('/signup', signup(services))
  app.post('/token', token(services))
  app.post('/verify', verify(services))
  app.get('/verify', verifyPage(services))
  app.post('/verify/continue', verifyContinue(services))
  app.post('/otp', otp(services))
  app.post('/recover', recover(services))
  app.post('/resend', resend(services))
  app.get('/user', getUser(services))
  app.put('/user', updateUser(services))
  app.get('/reauthenticate', reauthenticate(services))
  app.get('/user/identities/authorize', authorizeIdentity(services))
  app.delete('/user/identities/:id', deleteIdentity(services))
  app.get('/authorize', authorize(services))
  app.get('/callback', callback(services))
  app.post('/callback', callback(services))
  app.post('/invite', invite(services))
  app.post('/factors', enrollFactor(services))
  app.get('/factors/recovery-codes', recoveryCodesStatus(services))
  app.post('/factors/recovery-codes', addRecoveryCodes(services))
  app.delete('/factors/recovery-codes', removeRecoveryCodes(services))
  app.post('/factors/recovery-codes/verify', verifyRecoveryCode(services))
  app.post('/factors/recovery-codes/regenerate', renewRecoveryCodes(services))
  app.post('/factors/:id/challenge', challengeFactor(services))
  app.post('/factors/:id/verify', verifyFactor(services))
  app.delete('/factors/:id', deleteFactor(services))
  app.post('/passkeys/registration/options', passkeyRegistrationOptions(services))
  app.post('/passkeys/registration/verify', registerPasskey(services))
  app.post('/passkeys/authentication/options', passkeySignInOptions(services))
  app.post('/passkeys/authentication/verify', passkeySignIn(services))
  app.get('/passkeys', getPasskeys(services))
  app.patch('/passkeys/:id', renamePasskey(services))
  app.delete('/passkeys/:id', deletePasskey(services))
  app.post('/sso', sso(services))
  app.post('/sso/saml/acs', samlAcs(services))
  app.get('/sso/saml/metadata', samlMetadata(services))
  app.get('/admin/users', adminListUsers(services))
  app.post('/admin/users', adminCreateUser(services))
  app.get('/admin/users/:id', adminGetUser(services))
  app.put('/admin/users/:id', adminUpdateUser(services))
  app.delete('/admin/users/:id', adminDeleteUser(services))
  app.get('/admin/users/:id/factors', adminListFactors(services))
  app.delete('/admin/users/:id/factors/:factorId', adminDeleteFactor(services))
  app.get('/admin/users/:id/passkeys', adminListPasskeys(services))
  app.delete('/admin/users/:id/passkeys/:passkeyId', adminDeletePasskey(services))
  app.post('/admin/generate_link', generateLink(services))
  app.post('/logout', logout(services))
  app.get('/settings', settings(services))
  app.get('/.well-known/jwks.json', jwks(services))
  app.get('/health', health())
}

/** /auth/v1, the GoTrue protocol; docs/specified.md A1 to A23 are the contract. */
export function createAuth(dependencies: AuthDependencies): Hono<HostEnvironment> {
  const app = new Hono<HostEnvironment>()
  app.use(
    bodyLimit({
      maxSize: maxBodyBytes,
      onError: (context) =>
        authErrorResponse(context, new AuthError(413, 'request_too_large', 'The request is too large')),
    }),
  )
  app.use(async (context, next) => {
    await next()
    if (!context.res.headers.has('Cache-Control')) context.header('Cache-Control', 'no-store')
  })
  addRoutes(app, createServices(dependencies))
  app.notFound((context) =>
    authErrorResponse(context, new AuthError(404, 'not_found', 'There is no such auth call')),
  )
  app.onError((error, context) => {
    if (error instanceof AuthError) return authErrorResponse(context, error)
    if (error instanceof OAuthError)
      return context.json({ error: error.error, error_description: error.message }, 400)
    const fault = faultOf(error)
    if (fault && fault.kind !== 'broken')
      return authErrorResponse(context, new AuthError(fault.status, 'unavailable', fault.words))
    // Class 22: a value that the database can't hold.
    if (isPostgresError(error) && error.code.startsWith('22'))
      return authErrorResponse(context, validationFailed('The request holds a value that can not be stored'))
    if (error instanceof z.ZodError)
      return authErrorResponse(
        context,
        validationFailed(error.issues[0]?.message ?? 'The request is not valid'),
      )
    context.var.log.error(error)
    return authErrorResponse(
      context,
      new AuthError(500, 'unexpected_failure', 'Something went wrong on our side. Try again.'),
    )
  })
  return app
}
