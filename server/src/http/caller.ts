import { createHash } from 'node:crypto'
import { decodeProtectedHeader, errors } from 'jose'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { SigningKeys } from '../auth/keys.ts'
import type { Caller, Sql } from '../database/database.ts'
import { faultOf } from '../database/faults.ts'
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

/** For `catch`: nobody, where a key or token is not valid; any other error stays one. */
export function noCaller(error: unknown): null {
  if (error instanceof CallerError) return null
  throw error
}

const claimsSchema = z.looseObject({
  role: z.enum(['anon', 'authenticated', 'service_role']),
  exp: z.number(),
})

export interface CallerResolver {
  /**
   * @throws CallerError when the api key is missing or unknown, or the token is expired, not ours, or of an account,
   * session or key that was ended.
   */
  resolve(apiKey: string | undefined, authorization: string | undefined): Promise<Caller>
  /** The payload of an access token whose signature and time are right; whether it still counts, `stands` knows. */
  verify(token: string): Promise<Caller>
  /** Whether the account, session, API key and signing key of a caller still count, asked of the database each time. */
  stands(caller: Caller): Promise<boolean>
}

const verifiedTokens = 5000

export function createCallerResolver(
  keys: Pick<SigningKeys, 'verify'>,
  secrets: Pick<Secrets, 'publishableKey' | 'secretKey'>,
  sql: Sql,
): CallerResolver {
  // Verifying a signature is expensive, so each token is verified once and cached. Nothing else about it is.
  const verified = new LRUCache<string, { caller: Caller; expires: number }>({ max: verifiedTokens })
  /** The signing key of a caller who came with a token; none for a token of the shared secret. */
  const signedBy = new WeakMap<Caller, string>()
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
      const { kid } = decodeProtectedHeader(token)
      if (kid !== undefined) signedBy.set(caller, kid)
      verified.set(digest, { caller, expires: claims.exp })
      return caller
    } catch (error) {
      // A database that could not be asked says nothing of the token: nobody is signed out by it.
      if (faultOf(error)) throw error
      if (error instanceof errors.JWTExpired) throw new CallerError('PGRST303', 'JWT expired')
      throw new CallerError('PGRST301', 'The access token is not valid here.')
    }
  }

  async function stands(caller: Caller): Promise<boolean> {
    if (caller === anon || caller === service) return true
    const [row] = await sql<{ stands: boolean }[]>`
      select private.access_stands(${JSON.stringify(caller.claims)}::text::jsonb)
         and (${signedBy.get(caller) ?? null}::text is null
              or exists (select from host.signing_keys where kid = ${signedBy.get(caller) ?? null})) as stands`
    return row?.stands === true
  }

  async function open(token: string): Promise<Caller> {
    const caller = await verify(token)
    if (!(await stands(caller))) throw new CallerError('PGRST301', 'Your session has ended. Sign in again.')
    return caller
  }

  /** A key in the form of a token that names a role and nobody, as Supabase's keys were before. */
  async function isLegacyKey(key: string): Promise<boolean> {
    const caller = await verify(key).catch(noCaller)
    if (!caller || caller.role === 'authenticated' || caller.claims['sub'] !== undefined) return false
    return stands(caller)
  }

  return {
    verify,
    stands,
    async resolve(apiKey, authorization) {
      const bearer = authorization?.match(/^Bearer\s+(.+)$/i)?.[1]
      const key = apiKey ?? bearer
      const fromKey = key ? byKey(key) : null
      if (!key)
        throw new CallerError('PGRST301', 'No API key found in request: send it in the apikey header.')
      if (bearer && bearer !== key && !byKey(bearer)) {
        if (!fromKey && !(await isLegacyKey(key))) throw new CallerError('PGRST301', 'Invalid API key.')
        return open(bearer)
      }
      if (fromKey) return fromKey
      // An access token alone, as some clients send it in both places.
      return open(key)
    },
  }
}
