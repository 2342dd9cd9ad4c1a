import { AuthError } from './errors.ts'
import { digest, seal, sealKey, unseal } from './sealed.ts'
import { isOver, newToken, type OpenSession, type SessionLimits, type SessionRow } from './sessions.ts'
import { findUser, isBanned, type Queryable } from './users.ts'

/** Two tabs that refresh at the same moment both hold the same token; within this time both are answered. */
const reuseGraceMs = 10_000
/** The most rotations that are followed from a used token to the current one; older tokens count as unknown. */
const stepsAtMost = 20

interface RefreshTokenRow {
  id: string
  session_id: string
  user_id: string
  revoked_at: string | null
  sealed: string | null
  parent_id: string | null
}

const refusal = (code: string, reason: string) => new AuthError(400, code, `Invalid Refresh Token: ${reason}`)
const notFound = () => refusal('refresh_token_not_found', 'Refresh Token Not Found')

/** The token that takes the place of `parent` in the session. */
async function rotate(
  transaction: Queryable,
  pepper: string,
  session: SessionRow,
  parent: { id: string; token: string },
): Promise<string> {
  await transaction`update auth.sessions set refreshed_at = now(), updated_at = now() where id = ${session.id}`
  await transaction`update auth.refresh_tokens set revoked_at = now() where id = ${parent.id}`
  const token = newToken()
  const sealed = seal(sealKey(pepper, parent.token), token)
  await transaction`
    insert into auth.refresh_tokens (session_id, user_id, token_hash, parent_id, sealed)
    values (${session.id}, ${session.user_id}, ${digest(token)}, ${parent.id}, ${sealed})`
  return token
}

/**
 * Decrypts the chain from a used token to the current one: each token is encrypted with a key derived from the one
 * before it.
 */
async function follow(transaction: Queryable, pepper: string, used: RefreshTokenRow, token: string) {
  let parent = { id: used.id, token }
  for (let steps = 1; steps <= stepsAtMost; steps++) {
    const [child] = await transaction<
      RefreshTokenRow[]
    >`select * from auth.refresh_tokens where parent_id = ${parent.id}`
    if (!child?.sealed) return null
    parent = { id: child.id, token: unseal(sealKey(pepper, parent.token), child.sealed) }
    if (!child.revoked_at) return { steps, token: parent.token }
  }
  return null
}

/**
 * Exchanges a refresh token. The current one rotates; its predecessor, or one rotated within the grace, is answered
 * with the current one, so that two tabs never log each other out; any older one ends the session. A refusal is
 * returned rather than thrown, so that the revocation is committed.
 */
export async function exchange(
  transaction: Queryable,
  { pepper, limits }: { pepper: string; limits: SessionLimits },
  token: string,
): Promise<OpenSession | AuthError> {
  const [row] = await transaction<
    RefreshTokenRow[]
  >`select * from auth.refresh_tokens where token_hash = ${digest(token)}`
  if (!row) return notFound()
  // The session's row is the lock: refreshes of one session happen one after the other.
  const [session] = await transaction<
    SessionRow[]
  >`select * from auth.sessions where id = ${row.session_id} for update`
  if (!session) return refusal('session_not_found', 'Session Not Found')
  if (isOver(session, limits)) return refusal('session_expired', 'Session Expired')
  const user = await findUser(transaction, row.user_id)
  if (!user) return notFound()
  if (isBanned(user)) return refusal('user_banned', 'User Banned')
  const [locked] = await transaction<
    RefreshTokenRow[]
  >`select * from auth.refresh_tokens where id = ${row.id}`
  if (!locked) return notFound()
  if (!locked.revoked_at)
    return { session, user, token: await rotate(transaction, pepper, session, { id: locked.id, token }) }
  const current = await follow(transaction, pepper, locked, token)
  const isRecent = Date.now() - new Date(locked.revoked_at).getTime() < reuseGraceMs
  if (current && (current.steps === 1 || isRecent)) return { session, user, token: current.token }
  await transaction`delete from auth.sessions where id = ${session.id}`
  await transaction`
    insert into auth.audit_log_entries (action, actor_id) values ('token_reuse_detected', ${user.id})`
  return refusal('refresh_token_already_used', 'Already Used')
}
