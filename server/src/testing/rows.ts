import type { Row, Sql } from '../database/database.ts'

interface Column {
  name: string
  type: string
  is_required: boolean
  /** The values a check constraint lists, if one does. */
  choices: string[] | null
}

interface ForeignKey {
  columns: string[]
  schema: string
  table: string
  targets: string[]
}

export interface Table {
  name: string
  columns: Column[]
  primaryKey: string[]
  foreignKeys: ForeignKey[]
}

/** Every table of the API's schema as the catalogue knows it, so that a new one is covered at once. */
async function readTables(sql: Sql): Promise<Table[]> {
  return sql<Table[]>`
    select c.relname as name,
      (select json_agg(json_build_object('name', a.attname, 'type', t.typname,
                'is_required', a.attnotnull and not a.atthasdef and a.attidentity = '',
                'choices', (select array(select m[1] from regexp_matches(replace(pg_get_constraintdef(k.oid), '''', ''), '(?:ARRAY[[]|, )([^],:]+)', 'g') m)
                              from pg_constraint k where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
                               and pg_get_constraintdef(k.oid) like '%ANY (ARRAY%' limit 1)) order by a.attnum)
         from pg_attribute a join pg_type t on t.oid = a.atttypid
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
      (select json_agg(a.attname) from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey::int2[])
        where i.indrelid = c.oid and i.indisprimary) as "primaryKey",
      (select coalesce(json_agg(json_build_object('schema', n.nspname, 'table', f.relname,
                'columns', array(select attname from unnest(k.conkey) with ordinality u (x, i) join pg_attribute on attrelid = c.oid and attnum = x order by i),
                'targets', array(select attname from unnest(k.confkey) with ordinality u (x, i) join pg_attribute on attrelid = f.oid and attnum = x order by i))), '[]')
         from pg_constraint k join pg_class f on f.oid = k.confrelid join pg_namespace n on n.oid = f.relnamespace
        where k.conrelid = c.oid and k.contype = 'f') as "foreignKeys"
      from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`
}

function valueFor(column: Column): unknown {
  if (column.choices?.length) return column.choices[0]
  switch (column.type) {
    case 'uuid':
      return crypto.randomUUID()
    case 'jsonb':
      return {}
    case 'timestamptz':
      // Tomorrow: something due now, such as a scheduled post, would be processed during the test.
      return new Date(Date.now() + 86_400_000).toISOString()
    case 'date':
      return '2026-01-01'
    case 'bool':
      return true
    case 'text':
      return `a${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}`
    case '_text':
      return ['a']
    default:
      return 1
  }
}

/** Values that a row needs beyond the types. */
const together: Record<string, Row> = {
  webhooks: { direction: 'inbound' },
  // The worker would resume a waiting run.
  automation_runs: { status: 'completed' },
  automation_run_steps: { status: 'completed' },
  stages: { slot: 9, position: 9 },
  // Each is of one record.
  tasks: { account_id: null, contact_id: null },
  recordings: { account_id: null, contact_id: null },
  lead_activities: { account_id: null, contact_id: null },
  lead_emails: { contact_id: null },
  attachments: { account_id: null, contact_id: null, task_id: null, recording_id: null },
}

/** A row that fits the table's types, checks and foreign keys; `known` holds one row of each table it may point at. */
export function makeRow(
  table: Table,
  known: ReadonlyMap<string, Row>,
  owner: { userId: string; companyId: string },
): Row {
  const row: Row = { ...together[table.name] }
  for (const key of table.foreignKeys) {
    const target = known.get(key.table)
    key.columns.forEach((column, index) => {
      const isWanted =
        table.columns.some((entry) => entry.name === column && entry.is_required) || key.columns.length > 1
      if (column in row) return
      if (key.schema === 'auth') row[column] = owner.userId
      else if (target && isWanted) row[column] = target[key.targets[index] ?? '']
    })
  }
  for (const column of table.columns) {
    if (column.name === 'company_id') row['company_id'] = owner.companyId
    else if (column.is_required && !(column.name in row)) row[column.name] = valueFor(column)
  }
  return row
}

/** Tables so ordered that each comes after those it points at. */
function inOrder(tables: readonly Table[]): Table[] {
  const names = new Set(tables.map((table) => table.name))
  const sorted: Table[] = []
  const visit = (table: Table, path: readonly string[]) => {
    if (sorted.includes(table) || path.includes(table.name)) return
    for (const key of table.foreignKeys) {
      const target = tables.find((entry) => entry.name === key.table)
      if (target && names.has(target.name)) visit(target, [...path, table.name])
    }
    sorted.push(table)
  }
  for (const table of tables) visit(table, [])
  return sorted
}

/** Inserts a row of the person's company into every table; rows that the sign-up created stay. */
export async function plantRows(
  sql: Sql,
  owner: { userId: string; companyId: string },
): Promise<{ tables: Table[]; rows: Map<string, Row> }> {
  const tables = inOrder(await readTables(sql))
  const rows = new Map<string, Row>([
    ['companies', { id: owner.companyId }],
    ['profiles', { id: owner.userId, company_id: owner.companyId }],
  ])
  const made = new Map([
    ['companies', ['id', owner.companyId]],
    ['profiles', ['id', owner.userId]],
    ['vertical_configurations', ['company_id', owner.companyId]],
    ['user_roles', ['user_id', owner.userId]],
  ])
  for (const table of tables) {
    const [column, value] = made.get(table.name) ?? []
    const [row] =
      column && value
        ? await sql`select * from ${sql(`public.${table.name}`)} where ${sql(column)} = ${value}`
        : await sql`insert into ${sql(`public.${table.name}`)} ${sql(makeRow(table, rows, owner))} returning *`
    rows.set(table.name, row ?? {})
  }
  return { tables, rows }
}
