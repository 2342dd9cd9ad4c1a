import { randomBytes } from 'node:crypto'
import type { Database } from '../database/database.ts'
import { AuthError, sessionNotFound } from './errors.ts'
import type { SigningKeys } from './keys.ts'
import { digest, seal, sealKey, unseal } from './sealed.ts'
import { findUser, isBanned, type Queryable, type UserRow, userJson } from './users.ts'

const ACCESS_TOKEN_SECONDS = 3600
/** Two tabs that refresh at the same moment both hold the same token; within this time both are answered. */
const REUSE_GRACE_MS = 10_000

export interface RequestOrigin {
  ip: string | null
  userAgent: string | null
}

/** How somebody proved who they are: `method` is the name in the claim `amr`, as auth-js lists them. */
export interface Proof {
  method: string
  /** What the session is worth from now on; aal1 when left out. */
  aal?: 'aal1' | 'aal2'
}

/** An operator's limits on how long a session may last, in seconds; null for none. */
export interface SessionLimits {
  /** From its beginning. */
  timebox: number | null
  /** Since its last refresh. */
  inactivity: number | null
}

interface SessionRow {
  id: string
  user_id: string
  aal: string
  amr: { method: string; timestamp: number }[]
  not_after: string | null
  created_at: string
  refreshed_at: string
}

interface RefreshTokenRow {
  id: string
  session_id: string
  user_id: string
  revoked_at: string | null
  sealed: string | null
  parent_id: string | null
}

const newToken = () => randomBytes(24).toString('base64url')

const alreadyUsed = () =>
  new AuthError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used')
const notFound = () =>
  new AuthError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found')

export type Tokens = ReturnType<typeof createTokens>
/** `S` of AUTH.md: what every sign-in is answered with. */
export type Session = Awaited<ReturnType<Tokens['issue']>>

