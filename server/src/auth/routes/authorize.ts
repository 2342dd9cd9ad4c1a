import {
  type AuthContext,
  type AuthServices,
  limitRequests,
  requireSecondFactor,
  requireUser,
} from '../context.ts'
import { AuthError } from '../errors.ts'
import { readChallenge } from '../flow-states.ts'
import { newState, storeState } from '../oauth/states.ts'

/** Reserved parameters, which an app must not be able to set at the provider. */
const reserved = new Set([
  'provider',
  'redirect_to',
  'redirect_uri',
  'scopes',
  'scope',
  'skip_http_redirect',
  'code_challenge',
  'code_challenge_method',
  'client_id',
  'client_secret',
  'response_type',
  'response_mode',
  'state',
  'nonce',
  'request',
  'request_uri',
  'apikey',
])

export const callbackUrl = (services: AuthServices): string =>
  `${services.config.PUBLIC_URL}/auth/v1/callback`

/**
 * The provider's authorization URL for one sign-in; its state is stored for five minutes.
 * @throws AuthError 400 provider_disabled, or bad_oauth_callback when the provider does not answer
 */
async function startSignIn(
  services: AuthServices,
  context: AuthContext,
  linkingUserId: string | null,
): Promise<string> {
  const query = context.req.query()
  const provider = services.providers.find(query['provider'])
  if (!provider)
    throw new AuthError(400, 'provider_disabled', 'Unsupported provider: provider is not enabled')
  const challenge = readChallenge(query)
  const state = newState()
  const started = await provider
    .start({
      state,
      redirectUri: callbackUrl(services),
      scopes: query['scopes'],
      extra: Object.fromEntries(Object.entries(query).filter(([name]) => !reserved.has(name))),
    })
    .catch((error: unknown) => {
      context.var.log.error(error, 'sign-in provider')
      throw new AuthError(
        400,
        'bad_oauth_callback',
        `${provider.settings.name} does not answer as it should. Try again, or sign in another way.`,
      )
    })
  await storeState(services.database.sql, state, {
    provider: provider.settings.name,
    redirectTo: services.redirects.resolve(query['redirect_to'] ?? context.req.header('referer')),
    nonce: started.nonce,
    codeVerifier: started.codeVerifier,
    challenge,
    linkingUserId,
  })
  return started.url.href
}

/** GET /authorize: sends the browser to the provider. */
export function authorize(services: AuthServices) {
  return async (context: AuthContext) => {
    await limitRequests(services, context, 'oauth')
    return context.redirect(await startSignIn(services, context, null), 302)
  }
}

/** GET /user/identities/authorize: the same, for a further identity of the signed-in user. */
export function authorizeIdentity(services: AuthServices) {
  return async (context: AuthContext) => {
    await limitRequests(services, context, 'oauth')
    requireManualLinking(services)
    const caller = await requireUser(services, context)
    await requireSecondFactor(services, caller)
    const url = await startSignIn(services, context, caller.user.id)
    return context.req.query('skip_http_redirect') === 'true'
      ? context.json({ url })
      : context.redirect(url, 302)
  }
}

/** @throws AuthError 404 manual_linking_disabled */
export function requireManualLinking({ config }: AuthServices): void {
  if (!config.MANUAL_LINKING)
    throw new AuthError(404, 'manual_linking_disabled', 'Manual linking is disabled')
}
