import { randomBytes } from 'node:crypto'
import type { Challenge } from '../flow-states.ts'
import { flowSeconds } from '../flow-states.ts'
import { digest } from '../sealed.ts'
import type { Queryable } from '../users.ts'

export const newState = (): string => randomBytes(24).toString('base64url')

export interface OAuthState {
  provider: string
  redirectTo: string
  nonce: string
  codeVerifier: string
  challenge: Challenge | null
  linkingUserId: string | null
}

interface StateRow {
  provider: string
  redirect_to: string
  nonce: string
  code_verifier: string
  code_challenge: string | null
  code_challenge_method: Challenge['method'] | null
  linking_user_id: string | null
  is_expired: boolean
}

export async function storeState(sql: Queryable, state: string, kept: OAuthState): Promise<void> {
  await sql`
    insert into auth.oauth_states (state_hash, provider, redirect_to, nonce, code_verifier, code_challenge,
                                   code_challenge_method, linking_user_id)
    values (${digest(state)}, ${kept.provider}, ${kept.redirectTo}, ${kept.nonce}, ${kept.codeVerifier},
            ${kept.challenge?.challenge ?? null}, ${kept.challenge?.method ?? null}, ${kept.linkingUserId})`
}

/** Consumes a state: its row is deleted, so a second callback finds nothing (docs/specified.md A4). */
export async function consumeState(
  sql: Queryable,
  state: string,
): Promise<(OAuthState & { isExpired: boolean }) | null> {
  const [row] = await sql<StateRow[]>`
    delete from auth.oauth_states where state_hash = ${digest(state)}
    returning *, created_at < now() - ${flowSeconds} * interval '1 second' as is_expired`
  if (!row) return null
  const { code_challenge: challenge, code_challenge_method: method } = row
  return {
    provider: row.provider,
    redirectTo: row.redirect_to,
    nonce: row.nonce,
    codeVerifier: row.code_verifier,
    challenge: challenge && method ? { challenge, method } : null,
    linkingUserId: row.linking_user_id,
    isExpired: row.is_expired,
  }
}
