import type { Database } from '../../database/database.ts'
import { safeEqual } from '../../http/safe-equal.ts'
import { checkResource, type Parameters } from './authorize.ts'
import { OauthRefusal } from './refusal.ts'
import { endGrant, hashOf, issueTokens } from './tokens.ts'

interface CodeRow {
  id: string
  app_id: string
  redirect_uri: string
  challenge: string
  api_key_id: string
  scopes: string[]
  is_over: boolean
  is_redeemed: boolean
}

interface RefreshRow {
  api_key_id: string
  app_id: string
  scopes: string[]
  is_used: boolean
}

/** An answer that was lost is asked for again; a stolen token comes later. */
const graceSeconds = 10

const spent = () => new OauthRefusal('invalid_grant', 'This was used already: the app has to be let in anew.')
const unknown = () =>
  new OauthRefusal('invalid_grant', 'This is not valid any more: the app has to be let in anew.')

type Tokens = Awaited<ReturnType<typeof issueTokens>>

/** Tokens for the code of an answer, once. A code that comes again was stolen on its way: its grant ends. */
const redeemCode = (database: Database, given: Parameters) =>
  database.sql.begin(async (sql): Promise<Tokens | 'stolen'> => {
    const [row] = await sql<CodeRow[]>`
      select r.id, r.app_id, r.redirect_uri, r.challenge, r.api_key_id, k.scopes,
             r.expires_at < now() or k.revoked_at is not null as is_over, r.redeemed_at is not null as is_redeemed
        from private.app_requests r join public.api_keys k on k.id = r.api_key_id
       where r.code_hash = ${hashOf(given['code'] ?? '')} for update of r`
    if (!row || row.app_id !== given['client_id']) throw unknown()
    if (row.is_redeemed) {
      await endGrant(sql, row.api_key_id)
      return 'stolen'
    }
    if (row.is_over) throw unknown()
    if (given['redirect_uri'] !== undefined && given['redirect_uri'] !== row.redirect_uri)
      throw new OauthRefusal('invalid_grant', 'The redirect_uri is not that of the request.')
    const derived = Buffer.from(hashOf(given['code_verifier'] ?? ''), 'hex').toString('base64url')
    if (!safeEqual(derived, row.challenge))
      throw new OauthRefusal('invalid_grant', 'The code_verifier does not fit the code_challenge.')
    await sql`update private.app_requests set redeemed_at = now() where id = ${row.id}`
    return issueTokens(sql, row.api_key_id, row.scopes)
  })

/** A new pair for a refresh token, which is spent by it. One that comes again was stolen: its grant ends. */
const refresh = (database: Database, given: Parameters) =>
  database.sql.begin(async (sql): Promise<Tokens | 'stolen'> => {
    const hash = hashOf(given['refresh_token'] ?? '')
    const [row] = await sql<RefreshRow[]>`
      select t.api_key_id, g.app_id, k.scopes,
             coalesce(t.used_at < now() - ${graceSeconds} * interval '1 second', false) as is_used
        from private.app_tokens t
        join public.api_keys k on k.id = t.api_key_id
        join private.app_grants g on g.api_key_id = k.id
        join auth.users u on u.id = k.user_id
       where t.hash = ${hash} and t.kind = 'refresh' and t.expires_at > now() and k.revoked_at is null
         and u.deleted_at is null and (u.banned_until is null or u.banned_until < now()) for update of t`
    if (!row || row.app_id !== given['client_id']) throw unknown()
    if (row.is_used) {
      await endGrant(sql, row.api_key_id)
      return 'stolen'
    }
    await sql`update private.app_tokens set used_at = coalesce(used_at, now()) where hash = ${hash}`
    return issueTokens(sql, row.api_key_id, row.scopes)
  })

/** The token endpoint (RFC 6749, 4.1.3 and 6). @throws OauthRefusal */
export async function exchange(database: Database, given: Parameters, origin: string): Promise<Tokens> {
  checkResource(given['resource'], origin)
  const kind = given['grant_type']
  const ways: Record<string, (database: Database, given: Parameters) => Promise<Tokens | 'stolen'>> = {
    authorization_code: redeemCode,
    refresh_token: refresh,
  }
  const way = kind === undefined ? undefined : ways[kind]
  if (!way)
    throw new OauthRefusal('unsupported_grant_type', 'grant_type is authorization_code or refresh_token.')
  const tokens = await way(database, given)
  // Thrown out here, since the end of the grant has to be kept.
  if (tokens === 'stolen') throw spent()
  return tokens
}

/** Ends the grant of a token of this app; one that is not known is over already (RFC 7009). */
export async function revoke({ sql }: Database, given: Parameters): Promise<void> {
  const [row] = await sql<{ api_key_id: string }[]>`
    select t.api_key_id from private.app_tokens t join private.app_grants g on g.api_key_id = t.api_key_id
     where t.hash = ${hashOf(given['token'] ?? '')} and g.app_id::text = ${given['client_id'] ?? ''}`
  if (row) await endGrant(sql, row.api_key_id)
}
