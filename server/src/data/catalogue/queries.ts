import type { PendingQuery, Row as PostgresRow } from 'postgres'
import type { Sql } from '../../database/database.ts'

export interface TypeRow {
  oid: number
  schema: string
  name: string
  category: string
  base: number
}
export interface RelationRow {
  oid: number
  schema: string
  name: string
  is_view: boolean
  is_insertable: boolean
  comment: string | null
  definition: string | null
  /** False for a table that row-level security does not guard. */
  is_guarded: boolean
  /** Whether it shows what its owner may see, not what the caller may. */
  is_as_owner: boolean
}
export interface ColumnRow {
  relation: number
  number: number
  name: string
  type: number
  is_nullable: boolean
  default_sql: string | null
  is_generated: boolean
  comment: string | null
}
export interface KeyRow {
  relation: number
  is_primary: boolean
  columns: string[]
}
export interface ForeignKeyRow {
  name: string
  source: number
  columns: string[]
  target: number
  target_columns: string[]
}
export interface RoutineRow {
  oid: number
  schema: string
  name: string
  comment: string | null
  argument_names: string[] | null
  argument_types: number[]
  argument_modes: string[] | null
  input_count: number
  default_count: number
  is_variadic: boolean
  volatility: string
  returns_set: boolean
  /** What the function declares, 1 for a set of one row; 0 without a set. */
  expected_rows: number
  return_type: number
  return_kind: string
  return_relation: number
}

/** Reads rows as one JSON text, which is faster than the driver's parsing of thousands of small rows. */
async function asJson<Row>(sql: Sql, query: PendingQuery<PostgresRow[]>): Promise<Row[]> {
  const [answer] = await sql<{ rows: Row[] }[]>`
    select coalesce(json_agg(to_json(r)), '[]') as rows from (${query}) r`
  return answer?.rows ?? []
}

export const queryTypes = (sql: Sql) =>
  asJson<TypeRow>(
    sql,
    sql`
  select t.oid::int8::float8 as oid, n.nspname as schema, t.typname as name, t.typcategory::text as category,
         t.typbasetype::int8::float8 as base
    from pg_type t join pg_namespace n on n.oid = t.typnamespace
   where n.nspname !~ '^(pg_toast|pg_temp|information_schema)'`,
  )

export const querySearchConfigurations = (sql: Sql) => sql<{ name: string }[]>`
  select cfgname as name from pg_ts_config where pg_ts_config_is_visible(oid)`

export const queryRelations = (sql: Sql, schemas: readonly string[]) =>
  asJson<RelationRow>(
    sql,
    sql`
  select c.oid::int8::float8 as oid, n.nspname as schema, c.relname as name, c.relkind in ('v', 'm') as is_view,
         c.relkind in ('r', 'p', 'f') or pg_relation_is_updatable(c.oid, true) & 8 = 8 as is_insertable,
         obj_description(c.oid, 'pg_class') as comment,
         case when c.relkind in ('v', 'm') then
           (select r.ev_action::text from pg_rewrite r where r.ev_class = c.oid and r.rulename = '_RETURN') end as definition,
         c.relkind in ('v', 'm') or c.relkind in ('r', 'p') and c.relrowsecurity as is_guarded,
         c.relkind = 'm' or c.relkind = 'v' and not coalesce((
           select option_value::boolean from pg_options_to_table(c.reloptions) where option_name = 'security_invoker'), false) as is_as_owner
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
   where c.relkind in ('r', 'p', 'v', 'm', 'f') and not c.relispartition and n.nspname in ${sql(schemas)}
   order by c.relname`,
  )

/** Base tables of views may lie outside the exposed schemas, so columns are read of every relation that is no catalogue. */
export const queryColumns = (sql: Sql) =>
  asJson<ColumnRow>(
    sql,
    sql`
  select a.attrelid::int8::float8 as relation, a.attnum::int as number, a.attname as name, a.atttypid::int8::float8 as type,
         not a.attnotnull as is_nullable,
         case when a.attgenerated <> '' then null
              when a.attidentity <> '' then format('nextval(%L::regclass)', pg_get_serial_sequence(a.attrelid::regclass::text, a.attname))
              else pg_get_expr(d.adbin, d.adrelid) end as default_sql,
         a.attgenerated <> '' or a.attidentity = 'a' as is_generated,
         col_description(a.attrelid, a.attnum) as comment
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
   where c.relkind in ('r', 'p', 'v', 'm', 'f') and n.nspname !~ '^(pg_|information_schema)'
     and a.attnum > 0 and not a.attisdropped
   order by a.attrelid, a.attnum`,
  )

const names = (sql: Sql, keys: string, relation: string) =>
  sql.unsafe(
    `array(select t.attname::text from unnest(${keys}) with ordinality k (n, i)
       join pg_attribute t on t.attrelid = ${relation} and t.attnum = k.n order by k.i)`,
  )

/** Primary keys and unique constraints; a mere unique index makes no relationship one-to-one, as on hosted Supabase. */
export const queryKeys = (sql: Sql) =>
  asJson<KeyRow>(
    sql,
    sql`
  select c.conrelid::int8::float8 as relation, c.contype = 'p' as is_primary, ${names(sql, 'c.conkey', 'c.conrelid')} as columns
    from pg_constraint c where c.contype in ('p', 'u')`,
  )

export const queryForeignKeys = (sql: Sql) =>
  asJson<ForeignKeyRow>(
    sql,
    sql`
  select c.conname as name, c.conrelid::int8::float8 as source, c.confrelid::int8::float8 as target,
         ${names(sql, 'c.conkey', 'c.conrelid')} as columns, ${names(sql, 'c.confkey', 'c.confrelid')} as target_columns
    from pg_constraint c where c.contype = 'f' and c.conparentid = 0 order by c.conname, c.conrelid`,
  )

export const queryRoutines = (sql: Sql, schemas: readonly string[]) =>
  asJson<RoutineRow>(
    sql,
    sql`
  select p.oid::int8::float8 as oid, n.nspname as schema, p.proname as name, obj_description(p.oid, 'pg_proc') as comment,
         p.proargnames as argument_names, array(select unnest(coalesce(p.proallargtypes, p.proargtypes::oid[]))::int8::float8) as argument_types,
         p.proargmodes::text[] as argument_modes, p.pronargs::int as input_count, p.pronargdefaults::int as default_count,
         p.provariadic <> 0 as is_variadic, p.provolatile::text as volatility, p.proretset as returns_set, p.prorows as expected_rows,
         p.prorettype::int8::float8 as return_type, t.typtype::text as return_kind, t.typrelid::int8::float8 as return_relation
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace join pg_type t on t.oid = p.prorettype
   where p.prokind = 'f' and n.nspname in ${sql(schemas)}
     and p.prorettype not in ('trigger'::regtype, 'event_trigger'::regtype)
   order by p.proname, p.oid`,
  )
