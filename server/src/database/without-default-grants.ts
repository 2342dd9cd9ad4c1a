import type { Transaction } from './database.ts'
import { identifier } from './quote.ts'

interface DefaultGrant {
  /** Null where it counts for every schema. */
  schema: string | null
  kind: string
  privilege: string
  grantee: string
}

const statement = ({ schema, kind, privilege, grantee }: DefaultGrant, verb: string): string =>
  `alter default privileges ${schema === null ? '' : `in schema ${identifier(schema)}`} ${verb
    .replace('$privilege', privilege)
    .replace('$kind', kind)} ${identifier(grantee)}`

/**
 * What Parley makes has the rights its migrations name. Whoever makes it may have been told to give later objects to the
 * API's roles, too (DEFAULT_GRANTS, or by hand), which would open every function to strangers: within this transaction
 * that does not count, and it holds as before once it has ended.
 */
export async function withoutDefaultGrants(
  transaction: Transaction,
  run: () => Promise<unknown>,
): Promise<void> {
  const given = await transaction<DefaultGrant[]>`
    select n.nspname as schema, k.name as kind, a.privilege_type as privilege, g.rolname as grantee
      from pg_default_acl d
      join (values ('r', 'tables'), ('S', 'sequences'), ('f', 'routines')) k (type, name) on k.type = d.defaclobjtype::text
      left join pg_namespace n on n.oid = d.defaclnamespace
      cross join lateral aclexplode(d.defaclacl) a
      join pg_roles g on g.oid = a.grantee and g.rolname in ('anon', 'authenticated', 'service_role')
     where d.defaclrole = current_user::regrole`
  for (const one of given) await transaction.unsafe(statement(one, 'revoke $privilege on $kind from'))
  await run()
  for (const one of given) await transaction.unsafe(statement(one, 'grant $privilege on $kind to'))
}
