import { randomBytes } from 'node:crypto'
import { AuthError, sessionNotFound } from './errors.ts'
import { digest } from './sealed.ts'
import { isBanned, type Queryable, type UserRow } from './users.ts'

export interface RequestOrigin {
  ip: string | null
  userAgent: string | null
}

/** An authentication: `method` is its name in the claim `amr`, as auth-js lists them. */
export interface Proof {
  method: string
  /** The session's level from now on; aal1 when left out. */
  aal?: 'aal1' | 'aal2'
}

/** An operator's limits on how long a session may last, in seconds; null for none. */
export interface SessionLimits {
  /** From its beginning. */
  timebox: number | null
  /** Since its last refresh. */
  inactivity: number | null
}

export interface SessionRow {
  id: string
  user_id: string
  aal: string
  amr: { method: string; timestamp: number }[]
  not_after: string | null
  created_at: string
  refreshed_at: string
}

/** A session with its user and current refresh token. */
export interface OpenSession {
  session: Pick<SessionRow, 'id' | 'aal' | 'amr'>
  user: UserRow
  token: string
}

export const newToken = () => randomBytes(24).toString('base64url')

const nowInSeconds = () => Math.floor(Date.now() / 1000)
const userBanned = () => new AuthError(403, 'user_banned', 'User is banned')

export function isOver(session: SessionRow, { timebox, inactivity }: SessionLimits): boolean {
  const age = (since: string) => (Date.now() - new Date(since).getTime()) / 1000
  return (
    (session.not_after !== null && new Date(session.not_after) < new Date()) ||
    (timebox !== null && age(session.created_at) > timebox) ||
    (inactivity !== null && age(session.refreshed_at) > inactivity)
  )
}

/**
 * Opens a session for a user who has just authenticated. The session keeps `aal` and `amr`, and so does each token made
 * from it.
 * @throws AuthError 403 user_banned
 */
export async function openSession(
  queryable: Queryable,
  limits: SessionLimits,
  user: UserRow,
  { method, aal = 'aal1' }: Proof,
  origin: RequestOrigin,
): Promise<OpenSession> {
  if (isBanned(user)) throw userBanned()
  const amr = [{ method, timestamp: nowInSeconds() }]
  const token = newToken()
  // One statement, so that a sign-in waits for the disk once.
  const [row] = await queryable<(UserRow & { session_id: string })[]>`
    with opened as (
      insert into auth.sessions (user_id, aal, amr, user_agent, ip, not_after)
      values (${user.id}, ${aal}, ${queryable.json(amr)}, ${origin.userAgent}, ${origin.ip},
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
  return { session: { id, aal, amr }, user: fresh, token }
}

/**
 * Raises the session to aal2 after a second factor. Deletes its former refresh tokens, so that a stolen one cannot be
 * exchanged for aal2, and the user's other sessions that are still aal1.
 * @throws AuthError 403 session_not_found, user_banned
 */
export async function upgradeSession(
  queryable: Queryable,
  limits: SessionLimits,
  user: UserRow,
  id: string,
  shown: { method: string; factorId: string },
): Promise<OpenSession> {
  if (isBanned(user)) throw userBanned()
  // Serialises two sessions that verify factors at once, since each deletes the other.
  await queryable`select pg_advisory_xact_lock(hashtextextended(${user.id}, 7275542))`
  const [session] = await queryable<SessionRow[]>`
    select * from auth.sessions where id = ${id} and user_id = ${user.id} for update`
  if (!session || isOver(session, limits)) throw sessionNotFound()
  const { method, factorId } = shown
  const amr = [
    { method, timestamp: nowInSeconds() },
    ...session.amr.filter((former) => former.method !== method),
  ]
  const token = newToken()
  await queryable`delete from auth.refresh_tokens where session_id = ${id}`
  await queryable`
    insert into auth.refresh_tokens (session_id, user_id, token_hash) values (${id}, ${user.id}, ${digest(token)})`
  await queryable`
    update auth.sessions set aal = 'aal2', amr = ${queryable.json(amr)}, factor_id = ${factorId}, refreshed_at = now(), updated_at = now()
     where id = ${id}`
  await queryable`delete from auth.sessions where user_id = ${user.id} and id <> ${id} and aal = 'aal1'`
  return { session: { id, aal: 'aal2', amr }, user, token }
}
