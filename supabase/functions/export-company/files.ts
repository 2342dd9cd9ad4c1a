import { toCsvLine } from '@parley/core/text/csv'
import type { SupabaseClient } from '@supabase/supabase-js'
import type { ExportedRow } from './read-rows.ts'
import { readRows } from './read-rows.ts'
import { exportedTables } from './tables.ts'

export interface ZipEntry {
  name: string
  input: AsyncIterable<string> | ReadableStream<Uint8Array> | string
}
export interface Source {
  client: SupabaseClient
  /** One file of a bucket, read as the caller; null where it is missing. Throws when it can't be read. */
  readFile: (bucket: string, path: string) => Promise<ReadableStream<Uint8Array> | null>
}

async function* toJson(
  rows: AsyncIterable<ExportedRow>,
  count: (rows: number) => void,
): AsyncGenerator<string> {
  let written = 0
  yield '['
  for await (const row of rows) yield `${written++ === 0 ? '\n' : ',\n'}${JSON.stringify(row)}`
  yield '\n]\n'
  count(written)
}

async function* toCsv(rows: AsyncIterable<ExportedRow>): AsyncGenerator<string> {
  let columns: string[] | undefined
  for await (const row of rows) {
    if (!columns) {
      columns = Object.keys(row)
      // Spreadsheets recognise UTF-8 only by its byte order mark.
      yield `\uFEFF${toCsvLine(columns)}`
    }
    yield toCsvLine(columns.map((column) => row[column]))
  }
}

const readme = `This is everything Parley holds of your company, as its owner may see it.

data/NAME.json   the rows of a table as JSON
data/NAME.csv    the same for a spreadsheet (UTF-8; text that looks like a formula begins with an apostrophe)
audio/           the recordings, named as "storage_path" in data/recordings.json ends
files/           the attachments, each in a folder named after its "id" in data/attachments.json
manifest.json    how many rows and files there are, and which files could not be read

Conversations with the assistant are private: only your own are in here. Keys, secrets and invitation links are left out.
`

/** Tables whose rows name a file of the bucket of the same name, and where those stand in the zip. */
const filed = [
  { table: 'recordings', folder: 'audio' },
  { table: 'attachments', folder: 'files' },
] as const

/** A name that every system can unpack. */
const fileName = (name: string): string =>
  name.replace(/[\\/:*?"<>|\p{Cc}]/gu, '_').replace(/^\.+|[. ]+$/gu, '') || 'file'

/** The entries of the zip, in order, each read only when the one before it is written. The manifest comes last. */
export async function* exportFiles(source: Source, now: Date): AsyncGenerator<ZipEntry> {
  const rows: Record<string, number> = {}
  const missing: string[] = []
  let files = 0
  yield { name: 'README.txt', input: readme }
  for (const table of exportedTables) {
    const count = (written: number) => {
      rows[table.name] = written
    }
    yield { name: `data/${table.name}.json`, input: toJson(readRows(source.client, table), count) }
    yield { name: `data/${table.name}.csv`, input: toCsv(readRows(source.client, table)) }
  }
  for (const { table, folder } of filed) {
    const named = {
      name: table,
      keys: ['id'],
      columns: table === 'attachments' ? 'id,storage_path,name' : 'id,storage_path',
    }
    for await (const { storage_path: path, name } of readRows(source.client, named)) {
      if (typeof path !== 'string') continue
      const input = await source.readFile(table, path)
      if (!input) {
        missing.push(path)
        continue
      }
      files += 1
      const inside = path.split('/').slice(1).join('/')
      yield { name: `${folder}/${inside}${typeof name === 'string' ? `/${fileName(name)}` : ''}`, input }
    }
  }
  const manifest = { exported_at: now.toISOString(), rows, files, missing }
  yield { name: 'manifest.json', input: `${JSON.stringify(manifest, null, 2)}\n` }
}
