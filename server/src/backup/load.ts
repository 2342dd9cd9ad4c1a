import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type { Client } from 'pg'
import { from } from 'pg-copy-streams'
import { z } from 'zod'
import { StartError } from '../config.ts'
import { columnList, nameOf, schemas } from './catalogue.ts'
import { type BackedUpTable, type Manifest, tableFile } from './manifest.ts'
import { type Content, readContent, textSettings } from './table-content.ts'

const references = z.array(z.object({ target: z.string(), name: z.string(), definition: z.string() }))
async function readReferences(client: Client) {
  const { rows } = await client.query(
    `select c.conrelid::regclass::text as target, quote_ident(c.conname) as name, pg_get_constraintdef(c.oid) as definition
       from pg_catalog.pg_constraint c join pg_catalog.pg_namespace n on n.oid = c.connamespace
      where c.contype = 'f' and n.nspname = any($1)`,
    [schemas],
  )
  return references.parse(rows)
}

/** @throws StartError when a table's content differs from the backup's. */
function requireSameContent({ schema, name, rows, digest }: BackedUpTable, found: Content): void {
  if (found.rows !== rows)
    throw new StartError(`Nothing was restored: ${schema}.${name} has ${found.rows} rows instead of ${rows}.`)
  if (digest !== null && found.digest !== digest)
    throw new StartError(
      `Nothing was restored: the rows of ${schema}.${name} differ from those that were backed up.`,
    )
}

/** A backup holds rows, not the operator's own definitions. @throws StartError naming what of it has no place here */
async function requirePlaces(client: Client, tables: readonly BackedUpTable[]): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'select name from unnest($1::text[]) name where to_regclass(name) is null',
    [tables.map(nameOf)],
  )
  const [first, ...others] = rows.map(({ name }) => name.replaceAll('"', ''))
  if (first === undefined) return
  const all = others.length === 0 ? first : `${first} and ${others.length} more`
  throw new StartError(
    `Nothing was restored: the backup also holds rows of ${all}, which Parley does not make: make what is yours in this database as it was, and restore again.`,
  )
}

/**
 * Replaces the rows of every table in the backup by the backed up ones, in one transaction: all or nothing. The tables
 * must be those of the backup's migrations.
 *
 * Foreign keys go first and come back at the end, which checks every row against them; that needs no superuser, and
 * tables that refer to each other need no order. Triggers are disabled, since their effects are in the backup.
 * @throws when a row does not fit, or the content differs from that of the backup.
 */
export async function loadTables(
  client: Client,
  folder: string,
  { tables, sequences }: Pick<Manifest, 'tables' | 'sequences'>,
): Promise<void> {
  const run = (text: string, values?: unknown[]) => client.query(text, values)
  await run('begin')
  try {
    await run(textSettings)
    await requirePlaces(client, tables)
    const foreignKeys = await readReferences(client)
    for (const { target, name } of foreignKeys) await run(`alter table ${target} drop constraint ${name}`)
    for (const table of tables) await run(`alter table ${nameOf(table)} disable trigger user`)
    if (tables.length > 0) await run(`truncate ${tables.map(nameOf).join(', ')}`)
    for (const table of tables) {
      await pipeline(
        createReadStream(join(folder, tableFile(table))),
        createGunzip(),
        client.query(from(`copy ${nameOf(table)} (${columnList(table.columns)}) from stdin`)),
      )
      requireSameContent(table, await readContent(client, table))
    }
    for (const sequence of sequences)
      if (sequence.last !== null)
        await run('select setval($1::regclass, $2)', [nameOf(sequence), sequence.last])
    for (const { target, name, definition } of foreignKeys)
      await run(`alter table ${target} add constraint ${name} ${definition}`)
    for (const table of tables) await run(`alter table ${nameOf(table)} enable trigger user`)
    await run('commit')
  } catch (error) {
    await run('rollback').catch(() => {})
    throw error
  }
  await run('analyze')
}
