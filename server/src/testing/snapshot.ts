import type { Sql } from '../database/database.ts'
import type { Table } from './rows.ts'

/** Every row of the tables as text but those that hold one of the words, by table. */
export async function snapshotOf(
  sql: Sql,
  tables: readonly Pick<Table, 'name'>[],
  without: readonly string[],
): Promise<Record<string, string>> {
  const parts: Record<string, string> = {}
  for (const { name } of tables) {
    const [row] = await sql.unsafe(
      `select coalesce(jsonb_agg(to_jsonb(t) order by to_jsonb(t)::text), '[]')::text as text from public.${name} t
        where not to_jsonb(t)::text like any ($1)`,
      [without.map((word) => `%${word}%`)],
    )
    parts[name] = String(row?.['text'])
  }
  return parts
}
