import { z } from 'zod'
import type { Sql } from '../../database/database.ts'
import { mayRedirectTo } from './redirect-uris.ts'
import { OauthRefusal } from './refusal.ts'

const metadata = z.object({
  client_name: z.string().trim().max(120).optional(),
  redirect_uris: z.array(z.string().max(2000)).min(1).max(10),
  grant_types: z.array(z.string()).optional(),
  response_types: z.array(z.string()).optional(),
})

/** A program says what it is and where people are sent back to (RFC 7591). None gets a secret: PKCE stands in its place. */
export async function register(sql: Sql, body: unknown): Promise<Record<string, unknown>> {
  const given = metadata.safeParse(body)
  if (!given.success)
    throw new OauthRefusal(
      'invalid_client_metadata',
      'Send redirect_uris, one to ten addresses, and a client_name of at most 120 characters.',
    )
  const { redirect_uris: addresses } = given.data
  // Characters that turn or hide others could make one name look like another.
  const name = given.data.client_name?.replaceAll(/\p{C}/gu, '').trim() || 'An app without a name'
  const wrong = addresses.find((address) => !mayRedirectTo(address))
  if (wrong !== undefined)
    throw new OauthRefusal(
      'invalid_redirect_uri',
      'redirect_uris may be https, http on localhost, or a scheme of the app’s own, without a fragment.',
    )
  // Anybody may register, so those that nobody let in for a month go again.
  await sql`
    delete from private.apps a where a.created_at < now() - interval '30 days'
       and not exists (select from private.app_grants g where g.app_id = a.id)`
  const [app] = await sql<{ id: string; issued: number }[]>`
    insert into private.apps (name, redirect_uris) values (${name}, ${addresses})
    returning id, extract(epoch from created_at)::int as issued`
  return {
    client_id: app?.id,
    client_id_issued_at: app?.issued,
    client_name: name,
    redirect_uris: addresses,
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
  }
}
