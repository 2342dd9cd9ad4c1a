import type { Client } from 'pg'
import { identifier, qualified } from '../database/quote.ts'
import type { Manifest } from './manifest.ts'

/** The schemas of Parley. Others in the same database are not backed up. */
export const schemas = ['auth', 'storage', 'realtime', 'public', 'private', 'host', 'graphile_worker']

/** Tables that a restored database fills itself, or that describe one installation only. */
const leftOut = ['host.migrations', 'graphile_worker.migrations', 'host.backups', 'host.postponed_removals']

export interface Table {
  schema: string
  name: string
  /** Without generated ones, which can't be written. */
  columns: string[]
}

export const nameOf = ({ schema, name }: { schema: string; name: string }): string => qualified(schema, name)
export const columnList = (columns: readonly string[]): string => columns.map(identifier).join(', ')

/** Every table with rows of ours. Unlogged ones are left out, since a crash loses them, too. */
export async function readTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select n.nspname as schema, c.relname as name,
            array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as columns
       from pg_catalog.pg_class c
       join pg_catalog.pg_namespace n on n.oid = c.relnamespace
       join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where n.nspname = any($1) and c.relkind = 'r' and c.relpersistence = 'p'
        and not exists (select from pg_catalog.pg_depend d where d.objid = c.oid and d.deptype = 'e')
      group by n.nspname, c.relname order by n.nspname, c.relname`,
    [schemas],
  )
  return rows.filter(({ schema, name }) => !leftOut.includes(`${schema}.${name}`))
}

/** Read after the rows: a sequence may be ahead of its rows, never behind. */
export async function readSequences(client: Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query<Manifest['sequences'][number]>(
    `select schemaname as schema, sequencename as name, last_value::text as last
       from pg_catalog.pg_sequences where schemaname = any($1) order by 1, 2`,
    [schemas],
  )
  return rows
}
