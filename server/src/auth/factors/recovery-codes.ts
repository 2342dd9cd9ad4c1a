import { createHmac, randomInt } from 'node:crypto'
import type { Queryable } from '../users.ts'

export const CODES = 10
const LENGTH = 16
/** Without what a hand-written note confuses: 0 o, 1 i l. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz'

const newCode = (): string =>
  Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

/** Case, spaces and dashes are whatever the person types. */
const canonical = (code: string): string => code.toLowerCase().replace(/[\s-]/g, '')

const hashOf = (pepper: string, factorId: string, code: string): string =>
  createHmac('sha256', pepper)
    .update(`recovery:${factorId}:${canonical(code)}`)
    .digest('base64url')

/** Replaces the codes of a set; answers the new ones, which nobody can read again (only hashes are kept). */
export async function replaceCodes(sql: Queryable, pepper: string, factorId: string): Promise<string[]> {
  const codes = Array.from({ length: CODES }, newCode)
  await sql`delete from auth.mfa_recovery_codes where factor_id = ${factorId}`
  await sql`
    insert into auth.mfa_recovery_codes (factor_id, code_hash)
    select ${factorId}, unnest(${codes.map((code) => hashOf(pepper, factorId, code))}::text[])`
  return codes
}

/** Uses a code up; whether it was one. */
export async function spendCode(
  sql: Queryable,
  pepper: string,
  factorId: string,
  code: string,
): Promise<boolean> {
  const [used] = await sql`
    update auth.mfa_recovery_codes set used_at = now()
     where factor_id = ${factorId} and code_hash = ${hashOf(pepper, factorId, code)} and used_at is null returning 1`
  return used !== undefined
}
