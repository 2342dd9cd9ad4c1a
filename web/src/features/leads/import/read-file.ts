import { looksLikeHeader } from '@parley/core/leads/import/fields'
import { guessSubject } from '@parley/core/leads/import/guess-subject'
import type { ImportSubject } from '@parley/core/leads/import/import-subjects'
import { guessDelimiter, readCsv, readCsvStart } from '@parley/core/text/csv-read'
import { decodeText, detectEncoding, type TextEncoding } from '@parley/core/text/encoding'
import { formatBytes } from '~/data/measures.ts'

export const fileLimit = 50 * 1024 * 1024
/** Bytes that the preview is made from. */
const startLength = 256 * 1024
export const previewRows = 20

/** A file as it was chosen, and how it is to be read. */
export interface ChosenFile {
  file: File
  /** Its first bytes. */
  start: Uint8Array
  encoding: TextEncoding
  delimiter: string
  hasHeader: boolean
  /** What it holds. */
  subject: ImportSubject
}

export type FileReading = { chosen: ChosenFile } | { problem: string }

const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03

/** Says in words why a file cannot be imported; null where it can. */
export function describeFileProblem(name: string, size: number, start: Uint8Array): string | null {
  if (size === 0) return `${name} is empty.`
  if (size > fileLimit)
    return `${name} has ${formatBytes(size)}; an import takes 50 MB at most. Split it into smaller files.`
  if (isZip(start) || /\.(xlsx?|ods|numbers)$/i.test(name))
    return `${name} is a workbook, not a CSV file. Open it and save the sheet as CSV.`
  const encoding = detectEncoding(start)
  const isBinary = !encoding.startsWith('utf-16') && start.subarray(0, 4096).includes(0)
  return isBinary ? `${name} is not a text file. Save your list as CSV first.` : null
}

/** The first records of a chosen file, the heading among them. */
export function readStart({ file, start, encoding, delimiter }: ChosenFile): string[][] {
  const isWhole = file.size <= start.length
  return readCsvStart(decodeText(start, encoding), delimiter, previewRows + 1, isWhole)
}

/** All records of a chosen file but its headings. */
export async function readWhole({ file, encoding, delimiter, hasHeader }: ChosenFile) {
  const records = readCsv(decodeText(new Uint8Array(await file.arrayBuffer()), encoding), delimiter, true)
  if (hasHeader) records.next()
  return records
}

/** Finds out how a file is to be read. @param usual what it holds, if its headings don't tell */
export async function readFile(file: File, usual: ImportSubject = 'leads'): Promise<FileReading> {
  const start = new Uint8Array(await file.slice(0, startLength).arrayBuffer())
  const problem = describeFileProblem(file.name, file.size, start)
  if (problem !== null) return { problem }
  // The first sign beyond ASCII may stand anywhere in the file.
  const encoding = detectEncoding(new Uint8Array(await file.arrayBuffer()))
  const delimiter = guessDelimiter(decodeText(start, encoding))
  const chosen = { file, start, encoding, delimiter, hasHeader: true, subject: usual }
  const [first] = readStart(chosen)
  if (!first) return { problem: `${file.name} holds no rows that can be read.` }
  const subject = guessSubject(first) ?? usual
  return { chosen: { ...chosen, subject, hasHeader: looksLikeHeader(first) } }
}
