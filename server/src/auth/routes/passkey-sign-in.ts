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
} from '../context.ts'
import { authenticationResponse, type Credential } from '../factors/relying-party.ts'
import { findUser } from '../users.ts'
import { consumeChallenge, expiresAt, passkeyRefused, storeChallenge } from './passkeys.ts'

const start = z.object({ gotrue_meta_security: commonBody.gotrue_meta_security })

/** POST /passkeys/authentication/options: a challenge for any passkey of this site. */
export function passkeySignInOptions(services: AuthServices) {
  return async (context: AuthContext) => {
    await limitRequests(services, context, 'token')
    await checkCaptcha(services, context, await readBody(context, start))
    const options = await services.relyingParty.requestOptions([], { isPasskey: true })
    const id = await storeChallenge(services.database.sql, null, options.challenge)
    return context.json({ challenge_id: id, options, expires_at: expiresAt() })
  }
}

const answer = z.object({ challenge_id: z.uuid(), credential: authenticationResponse })

/**
 * POST /passkeys/authentication/verify. The authenticator has checked its owner by PIN or finger, so that a passkey is two
 * factors: the session is aal2.
 * @throws AuthError 400 webauthn_verification_failed, webauthn_challenge_expired, webauthn_challenge_not_found; 403 user_banned
 */
export function passkeySignIn(services: AuthServices) {
  return async (context: AuthContext) => {
    await limitRequests(services, context, 'token')
    const body = await readBody(context, answer)
    // Outside the transaction: a challenge is consumed even when the response to it is wrong.
    const challenge = await consumeChallenge(services.database.sql, null, body.challenge_id)
    const session = await services.database.sql.begin(async (sql) => {
      const [passkey] = await sql<(Credential & { id: string; user_id: string })[]>`
        select * from auth.passkeys where credential_id = ${body.credential.id} for update`
      if (!passkey) throw passkeyRefused()
      const count = await services.relyingParty.verifyRequest(body.credential, challenge, passkey, {
        isPasskey: true,
      })
      const user = await findUser(sql, passkey.user_id)
      if (count === null || !user) throw passkeyRefused()
      await sql`update auth.passkeys set sign_count = ${count}, last_used_at = now() where id = ${passkey.id}`
      return services.tokens.issue(sql, user, { method: 'passkey', aal: 'aal2' }, originOf(services, context))
    })
    await audit(services, context, 'login', session.user.id, { method: 'passkey' })
    return context.json(session)
  }
}
