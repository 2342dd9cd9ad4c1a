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

export type Queryable = Sql | Transaction

/** Addresses are compared without regard to case or surrounding space. */
export const normaliseEmail = (email: string): string => email.trim().toLowerCase()

export async function findUser(sql: Queryable, id: string): Promise<UserRow | null> {
  const [user] = await sql<UserRow[]>`select * from auth.users where id = ${id} and deleted_at is null`
  return user ?? null
}

export async function findUserByEmail(sql: Queryable, email: string): Promise<UserRow | null> {
  const [user] = await sql<UserRow[]>`
    select * from auth.users where lower(email) = ${normaliseEmail(email)} and not is_sso_user and deleted_at is null`
  return user ?? null
}

const iso = (value: string | null) => (value ? new Date(value).toISOString() : undefined)

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

/** The user object `U` of AUTH.md. */
export async function userJson(sql: Queryable, user: UserRow) {
  const identities = await sql<
    IdentityRow[]
  >`select * from auth.identities where user_id = ${user.id} order by created_at`
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
    email_change_sent_at: iso(user.email_change_sent_at),
    confirmed_at: iso(user.email_confirmed_at ?? user.phone_confirmed_at),
    last_sign_in_at: iso(user.last_sign_in_at),
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    identities: identities.map(identityJson),
    factors: [],
    created_at: iso(user.created_at),
    updated_at: iso(user.updated_at),
    is_anonymous: user.is_anonymous,
  }
}

export const isBanned = (user: UserRow): boolean =>
  user.banned_until !== null && new Date(user.banned_until) > new Date()
