import { createHash } from 'node:crypto'
import { apiLimits } from '@parley/core/integrations/api-limits'
import { z } from 'zod'
import type { Caller, Sql } from '../database/database.ts'
import type { RateLimits } from '../http/rate-limits.ts'

export const scopeSchema = z.enum(['read', 'write', 'destructive'])
export type Scope = z.infer<typeof scopeSchema>

/** The refusal of a request with an API key: HTTP status, the data API's error code, and a sentence. */
export class KeyRefusal extends Error {
  readonly status: 401 | 403 | 429
  readonly code: string
  readonly headers: Readonly<Record<string, string>>
  constructor(status: 401 | 403 | 429, code: string, message: string, headers: Record<string, string> = {}) {
    super(message)
    this.status = status
    this.code = code
    this.headers = headers
  }
}

interface KeyRow {
  id: string
  user_id: string
  email: string | null
  scopes: unknown
  is_stale: boolean
}

export interface ApiKeys {
  /**
   * The person behind a key, or behind the token of an app they let in: their own claims, with its scopes beside them.
   * @throws KeyRefusal 401 for a key that is unknown or revoked, or whose person is disabled; 429 beyond the limit.
   */
  open(key: string): Promise<Caller>
}

/** The key of a request, in whichever header its client sends it; null where there is none. */
export function readKey(apiKey: string | undefined, authorization: string | undefined): string | null {
  const bearer = authorization?.match(/^Bearer\s+(\S+)\s*$/i)?.[1]
  return [bearer, apiKey].find((value) => value?.startsWith('pk_')) ?? null
}

const claimSchema = z.object({ id: z.uuid(), scopes: z.array(scopeSchema) })

/** The scopes of a caller who came with a key; null for anybody else. */
export function scopesOf({ claims }: Caller): readonly Scope[] | null {
  if (claims['api_key'] === undefined) return null
  const known = claimSchema.safeParse(claims['api_key'])
  return known.success ? known.data.scopes : []
}

/** Keys of people (docs/specified.md P20). Looked up at each request, so that a revoked one ends at once. */
export function createApiKeys(sql: Sql, limits: RateLimits): ApiKeys {
  return {
    async open(key) {
      const hash = createHash('sha256').update(key).digest('hex')
      const [row] = await sql<KeyRow[]>`
        select k.id, k.user_id, u.email, k.scopes,
               k.last_used_at is null or k.last_used_at < now() - interval '1 minute' as is_stale
          from public.api_keys k join auth.users u on u.id = k.user_id
         where (k.key_hash = ${hash}
                or k.id = (select t.api_key_id from private.app_tokens t
                            where t.hash = ${hash} and t.kind = 'access' and t.expires_at > now()))
           and k.revoked_at is null and u.deleted_at is null
           and (u.banned_until is null or u.banned_until < now())`
      if (!row) throw new KeyRefusal(401, 'PGRST301', 'This API key is not known, or was revoked.')
      const wait = await limits.spend('api_key', row.id, apiLimits.requestsPerMinute, 60)
      if (wait !== null)
        throw new KeyRefusal(
          429,
          'over_request_rate_limit',
          `This key has sent ${apiLimits.requestsPerMinute} requests in a minute. Wait ${wait} seconds.`,
          { 'Retry-After': String(wait) },
        )
      if (row.is_stale) await sql`update public.api_keys set last_used_at = now() where id = ${row.id}`
      return {
        role: 'authenticated',
        claims: {
          role: 'authenticated',
          aud: 'authenticated',
          sub: row.user_id,
          email: row.email,
          // A key was created in a fully authenticated session, so it has that level; there is no session id, so calls that need
          // a session fail.
          aal: 'aal2',
          amr: [{ method: 'api_key' }],
          api_key: { id: row.id, scopes: z.array(scopeSchema).parse(row.scopes) },
        },
      }
    },
  }
}
