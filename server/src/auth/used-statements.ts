import { digest } from './sealed.ts'
import type { Queryable } from './users.ts'

/**
 * Takes a statement that somebody else signed, such as a SAML assertion; false when it was taken before. It is remembered
 * for `seconds`, after which its own time is over.
 */
export async function takeOnce(sql: Queryable, statement: string, seconds: number): Promise<boolean> {
  const [taken] = await sql`
    insert into auth.used_statements (id, expires_at)
    values (${digest(statement)}, now() + ${seconds} * interval '1 second') on conflict do nothing returning 1`
  return taken !== undefined
}
