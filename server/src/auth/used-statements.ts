import { digest } from './sealed.ts'
import type { Queryable } from './users.ts'

/**
 * Consumes a statement signed by a third party, such as a SAML assertion; false when it was used before. It is stored
 * for `seconds`, after which it has expired itself.
 */
export async function consumeOnce(sql: Queryable, statement: string, seconds: number): Promise<boolean> {
  const [taken] = await sql`
    insert into auth.used_statements (id, expires_at)
    values (${digest(statement)}, now() + ${seconds} * interval '1 second') on conflict do nothing returning 1`
  return taken !== undefined
}
