import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Config } from '../config.ts'
import { type Database, isUnavailable } from '../database/database.ts'
import type { CallerResolver } from '../http/caller.ts'
import type { HostEnvironment } from '../http/context.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import type { Mailer } from '../mail/index.ts'
import { createCaptcha } from './captcha.ts'
import type { AuthServices } from './context.ts'
import { AuthError, authErrorResponse, OAuthError } from './errors.ts'
import { createFlowStates } from './flow-states.ts'
import type { SigningKeys } from './keys.ts'
import { createProviders } from './oauth/providers.ts'
import { createOneTimeTokens } from './one-time-tokens.ts'
import { createPasswordStrength } from './password-strength.ts'
import { createRedirects } from './redirects.ts'
import { health, jwks, settings } from './routes/about.ts'
import { authorize, authorizeIdentity } from './routes/authorize.ts'
import { callback } from './routes/callback.ts'
import { deleteIdentity } from './routes/identities.ts'
import { invite } from './routes/invite.ts'
import { logout } from './routes/logout.ts'
import { otp } from './routes/otp.ts'
import { reauthenticate } from './routes/reauthenticate.ts'
import { recover } from './routes/recover.ts'
import { resend } from './routes/resend.ts'
import { signup } from './routes/signup.ts'
import { token } from './routes/token.ts'
import { getUser, updateUser } from './routes/user.ts'
import { verify } from './routes/verify.ts'
import { verifyContinue, verifyPage } from './routes/verify-page.ts'
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

const BODY_LIMIT = 64 * 1024

/** /auth/v1, the GoTrue protocol; AUTH.md is the contract. One file a call in routes/. */
export function createAuth(dependencies: AuthDependencies): Hono<HostEnvironment> {
  const { config, database, keys, pepper } = dependencies
  const services: AuthServices = {
    ...dependencies,
    tokens: createTokens({ database, keys, pepper }),
    oneTimeTokens: createOneTimeTokens(pepper),
    flowStates: createFlowStates(pepper),
    redirects: createRedirects(config.PUBLIC_URL, config.REDIRECT_URLS),
    strength: createPasswordStrength(config.HIBP_URL),
    captcha: createCaptcha(config),
    providers: createProviders(config.OAUTH),
  }
  const app = new Hono<HostEnvironment>()
  app.use(
    bodyLimit({
      maxSize: BODY_LIMIT,
      onError: (context) =>
        authErrorResponse(context, new AuthError(413, 'request_too_large', 'The request is too large')),
    }),
  )
  app.use(async (context, next) => {
    await next()
    if (!context.res.headers.has('Cache-Control')) context.header('Cache-Control', 'no-store')
  })
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
  app.post('/logout', logout(services))
  app.get('/settings', settings(services))
  app.get('/.well-known/jwks.json', jwks(services))
  app.get('/health', health())
  app.notFound((context) =>
    authErrorResponse(context, new AuthError(404, 'not_found', 'There is no such auth call')),
  )
  app.onError((error, context) => {
    if (error instanceof AuthError) return authErrorResponse(context, error)
    if (error instanceof OAuthError)
      return context.json({ error: error.error, error_description: error.message }, 400)
    if (isUnavailable(error)) {
      return authErrorResponse(
        context,
        new AuthError(503, 'unavailable', 'The database is away for a moment. Try again.'),
      )
    }
    context.var.log.error(error)
    return authErrorResponse(
      context,
      new AuthError(500, 'unexpected_failure', 'Something went wrong on our side. Try again.'),
    )
  })
  return app
}
