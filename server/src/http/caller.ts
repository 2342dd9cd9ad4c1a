import { createHash } from 'node:crypto'
import { errors } from 'jose'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { SigningKeys } from '../auth/keys.ts'
import type { Caller } from '../database/database.ts'
import type { Secrets } from '../secrets.ts'

/** A request with an invalid key or token; `code` is PostgREST's, which every client knows. */
export class CallerError extends Error {
  readonly status = 401
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

const claimsSchema = z.looseObject({
  role: z.enum(['anon', 'authenticated', 'service_role']),
  exp: z.number(),
})

export interface CallerResolver {
  /** @throws CallerError when the api key is missing or unknown, or the token is expired or not ours. */
  resolve(apiKey: string | undefined, authorization: string | undefined): Promise<Caller>
  /** The verified payload of a user's access token. */
  verify(token: string): Promise<Caller>
}

const verifiedTokens = 5000

export function createCallerResolver(keys: SigningKeys, secrets: Secrets): CallerResolver {
  // Verifying a signature is expensive, so each token is verified once and cached.
  const verified = new LRUCache<string, { caller: Caller; expires: number }>({ max: verifiedTokens })
  const anon: Caller = { role: 'anon', claims: { role: 'anon' } }
  const service: Caller = { role: 'service_role', claims: { role: 'service_role' } }
  const byKey = (key: string): Caller | null =>
    key === secrets.publishableKey ? anon : key === secrets.secretKey ? service : null

  async function verify(token: string): Promise<Caller> {
    const digest = createHash('sha256').update(token).digest('base64')
    const known = verified.get(digest)
    if (known && known.expires > Date.now() / 1000) return known.caller
    try {
      const claims = claimsSchema.parse(await keys.verify(token))
      const caller: Caller = { role: claims.role, claims }
      verified.set(digest, { caller, expires: claims.exp })
      return caller
    } catch (error) {
      if (error instanceof errors.JWTExpired) throw new CallerError('PGRST303', 'JWT expired')
      throw new CallerError('PGRST301', 'The access token is not valid here.')
    }
  }

  return {
    verify,
    async resolve(apiKey, authorization) {
      const bearer = authorization?.match(/^Bearer\s+(.+)$/i)?.[1]
      const key = apiKey ?? bearer
      const fromKey = key ? byKey(key) : null
      if (!key)
        throw new CallerError('PGRST301', 'No API key found in request: send it in the apikey header.')
      if (bearer && bearer !== key && !byKey(bearer)) {
        if (!fromKey) throw new CallerError('PGRST301', 'Invalid API key.')
        return verify(bearer)
      }
      if (fromKey) return fromKey
      // An access token alone, as some clients send it in both places.
      return verify(key)
    },
  }
}
