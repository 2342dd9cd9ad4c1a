import { randomUUID } from 'node:crypto'
import { isPostgresError, type Sql } from '../database/database.ts'
import { AuthError } from './errors.ts'
import { findUserByEmail, type Queryable, type UserRow } from './users.ts'

type Json = Record<string, unknown>
const plain = (value: Json) => JSON.parse(JSON.stringify(value))

export interface NewUser {
  id: string
  /** Normalised; null for somebody anonymous or with a phone alone. */
  email: string | null
  hashedPassword: string | null
  data: Json
  isConfirmed: boolean
  isAnonymous: boolean
}

/**
 * An account with its email identity. An account that is confirmed without mail has not proved its address, so its
 * identity says `email_verified: false`; a provider that proves it takes the account over (AUTH.md, incident 3).
 */
export async function insertUser(sql: Queryable, user: NewUser): Promise<UserRow> {
  const { isAnonymous } = user
  const app = user.email === null ? {} : { provider: 'email', providers: ['email'] }
  const [row] = await sql<UserRow[]>`
    insert into auth.users (id, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data, is_anonymous)
    values (${user.id}, ${user.email}, ${user.hashedPassword}, ${user.isConfirmed && user.email ? new Date() : null},
            ${sql.json(app)}, ${sql.json(plain(user.data))}, ${isAnonymous})
    returning *`
  if (!row) throw new AuthError(500, 'unexpected_failure', 'The account could not be made')
  if (user.email !== null) await keepEmailIdentity(sql, row.id, user.email, false)
  return row
}

/** The account with this address: the one there is, else a new one without a password, whoever else makes it at the same time. */
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

/** Makes or renews the identity `email` of a user and the list of providers that goes with it. */
export async function keepEmailIdentity(
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
  await listProviders(sql, userId)
}

/** Keeps `app_metadata.provider` and `.providers` in step with the identities. */
export async function listProviders(sql: Queryable, userId: string): Promise<void> {
  await sql`
    update auth.users set updated_at = now(), raw_app_meta_data = raw_app_meta_data || coalesce((
      select jsonb_build_object('provider', (array_agg(provider order by first))[1], 'providers', jsonb_agg(provider order by first))
        from (select provider, min(created_at) as first from auth.identities where user_id = ${userId} group by provider) as own
      having count(*) > 0), '{}')
     where id = ${userId}`
}

/** The address is proved: by a link or code that was mailed to it, or by a provider. */
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

/** Whether somebody has shown that the account's address is theirs. Only then do its password and identities count. */
export async function hasProvedEmail(sql: Queryable, user: UserRow): Promise<boolean> {
  if (!user.email_confirmed_at) return false
  const [proof] = await sql`
    select 1 from auth.identities where user_id = ${user.id} and lower(identity_data ->> 'email') = ${user.email?.toLowerCase() ?? ''}
       and identity_data ->> 'email_verified' = 'true' limit 1`
  return proof !== undefined
}

/**
 * Takes from an account whatever somebody may have planted before its owner came: password, phone, identities, second
 * factors, passkeys, sessions and pending codes (AUTH.md, incident 3).
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
  await endPendingCodes(sql, userId)
}

/** Every mailed code and every PKCE flow of the account. */
export async function endPendingCodes(sql: Queryable, userId: string): Promise<void> {
  await sql`delete from auth.one_time_tokens where user_id = ${userId}`
  await sql`delete from auth.flow_state where user_id = ${userId}`
}

/** Runs `work`, answering a taken address as the clients know it. @throws AuthError 422 `code` */
export async function refusingTaken<T>(
  code: 'user_already_exists' | 'email_exists',
  message: string,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (isPostgresError(error) && error.code === '23505') throw new AuthError(422, code, message)
    throw error
  }
}
