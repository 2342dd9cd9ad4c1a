import { z } from 'zod'
import type { Sql } from '../../database/database.ts'
import type { Scope } from '../api-keys.ts'
import { knownScopes } from './metadata.ts'
import { isRegistered } from './redirect-uris.ts'
import { OauthRefusal } from './refusal.ts'

export type Parameters = Readonly<Record<string, string>>

/** The scopes of a request; all that there are where it names none. Others' words (offline_access) are passed over. */
function readScopes(scope: string | undefined): readonly Scope[] {
  const words = scope?.split(/\s+/).filter(Boolean) ?? []
  if (words.length === 0) return knownScopes
  const asked = knownScopes.filter((known) => words.includes(known))
  if (asked.length === 0)
    throw new OauthRefusal('invalid_scope', `The scopes here are ${knownScopes.join(', ')}.`)
  // Whoever writes also reads, as with API keys.
  return asked.includes('read') ? asked : ['read', ...asked]
}

/** /mcp, or all of the server: nothing else is behind these tokens (RFC 8707). */
export function checkResource(resource: string | undefined, origin: string): void {
  if (resource === undefined || [`${origin}/mcp`, `${origin}/`, origin].includes(resource)) return
  throw new OauthRefusal('invalid_target', `The resource here is ${origin}/mcp.`)
}

const pkce = z.object({
  code_challenge: z.string().regex(/^[\w-]{43}$/),
  code_challenge_method: z.literal('S256'),
})

/** Keeps the request, and answers where the person says yes or no. @throws OauthRefusal */
async function begin(
  sql: Sql,
  given: Parameters & { client_id: string; redirect_uri: string },
  origin: string,
): Promise<string> {
  if (given['response_type'] !== 'code')
    throw new OauthRefusal('unsupported_response_type', 'response_type is code.')
  const proof = pkce.safeParse(given)
  if (!proof.success)
    throw new OauthRefusal('invalid_request', 'PKCE is needed: code_challenge by the method S256.')
  checkResource(given['resource'], origin)
  const scopes = readScopes(given['scope'])
  await sql`delete from private.app_requests where expires_at < now() - interval '1 day'`
  const [request] = await sql<{ id: string }[]>`
    insert into private.app_requests (app_id, redirect_uri, state, issuer, challenge, scopes)
    values (${given.client_id}, ${given.redirect_uri}, ${given['state'] ?? null}, ${origin},
            ${proof.data.code_challenge}, ${[...scopes]}) returning id`
  return `${origin}/connect?request=${request?.id}`
}

/**
 * Where an app's request for access leads: to the page that asks the person, or back to the app with what is wrong.
 * @throws OauthRefusal where neither app nor way back can be trusted, so that nobody is sent anywhere
 */
export async function authorize(sql: Sql, given: Parameters, origin: string): Promise<string> {
  const id = z.uuid().safeParse(given['client_id'])
  const [app] = id.success
    ? await sql<{ redirect_uris: string[] }[]>`select redirect_uris from private.apps where id = ${id.data}`
    : []
  if (!id.success || !app)
    throw new OauthRefusal('invalid_client', 'This app is not known here any more. Connect it anew.', 401)
  const [only] = app.redirect_uris.length === 1 ? app.redirect_uris : []
  const back = given['redirect_uri'] ?? only
  if (back === undefined || !isRegistered(app.redirect_uris, back))
    throw new OauthRefusal('invalid_request', 'The app did not register this redirect_uri.')
  try {
    return await begin(sql, { ...given, client_id: id.data, redirect_uri: back }, origin)
  } catch (error) {
    if (!(error instanceof OauthRefusal)) throw error
    const url = new URL(back)
    url.searchParams.set('error', error.code)
    url.searchParams.set('error_description', error.message)
    url.searchParams.set('iss', origin)
    if (given['state'] !== undefined) url.searchParams.set('state', given['state'])
    return url.href
  }
}
