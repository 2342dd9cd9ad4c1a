import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { createGunzip } from 'node:zlib'
import type { Client } from 'pg'
import { z } from 'zod'
import { columnList, qualified, SCHEMAS } from './catalogue.ts'
import { copyIn } from './copy.ts'
import { type Manifest, tableFile } from './manifest.ts'

const references = z.array(z.object({ target: z.string(), name: z.string(), definition: z.string() }))
const counted = z.tuple([z.object({ count: z.coerce.number() })])

async function readReferences(client: Client) {
  const { rows } = await client.query(
    `select c.conrelid::regclass::text as target, quote_ident(c.conname) as name, pg_get_constraintdef(c.oid) as definition
       from pg_catalog.pg_constraint c join pg_catalog.pg_namespace n on n.oid = c.connamespace
      where c.contype = 'f' and n.nspname = any($1)`,
    [SCHEMAS],
  )
  return references.parse(rows)
}

/**
 * Replaces the rows of every table in the backup by the backed up ones, in one transaction: it is all there or nothing
 * changed. The tables must be those of the backup's migrations.
 *
 * Foreign keys go first and come back at the end, which checks every row against them; that needs no superuser, and tables
 * that refer to each other need no order. Triggers rest, since what they would do has been done.
 * @throws when a row does not fit.
 */
export async function loadTables(
  client: Client,
  folder: string,
  { tables, sequences }: Pick<Manifest, 'tables' | 'sequences'>,
): Promise<void> {
  const run = (text: string, values?: unknown[]) => client.query(text, values)
  await run('begin')
  try {
    // Names with their schemas, in `regclass` and in constraints' definitions alike.
    await run(`select set_config('search_path', '', true), set_config('statement_timeout', '0', true),
                      set_config('client_encoding', 'UTF8', true)`)
    const foreignKeys = await readReferences(client)
    for (const { target, name } of foreignKeys) await run(`alter table ${target} drop constraint ${name}`)
    for (const table of tables) await run(`alter table ${qualified(table)} disable trigger user`)
    if (tables.length > 0) await run(`truncate ${tables.map(qualified).join(', ')}`)
    for (const table of tables) {
      const source = createReadStream(join(folder, tableFile(table)))
      const rows = createGunzip()
      source.once('error', (error) => rows.destroy(error))
      source.pipe(rows)
      await copyIn(client, `copy ${qualified(table)} (${columnList(table.columns)}) from stdin`, rows)
      const answer = await run(`select count(*) as count from ${qualified(table)}`)
      const [{ count }] = counted.parse(answer.rows)
      if (count !== table.rows)
        throw new Error(`${table.schema}.${table.name} has ${count} rows instead of ${table.rows}`)
    }
    for (const sequence of sequences)
      if (sequence.last !== null)
        await run('select setval($1::regclass, $2)', [qualified(sequence), sequence.last])
    for (const { target, name, definition } of foreignKeys)
      await run(`alter table ${target} add constraint ${name} ${definition}`)
    for (const table of tables) await run(`alter table ${qualified(table)} enable trigger user`)
    await run('commit')
  } catch (error) {
    await run('rollback').catch(() => {})
    throw error
  }
  await run('analyze')
}
