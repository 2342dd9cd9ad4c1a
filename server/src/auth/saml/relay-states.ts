import { randomBytes } from 'node:crypto'
import { type Challenge, flowSeconds } from '../flow-states.ts'
import { digest } from '../sealed.ts'
import type { Queryable } from '../users.ts'

export interface RelayState {
  providerId: string
  /** The ID of our request, which the assertion has to name. */
  requestId: string
  redirectTo: string
  challenge: Challenge | null
}

interface RelayStateRow {
  provider_id: string
  request_id: string
  redirect_to: string
  code_challenge: string | null
  code_challenge_method: Challenge['method'] | null
  is_expired: boolean
}

/** Stores a started sign-in and returns its RelayState, which the provider sends back. */
export async function storeRelayState(sql: Queryable, kept: RelayState): Promise<string> {
  // SAML allows 80 bytes.
  const state = randomBytes(24).toString('base64url')
  await sql`
    insert into auth.saml_relay_states (state_hash, provider_id, request_id, redirect_to, code_challenge, code_challenge_method)
    values (${digest(state)}, ${kept.providerId}, ${kept.requestId}, ${kept.redirectTo},
            ${kept.challenge?.challenge ?? null}, ${kept.challenge?.method ?? null})`
  return state
}

/** Consumes a state: its row is deleted, so a second response finds nothing (docs/specified.md A4). */
export async function consumeRelayState(
  sql: Queryable,
  state: string,
): Promise<(RelayState & { isExpired: boolean }) | null> {
  const [row] = await sql<RelayStateRow[]>`
    delete from auth.saml_relay_states where state_hash = ${digest(state)}
    returning *, created_at < now() - ${flowSeconds} * interval '1 second' as is_expired`
  if (!row) return null
  const { code_challenge: challenge, code_challenge_method: method } = row
  return {
    providerId: row.provider_id,
    requestId: row.request_id,
    redirectTo: row.redirect_to,
    challenge: challenge && method ? { challenge, method } : null,
    isExpired: row.is_expired,
  }
}
