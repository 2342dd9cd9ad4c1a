import type { Database } from '../database/database.ts'
import { AuthError } from './errors.ts'
import type { SigningKeys } from './keys.ts'
import { exchange } from './refresh-tokens.ts'
import {
  type OpenSession,
  openSession,
  type Proof,
  type RequestOrigin,
  type SessionLimits,
  upgradeSession,
} from './sessions.ts'
import { type Queryable, type UserRow, userJson } from './users.ts'

const accessTokenSeconds = 3600

export type Tokens = ReturnType<typeof createTokens>
/** `S` of docs/specified.md A13: the response of every sign-in. */
export type Session = Awaited<ReturnType<typeof answer>>

async function answer(keys: SigningKeys, queryable: Queryable, { session, user, token }: OpenSession) {
  const claims = {
    sub: user.id,
    aud: user.aud,
    role: user.role,
    email: user.email ?? '',
    phone: user.phone ?? '',
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    aal: session.aal,
    amr: session.amr,
    session_id: session.id,
    is_anonymous: user.is_anonymous,
  }
  return {
    access_token: await keys.sign(claims, accessTokenSeconds),
    token_type: 'bearer',
    expires_in: accessTokenSeconds,
    expires_at: Math.floor(Date.now() / 1000) + accessTokenSeconds,
    refresh_token: token,
    user: await userJson(queryable, user),
  }
}

/** Sessions, their access tokens and their rotating refresh tokens (A14, A15). */
export function createTokens({
  database: { sql },
  keys,
  pepper,
  limits,
}: {
  database: Database
  keys: SigningKeys
  pepper: string
  limits: SessionLimits
}) {
  return {
    /** @throws AuthError 403 user_banned */
    async issue(queryable: Queryable, user: UserRow, proof: Proof, origin: RequestOrigin) {
      return answer(keys, queryable, await openSession(queryable, limits, user, proof, origin))
    },

    /** @throws AuthError 400 as `exchange` refuses */
    async refresh(token: string) {
      const outcome = await sql.begin((transaction) => exchange(transaction, { pepper, limits }, token))
      if (outcome instanceof AuthError) throw outcome
      // Signed after the commit, since other refreshes wait for the session's row.
      return answer(keys, sql, outcome)
    },

    /** @throws AuthError 403 session_not_found, user_banned */
    async upgrade(queryable: Queryable, user: UserRow, sessionId: string, method: string, factorId: string) {
      const session = await upgradeSession(queryable, limits, user, sessionId, { method, factorId })
      return answer(keys, queryable, session)
    },

    /** Ends sessions of the caller: this one, all, or all the others. */
    async end(userId: string, sessionId: string, scope: 'global' | 'local' | 'others') {
      if (scope === 'local')
        await sql`delete from auth.sessions where id = ${sessionId} and user_id = ${userId}`
      if (scope === 'global') await sql`delete from auth.sessions where user_id = ${userId}`
      if (scope === 'others')
        await sql`delete from auth.sessions where user_id = ${userId} and id <> ${sessionId}`
    },
  }
}
