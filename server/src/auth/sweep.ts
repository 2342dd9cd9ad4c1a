import type { Database } from '../database/database.ts'

/** Removes what can't be used any more: codes, states and flows whose time is over, and sessions past their end. */
export async function forgetExpiredSignIns({ sql }: Database): Promise<void> {
  await sql`delete from auth.one_time_tokens where expires_at < now()`
  await sql`delete from auth.oauth_states where created_at < now() - interval '1 hour'`
  // A flow that began with a mail lives as long as the mail's link, which is a day.
  await sql`delete from auth.flow_state where created_at < now() - interval '2 days'`
  await sql`delete from auth.sessions where not_after < now()`
}
