import { z } from 'zod'
import type { Caller, Database, Row, Sql } from '../database/database.ts'
import { identifier, qualified } from '../database/quote.ts'

interface Column {
  name: string
  type: string
}

export interface PublishedTable {
  schema: string
  name: string
  columns: Column[]
  keys: string[]
}

/** The time limit of a read's statements; a slower subscriber is told that changes were missed. */
const readTimeoutMs = 5000
const request = { method: 'GET', path: '/realtime/v1', headers: '{}', timeout: readTimeoutMs }

const textRow = z.object({ text: z.string().nullable() })

export type Catalogue = Awaited<ReturnType<typeof createCatalogue>>

function byKey(table: PublishedTable, rows: readonly Row[]): Map<string, Row> {
  const record = z.record(z.string(), z.unknown())
  return new Map(
    rows.map((row) => {
      const parsed = record.parse(JSON.parse(textRow.parse(row).text ?? '{}'))
      return [keyText(table, parsed), parsed]
    }),
  )
}

/** The table's SELECT policies for a role as one expression; null where no policy allows reading. */
async function policiesOf(sql: Sql, table: PublishedTable, role: string): Promise<string | null> {
  const [target] = await sql<
    { oid: string; is_protected: boolean; bypasses: boolean; can_select: boolean }[]
  >`
    select c.oid, c.relrowsecurity as is_protected, (select rolbypassrls from pg_roles where rolname = ${role}) as bypasses,
           has_table_privilege(${role}, c.oid, 'select') as can_select
      from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = ${table.schema} and c.relname = ${table.name}`
  if (!target?.can_select) return null
  if (!target.is_protected || target.bypasses) return 'true'
  const policies = await sql<{ expression: string; is_permissive: boolean }[]>`
    select coalesce(pg_get_expr(polqual, polrelid), 'true') as expression, polpermissive as is_permissive
      from pg_policy where polrelid = ${target.oid} and polcmd in ('r', '*')
       and (polroles = '{0}' or exists (select from unnest(polroles) r (oid) join pg_roles g on g.oid = r.oid where g.rolname = ${role}))`
  const permissive = policies
    .filter((policy) => policy.is_permissive)
    .map((policy) => `(${policy.expression})`)
  if (permissive.length === 0) return null
  const restrictive = policies
    .filter((policy) => !policy.is_permissive)
    .map((policy) => `(${policy.expression})`)
  return [`(${permissive.join(' or ')})`, ...restrictive].join(' and ')
}

/** The tables of the publication, and how to read their rows under a subscriber's own claims. */
export async function createCatalogue(database: Database) {
  const { sql } = database
  const tables = new Map<string, PublishedTable>()

  /** As in the data API, a table without row-level security is served to nobody. */
  async function reload(): Promise<void> {
    await sql`select realtime.follow_publication()`
    const rows = await sql<(Column & { schema: string; table: string; is_key: boolean })[]>`
      select n.nspname as schema, c.relname as table, a.attname as name, t.typname as type,
             exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary and a.attnum = any (i.indkey::int2[])) as is_key
        from pg_publication_rel r join pg_publication p on p.oid = r.prpubid
        join pg_class c on c.oid = r.prrelid join pg_namespace n on n.oid = c.relnamespace
        join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        join pg_type t on t.oid = a.atttypid
       where p.pubname = 'supabase_realtime' and c.relrowsecurity order by 1, 2, a.attnum`
    tables.clear()
    for (const row of rows) {
      const id = `${row.schema}.${row.table}`
      const table = tables.get(id) ?? { schema: row.schema, name: row.table, columns: [], keys: [] }
      table.columns.push({ name: row.name, type: row.type })
      if (row.is_key) table.keys.push(row.name)
      tables.set(id, table)
    }
  }

  await reload()
  return {
    reload,
    find: (schema: string, name: string) => tables.get(`${schema}.${name}`) ?? null,

    /** The tables of the publication whose whole rows a role may select, whatever their policies then show. */
    async readableBy(role: string): Promise<PublishedTable[]> {
      const rows = await sql<{ schema: string; table: string }[]>`
        select n.nspname as schema, c.relname as table
          from pg_publication_rel r join pg_publication p on p.oid = r.prpubid
          join pg_class c on c.oid = r.prrelid join pg_namespace n on n.oid = c.relnamespace
         where p.pubname = 'supabase_realtime' and has_table_privilege(${role}, c.oid, 'select')`
      return rows.flatMap(({ schema, table }) => tables.get(`${schema}.${table}`) ?? [])
    },

    /** The rows of `keys` that the caller may see, by the text of their key. */
    async readVisible(
      caller: Caller,
      table: PublishedTable,
      keys: readonly Row[],
    ): Promise<Map<string, Row>> {
      const match = table.keys
        .map((key) => `row_of.${identifier(key)} = wanted.${identifier(key)}`)
        .join(' and ')
      const source = qualified(table.schema, table.name)
      const text = `select to_jsonb(row_of)::text as text from jsonb_populate_recordset(null::${source}, $1::text::jsonb) wanted join ${source} row_of on ${match}`
      const rows = await database.statement(caller, {
        text,
        values: [JSON.stringify(keys)],
        request,
        isReadOnly: true,
      })
      return byKey(table, rows)
    },

    /** The deleted rows that the caller could have seen: the table's own policies evaluated on the old row. */
    async readVisibleDeleted(
      caller: Caller,
      table: PublishedTable,
      ids: readonly unknown[],
    ): Promise<Map<string, Row>> {
      const rows = await sql<
        { content: Row }[]
      >`select content from realtime.deleted_rows where id = any(${ids.map(String)}::bigint[])`
      if (rows.length < ids.length) throw new Error('deleted rows were swept before they could be told of')
      const condition = await policiesOf(sql, table, caller.role)
      if (!condition) return new Map()
      const source = qualified(table.schema, table.name)
      const name = identifier(table.name)
      // Under the table's own name, since that is how its policies call the columns.
      const text = `select to_jsonb(${name})::text as text from jsonb_populate_recordset(null::${source}, $1::text::jsonb) as ${name} where ${condition}`
      const visible = await database.statement(caller, {
        text,
        values: [JSON.stringify(rows.map((row) => row.content))],
        request,
        isReadOnly: true,
      })
      return byKey(table, visible)
    },
  }
}

/** A row's identity as text, the same for the notification and the row read back. */
export const keyText = (table: PublishedTable, row: Row): string =>
  JSON.stringify(table.keys.map((key) => String(row[key])))
