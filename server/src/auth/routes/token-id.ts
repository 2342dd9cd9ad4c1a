import { z } from 'zod'
import {
  type AuthContext,
  type AuthServices,
  audit,
  originOf,
  readBody,
  requireSecondFactor,
  requireUser,
} from '../context.ts'
import { OAuthError } from '../errors.ts'
import { verifyIdToken } from '../oauth/id-token.ts'
import { linkProfile, signInWithProfile } from '../oauth/sign-in.ts'
import { requireManualLinking } from './authorize.ts'

const schema = z.object({
  provider: z.string().nullish(),
  id_token: z.string().nullish(),
  access_token: z.string().nullish(),
  nonce: z.string().nullish(),
  link_identity: z.boolean().nullish(),
})

/** POST /token?grant_type=id_token: a token that the app got from the provider itself. The captcha is not asked for. */
export async function idTokenGrant(services: AuthServices, context: AuthContext): Promise<Response> {
  const body = await readBody(context, schema)
  if (!body.id_token) throw new OAuthError('invalid request', 'id_token required')
  const provider = services.providers.find(body.provider ?? undefined)
  if (!provider)
    throw new OAuthError('invalid request', `Provider (issuer "${body.provider ?? ''}") is not enabled`)
  if (body.link_identity) requireManualLinking(services)
  const caller = body.link_identity ? await requireUser(services, context) : null
  if (caller) await requireSecondFactor(services, caller)
  const linking = caller?.user ?? null
  const profile = await verifyIdToken(provider, body.id_token, {
    nonce: body.nonce ?? undefined,
    accessToken: body.access_token ?? undefined,
  })
  const { name } = provider.settings
  const session = await services.database.sql.begin(async (sql) => {
    const user = linking
      ? await linkProfile(sql, linking.id, name, profile)
      : await signInWithProfile(sql, name, profile, !services.config.DISABLE_SIGNUP)
    return services.tokens.issue(sql, user, { method: 'oauth' }, originOf(services, context))
  })
  await audit(services, context, linking ? 'identity_linked' : 'login', session.user.id, { provider: name })
  return context.json(session)
}
