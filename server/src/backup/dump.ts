import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { Client } from 'pg'
import { columnList, qualified, readSequences, readTables, type Table } from './catalogue.ts'
import { createChecksum } from './checked-copy.ts'
import { copyOut } from './copy.ts'
import { type BackedUpTable, type Manifest, tableFile } from './manifest.ts'

const NEWLINE = 10

/** COPY's text format writes a row a line, with newlines inside values escaped. */
function createRowCounter() {
  let rows = 0
  return {
    async *pass(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
      for await (const chunk of source) {
        for (const byte of chunk) if (byte === NEWLINE) rows++
        yield chunk
      }
    },
    count: () => rows,
  }
}

async function dumpTable(client: Client, table: Table, folder: string): Promise<BackedUpTable> {
  const rows = createRowCounter()
  const checksum = createChecksum()
  await pipeline(
    copyOut(client, `copy ${qualified(table)} (${columnList(table.columns)}) to stdout`),
    rows.pass,
    createGzip({ level: 3 }),
    checksum.pass,
    createWriteStream(join(folder, tableFile(table)), { mode: 0o600, flush: true }),
  )
  return { ...table, rows: rows.count(), ...checksum.result() }
}

type Dump = Pick<Manifest, 'postgres' | 'migrations' | 'tables' | 'sequences'> & { versions: string[] }

async function dumpSnapshot(client: Client, folder: string, signal?: AbortSignal): Promise<Dump> {
  await client.query(
    `begin isolation level repeatable read read only;
     set local datestyle = 'ISO'; set local intervalstyle = 'postgres'; set local extra_float_digits = 3;
     set local statement_timeout = 0; set local client_encoding = 'UTF8'`,
  )
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
  // A connection that breaks fails the statement under way, which says so.
  client.on('error', () => {})
  await client.connect()
  try {
    return await dumpSnapshot(client, folder, signal)
  } finally {
    await client.end()
  }
}
