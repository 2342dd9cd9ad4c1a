/** What the host keeps for itself, and what platforms that Parley also runs on keep; `pg_…` is Postgres's own. */
const internal = new Set([
  'auth',
  'cron',
  'extensions',
  'graphile_worker',
  'graphql',
  'graphql_public',
  'host',
  'information_schema',
  'net',
  'pgbouncer',
  'pgmq',
  'pgsodium',
  'private',
  'realtime',
  'storage',
  'supabase_functions',
  'supabase_migrations',
  'vault',
])

const isInternal = (name: string): boolean =>
  internal.has(name) || name.startsWith('pg_') || name.startsWith('_')

const listed = (text: string | undefined): string[] =>
  (text ?? '').split(',').flatMap((each) => each.trim() || [])

/**
 * The schemas that the data API serves: `public`, which answers requests that name none, and those the operator added.
 * @throws Error naming one that holds what no client may reach
 */
export function readExposedSchemas(text: string | undefined): string[] {
  const names = [...new Set(['public', ...listed(text)])]
  const refused = names.find(isInternal)
  if (refused !== undefined)
    throw new Error(`DB_SCHEMAS names ${refused}, which is internal: name schemas of your own`)
  const overlong = names.find((name) => Buffer.byteLength(name) > 63)
  if (overlong !== undefined) throw new Error(`DB_SCHEMAS names ${overlong}, which is too long for a schema`)
  return names
}

/** Roles that own Parley's tables, or whose rights callers have: what is made as one of them is not the operator's own. */
const notTheirs = new Set([
  'parley_owner',
  'anon',
  'authenticated',
  'service_role',
  'authenticator',
  'public',
])

/**
 * The roles whose new tables and functions get Supabase's default privileges.
 * @throws Error naming a role that nobody makes tables of their own as
 */
export function readDefaultGrants(text: string | undefined): string[] {
  const roles = [...new Set(listed(text))]
  const refused = roles.find((role) => notTheirs.has(role) || role.startsWith('pg_'))
  if (refused !== undefined)
    throw new Error(`DEFAULT_GRANTS names ${refused}: name the role that you make tables of your own as`)
  return roles
}
