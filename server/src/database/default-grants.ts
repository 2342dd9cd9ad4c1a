import { z } from 'zod'
import { StartError } from '../config.ts'
import type { Sql, Transaction } from './database.ts'
import { identifier } from './quote.ts'

interface Options {
  roles: readonly string[]
  schemas: readonly string[]
}

const given = z.array(z.object({ role: z.string(), schema: z.string() }))
type Given = z.infer<typeof given>[number]

const setting = 'default_grants'
const kinds = ['tables', 'sequences', 'routines']
const callers = 'anon, authenticated, service_role'

const grant = ({ role, schema }: Given) =>
  kinds.map(
    (kind) =>
      `alter default privileges for role ${identifier(role)} in schema ${identifier(schema)} grant all on ${kind} to ${callers}`,
  )
const withdraw = ({ role, schema }: Given) =>
  kinds.map(
    (kind) =>
      `alter default privileges for role ${identifier(role)} in schema ${identifier(schema)} revoke all on ${kind} from ${callers}`,
  )

/** @throws StartError naming a role that is not there. */
async function requireRoles(transaction: Transaction, roles: readonly string[]): Promise<void> {
  const found = await transaction<{ name: string }[]>`
    select rolname as name from pg_roles where rolname in ${transaction(roles)}`
  const missing = roles.find((role) => !found.some(({ name }) => name === role))
  if (missing !== undefined)
    throw new StartError(
      `Parley cannot start: DEFAULT_GRANTS names ${missing}, which this Postgres doesn’t have: create the role or name another.`,
    )
}

/**
 * Gives what those roles make from now on in the exposed schemas to the API's roles, as Supabase did for every project,
 * and takes back what a former setting gave; tables that are there keep what they have. Parley's own are made apart from
 * it (without-default-grants.ts).
 * @throws StartError in one sentence when a role is missing.
 */
export async function applyDefaultGrants(sql: Sql, { roles, schemas }: Options): Promise<void> {
  await sql.begin(async (transaction) => {
    // Serialises processes that start at once.
    await transaction`select pg_advisory_xact_lock(hashtext('parley_default_grants'))`
    const [row] = await transaction<{ value: unknown }[]>`
      select value from private.settings where name = ${setting}`
    const former = row ? given.parse(row.value) : []
    if (roles.length === 0 && former.length === 0) return
    if (roles.length > 0) await requireRoles(transaction, roles)
    const there = await transaction<Given[]>`
      select r.rolname as role, n.nspname as schema from pg_roles r, pg_namespace n`
    const isThere = (one: Given) =>
      there.some(({ role, schema }) => role === one.role && schema === one.schema)
    const wanted = roles.flatMap((role) => schemas.map((schema) => ({ role, schema }))).filter(isThere)
    const isWanted = (one: Given) =>
      wanted.some(({ role, schema }) => role === one.role && schema === one.schema)
    const ended = former.filter((one) => isThere(one) && !isWanted(one))
    for (const statement of [...ended.flatMap(withdraw), ...wanted.flatMap(grant)])
      await transaction.unsafe(statement)
    await transaction`
      insert into private.settings (name, value) values (${setting}, ${transaction.json(wanted)})
      on conflict (name) do update set value = excluded.value`
  })
}
