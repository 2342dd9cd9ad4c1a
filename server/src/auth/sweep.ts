import type { Database } from '../database/database.ts'

/** Deletes expired codes, states, flows and sessions. */
export async function deleteExpiredSignIns({ sql }: Database): Promise<void> {
  await sql`delete from auth.one_time_tokens where expires_at < now()`
  await sql`delete from auth.oauth_states where created_at < now() - interval '1 hour'`
  // A flow started by a mail lives as long as the mail's link, which is a day.
  await sql`delete from auth.flow_state where created_at < now() - interval '2 days'`
  await sql`delete from auth.mfa_challenges where expires_at < now() - interval '1 hour'`
  await sql`delete from auth.mfa_factors where status = 'unverified' and created_at < now() - interval '1 day'`
  await sql`delete from auth.passkey_challenges where expires_at < now()`
  await sql`delete from auth.saml_relay_states where created_at < now() - interval '1 hour'`
  await sql`delete from auth.used_statements where expires_at < now()`
  await sql`delete from host.signing_keys where retired_at < now() - interval '366 days'`
  // Kept for a while, so that a returning client gets "session expired".
  await sql`delete from auth.sessions where not_after < now() - interval '7 days'`
}
