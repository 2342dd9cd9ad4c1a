import { guessDelimiter, readCsvStart } from '@parley/core/text/csv-read'
import { decodeText, detectEncoding } from '@parley/core/text/encoding'

export const fileLimit = 20 * 1024 * 1024
export const rowLimit = 100_000

/** A file as a table; the first row names the columns. */
export interface FileTable {
  name: string
  headings: readonly string[]
  rows: readonly (readonly string[])[]
}
export type TableReading = { table: FileTable } | { problem: string }

/** Reads a CSV text whole. @param name of the file, for what is told of it */
export function toTable(name: string, text: string): TableReading {
  const records = readCsvStart(text, guessDelimiter(text), rowLimit + 2, true)
  const [headings, ...rows] = records
  if (!headings || rows.length === 0) return { problem: `${name} holds no rows below its headings.` }
  if (rows.length > rowLimit)
    return { problem: `${name} has more than 100,000 rows. Split it into smaller files.` }
  return { table: { name, headings, rows } }
}

/** Reads a chosen file; says in words why it cannot. */
export async function readTable(file: File): Promise<TableReading> {
  if (file.size === 0) return { problem: `${file.name} is empty.` }
  if (file.size > fileLimit)
    return { problem: `${file.name} has more than 20 MB. Split it into smaller files.` }
  const bytes = new Uint8Array(await file.arrayBuffer())
  const encoding = detectEncoding(bytes)
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b
  if (isZip || (!encoding.startsWith('utf-16') && bytes.subarray(0, 4096).includes(0)))
    return { problem: `${file.name} is not a CSV file. Open it and save the sheet as CSV.` }
  return toTable(file.name, decodeText(bytes, encoding))
}
