import type { Sql } from './database.ts'

interface Column {
  relation: string
  kind: 'r' | 'v'
  name: string
  type: string
  category: string
  is_array: boolean
  is_nullable: boolean
  has_default: boolean
  is_generated: boolean
}

interface Relationship {
  relation: string
  name: string
  columns: string[]
  target: string
  target_columns: string[]
  is_one_to_one: boolean
}

interface Routine {
  name: string
  argument_names: string[] | null
  argument_types: string[]
  modes: string[] | null
  defaults: number
  returns: string
  returns_relation: string | null
  returns_set: boolean
}

const numbers = new Set(['int2', 'int4', 'int8', 'float4', 'float8', 'numeric', 'oid'])

function scalar(type: string): string {
  const base = type.replace(/^_/, '')
  const name = numbers.has(base)
    ? 'number'
    : base === 'bool'
      ? 'boolean'
      : base === 'json' || base === 'jsonb'
        ? 'Json'
        : base === 'void'
          ? 'undefined'
          : 'string'
  return type.startsWith('_') ? `${name}[]` : name
}

const columnsQuery = (sql: Sql) => sql<Column[]>`
  select c.relname as relation, case when c.relkind = 'v' then 'v' else 'r' end as kind, a.attname as name, t.typname as type,
         not a.attnotnull as is_nullable, a.atthasdef or a.attidentity <> '' as has_default,
         a.attgenerated <> '' or a.attidentity = 'a' as is_generated
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid
   where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'p') and a.attnum > 0 and not a.attisdropped
   order by c.relname, a.attname`

const relationshipsQuery = (sql: Sql) => sql<Relationship[]>`
  select c.conrelid::regclass::text as relation, c.conname as name, f.relname as target,
         array(select attname::text from unnest(c.conkey) with ordinality k (n, i) join pg_attribute on attrelid = c.conrelid and attnum = k.n order by i) as columns,
         array(select attname::text from unnest(c.confkey) with ordinality k (n, i) join pg_attribute on attrelid = c.confrelid and attnum = k.n order by i) as target_columns,
         exists (select from pg_index where indrelid = c.conrelid and indisunique and indkey::int2[] @> c.conkey and c.conkey @> indkey::int2[]) as is_one_to_one
    from pg_constraint c join pg_class s on s.oid = c.conrelid join pg_class f on f.oid = c.confrelid
   where c.contype = 'f' and s.relnamespace = 'public'::regnamespace and f.relnamespace = 'public'::regnamespace
   order by 1, 2`

const routinesQuery = (sql: Sql) => sql<Routine[]>`
  select p.proname as name, p.proargnames as argument_names, p.proargmodes::text[] as modes, p.pronargdefaults as defaults,
         array(select t.typname::text from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) with ordinality a (o, i) join pg_type t on t.oid = a.o order by i) as argument_types,
         r.typname as returns, (select relname from pg_class where oid = r.typrelid and relkind in ('r', 'v')) as returns_relation,
         p.proretset as returns_set
    from pg_proc p join pg_type r on r.oid = p.prorettype
   where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and r.typname <> 'trigger' and r.typname <> 'event_trigger'
   order by 1`

function groupBy<T>(rows: readonly T[], key: (row: T) => string): Map<string, T[]> {
  return Map.groupBy(rows, key)
}

function renderRelation(name: string, columns: Column[], relationships: Relationship[]): string {
  const nullable = (column: Column) => (column.is_nullable ? ' | null' : '')
  const row = columns.map((c) => `          ${c.name}: ${scalar(c.type)}${nullable(c)}`)
  const insert = columns.map((c) =>
    c.is_generated
      ? `          ${c.name}?: never`
      : `          ${c.name}${c.has_default || c.is_nullable ? '?' : ''}: ${scalar(c.type)}${nullable(c)}`,
  )
  const update = columns.map((c) =>
    c.is_generated ? `          ${c.name}?: never` : `          ${c.name}?: ${scalar(c.type)}${nullable(c)}`,
  )
  const list = (names: string[]) => `[${names.map((n) => `'${n}'`).join(', ')}]`
  const links = relationships.map(
    (r) =>
      `          { foreignKeyName: '${r.name}'; columns: ${list(r.columns)}; isOneToOne: ${r.is_one_to_one}; referencedRelation: '${r.target}'; referencedColumns: ${list(r.target_columns)} },`,
  )
  return [
    `      ${name}: {`,
    '        Row: {',
    ...row,
    '        }',
    '        Insert: {',
    ...insert,
    '        }',
    '        Update: {',
    ...update,
    '        }',
    links.length ? '        Relationships: [' : '        Relationships: []',
    ...(links.length ? [...links, '        ]'] : []),
    '      }',
  ].join('\n')
}

function renderRoutine(routine: Routine): string {
  const all = routine.argument_types.map((type, index) => ({
    name: routine.argument_names?.[index] ?? '',
    type: scalar(type),
    mode: routine.modes?.[index] ?? 'i',
  }))
  const inputs = all.filter(
    (argument) => argument.mode === 'i' || argument.mode === 'b' || argument.mode === 'v',
  )
  const columns = all.filter((argument) => argument.mode === 't' || argument.mode === 'o')
  const optionalFrom = inputs.length - routine.defaults
  const fields = inputs.map(
    (argument, index) => `${argument.name}${index >= optionalFrom ? '?' : ''}: ${argument.type}`,
  )
  const args = fields.length ? `{ ${fields.join('; ')} }` : 'Record<PropertyKey, never>'
  const single = columns.length
    ? `{ ${columns.map((column) => `${column.name}: ${column.type}`).join('; ')} }`
    : routine.returns_relation
      ? `Database['public']['Tables']['${routine.returns_relation}']['Row']`
      : scalar(routine.returns)
  return `      ${routine.name}: { Args: ${args}; Returns: ${single}${routine.returns_set ? '[]' : ''} }`
}

/** The `Database` type that supabase-js takes, from the live catalogue of schema `public`. */
export async function renderTypes(sql: Sql): Promise<string> {
  const columns = await columnsQuery(sql)
  const relationships = groupBy(await relationshipsQuery(sql), (row) => row.relation)
  const render = (kind: Column['kind']) =>
    [
      ...groupBy(
        columns.filter((column) => column.kind === kind),
        (column) => column.relation,
      ),
    ].map(([name, own]) => renderRelation(name, own, relationships.get(name) ?? []))
  const section = (title: string, parts: string[]) =>
    parts.length ? [`    ${title}: {`, ...parts, '    }'] : [`    ${title}: Record<never, never>`]
  return [
    '// Made by `npm run types` from supabase/migrations. Do not edit.',
    '',
    'export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]',
    '',
    'export interface Database {',
    '  public: {',
    ...section('Tables', render('r')),
    ...section('Views', render('v')),
    ...section('Functions', (await routinesQuery(sql)).map(renderRoutine)),
    '    Enums: Record<never, never>',
    '    CompositeTypes: Record<never, never>',
    '  }',
    '}',
    '',
    "export type Tables<Name extends keyof Database['public']['Tables']> = Database['public']['Tables'][Name]['Row']",
    '',
  ].join('\n')
}
