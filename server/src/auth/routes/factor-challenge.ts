import { createHmac, randomInt, randomUUID } from 'node:crypto'
import { z } from 'zod'
import {
  type AuthContext,
  type AuthServices,
  audit,
  limitRequests,
  requireSecondFactor,
  requireUser,
} from '../context.ts'
import { AuthError, validationFailed } from '../errors.ts'
import { type Factor, factorNotFound } from '../factors/factors.ts'
import type { Credential } from '../factors/relying-party.ts'
import { channelField } from '../sms.ts'
import { limitTexts, textCode, textSeconds } from '../texts.ts'
import type { UserRow } from '../users.ts'

const challengeSeconds = 300
const schema = z.object({ channel: channelField }).catch({ channel: 'sms' })

/** The stored hash of a phone factor's six digits. */
export const challengeCodeHash = (services: AuthServices, challengeId: string, code: string): string =>
  createHmac('sha256', services.pepper).update(`factor:${challengeId}:${code}`).digest('base64url')

/** The credential of a WebAuthn factor that has been registered; null before that. */
export function credentialOf(factor: Factor): Credential | null {
  const { credential_id, public_key, sign_count, transports } = factor
  return credential_id && public_key ? { credential_id, public_key, sign_count, transports } : null
}

async function webauthnOptions({ relyingParty }: AuthServices, user: UserRow, factor: Factor) {
  const credential = credentialOf(factor)
  if (factor.status === 'verified' && credential) {
    const options = await relyingParty.requestOptions([credential], { isPasskey: false })
    return { type: 'request', options }
  }
  const owner = { id: user.id, name: user.email ?? user.phone ?? user.id }
  return { type: 'create', options: await relyingParty.creationOptions(owner, [], { isPasskey: false }) }
}

/** POST /factors/{id}/challenge: sends a phone its six digits, or says what an authenticator has to sign. */
export function challengeFactor(services: AuthServices) {
  return async (context: AuthContext) => {
    await limitRequests(services, context, 'factors')
    const caller = await requireUser(services, context)
    const { user } = caller
    const factorId = z.uuid().safeParse(context.req.param('id'))
    if (!factorId.success) throw factorNotFound()
    const { sql } = services.database
    const [factor] = await sql<Factor[]>`
      select * from auth.mfa_factors where id = ${factorId.data} and user_id = ${user.id}`
    if (!factor) throw factorNotFound()
    if (factor.factor_type === 'recovery_code')
      throw validationFailed('Recovery codes are verified without a challenge')
    // Otherwise a new, unverified factor could be used in place of the verified one.
    if (factor.status === 'unverified') await requireSecondFactor(services, caller)
    const body = schema.parse(await context.req.json().catch(() => ({})))

    const id = randomUUID()
    const webauthn = factor.factor_type === 'webauthn' ? await webauthnOptions(services, user, factor) : null
    const { phone } = factor
    if (phone && !services.sms)
      throw new AuthError(422, 'mfa_phone_verify_not_enabled', 'MFA verification is disabled for Phone')
    if (phone) await limitTexts(services, phone)
    const code = phone ? String(randomInt(0, 1_000_000)).padStart(6, '0') : null
    const seconds = phone ? textSeconds : challengeSeconds
    await sql`
      insert into auth.mfa_challenges (id, factor_id, ip_address, code_hash, webauthn_challenge, expires_at)
      values (${id}, ${factor.id}, ${services.peer(context)}, ${code === null ? null : challengeCodeHash(services, id, code)},
              ${webauthn?.options.challenge ?? null}, now() + ${seconds} * interval '1 second')`
    if (phone && code) await textCode(services, context, phone, code, body.channel)
    await sql`update auth.mfa_factors set last_challenged_at = now() where id = ${factor.id}`
    await audit(services, context, 'challenge_created', user.id, { factor_id: factor.id })
    return context.json({
      id,
      type: factor.factor_type,
      expires_at: Math.floor(Date.now() / 1000) + seconds,
      ...(webauthn
        ? { webauthn: { type: webauthn.type, credential_options: { publicKey: webauthn.options } } }
        : {}),
    })
  }
}
