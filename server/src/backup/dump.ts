import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { Client } from 'pg'
import { to } from 'pg-copy-streams'
import { columnList, nameOf, readSequences, readTables, type Table } from './catalogue.ts'
import { checkTable } from './check-table.ts'
import { createChecksum } from './checked-copy.ts'
import { type BackedUpTable, type Manifest, tableFile } from './manifest.ts'
import { readContent, textSettings } from './table-content.ts'

/**
 * Writes a table's rows, reads the file back and compares it with the content that Postgres reports.
 * @throws when it is not.
 */
async function dumpTable(client: Client, table: Table, folder: string): Promise<BackedUpTable> {
  const content = await readContent(client, table)
  const checksum = createChecksum()
  await pipeline(
    client.query(to(`copy ${nameOf(table)} (${columnList(table.columns)}) to stdout`)),
    createGzip({ level: 3 }),
    checksum.pass,
    createWriteStream(join(folder, tableFile(table)), { mode: 0o600, flush: true }),
  )
  const written: BackedUpTable = { ...table, ...content, ...checksum.result() }
  const { fault } = await checkTable(folder, written)
  if (fault !== null) throw new Error(`The backup does not hold what the database holds: ${fault}.`)
  return written
}

type Dump = Pick<Manifest, 'postgres' | 'migrations' | 'tables' | 'sequences'> & { versions: string[] }

async function dumpSnapshot(client: Client, folder: string, signal?: AbortSignal): Promise<Dump> {
  await client.query(`begin isolation level repeatable read read only; ${textSettings}`)
  const server = await client.query<{ version: string }>(
    `select current_setting('server_version') as version`,
  )
  const migrations = await client.query<Manifest['migrations'][number]>(
    'select origin, version, name, checksum from host.migrations order by origin, version',
  )
  const tables: BackedUpTable[] = []
  for (const table of await readTables(client)) {
    signal?.throwIfAborted()
    tables.push(await dumpTable(client, table, folder))
  }
  const objects = await client.query<{ version: string }>(
    'select distinct version from storage.objects where version is not null',
  )
  return {
    postgres: server.rows[0]?.version ?? '',
    migrations: migrations.rows,
    tables,
    sequences: await readSequences(client),
    versions: objects.rows.map(({ version }) => version),
  }
}

/**
 * Writes every table's rows below `folder`, all as they were at one moment, while others go on writing.
 * `versions` are the stored objects that these rows name.
 */
export async function dumpTables(url: string, folder: string, signal?: AbortSignal): Promise<Dump> {
  await mkdir(join(folder, 'tables'), { recursive: true, mode: 0o700 })
  const client = new Client({ connectionString: url, application_name: 'parley backup' })
  // A broken connection fails the running statement, which reports it.
  client.on('error', () => {})
  await client.connect()
  try {
    return await dumpSnapshot(client, folder, signal)
  } finally {
    await client.end()
  }
}
