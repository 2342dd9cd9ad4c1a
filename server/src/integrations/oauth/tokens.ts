import { createHash, randomBytes } from 'node:crypto'
import type { Queryable } from '../../auth/users.ts'

const accessSeconds = 3600
const refreshSeconds = 60 * 24 * 3600

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/** A pair of tokens for a grant. The prefix is that of API keys, whose doors they open. */
export async function issueTokens(sql: Queryable, keyId: string, scopes: readonly string[]) {
  const access = `pk_app_${randomBytes(24).toString('hex')}`
  const refresh = `rt_app_${randomBytes(24).toString('hex')}`
  await sql`delete from private.app_tokens where api_key_id = ${keyId} and expires_at < now()`
  await sql`
    insert into private.app_tokens (hash, api_key_id, kind, expires_at) values
      (${hashOf(access)}, ${keyId}, 'access', now() + ${accessSeconds} * interval '1 second'),
      (${hashOf(refresh)}, ${keyId}, 'refresh', now() + ${refreshSeconds} * interval '1 second')`
  return {
    access_token: access,
    token_type: 'Bearer',
    expires_in: accessSeconds,
    refresh_token: refresh,
    scope: scopes.join(' '),
  }
}

/** Ends a grant and all of its tokens, as a person does who revokes it. */
export const endGrant = (sql: Queryable, keyId: string) =>
  sql`update public.api_keys set revoked_at = now() where id = ${keyId} and revoked_at is null`
