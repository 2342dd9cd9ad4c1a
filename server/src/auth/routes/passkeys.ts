import { z } from 'zod'
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
import { type Credential, registrationResponse } from '../factors/relying-party.ts'
import { iso, type Queryable } from '../users.ts'

export const challengeSeconds = 300
const maximumPasskeys = 20

interface PasskeyRow extends Credential {
  id: string
  friendly_name: string
  last_used_at: string | null
  created_at: string
}

const passkeyJson = (row: PasskeyRow) => ({
  id: row.id,
  friendly_name: row.friendly_name,
  created_at: iso(row.created_at),
  ...(row.last_used_at ? { last_used_at: iso(row.last_used_at) } : {}),
})

const notFound = () => new AuthError(404, 'passkey_not_found', 'Passkey not found')
const challengeNotFound = () =>
  new AuthError(400, 'webauthn_challenge_not_found', 'Challenge not found or already used')
const challengeExpired = () => new AuthError(400, 'webauthn_challenge_expired', 'Challenge has expired')
export const passkeyRefused = () =>
  new AuthError(400, 'webauthn_verification_failed', 'Credential verification failed')

export const listPasskeys = (sql: Queryable, userId: string) => sql<PasskeyRow[]>`
  select * from auth.passkeys where user_id = ${userId} order by created_at`

export const passkeysJson = async (sql: Queryable, userId: string) =>
  (await listPasskeys(sql, userId)).map(passkeyJson)

/** @throws AuthError 404 passkey_not_found */
export async function removePasskey(sql: Queryable, userId: string, id: unknown): Promise<string> {
  const parsed = z.uuid().safeParse(id)
  if (!parsed.success) throw notFound()
  const [gone] =
    await sql`delete from auth.passkeys where id = ${parsed.data} and user_id = ${userId} returning 1`
  if (!gone) throw notFound()
  return parsed.data
}

/**
 * Stores the challenge for an authenticator and returns its id. `userId` is null where the response identifies the
 * user.
 */
export async function storeChallenge(
  sql: Queryable,
  userId: string | null,
  challenge: string,
): Promise<string> {
  const [row] = await sql<{ id: string }[]>`
    insert into auth.passkey_challenges (user_id, challenge, expires_at)
    values (${userId}, ${challenge}, now() + ${challengeSeconds} * interval '1 second') returning id`
  return row?.id ?? ''
}

/** Consumes a challenge. @throws AuthError 400 webauthn_challenge_not_found, webauthn_challenge_expired */
export async function consumeChallenge(sql: Queryable, userId: string | null, id: string): Promise<string> {
  const [row] = await sql<{ challenge: string; is_expired: boolean }[]>`
    delete from auth.passkey_challenges where id = ${id} and user_id is not distinct from ${userId}
    returning challenge, expires_at < now() as is_expired`
  if (!row) throw challengeNotFound()
  if (row.is_expired) throw challengeExpired()
  return row.challenge
}

export const expiresAt = (): number => Math.floor(Date.now() / 1000) + challengeSeconds

/** POST /passkeys/registration/options */
export function passkeyRegistrationOptions(services: AuthServices) {
  return async (context: AuthContext) => {
    await limitRequests(services, context, 'factors')
    const caller = await requireUser(services, context)
    await requireSecondFactor(services, caller)
    const { user } = caller
    const { sql } = services.database
    const known = await listPasskeys(sql, user.id)
    if (known.length >= maximumPasskeys)
      throw new AuthError(422, 'too_many_passkeys', 'Maximum number of passkeys reached')
    const owner = { id: user.id, name: user.email ?? user.phone ?? user.id }
    const options = await services.relyingParty.creationOptions(owner, known, { isPasskey: true })
    const id = await storeChallenge(sql, user.id, options.challenge)
    return context.json({ challenge_id: id, options, expires_at: expiresAt() })
  }
}

const creation = z.object({ challenge_id: z.uuid(), credential: registrationResponse })

/**
 * POST /passkeys/registration/verify.
 * @throws AuthError 400 webauthn_verification_failed, webauthn_challenge_expired, webauthn_challenge_not_found; 422
 * webauthn_credential_exists
 */
export function registerPasskey(services: AuthServices) {
  return async (context: AuthContext) => {
    await limitRequests(services, context, 'verify')
    const caller = await requireUser(services, context)
    await requireSecondFactor(services, caller)
    const { user } = caller
    const body = await readBody(context, creation)
    const { sql } = services.database
    const challenge = await consumeChallenge(sql, user.id, body.challenge_id)
    const made = await services.relyingParty.verifyCreation(body.credential, challenge, { isPasskey: true })
    if (!made) throw passkeyRefused()
    const [row] = await sql<PasskeyRow[]>`
      insert into auth.passkeys (user_id, credential_id, public_key, sign_count, transports)
      values (${user.id}, ${made.credential_id}, ${Buffer.from(made.public_key)}, ${made.sign_count}, ${made.transports})
      on conflict (credential_id) do nothing returning *`
    if (!row) throw new AuthError(422, 'webauthn_credential_exists', 'This credential is already registered')
    await audit(services, context, 'passkey_added', user.id, { passkey_id: row.id })
    return context.json(passkeyJson(row))
  }
}

/** GET /passkeys */
export function getPasskeys(services: AuthServices) {
  return async (context: AuthContext) => {
    const { user } = await requireUser(services, context)
    return context.json(await passkeysJson(services.database.sql, user.id))
  }
}

const renaming = z.object({
  friendly_name: z.string().trim().min(1).max(64, 'A name has at most 64 characters'),
})

/** PATCH /passkeys/{id}: its name. */
export function renamePasskey(services: AuthServices) {
  return async (context: AuthContext) => {
    const { user } = await requireUser(services, context)
    const { friendly_name: name } = await readBody(context, renaming)
    const id = z.uuid().safeParse(context.req.param('id'))
    if (!id.success) throw notFound()
    const [row] = await services.database.sql<PasskeyRow[]>`
      update auth.passkeys set friendly_name = ${name} where id = ${id.data} and user_id = ${user.id} returning *`
    if (!row) throw notFound()
    return context.json(passkeyJson(row))
  }
}

/** DELETE /passkeys/{id}. Answers 204. */
export function deletePasskey(services: AuthServices) {
  return async (context: AuthContext) => {
    const caller = await requireUser(services, context)
    await requireSecondFactor(services, caller)
    const { user } = caller
    const id = await removePasskey(services.database.sql, user.id, context.req.param('id'))
    await audit(services, context, 'passkey_removed', user.id, { passkey_id: id })
    return context.body(null, 204)
  }
}
