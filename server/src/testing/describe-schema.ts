import type { Sql } from '../database/database.ts'

/** The schemas that migrations make things in. */
const schemas = ['auth', 'storage', 'realtime', 'extensions', 'public', 'private', 'host']

/** One line for each object of a kind; what an extension brings is left out. */
const kinds: Readonly<Record<string, string>> = {
  schema: `
    select format('%s owner=%s acl=%s', nspname, pg_get_userbyid(nspowner), nspacl::text) from pg_namespace n where nspname = any ($1)`,
  extension: `
    select format('%s in %s', extname, extnamespace::regnamespace) from pg_extension where extname <> 'plpgsql'`,
  table: `
    select format('%s kind=%s owner=%s rls=%s forced=%s persistence=%s options=%s acl=%s', c.oid::regclass, c.relkind,
             pg_get_userbyid(c.relowner), c.relrowsecurity, c.relforcerowsecurity, c.relpersistence, c.reloptions,
             (select array_agg(a::text order by a::text) from unnest(c.relacl) a))
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = any ($1) and c.relkind in ('r', 'p', 'v', 'm', 'S')`,
  column: `
    select format('%s.%s place=%s type=%s null=%s generated=%s identity=%s default=%s acl=%s', c.oid::regclass, a.attname,
             row_number() over (partition by c.oid order by a.attnum), format_type(a.atttypid, a.atttypmod), not a.attnotnull,
             a.attgenerated, a.attidentity, pg_get_expr(d.adbin, d.adrelid),
             (select array_agg(x::text order by x::text) from unnest(a.attacl) x))
      from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
      left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
     where n.nspname = any ($1) and c.relkind in ('r', 'p', 'v', 'm') and a.attnum > 0 and not a.attisdropped`,
  constraint: `
    select format('%s.%s %s', k.conrelid::regclass, k.conname, pg_get_constraintdef(k.oid))
      from pg_constraint k join pg_namespace n on n.oid = k.connamespace where n.nspname = any ($1) and k.contype <> 'n'`,
  index: `
    select indexdef from pg_indexes where schemaname = any ($1)`,
  function: `
    select format('%s owner=%s acl=%s %s', p.oid::regprocedure, pg_get_userbyid(p.proowner),
             (select array_agg(a::text order by a::text) from unnest(p.proacl) a),
             case when p.prokind = 'a' then (select g::text from pg_aggregate g where g.aggfnoid = p.oid) else pg_get_functiondef(p.oid) end)
      from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname = any ($1)
       and not exists (select from pg_depend e where e.objid = p.oid and e.deptype = 'e')`,
  trigger: `
    select format('%s on %s enabled=%s', pg_get_triggerdef(t.oid), t.tgrelid::regclass, t.tgenabled)
      from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = any ($1) and not t.tgisinternal`,
  policy: `
    select format('%s.%s on %s %s for %s to %s using %s check %s', schemaname, tablename, policyname, permissive, cmd, roles, regexp_replace(qual, ' AS \\w+\\)', ')', 'g'),
             regexp_replace(with_check, ' AS \\w+\\)', ')', 'g'))
      from pg_policies where schemaname = any ($1)`,
  publication: `
    select format('%s %s.%s', pubname, schemaname, tablename) from pg_publication_tables where schemaname = any ($1)`,
  privilege: `
    select format('%s in %s: %s', pg_get_userbyid(defaclrole), defaclnamespace::regnamespace, defaclacl::text) from pg_default_acl`,
  event: `select format('%s %s %s', evtname, evtevent, evtfoid::regprocedure) from pg_event_trigger`,
}

/**
 * Everything that migrations made, one line an object with its owner, privileges and definition, sorted: two databases
 * of one Parley have the same lines, whichever version they began with.
 */
export async function describeSchema(sql: Sql): Promise<string[]> {
  const lines: string[] = []
  for (const [kind, query] of Object.entries(kinds)) {
    const rows = await sql.unsafe<{ line: string }[]>(
      `select replace(line, E'\\n', ' ⏎ ') as line from (${query}) as found (line) order by line`,
      query.includes('$1') ? [schemas] : [],
    )
    lines.push(...rows.map(({ line }) => `${kind} ${line}`))
  }
  return lines
}
