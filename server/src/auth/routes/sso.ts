import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import {
  type AuthContext,
  type AuthServices,
  audit,
  checkCaptcha,
  commonBody,
  limitRequests,
  originOf,
  readBody,
  readForm,
} from '../context.ts'
import { AuthError, validationFailed } from '../errors.ts'
import { readChallenge } from '../flow-states.ts'
import { findOrInsertByIdentity } from '../identity-accounts.ts'
import { withCode, withError } from '../redirects.ts'
import { consumeRelayState, type RelayState, storeRelayState } from '../saml/relay-states.ts'
import type { SamlPerson } from '../saml/service-provider.ts'
import type { SamlProvider } from '../saml/settings.ts'
import { consumeOnce } from '../used-statements.ts'
import { withSession } from './verify-page.ts'

const schema = z.object({
  ...commonBody,
  provider_id: z.string().nullish(),
  domain: z.string().nullish(),
  redirect_to: z.string().nullish(),
  skip_http_redirect: z.boolean().nullish(),
})

/** @throws AuthError 404 saml_provider_disabled */
function requireSaml({ saml }: AuthServices): void {
  if (!saml.isOn) throw new AuthError(404, 'saml_provider_disabled', 'SAML 2.0 is disabled')
}

/** POST /sso: where the company of a domain signs in. @throws AuthError 404 saml_provider_disabled, sso_provider_not_found */
export function sso(services: AuthServices) {
  return async (context: AuthContext) => {
    await limitRequests(services, context, 'oauth')
    requireSaml(services)
    const body = await readBody(context, schema)
    await checkCaptcha(services, context, body)
    if (Boolean(body.provider_id) === Boolean(body.domain))
      throw validationFailed('Either a provider_id or a domain must be set, and not both')
    const provider = body.domain
      ? services.saml.byDomain(body.domain)
      : services.saml.byId(body.provider_id ?? '')
    if (!provider)
      throw new AuthError(
        404,
        'sso_provider_not_found',
        body.domain ? 'No SSO provider assigned for this domain' : 'No such SSO provider',
      )
    const requestId = `_${randomBytes(20).toString('hex')}`
    const state = await storeRelayState(services.database.sql, {
      providerId: provider.id,
      requestId,
      redirectTo: services.redirects.resolve(body.redirect_to ?? undefined),
      challenge: readChallenge(body),
    })
    const url = await services.saml.startUrl(provider, requestId, state)
    return body.skip_http_redirect ? context.json({ url }) : context.redirect(url, 303)
  }
}

/** GET /sso/saml/metadata, for the identity provider. */
export function samlMetadata(services: AuthServices) {
  return async (context: AuthContext) => {
    requireSaml(services)
    context.header('Content-Type', 'application/xml; charset=utf-8')
    context.header('Cache-Control', 'public, max-age=600')
    return context.body(await services.saml.metadata())
  }
}

/** A provider may only assert addresses of its own domains. @throws AuthError 422 */
function emailOf(provider: SamlProvider, person: SamlPerson): string {
  if (!person.email)
    throw new AuthError(422, 'saml_assertion_no_email', 'SAML assertion does not contain an email address')
  const domain = person.email.slice(person.email.lastIndexOf('@') + 1)
  if (provider.domains.length > 0 && !provider.domains.includes(domain))
    throw new AuthError(
      422,
      'email_address_not_authorized',
      `This company may not sign in people of ${domain}`,
    )
  return person.email
}

async function read(
  services: AuthServices,
  context: AuthContext,
  provider: SamlProvider,
  requestId: string,
  answer: string,
): Promise<SamlPerson> {
  try {
    return await services.saml.readAnswer(provider, requestId, answer)
  } catch (error) {
    context.var.log.warn(error, 'SAML')
    throw new AuthError(
      403,
      'saml_assertion_invalid',
      'The answer of your company’s sign-in page is not valid',
    )
  }
}

/** The redirect's address, with the session, or with the code of a PKCE flow. */
async function complete(services: AuthServices, context: AuthContext, kept: RelayState, answer: string) {
  const provider = services.saml.byId(kept.providerId)
  if (!provider)
    throw new AuthError(404, 'saml_idp_not_found', 'This identity provider is not configured any more')
  const person = await read(services, context, provider, kept.requestId, answer)
  const email = emailOf(provider, person)
  const name = `sso:${provider.id}`
  const identity = {
    provider: name,
    subject: person.nameId,
    claims: {
      sub: person.nameId,
      iss: provider.issuer,
      email,
      email_verified: true,
      custom_claims: person.attributes,
    },
    email,
    isSsoUser: true,
  }
  return services.database.sql.begin(async (sql) => {
    if (!(await consumeOnce(sql, person.assertion, services.saml.assertionSeconds)))
      throw new AuthError(403, 'saml_assertion_invalid', 'This sign-in was used before. Start again.')
    const user = await findOrInsertByIdentity(sql, identity, !services.config.DISABLE_SIGNUP)
    if (kept.challenge) {
      const flow = { method: 'sso/saml', provider: name, tokens: {} }
      const code = await services.flowStates.issueProviderCode(sql, user.id, kept.challenge, flow)
      return { target: withCode(kept.redirectTo, code), userId: user.id }
    }
    const session = await services.tokens.issue(
      sql,
      user,
      { method: 'sso/saml' },
      originOf(services, context),
    )
    return { target: withSession(kept.redirectTo, session, {}), userId: user.id }
  })
}

/**
 * POST /sso/saml/acs, where the browser brings the identity provider's answer. Only for a sign-in that started here: an
 * unsolicited response could sign a browser into somebody else's account.
 */
export function samlAcs(services: AuthServices) {
  return async (context: AuthContext) => {
    await limitRequests(services, context, 'oauth')
    requireSaml(services)
    const form = await readForm(context)
    const [state, answer] = [form['RelayState'], form['SAMLResponse']]
    const kept = typeof state === 'string' ? await consumeRelayState(services.database.sql, state) : null
    const home = services.redirects.resolve(undefined)
    const refuse = (code: string, description: string) =>
      context.redirect(withError(kept?.redirectTo ?? home, 'access_denied', code, description), 303)
    if (!kept)
      return refuse(
        'saml_relay_state_not_found',
        'SAML RelayState is missing or was used. Start the sign-in here.',
      )
    if (kept.isExpired) return refuse('saml_relay_state_expired', 'SAML RelayState has expired')
    try {
      if (typeof answer !== 'string') throw validationFailed('SAMLResponse is missing')
      const { target, userId } = await complete(services, context, kept, answer)
      await audit(services, context, 'login', userId, { method: 'sso/saml', provider: kept.providerId })
      return context.redirect(target, 303)
    } catch (error) {
      if (!(error instanceof AuthError)) throw error
      return refuse(error.code, error.message)
    }
  }
}
