import { timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { limitKey } from '../../http/rate-limits.ts'
import {
  type AuthContext,
  type AuthServices,
  audit,
  limitRequests,
  readBody,
  requireSecondFactor,
  requireUser,
} from '../context.ts'
import { AuthError } from '../errors.ts'
import {
  confirmFactor,
  countFailure,
  type Factor,
  factorNotFound,
  isLockedOut,
  lockFactor,
  verificationFailed,
} from '../factors/factors.ts'
import { authenticationResponse, registrationResponse } from '../factors/relying-party.ts'
import { acceptTotp } from '../factors/totp.ts'
import { unseal } from '../sealed.ts'
import type { Queryable } from '../users.ts'
import { challengeCodeHash, credentialOf } from './factor-challenge.ts'
import { factorSecretKey } from './factors.ts'

/** Wrong answers to one challenge. */
const attempts = 5

const schema = z.object({
  challenge_id: z.uuid('challenge_id is required'),
  code: z.string().nullish(),
  webauthn: z
    .discriminatedUnion('type', [
      z.looseObject({ type: z.literal('create'), credential_response: registrationResponse }),
      z.looseObject({ type: z.literal('request'), credential_response: authenticationResponse }),
    ])
    .nullish(),
})
type Answer = z.infer<typeof schema>

interface ChallengeRow {
  id: string
  ip_address: string | null
  code_hash: string | null
  webauthn_challenge: string | null
  failed_attempts: number
  is_expired: boolean
}

/** The method's name in the claim `amr`, as auth-js lists them. */
const methods = {
  totp: 'totp',
  phone: 'mfa/phone',
  webauthn: 'mfa/webauthn',
  recovery_code: 'mfa/recovery_code',
}

async function isRightWebauthn(
  { relyingParty }: AuthServices,
  sql: Queryable,
  factor: Factor,
  challenge: string,
  webauthn: NonNullable<Answer['webauthn']>,
): Promise<boolean> {
  const ceremony = { isPasskey: false }
  if (webauthn.type === 'create') {
    if (factor.status === 'verified') return false
    const made = await relyingParty.verifyCreation(webauthn.credential_response, challenge, ceremony)
    if (!made) return false
    const [taken] = await sql`select 1 from auth.mfa_factors where credential_id = ${made.credential_id}`
    if (taken) return false
    await sql`
      update auth.mfa_factors set credential_id = ${made.credential_id}, public_key = ${Buffer.from(made.public_key)},
             sign_count = ${made.sign_count}, transports = ${made.transports} where id = ${factor.id}`
    return true
  }
  const credential = credentialOf(factor)
  if (!credential || credential.credential_id !== webauthn.credential_response.id) return false
  const count = await relyingParty.verifyRequest(
    webauthn.credential_response,
    challenge,
    credential,
    ceremony,
  )
  if (count === null) return false
  await sql`update auth.mfa_factors set sign_count = ${count} where id = ${factor.id}`
  return true
}

async function isRight(
  services: AuthServices,
  sql: Queryable,
  factor: Factor,
  challenge: ChallengeRow,
  { code, webauthn }: Answer,
): Promise<boolean> {
  if (factor.factor_type === 'webauthn')
    return challenge.webauthn_challenge && webauthn
      ? isRightWebauthn(services, sql, factor, challenge.webauthn_challenge, webauthn)
      : false
  if (!code) return false
  if (challenge.code_hash)
    return timingSafeEqual(
      Buffer.from(challenge.code_hash),
      Buffer.from(challengeCodeHash(services, challenge.id, code)),
    )
  if (!factor.sealed_secret) return false
  const secret = unseal(factorSecretKey(services, factor.id), factor.sealed_secret)
  const lastStep = factor.last_totp_step === null ? null : Number(factor.last_totp_step)
  const step = acceptTotp(secret, code, lastStep)
  if (step === null) return false
  await sql`update auth.mfa_factors set last_totp_step = ${step} where id = ${factor.id}`
  return true
}

/** @throws AuthError 422 mfa_challenge_expired, mfa_ip_address_mismatch */
async function findChallenge(
  services: AuthServices,
  context: AuthContext,
  sql: Queryable,
  factor: Factor,
  id: string,
): Promise<ChallengeRow> {
  const [challenge] = await sql<ChallengeRow[]>`
    select *, host(ip_address) as ip_address, expires_at < now() as is_expired from auth.mfa_challenges
     where id = ${id} and factor_id = ${factor.id} for update`
  if (!challenge || challenge.is_expired || challenge.failed_attempts >= attempts)
    throw new AuthError(
      422,
      'mfa_challenge_expired',
      `MFA challenge ${id} has expired, verify against another challenge or create a new challenge.`,
    )
  if (challenge.ip_address && limitKey(challenge.ip_address) !== limitKey(services.peer(context)))
    throw new AuthError(
      422,
      'mfa_ip_address_mismatch',
      'Challenge and verify IP addresses mismatch. Try enrollment again.',
    )
  return challenge
}

/**
 * POST /factors/{id}/verify: the right answer makes the session aal2.
 * @throws AuthError 422 mfa_verification_failed, mfa_challenge_expired, mfa_ip_address_mismatch; 429 over_request_rate_limit
 */
export function verifyFactor(services: AuthServices) {
  return async (context: AuthContext) => {
    await limitRequests(services, context, 'verify')
    const caller = await requireUser(services, context)
    const { user, sessionId } = caller
    const factorId = z.uuid().safeParse(context.req.param('id'))
    if (!factorId.success) throw factorNotFound()
    const answer = await readBody(context, schema)
    const outcome = await services.database.sql.begin(async (sql) => {
      const factor = await lockFactor(sql, user.id, factorId.data)
      if (!factor) throw factorNotFound()
      if (factor.status === 'unverified') await requireSecondFactor(services, caller)
      if (isLockedOut(factor))
        throw new AuthError(429, 'over_request_rate_limit', 'Too many wrong codes. Try again in 15 minutes.')
      const challenge = await findChallenge(services, context, sql, factor, answer.challenge_id)
      if (!(await isRight(services, sql, factor, challenge, answer))) {
        await countFailure(sql, factor)
        await sql`update auth.mfa_challenges set failed_attempts = failed_attempts + 1 where id = ${challenge.id}`
        // Returned rather than thrown, so that the count of wrong answers is committed.
        return factor.factor_type
      }
      await sql`delete from auth.mfa_challenges where id = ${challenge.id}`
      await confirmFactor(sql, factor)
      return services.tokens.upgrade(sql, user, sessionId, methods[factor.factor_type], factor.id)
    })
    const isVerified = typeof outcome !== 'string'
    const action = isVerified ? 'verification_attempted' : 'verification_refused'
    await audit(services, context, action, user.id, { factor_id: factorId.data })
    if (!isVerified) throw verificationFailed(outcome)
    return context.json(outcome)
  }
}
