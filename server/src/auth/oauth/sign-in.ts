import { randomUUID } from 'node:crypto'
import { toJson } from '@parley/core/text/json'
import {
  hasProvedEmail,
  lockFirstSignIn,
  rejectDuplicate,
  syncProviders,
  wipeCredentials,
} from '../accounts.ts'
import { AuthError, emailExists, signupDisabled, userExists } from '../errors.ts'
import { findUser, findUserByEmail, type Queryable, type UserRow } from '../users.ts'
import type { Profile } from './profile.ts'

async function insertIdentity(sql: Queryable, userId: string, provider: string, profile: Profile) {
  await sql`
    insert into auth.identities (provider_id, user_id, provider, identity_data, last_sign_in_at)
    values (${profile.subject}, ${userId}, ${provider}, ${sql.json(toJson(profile.claims))}, now())`
  await syncProviders(sql, userId)
}

/** Adds the provider's metadata without overwriting what the person set. */
async function enrich(sql: Queryable, userId: string, profile: Profile): Promise<UserRow> {
  const [user] = await sql<UserRow[]>`
    update auth.users set raw_user_meta_data = ${sql.json(toJson(profile.claims))}::jsonb || raw_user_meta_data, updated_at = now()
     where id = ${userId} returning *`
  if (!user) throw new AuthError(403, 'user_not_found', 'The account is gone')
  return user
}

async function insertUser(sql: Queryable, profile: Profile): Promise<UserRow> {
  const [user] = await sql<UserRow[]>`
    insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data)
    values (${randomUUID()}, ${profile.email}, now(), ${sql.json(toJson(profile.claims))}) returning *`
  if (!user) throw new AuthError(500, 'unexpected_failure', 'The account could not be made')
  return user
}

async function findIdentity(sql: Queryable, provider: string, subject: string) {
  const [row] = await sql<{ id: string; user_id: string }[]>`
    select id, user_id from auth.identities where provider = ${provider} and provider_id = ${subject} for update`
  return row ?? null
}

/**
 * Serialises concurrent first sign-ins of one person, so that the second finds the account of the first. The identity
 * is always locked before the address, which prevents deadlocks.
 */
async function lockSignIn(sql: Queryable, provider: string, profile: Profile): Promise<void> {
  await lockFirstSignIn(sql, `${provider}:${profile.subject}`)
  await lockFirstSignIn(sql, profile.email ?? '')
}

/**
 * The account for a provider's profile: by a known identity; else by a verified address, where an account that was
 * never confirmed loses its credentials (docs/specified.md A3); else a new one.
 * @throws AuthError 422 provider_email_needs_verification, signup_disabled
 */
export async function signInWithProfile(
  sql: Queryable,
  provider: string,
  profile: Profile,
  maySignUp: boolean,
): Promise<UserRow> {
  await lockSignIn(sql, provider, profile)
  const identity = await findIdentity(sql, provider, profile.subject)
  if (identity) {
    await sql`
      update auth.identities set identity_data = ${sql.json(toJson(profile.claims))}, last_sign_in_at = now(), updated_at = now()
       where id = ${identity.id}`
    return enrich(sql, identity.user_id, profile)
  }
  if (!profile.email || !profile.isEmailVerified)
    throw new AuthError(
      422,
      'provider_email_needs_verification',
      `Confirm your email address with ${provider} first, or sign in by email.`,
    )
  const existing = await findUserByEmail(sql, profile.email)
  if (!existing) {
    if (!maySignUp) throw signupDisabled()
    const user = await rejectDuplicate(userExists, () => insertUser(sql, profile))
    await insertIdentity(sql, user.id, provider, profile)
    return (await findUser(sql, user.id)) ?? user
  }
  if (!(await hasProvedEmail(sql, existing))) await wipeCredentials(sql, existing.id)
  await sql`update auth.users set email_confirmed_at = coalesce(email_confirmed_at, now()) where id = ${existing.id}`
  await insertIdentity(sql, existing.id, provider, profile)
  return enrich(sql, existing.id, profile)
}

/** Adds an identity to the signed-in user. @throws AuthError 422 identity_already_exists */
export async function linkProfile(
  sql: Queryable,
  userId: string,
  provider: string,
  profile: Profile,
): Promise<UserRow> {
  await lockSignIn(sql, provider, profile)
  const identity = await findIdentity(sql, provider, profile.subject)
  if (identity)
    throw new AuthError(
      422,
      'identity_already_exists',
      identity.user_id === userId
        ? 'Identity is already linked'
        : 'Identity is already linked to another user',
    )
  await insertIdentity(sql, userId, provider, profile)
  const user = await findUser(sql, userId)
  if (!user) throw new AuthError(403, 'user_not_found', 'The account is gone')
  if (!user.is_anonymous || !profile.email || !profile.isEmailVerified) return enrich(sql, userId, profile)
  // An anonymous user gets the provider's address, unless another account has it.
  if (await findUserByEmail(sql, profile.email)) throw emailExists()
  await sql`update auth.users set email = ${profile.email}, email_confirmed_at = now(), is_anonymous = false where id = ${userId}`
  return enrich(sql, userId, profile)
}