/** Sessions, their access tokens and their rotating refresh tokens (AUTH.md, "Mechanics to match"). */
export function createTokens({
  database,
  keys,
  pepper,
  limits,
}: {
  database: Database
  keys: SigningKeys
  pepper: string
  limits: SessionLimits
}) {
  const { sql } = database

  function isOver(session: SessionRow): boolean {
    const age = (since: string) => (Date.now() - new Date(since).getTime()) / 1000
    return (
      (session.not_after !== null && new Date(session.not_after) < new Date()) ||
      (limits.timebox !== null && age(session.created_at) > limits.timebox) ||
      (limits.inactivity !== null && age(session.refreshed_at) > limits.inactivity)
    )
  }

  async function answer(
    queryable: Queryable,
    session: Pick<SessionRow, 'id' | 'aal' | 'amr'>,
    user: UserRow,
    refreshToken: string,
  ) {
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
      access_token: await keys.sign(claims, ACCESS_TOKEN_SECONDS),
      token_type: 'bearer',
      expires_in: ACCESS_TOKEN_SECONDS,
      expires_at: Math.floor(Date.now() / 1000) + ACCESS_TOKEN_SECONDS,
      refresh_token: refreshToken,
      user: await userJson(queryable, user),
    }
  }

  /** Adds a token to the session; `parent` is the one it replaces. */
  async function addRefreshToken(
    queryable: Queryable,
    session: SessionRow,
    parent: { id: string; token: string },
  ) {
    const token = newToken()
    const sealed = seal(sealKey(pepper, parent.token), token)
    await queryable`
      insert into auth.refresh_tokens (session_id, user_id, token_hash, parent_id, sealed)
      values (${session.id}, ${session.user_id}, ${digest(token)}, ${parent.id}, ${sealed})`
    return token
  }

  return {
    /**
     * Opens a session for a user who has just proved who they are. The session keeps `aal` and `amr`, and so does each
     * token made from it.
     * @throws AuthError user_banned
     */
    async issue(queryable: Queryable, user: UserRow, { method, aal = 'aal1' }: Proof, origin: RequestOrigin) {
      if (isBanned(user)) throw new AuthError(403, 'user_banned', 'User is banned')
      const amr = [{ method, timestamp: Math.floor(Date.now() / 1000) }]
      const token = newToken()
      // One statement, so that a sign-in waits for the disk once.
      const [row] = await queryable<(UserRow & { session_id: string })[]>`
        with opened as (
          insert into auth.sessions (user_id, aal, amr, user_agent, ip, not_after)
          values (${user.id}, ${aal}, ${sql.json(amr)}, ${origin.userAgent}, ${origin.ip},
                  now() + ${limits.timebox}::float8 * interval '1 second') returning id, user_id
        ), given as (
          insert into auth.refresh_tokens (session_id, user_id, token_hash)
          select id, user_id, ${digest(token)} from opened
        ), fresh as (
          update auth.users set last_sign_in_at = now() where id = ${user.id} returning *
        )
        select opened.id as session_id, fresh.* from opened, fresh`
      if (!row) throw new AuthError(500, 'unexpected_failure', 'The session could not be opened')
      const { session_id: id, ...fresh } = row
      return answer(queryable, { id, aal, amr }, fresh, token)
    },

    /**
     * Exchanges a refresh token. The current one rotates; its predecessor, or one rotated within the grace, is answered
     * with the current one, so that two tabs never log each other out; any older one ends the session.
     */
    async refresh(token: string) {
      const outcome = await sql.begin(async (transaction) => {
        const [row] = await transaction<
          RefreshTokenRow[]
        >`select * from auth.refresh_tokens where token_hash = ${digest(token)}`
        if (!row) return notFound()
        // The session's row is the lock: refreshes of one session happen one after the other.
        const [session] = await transaction<
          SessionRow[]
        >`select * from auth.sessions where id = ${row.session_id} for update`
        if (!session)
          return new AuthError(400, 'session_not_found', 'Invalid Refresh Token: Session Not Found')
        if (isOver(session))
          return new AuthError(400, 'session_expired', 'Invalid Refresh Token: Session Expired')
        const user = await findUser(transaction, row.user_id)
        if (!user) return notFound()
        if (isBanned(user)) return new AuthError(400, 'user_banned', 'Invalid Refresh Token: User Banned')
        const [locked] = await transaction<
          RefreshTokenRow[]
        >`select * from auth.refresh_tokens where id = ${row.id}`
        if (!locked) return notFound()
        if (!locked.revoked_at) {
          await transaction`update auth.sessions set refreshed_at = now(), updated_at = now() where id = ${session.id}`
          await transaction`update auth.refresh_tokens set revoked_at = now() where id = ${locked.id}`
          const next = await addRefreshToken(transaction, session, { id: locked.id, token })
          return { session, user, token: next }
        }
        const current = await follow(transaction, locked, token)
        const isRecent = Date.now() - new Date(locked.revoked_at).getTime() < REUSE_GRACE_MS
        if (current && (current.steps === 1 || isRecent)) return { session, user, token: current.token }
        await transaction`delete from auth.sessions where id = ${session.id}`
        await transaction`
          insert into auth.audit_log_entries (action, actor_id) values ('token_reuse_detected', ${user.id})`
        return alreadyUsed()
      })
      if (outcome instanceof AuthError) throw outcome
      // Signed once the session's row is free again, for those who wait for it.
      return answer(sql, outcome.session, outcome.user, outcome.token)
    },

    /**
     * A second factor was shown: the session is aal2 from now on. Its former refresh tokens are gone, so that one stolen
     * before cannot be exchanged for more than it stood for, and so are the user's sessions that are still aal1.
     * @throws AuthError 403 session_not_found, user_banned
     */
    async upgrade(queryable: Queryable, user: UserRow, sessionId: string, method: string, factorId: string) {
      if (isBanned(user)) throw new AuthError(403, 'user_banned', 'User is banned')
      // Two sessions that show different factors at once take turns: each removes the other.
      await queryable`select pg_advisory_xact_lock(hashtextextended(${user.id}, 7275542))`
      const [session] = await queryable<SessionRow[]>`
        select * from auth.sessions where id = ${sessionId} and user_id = ${user.id} for update`
      if (!session || isOver(session)) throw sessionNotFound()
      const shown = { method, timestamp: Math.floor(Date.now() / 1000) }
      const amr = [shown, ...session.amr.filter((former) => former.method !== method)]
      const token = newToken()
      await queryable`delete from auth.refresh_tokens where session_id = ${sessionId}`
      await queryable`
        insert into auth.refresh_tokens (session_id, user_id, token_hash) values (${sessionId}, ${user.id}, ${digest(token)})`
      await queryable`
        update auth.sessions set aal = 'aal2', amr = ${sql.json(amr)}, factor_id = ${factorId}, refreshed_at = now(), updated_at = now()
         where id = ${sessionId}`
      await queryable`
        delete from auth.sessions where user_id = ${user.id} and id <> ${sessionId} and aal = 'aal1'`
      return answer(queryable, { id: sessionId, aal: 'aal2', amr }, user, token)
    },

    /** Ends sessions of the caller: this one, all, or all the others. */
    async end(userId: string, sessionId: string, scope: 'global' | 'local' | 'others') {
      if (scope === 'local')
        await sql`delete from auth.sessions where id = ${sessionId} and user_id = ${userId}`
      if (scope === 'global') await sql`delete from auth.sessions where user_id = ${userId}`
      if (scope === 'others')
        await sql`delete from auth.sessions where user_id = ${userId} and id <> ${sessionId}`
    },

    async exists(sessionId: string): Promise<boolean> {
      const [row] =
        await sql`select 1 from auth.sessions where id = ${sessionId} and (not_after is null or not_after > now())`
      return row !== undefined
    },
  }

  /** Unseals the chain from a used token to the one in force: each step's key comes from the token before it. */
  async function follow(transaction: Queryable, used: RefreshTokenRow, token: string) {
    let parent = { id: used.id, token }
    for (let steps = 1; steps <= 20; steps++) {
      const [child] = await transaction<
        RefreshTokenRow[]
      >`select * from auth.refresh_tokens where parent_id = ${parent.id}`
      if (!child?.sealed) return null
      parent = { id: child.id, token: unseal(sealKey(pepper, parent.token), child.sealed) }
      if (!child.revoked_at) return { steps, token: parent.token }
    }
    return null
  }
}
