import { z } from 'zod'
import { type AuthContext, type AuthServices, audit, limitRequests, originOf, readForm } from '../context.ts'
import { AuthError } from '../errors.ts'
import type { FinishedSignIn, Provider } from '../oauth/providers.ts'
import { linkProfile, signInWithProfile } from '../oauth/sign-in.ts'
import { consumeState, type OAuthState } from '../oauth/states.ts'
import { withCode, withError } from '../redirects.ts'
import { callbackUrl } from './authorize.ts'
import { withSession } from './verify-page.ts'

const appleUser = z.object({
  name: z.object({ firstName: z.string().optional(), lastName: z.string().optional() }).optional(),
})

/** The callback's parameters, from the query or, as Apple sends them, from a form. */
async function readAnswer(context: AuthContext): Promise<Map<string, string>> {
  const fields = context.req.method === 'POST' ? await readForm(context) : context.req.query()
  return new Map(
    Object.entries(fields).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}

/** Apple sends the name only at the first consent, outside the token. */
function withAppleName(finished: FinishedSignIn, user: string | undefined): FinishedSignIn {
  if (!user) return finished
  try {
    const name = appleUser.parse(JSON.parse(user)).name
    const full = [name?.firstName, name?.lastName].filter(Boolean).join(' ')
    if (!full) return finished
    const claims = { ...finished.profile.claims, name: full, full_name: full }
    return { ...finished, profile: { ...finished.profile, claims } }
  } catch {
    return finished
  }
}

async function exchange(
  services: AuthServices,
  context: AuthContext,
  provider: Provider,
  kept: OAuthState,
  answer: Map<string, string>,
): Promise<FinishedSignIn> {
  const url = new URL(callbackUrl(services))
  for (const name of ['code', 'state', 'iss']) {
    const value = answer.get(name)
    if (value) url.searchParams.set(name, value)
  }
  try {
    const finished = await provider.finish(url, {
      state: answer.get('state') ?? '',
      nonce: kept.nonce,
      codeVerifier: kept.codeVerifier,
    })
    return provider.settings.name === 'apple' ? withAppleName(finished, answer.get('user')) : finished
  } catch (error) {
    context.var.log.warn(error, 'sign-in provider')
    throw new AuthError(400, 'bad_oauth_callback', 'Unable to exchange external code')
  }
}

/** The redirect's address, with the session, or with the code of a PKCE flow. */
async function complete(
  services: AuthServices,
  context: AuthContext,
  kept: OAuthState,
  { profile, accessToken, refreshToken }: FinishedSignIn,
): Promise<string> {
  const tokens = {
    provider_token: accessToken,
    ...(refreshToken ? { provider_refresh_token: refreshToken } : {}),
  }
  const { target, userId } = await services.database.sql.begin(async (sql) => {
    const user = kept.linkingUserId
      ? await linkProfile(sql, kept.linkingUserId, kept.provider, profile)
      : await signInWithProfile(sql, kept.provider, profile, !services.config.DISABLE_SIGNUP)
    if (kept.challenge) {
      const flow = { method: 'oauth', provider: kept.provider, tokens }
      const code = await services.flowStates.issueProviderCode(sql, user.id, kept.challenge, flow)
      return { target: withCode(kept.redirectTo, code), userId: user.id }
    }
    const session = await services.tokens.issue(sql, user, { method: 'oauth' }, originOf(services, context))
    return { target: withSession(kept.redirectTo, session, tokens), userId: user.id }
  })
  await audit(services, context, kept.linkingUserId ? 'identity_linked' : 'login', userId, {
    provider: kept.provider,
  })
  return target
}

/** GET or POST /callback, where the provider sends the browser back to. Each state works once. */
export function callback(services: AuthServices) {
  return async (context: AuthContext) => {
    await limitRequests(services, context, 'oauth')
    const answer = await readAnswer(context)
    const kept = await consumeState(services.database.sql, answer.get('state') ?? '')
    const home = services.redirects.resolve(undefined)
    if (!kept)
      return context.redirect(
        withError(home, 'invalid_request', 'bad_oauth_state', 'OAuth state not found or expired'),
        303,
      )
    const { redirectTo } = kept
    if (kept.isExpired)
      return context.redirect(
        withError(redirectTo, 'invalid_request', 'bad_oauth_state', 'OAuth state has expired'),
        303,
      )
    const refusal = answer.get('error')
    if (refusal)
      return context.redirect(
        withError(
          redirectTo,
          refusal,
          'bad_oauth_callback',
          answer.get('error_description') ?? 'The provider refused the sign-in',
        ),
        303,
      )
    try {
      const provider = services.providers.find(kept.provider)
      if (!provider) throw new AuthError(400, 'provider_disabled', 'provider is not enabled')
      const finished = await exchange(services, context, provider, kept, answer)
      return context.redirect(await complete(services, context, kept, finished), 303)
    } catch (error) {
      if (!(error instanceof AuthError)) throw error
      const kind = error.status >= 500 ? 'server_error' : 'access_denied'
      return context.redirect(withError(redirectTo, kind, error.code, error.message), 303)
    }
  }
}
