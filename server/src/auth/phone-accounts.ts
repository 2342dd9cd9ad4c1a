import { randomUUID } from 'node:crypto'
import { toJson } from '@parley/core/text/json'
import { isPostgresError, type Sql } from '../database/database.ts'
import { syncProviders } from './accounts.ts'
import { AuthError } from './errors.ts'
import { findUserByPhone, type Queryable, type UserRow } from './users.ts'

export const phoneExists = () =>
  new AuthError(422, 'phone_exists', 'A user with this phone number has already been registered')

/** Inserts or updates the identity `phone` of a user and the list of providers derived from the identities. */
async function upsertPhoneIdentity(
  sql: Queryable,
  userId: string,
  phone: string,
  isVerified: boolean,
): Promise<void> {
  const data = sql.json({ sub: userId, phone, email_verified: false, phone_verified: isVerified })
  await sql`
    insert into auth.identities (provider_id, user_id, provider, identity_data, last_sign_in_at)
    values (${userId}, ${userId}, 'phone', ${data}, now())
    on conflict (provider_id, provider) do update
      set identity_data = auth.identities.identity_data || excluded.identity_data, updated_at = now()`
  await syncProviders(sql, userId)
}

async function insertPhoneUser(
  sql: Queryable,
  phone: string,
  hashedPassword: string | null,
  data: Record<string, unknown>,
): Promise<UserRow> {
  const [user] = await sql<UserRow[]>`
    insert into auth.users (id, phone, encrypted_password, raw_app_meta_data, raw_user_meta_data)
    values (${randomUUID()}, ${phone}, ${hashedPassword}, ${sql.json({ provider: 'phone', providers: ['phone'] })},
            ${sql.json(toJson(data))}) returning *`
  if (!user) throw new AuthError(500, 'unexpected_failure', 'The account could not be made')
  await upsertPhoneIdentity(sql, user.id, phone, false)
  return user
}

/** The account with this number: the existing one, else a new one. Safe under concurrent calls. */
export async function findOrInsertPhoneUser(
  sql: Sql,
  phone: string,
  hashedPassword: string | null,
  data: Record<string, unknown>,
): Promise<UserRow> {
  const known = await findUserByPhone(sql, phone)
  if (known) return known
  try {
    return await sql.begin((transaction) => insertPhoneUser(transaction, phone, hashedPassword, data))
  } catch (error) {
    const made = await findUserByPhone(sql, phone)
    if (made) return made
    throw error
  }
}

/** Sets the account's number. @throws AuthError 422 phone_exists */
export async function setPhone(
  sql: Queryable,
  userId: string,
  phone: string,
  isProved: boolean,
): Promise<UserRow | null> {
  try {
    const [user] = await sql<UserRow[]>`
      update auth.users set phone = ${phone}, phone_change = '', is_anonymous = false, updated_at = now(),
             phone_confirmed_at = case when phone = ${phone} then coalesce(phone_confirmed_at, ${isProved ? sql`now()` : null})
                                       else ${isProved ? sql`now()` : null} end
       where id = ${userId} returning *`
    if (!user) return null
    await upsertPhoneIdentity(sql, userId, phone, isProved)
    const [fresh] = await sql<UserRow[]>`select * from auth.users where id = ${userId}`
    return fresh ?? null
  } catch (error) {
    if (isPostgresError(error) && error.code === '23505') throw phoneExists()
    throw error
  }
}
