import { AuthError } from '../errors.ts'
import type { Queryable } from '../users.ts'
import type { Credential } from './relying-party.ts'

/** A row of auth.mfa_factors. */
export interface Factor extends Omit<Credential, 'credential_id' | 'public_key'> {
  id: string
  user_id: string
  friendly_name: string
  factor_type: 'totp' | 'phone' | 'webauthn' | 'recovery_code'
  status: 'unverified' | 'verified'
  sealed_secret: string | null
  last_totp_step: string | null
  phone: string | null
  credential_id: string | null
  public_key: Uint8Array | null
  failed_attempts: number
  locked_until: string | null
}

/** Consecutive wrong codes before a factor is locked out, and for how long. */
const attempts = 10
const restMinutes = 15

export const factorNotFound = (status: 404 | 422 = 404) =>
  new AuthError(status, 'mfa_factor_not_found', 'Factor not found')
/** GoTrue's words, by what the code should have come from. */
const wrongCode: Readonly<Record<string, string>> = {
  totp: 'Invalid TOTP code entered',
  phone: 'Invalid MFA Phone code entered',
}
export const verificationFailed = (type?: string) =>
  new AuthError(422, 'mfa_verification_failed', wrongCode[type ?? ''] ?? 'Invalid MFA code entered')

/** A factor of this user, its row locked, so that concurrent codes are checked one after the other. */
export async function lockFactor(sql: Queryable, userId: string, factorId: string): Promise<Factor | null> {
  const [factor] = await sql<Factor[]>`
    select * from auth.mfa_factors where id = ${factorId} and user_id = ${userId} for update`
  return factor ?? null
}

export const isLockedOut = (factor: Factor): boolean =>
  factor.locked_until !== null && new Date(factor.locked_until) > new Date()

/** Counted on the factor, so that a new challenge gives no new attempts (docs/specified.md A5). */
export async function countFailure(sql: Queryable, factor: Factor): Promise<void> {
  const failures = factor.failed_attempts + 1
  const isTooMany = failures >= attempts
  await sql`
    update auth.mfa_factors set failed_attempts = ${isTooMany ? 0 : failures},
           locked_until = ${isTooMany ? sql`now() + ${restMinutes} * interval '1 minute'` : null}
     where id = ${factor.id}`
}

/** Marks a factor as verified, and deletes the user's other unverified factors, which an attacker may have added. */
export async function confirmFactor(sql: Queryable, factor: Factor): Promise<void> {
  await sql`
    update auth.mfa_factors set status = 'verified', failed_attempts = 0, locked_until = null, updated_at = now()
     where id = ${factor.id}`
  await sql`delete from auth.mfa_factors where user_id = ${factor.user_id} and status = 'unverified'`
}

/** Removes a factor and sets its sessions back to aal1; with the last one the recovery codes are removed, too. */
export async function removeFactor(sql: Queryable, userId: string, factorId: string): Promise<void> {
  await sql`delete from auth.mfa_factors where id = ${factorId} and user_id = ${userId}`
  await sql`
    delete from auth.mfa_factors where user_id = ${userId} and factor_type = 'recovery_code' and not exists (
      select from auth.mfa_factors other
       where other.user_id = ${userId} and other.factor_type <> 'recovery_code' and other.status = 'verified')`
  await sql`
    update auth.sessions set aal = 'aal1', factor_id = null, updated_at = now()
     where user_id = ${userId} and factor_id = ${factorId}`
}
