import { createHmac, randomInt } from 'node:crypto'
import type { Queryable } from '../users.ts'

export const codeCount = 10
const codeLength = 16
/** Without characters that handwriting confuses: 0 o, 1 i l. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz'

const newCode = (): string =>
  Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join('')

/** Ignores case, spaces and dashes. */
const canonical = (code: string): string => code.toLowerCase().replace(/[\s-]/g, '')

const hashOf = (pepper: string, factorId: string, code: string): string =>
  createHmac('sha256', pepper)
    .update(`recovery:${factorId}:${canonical(code)}`)
    .digest('base64url')

/** Replaces the codes of a set and returns the new ones. Only their hashes are stored, so they cannot be read again. */
export async function replaceCodes(sql: Queryable, pepper: string, factorId: string): Promise<string[]> {
  const codes = Array.from({ length: codeCount }, newCode)
  await sql`delete from auth.mfa_recovery_codes where factor_id = ${factorId}`
  await sql`
    insert into auth.mfa_recovery_codes (factor_id, code_hash)
    select ${factorId}, unnest(${codes.map((code) => hashOf(pepper, factorId, code))}::text[])`
  return codes
}

/** Consumes a code; returns whether it was valid. */
export async function redeemCode(
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
