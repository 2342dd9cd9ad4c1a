import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { createChecksum } from './checked-copy.ts'
import { type BackedUpTable, tableFile } from './manifest.ts'
import { type ReadContent, readCopiedContent } from './table-content.ts'

interface CheckedTable {
  /** A short description of the damage; null where none was found. */
  fault: string | null
  /** Whether the rows were proven equal to those of the database. */
  isProven: boolean
}

/**
 * The version that wrote format 1 damaged rows that arrived in several chunks. A chunk of Postgres has up to 8 KiB,
 * with a header of five bytes for each row.
 */
const inOnePiece = 8000
const fitsOneChunk = ({ size, rows }: ReadContent) => size + 5 * rows < inOnePiece

const count = (rows: number) => `${rows} ${rows === 1 ? 'row' : 'rows'}`

function findFault({ rows, digest }: BackedUpTable, found: ReadContent): string | null {
  if (found.misshapen > 0) return `${found.misshapen} of ${count(found.rows)} can't be read`
  if (found.rows !== rows) return `${count(found.rows)} instead of ${rows}`
  if (digest !== null && found.digest !== digest) return 'other content than the database had'
  return null
}

/**
 * Reads the rows of one table in a backup and compares them with the database's count and digest.
 * @param folder the backup's own
 */
export async function checkTable(folder: string, table: BackedUpTable): Promise<CheckedTable> {
  const name = `the rows of ${table.schema}.${table.name}`
  const path = join(folder, tableFile(table))
  if (!(await stat(path).catch(() => null))) return { fault: `${name} (the file is gone)`, isProven: false }
  const checksum = createChecksum()
  try {
    const found = await pipeline(
      createReadStream(path),
      checksum.pass,
      createGunzip(),
      (rows: AsyncIterable<Uint8Array>) => readCopiedContent(rows, table.columns.length),
    )
    if (checksum.result().sha256 !== table.sha256)
      return { fault: `${name} (the file was changed)`, isProven: false }
    const fault = findFault(table, found)
    return {
      fault: fault && `${name} (${fault})`,
      isProven: fault === null && (table.digest !== null || fitsOneChunk(found)),
    }
  } catch {
    return { fault: `${name} (the file can't be unpacked)`, isProven: false }
  }
}
