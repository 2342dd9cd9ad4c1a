import { randomUUID } from 'node:crypto'
import { toJson } from '@parley/core/text/json'
import { isPostgresError, type Sql } from '../database/database.ts'
import { AuthError } from './errors.ts'
import { findUserByEmail, type Queryable, type UserRow } from './users.ts'

export interface NewUser {
  id: string
  /** Normalised; null for somebody anonymous or with a phone alone. */
  email: string | null
  hashedPassword: string | null
  data: Record<string, unknown>
  isConfirmed: boolean
  isAnonymous: boolean
}

/**
 * An account with its email identity. An account that is confirmed without mail has not proved its address, so its
 * identity says `email_verified: false`; a provider that proves it takes the account over (docs/specified.md A3).
 */
export async function insertUser(sql: Queryable, user: NewUser): Promise<UserRow> {
  const { isAnonymous } = user
  const app = user.email === null ? {} : { provider: 'email', providers: ['email'] }
  const [row] = await sql<UserRow[]>`
    insert into auth.users (id, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data, is_anonymous)
    values (${user.id}, ${user.email}, ${user.hashedPassword}, ${user.isConfirmed && user.email ? new Date() : null},
            ${sql.json(app)}, ${sql.json(toJson(user.data))}, ${isAnonymous})
    returning *`
  if (!row) throw new AuthError(500, 'unexpected_failure', 'The account could not be made')
  if (user.email !== null) await upsertEmailIdentity(sql, row.id, user.email, false)
  return row
}

/** The account with this address: the existing one, else a new one without a password. Safe under concurrent calls. */
export async function findOrInsertUser(
  sql: Sql,
  email: string,
  data: Record<string, unknown>,
): Promise<UserRow> {
  const known = await findUserByEmail(sql, email)
  if (known) return known
  const user = { id: randomUUID(), email, hashedPassword: null, data, isConfirmed: false, isAnonymous: false }
  try {
    return await sql.begin((transaction) => insertUser(transaction, user))
  } catch (error) {
    const made = await findUserByEmail(sql, email)
    if (made) return made
    throw error
  }
}

/** Inserts or updates the identity `email` of a user and the list of providers derived from the identities. */
export async function upsertEmailIdentity(
  sql: Queryable,
  userId: string,
  email: string,
  isVerified: boolean,
): Promise<void> {
  const data = sql.json({ sub: userId, email, email_verified: isVerified, phone_verified: false })
  await sql`
    insert into auth.identities (provider_id, user_id, provider, identity_data, last_sign_in_at)
    values (${userId}, ${userId}, 'email', ${data}, now())
    on conflict (provider_id, provider) do update
      set identity_data = auth.identities.identity_data || excluded.identity_data, updated_at = now()`
  await syncProviders(sql, userId)
}

/** Keeps `app_metadata.provider` and `.providers` in step with the identities. */
export async function syncProviders(sql: Queryable, userId: string): Promise<void> {
  await sql`
    update auth.users set updated_at = now(), raw_app_meta_data = raw_app_meta_data || coalesce((
      select jsonb_build_object('provider', (array_agg(provider order by first))[1], 'providers', jsonb_agg(provider order by first))
        from (select provider, min(created_at) as first from auth.identities where user_id = ${userId} group by provider) as own
      having count(*) > 0), '{}')
     where id = ${userId}`
}

/** Marks the address as confirmed, by a mailed link or code or by a provider. */
export async function confirmEmail(sql: Queryable, userId: string, address: string): Promise<UserRow | null> {
  const [user] = await sql<UserRow[]>`
    update auth.users set email_confirmed_at = coalesce(email_confirmed_at, now()), updated_at = now()
     where id = ${userId} and lower(email) = lower(${address}) returning *`
  if (!user) return null
  await sql`
    update auth.identities set identity_data = identity_data || '{"email_verified": true}', updated_at = now()
     where user_id = ${userId} and provider = 'email'`
  return user
}

/** Whether the account's address was ever confirmed. Only then are its password and identities trusted. */
export async function hasProvedEmail(sql: Queryable, user: UserRow): Promise<boolean> {
  if (!user.email_confirmed_at) return false
  const [proof] = await sql`
    select 1 from auth.identities where user_id = ${user.id} and lower(identity_data ->> 'email') = ${user.email?.toLowerCase() ?? ''}
       and identity_data ->> 'email_verified' = 'true' limit 1`
  return proof !== undefined
}

/**
 * Removes from an account everything an attacker may have set before the owner confirmed it: password, phone,
 * identities, second factors, passkeys, sessions and pending codes (A3).
 */
export async function wipeCredentials(sql: Queryable, userId: string): Promise<void> {
  await sql`
    update auth.users set encrypted_password = null, email_change = '', phone = null, phone_confirmed_at = null,
           phone_change = '', updated_at = now()
     where id = ${userId}`
  await sql`delete from auth.identities where user_id = ${userId}`
  await sql`delete from auth.mfa_factors where user_id = ${userId}`
  await sql`delete from auth.passkeys where user_id = ${userId}`
  await sql`delete from auth.sessions where user_id = ${userId}`
  await revokePendingCodes(sql, userId)
}

/** Deletes every mailed code and every PKCE flow of the account. */
export async function revokePendingCodes(sql: Queryable, userId: string): Promise<void> {
  await sql`delete from auth.one_time_tokens where user_id = ${userId}`
  await sql`delete from auth.flow_state where user_id = ${userId}`
}

/** Serialises first sign-ins under this identity or address until the end of the transaction. */
export async function lockFirstSignIn(sql: Queryable, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 7275541))`
}

/** Runs `work`; throws `taken()` where it violates a unique constraint. */
export async function rejectDuplicate<T>(taken: () => AuthError, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (isPostgresError(error) && error.code === '23505') throw taken()
    throw error
  }
}
