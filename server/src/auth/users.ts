import type { Sql, Transaction } from '../database/database.ts'

export interface UserRow {
  id: string
  aud: string
  role: string
  email: string | null
  encrypted_password: string | null
  email_confirmed_at: string | null
  phone: string | null
  phone_confirmed_at: string | null
  phone_change: string
  confirmation_sent_at: string | null
  recovery_sent_at: string | null
  invited_at: string | null
  reauthentication_sent_at: string | null
  email_change: string
  email_change_sent_at: string | null
  email_change_confirm_status: number
  last_sign_in_at: string | null
  raw_app_meta_data: Record<string, unknown>
  raw_user_meta_data: Record<string, unknown>
  banned_until: string | null
  is_anonymous: boolean
  is_sso_user: boolean
  deleted_at: string | null
  created_at: string
  updated_at: string
}

interface IdentityRow {
  id: string
  provider_id: string
  user_id: string
  identity_data: Record<string, unknown>
  provider: string
  email: string | null
  last_sign_in_at: string | null
  created_at: string
  updated_at: string
}

interface FactorRow {
  id: string
  friendly_name: string
  factor_type: 'totp' | 'phone' | 'webauthn' | 'recovery_code'
  status: 'unverified' | 'verified'
  phone: string | null
  last_challenged_at: string | null
  created_at: string
  updated_at: string
}

export type Queryable = Sql | Transaction

/** Addresses are compared without regard to case or surrounding space. */
export const normaliseEmail = (email: string): string => email.trim().toLowerCase()

export async function findUser(sql: Queryable, id: string): Promise<UserRow | null> {
  const [user] = await sql<UserRow[]>`select * from auth.users where id = ${id} and deleted_at is null`
  return user ?? null
}

/** `phone` as normalisePhone makes it. */
export async function findUserByPhone(sql: Queryable, phone: string): Promise<UserRow | null> {
  const [user] = await sql<UserRow[]>`select * from auth.users where phone = ${phone} and deleted_at is null`
  return user ?? null
}

export async function findUserByEmail(sql: Queryable, email: string): Promise<UserRow | null> {
  const [user] = await sql<UserRow[]>`
    select * from auth.users where lower(email) = ${normaliseEmail(email)} and not is_sso_user and deleted_at is null`
  return user ?? null
}

export const iso = (value: string | null) => (value ? new Date(value).toISOString() : undefined)

function identityJson(row: IdentityRow) {
  return {
    identity_id: row.id,
    id: row.provider_id,
    user_id: row.user_id,
    identity_data: row.identity_data,
    provider: row.provider,
    last_sign_in_at: iso(row.last_sign_in_at),
    created_at: iso(row.created_at),
    updated_at: iso(row.updated_at),
    ...(row.email ? { email: row.email } : {}),
  }
}

/** A second factor as `user.factors` and the admin API list it. */
const factorJson = (row: FactorRow) => ({
  id: row.id,
  friendly_name: row.friendly_name,
  factor_type: row.factor_type,
  status: row.status,
  ...(row.phone ? { phone: row.phone } : {}),
  last_challenged_at: iso(row.last_challenged_at),
  created_at: iso(row.created_at),
  updated_at: iso(row.updated_at),
})

interface OwnRows {
  user_id: string
  identities: IdentityRow[]
  factors: FactorRow[]
}

const readOwn = (sql: Queryable, userIds: string[]) => sql<OwnRows[]>`
  select id as user_id,
         (select coalesce(jsonb_agg(to_jsonb(i) order by i.created_at), '[]') from auth.identities i where i.user_id = wanted.id) as identities,
         (select coalesce(jsonb_agg(to_jsonb(f) order by f.created_at), '[]') from auth.mfa_factors f where f.user_id = wanted.id) as factors
    from unnest(${userIds}::uuid[]) as wanted (id)`

/** The user object `U` of docs/specified.md A13. */
export async function userJson(sql: Queryable, user: UserRow) {
  const [own] = await readOwn(sql, [user.id])
  return describeUser(user, own)
}

/** `U` of each, in the given order. */
export async function usersJson(sql: Queryable, users: UserRow[]) {
  const own = await readOwn(
    sql,
    users.map(({ id }) => id),
  )
  const byUser = new Map(own.map((rows) => [rows.user_id, rows]))
  return users.map((user) => describeUser(user, byUser.get(user.id)))
}

function describeUser(user: UserRow, own: OwnRows | undefined) {
  return {
    id: user.id,
    aud: user.aud,
    role: user.role,
    email: user.email ?? '',
    email_confirmed_at: iso(user.email_confirmed_at),
    phone: user.phone ?? '',
    phone_confirmed_at: iso(user.phone_confirmed_at),
    confirmation_sent_at: iso(user.confirmation_sent_at),
    recovery_sent_at: iso(user.recovery_sent_at),
    reauthentication_sent_at: iso(user.reauthentication_sent_at),
    invited_at: iso(user.invited_at),
    new_email: user.email_change || undefined,
    new_phone: user.phone_change || undefined,
    email_change_sent_at: iso(user.email_change_sent_at),
    confirmed_at: iso(user.email_confirmed_at ?? user.phone_confirmed_at),
    last_sign_in_at: iso(user.last_sign_in_at),
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    identities: (own?.identities ?? []).map(identityJson),
    factors: (own?.factors ?? []).map(factorJson),
    created_at: iso(user.created_at),
    updated_at: iso(user.updated_at),
    is_anonymous: user.is_anonymous,
    ...(user.is_sso_user ? { is_sso_user: true } : {}),
    ...(isBanned(user) ? { banned_until: iso(user.banned_until) } : {}),
  }
}

export const isBanned = (user: UserRow): boolean =>
  user.banned_until !== null && new Date(user.banned_until) > new Date()
